<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message>
        <source>there is no such folder</source>
        <translation>такой папки нет</translation>
    </message>
    <message>
        <source>this is no file</source>
        <translation>это не файл</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>файл исчез</translation>
    </message>
</context>
<context>
    <name>ArchiveWords</name>
    <message>
        <source>The match could not be saved: the disk is full (%1). Play goes on; make room before you quit.</source>
        <translation>Не удалось сохранить матч: диск заполнен (%1). Игра продолжается; освободите место, прежде чем выйти.</translation>
    </message>
    <message>
        <source>The match could not be saved: RaiseChess may not write there (%1). Play goes on; put that right before you quit.</source>
        <translation>Не удалось сохранить матч: RaiseChess не может туда записывать (%1). Игра продолжается; исправьте это, прежде чем выйти.</translation>
    </message>
    <message>
        <source>The match could not be saved: another program holds its file (%1). Play goes on; close that program before you quit.</source>
        <translation>Не удалось сохранить матч: его файл занят другой программой (%1). Игра продолжается; закройте ту программу, прежде чем выйти.</translation>
    </message>
    <message>
        <source>The disk takes long to save the match: the game goes on once it has.</source>
        <translation>Диск долго сохраняет матч: игра продолжится, когда он закончит.</translation>
    </message>
    <message>
        <source>The match could not be saved (%1). Play goes on; put that right before you quit.</source>
        <translation>Не удалось сохранить матч (%1). Игра продолжается; исправьте это, прежде чем выйти.</translation>
    </message>
    <message>
        <source>another program holds it: %1</source>
        <translation>они заняты другой программой: %1</translation>
    </message>
    <message>
        <source>RaiseChess may not write there: %1</source>
        <translation>RaiseChess не может туда записывать: %1</translation>
    </message>
    <message>
        <source>The saved matches cannot be read (%1). Put that right and start RaiseChess again: they stay as they are. What you play until then is not saved.</source>
        <translation>Сохранённые матчи не читаются (%1). Исправьте это и запустите RaiseChess снова: они остаются как есть. То, что вы сыграете до тех пор, не сохраняется.</translation>
    </message>
    <message>
        <source>The saved matches are of a later version of RaiseChess, so this one begins a file of its own.</source>
        <translation>Сохранённые матчи записаны более поздней версией RaiseChess, поэтому эта начинает свой файл.</translation>
    </message>
    <message>
        <source>What stands in the place of the saved matches is not of RaiseChess, so a new file is begun.</source>
        <translation>На месте сохранённых матчей лежит файл другой программы, поэтому начат новый.</translation>
    </message>
    <message>
        <source>The file of the saved matches is damaged. What could be read of it goes on in a new one.</source>
        <translation>Файл сохранённых матчей повреждён. Всё, что удалось из него прочитать, перенесено в новый.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Файл сохранён как %1.</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Pieces in odd places</source>
        <translation>Фигуры на необычных местах</translation>
    </message>
    <message>
        <source>Three of your pieces were drawn by lot, and only you see which: a rook on b1, a queen on d2, a knight on g1. A badge marks them. The computer sees three chips there, and you see three of its own as chips.</source>
        <translation>Три ваши фигуры выпали по жребию, и что это за фигуры, видите только вы: ладья на b1, ферзь на d2, конь на g1. Они отмечены значком. Компьютер видит там три фишки, а вы видите три фишки вместо его фигур.</translation>
    </message>
    <message>
        <source>A piece moves as what it is, wherever it was dealt. The queen on d2 moves along lines and diagonals. Move it to g5.</source>
        <translation>Фигура ходит так, как ей положено, где бы она ни стояла. Ферзь на d2 ходит по прямым и диагоналям. Поставьте его на g5.</translation>
    </message>
    <message>
        <source>Nobody was told that it is a queen. But a rook, a knight or a pawn does not go from d2 to g5, so everybody knows now: a queen or a bishop.</source>
        <translation>Никто не говорил, что это ферзь. Но ладья, конь и пешка с d2 на g5 не ходят, и теперь все знают: это ферзь или слон.</translation>
    </message>
    <message>
        <source>Move the queen from d2 along the diagonal to g5.</source>
        <translation>Проведите ферзя с d2 по диагонали на g5.</translation>
    </message>
    <message>
        <source>A pawn can be dealt on the first rank, here on c1. It goes one square at a time, never two, also from the second rank later on. Move it to c2.</source>
        <translation>Пешка может выпасть и на первой горизонтали, здесь — на c1. Она ходит на одно поле, никогда на два, и со второй горизонтали потом тоже. Поставьте её на c2.</translation>
    </message>
    <message>
        <source>Only a pawn that was dealt on its own second rank and never moved has the double step.</source>
        <translation>Ход через поле есть только у пешки, которая выпала на своей второй горизонтали и ещё не ходила.</translation>
    </message>
    <message>
        <source>Move the pawn from c1 to c2.</source>
        <translation>Поставьте пешку с c1 на c2.</translation>
    </message>
    <message>
        <source>What the computer&apos;s moves tell</source>
        <translation>О чём говорят ходы компьютера</translation>
    </message>
    <message>
        <source>The chip from c8 went diagonally to e6. What can it be?</source>
        <translation>Фишка с c8 пошла по диагонали на e6. Что это может быть?</translation>
    </message>
    <message>
        <source>A queen or a bishop</source>
        <translation>Ферзь или слон</translation>
    </message>
    <message>
        <source>A queen or a rook</source>
        <translation>Ферзь или ладья</translation>
    </message>
    <message>
        <source>Only a bishop</source>
        <translation>Только слон</translation>
    </message>
    <message>
        <source>Both move diagonally, nothing else does. In the table the other types are struck through; hold the pointer on one to read why.</source>
        <translation>По диагонали ходят оба, и больше никто. В таблице остальные типы зачёркнуты; задержите на одном из них указатель и прочтите почему.</translation>
    </message>
    <message>
        <source>Which pieces can go from c8 to e6 in one move?</source>
        <translation>Какие фигуры попадают с c8 на e6 одним ходом?</translation>
    </message>
    <message>
        <source>Nothing stands between the chip on e7 and your king, and yet no check was announced. What is the chip certainly not?</source>
        <translation>Между фишкой на e7 и вашим королём ничего нет, а шах не объявлен. Чем эта фишка точно не может быть?</translation>
    </message>
    <message>
        <source>A queen or a rook would give check along the file. What does not happen tells as much as what does.</source>
        <translation>Ферзь или ладья дали бы шах по вертикали. То, чего не случилось, говорит не меньше того, что случилось.</translation>
    </message>
    <message>
        <source>Which pieces would attack your king on e1 from e7?</source>
        <translation>Какие фигуры с e7 нападали бы на вашего короля на e1?</translation>
    </message>
    <message>
        <source>At the deal each of three chips can be any of five types: 5 × 5 × 5 = 125 deals, all equally likely. The table calls that 7.0 bits. How many bits are left when half of the deals are ruled out?</source>
        <translation>Вначале каждая из трёх фишек может быть любой из пяти: 5 × 5 × 5 = 125 раздач, все равновероятны. В таблице это 7,0 бита. Сколько бит останется, когда половина раздач исключена?</translation>
    </message>
    <message>
        <source>3.5: half of them</source>
        <translation>3,5: половина</translation>
    </message>
    <message>
        <source>6.0: one less</source>
        <translation>6,0: на один меньше</translation>
    </message>
    <message>
        <source>7.0: as many</source>
        <translation>7,0: столько же</translation>
    </message>
    <message>
        <source>A bit is one halving: six more answers yes or no, and the deal is known. At 0 bits nothing is hidden any more.</source>
        <translation>Бит — это деление пополам: ещё шесть ответов «да» или «нет», и раздача известна. При 0 бит ничего не скрыто.</translation>
    </message>
    <message>
        <source>Each bit stands for one answer yes or no that halves the deals.</source>
        <translation>Каждый бит — это один ответ «да» или «нет», который делит раздачи пополам.</translation>
    </message>
    <message>
        <source>What your moves tell</source>
        <translation>О чём говорят ваши ходы</translation>
    </message>
    <message>
        <source>Your own moves tell, too. When you take up the queen on d2, a ring on each square says how many types an onlooker could still think of. Make the move with it that leaves the most.</source>
        <translation>Ваши ходы тоже говорят. Когда вы берёте ферзя на d2, кольцо на каждом поле показывает, сколько типов останется возможными для наблюдателя. Сделайте им ход, после которого их больше всего.</translation>
    </message>
    <message>
        <source>Queen, rook and pawn can all go straight ahead, so three types are left. Any other move of it leaves fewer.</source>
        <translation>Прямо вперёд ходят и ферзь, и ладья, и пешка, поэтому остаются три типа. После любого другого хода их меньше.</translation>
    </message>
    <message>
        <source>That would leave fewer. Look for the rings with a 3.</source>
        <translation>Так останется меньше. Найдите кольца с числом 3.</translation>
    </message>
    <message>
        <source>The rook on h1 is one of your hidden pieces. Castle with it: move the king to g1, or drag it onto the rook.</source>
        <translation>Ладья на h1 — одна из ваших закрытых фигур. Сделайте с ней рокировку: поставьте короля на g1 или перетащите его на ладью.</translation>
    </message>
    <message>
        <source>Only a rook castles, so now everybody knows what was dealt on h1. A move that reveals a piece is marked before you make it.</source>
        <translation>Рокируют только с ладьёй, и теперь все знают, что выпало на h1. Ход, который раскрывает фигуру, отмечен ещё до того, как вы его сделаете.</translation>
    </message>
    <message>
        <source>Move the king from e1 to g1.</source>
        <translation>Поставьте короля с e1 на g1.</translation>
    </message>
    <message>
        <source>Bets and the showdown</source>
        <translation>Ставки и вскрытие</translation>
    </message>
    <message>
        <source>With chips you may bet before you move. Say the pot is 12 and the computer bets 6. A call costs 6 and wins 18. From which chance on does it pay?</source>
        <translation>С фишками можно сделать ставку перед ходом. Пусть в банке 12 и компьютер ставит 6. Колл стоит 6 и выигрывает 18. При каких шансах он уже выгоден?</translation>
    </message>
    <message>
        <source>From 25 %</source>
        <translation>От 25 %</translation>
    </message>
    <message>
        <source>From 33 %</source>
        <translation>От 33 %</translation>
    </message>
    <message>
        <source>From 50 %</source>
        <translation>От 50 %</translation>
    </message>
    <message>
        <source>Of four such calls you pay 24 in all. One that wins brings back 24: one in four is enough.</source>
        <translation>За четыре таких колла вы платите 24. Один выигранный возвращает 24: достаточно одного из четырёх.</translation>
    </message>
    <message>
        <source>Divide what the call costs by all the chips in the pot after it.</source>
        <translation>Разделите цену колла на все фишки, которые будут в банке после него.</translation>
    </message>
    <message>
        <source>Bets are always named by what they come to: you raise to a number, not by it. The computer bets 6. What is your smallest raise?</source>
        <translation>Ставки всегда называют по итогу: повышают до числа, а не на него. Компьютер ставит 6. Каков ваш наименьший рейз?</translation>
    </message>
    <message>
        <source>To 7</source>
        <translation>До 7</translation>
    </message>
    <message>
        <source>To 9</source>
        <translation>До 9</translation>
    </message>
    <message>
        <source>To 12</source>
        <translation>До 12</translation>
    </message>
    <message>
        <source>A raise adds at least as much as the last bet or raise did: 6 and 6 more. The bar of bets says the bounds and why they are so.</source>
        <translation>Рейз добавляет не меньше, чем последняя ставка или рейз: 6 и ещё 6. Границы и причина их написаны на панели ставок.</translation>
    </message>
    <message>
        <source>A raise adds at least as much as the last bet did.</source>
        <translation>Рейз добавляет не меньше, чем последняя ставка.</translation>
    </message>
    <message>
        <source>After move 30 all pieces are turned up and counted: queen 9, rook 5, bishop and knight 3, pawn 1. Who takes the pot here?</source>
        <translation>После 30-го хода все фигуры открываются и считаются: ферзь 9, ладья 5, слон и конь по 3, пешка 1. Кто здесь забирает банк?</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>It is split</source>
        <translation>Его делят</translation>
    </message>
    <message>
        <source>White has 9 + 5 + 3 = 17 points, Black 5 + 5 + 3 + 3 = 16. By how much does not matter.</source>
        <translation>У белых 9 + 5 + 3 = 17 очков, у чёрных 5 + 5 + 3 + 3 = 16. На сколько больше — неважно.</translation>
    </message>
    <message>
        <source>Add up both sides. The kings count nothing.</source>
        <translation>Сложите очки обеих сторон. Короли не считаются.</translation>
    </message>
    <message>
        <source>That is all you need for a first match: without chips, the ranges in sight. The rules are one key away, hints and taking back are in the menus. Good luck!</source>
        <translation>Это всё, что нужно для первого матча: без фишек и с диапазонами на виду. Правила — на расстоянии одной клавиши, подсказки и взятие хода назад — в меню. Удачи!</translation>
    </message>
    <message>
        <source>A knight or a pawn</source>
        <comment>what the chip is not</comment>
        <translation>Конём или пешкой</translation>
    </message>
    <message>
        <source>A bishop or a knight</source>
        <comment>what the chip is not</comment>
        <translation>Слоном или конём</translation>
    </message>
    <message>
        <source>A queen or a rook</source>
        <comment>what the chip is not</comment>
        <translation>Ферзём или ладьёй</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>Played</source>
        <translation>Сыграна</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Исход</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Фишки</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>из файла</translation>
    </message>
    <message>
        <source>without chips</source>
        <translation>без фишек</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>ноу-лимит</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>пот-лимит</translation>
    </message>
    <message>
        <source>classic chess</source>
        <translation>классические шахматы</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>pieces a side</comment>
        <translation>
            <numerusform>%n закрытая</numerusform>
            <numerusform>%n закрытые</numerusform>
            <numerusform>%n закрытых</numerusform>
        </translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Вскрытие</translation>
    </message>
    <message>
        <source>split</source>
        <translation>поровну</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>White or Black</comment>
        <translation>победили %1</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>вы выиграли</translation>
    </message>
    <message>
        <source>you lost</source>
        <translation>вы проиграли</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Пометки</translation>
    </message>
    <message>
        <source>watched</source>
        <comment>a hand</comment>
        <translation>с наблюдением</translation>
    </message>
    <message>
        <source>time ran out</source>
        <translation>время истекло</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>подсказки</translation>
    </message>
    <message>
        <source>takebacks</source>
        <translation>ходы взяты назад</translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>It is mate, whatever the hidden pieces are.</source>
        <translation>Это мат, что бы ни было под закрытыми фигурами.</translation>
    </message>
    <message>
        <source>It takes the %1 on %2.</source>
        <translation>Взятие на %2: %1.</translation>
    </message>
    <message>
        <source>It takes the hidden piece on %1.</source>
        <translation>Взятие закрытой фигуры на %1.</translation>
    </message>
    <message>
        <source>The pawn becomes a new piece.</source>
        <translation>Пешка превращается.</translation>
    </message>
    <message>
        <source>It gives check, whatever the hidden pieces are.</source>
        <translation>Это шах, что бы ни было под закрытыми фигурами.</translation>
    </message>
    <message>
        <source>The %1 on %2 attacks your piece now; where it goes nothing can attack it.</source>
        <translation>На вашу фигуру нападает %1 с %2; на новом поле на неё никто не нападёт.</translation>
    </message>
    <message>
        <source>The king castles, and the rook comes into play.</source>
        <translation>Король рокируется, и ладья входит в игру.</translation>
    </message>
    <message>
        <source>Look at the %1 on %2.</source>
        <translation>Посмотрите на %2: там %1.</translation>
    </message>
    <message>
        <source>%1, about %2 to win.</source>
        <translation>%1, шанс выиграть около %2.</translation>
    </message>
    <message>
        <source>It is the only legal move.</source>
        <translation>Это единственный возможный ход.</translation>
    </message>
    <message>
        <source>It takes the %1 on %2, and nothing can take back.</source>
        <translation>Взятие на %2 (%1), и взять в ответ нечем.</translation>
    </message>
    <message>
        <source>It takes the hidden piece on %1, and nothing can take back.</source>
        <translation>Взятие закрытой фигуры на %1, и взять в ответ нечем.</translation>
    </message>
    <message>
        <source>It takes the %1 on %2 with a %3, which is worth less: it pays even if that is taken back.</source>
        <translation>Взятие на %2 (%1) фигурой, которая стоит меньше (%3): это выгодно, даже если её возьмут в ответ.</translation>
    </message>
    <message>
        <source>The hidden piece on %1 attacks your piece now; where it goes nothing can attack it.</source>
        <translation>На вашу фигуру нападает закрытая фигура с %1; на новом поле на неё никто не нападёт.</translation>
    </message>
    <message>
        <source>Your %1 on %2 is attacked, and nothing defended it: now it is defended.</source>
        <translation>Ваша фигура на %2 (%1) под ударом, и её ничто не защищало: теперь она защищена.</translation>
    </message>
    <message>
        <source>It attacks the %1 on %2, which is worth more than the %3.</source>
        <translation>Нападение на %2: %1 стоит больше, чем %3.</translation>
    </message>
    <message>
        <source>It attacks the %1 on %2, which nothing can defend now.</source>
        <translation>Нападение на %2 (%1): эту фигуру сейчас ничто не может защитить.</translation>
    </message>
    <message>
        <source>It opens the way for your %1 on %2, which reaches %3 squares instead of %4.</source>
        <translation>Открывает дорогу вашей фигуре на %2 (%1): доступных полей %3 вместо %4.</translation>
    </message>
    <message>
        <source>From %1 the %2 reaches %3 squares, now it is %4.</source>
        <comment>f3; knight; 5; 2</comment>
        <translation>С %1 у этой фигуры (%2) доступных полей %3, сейчас %4.</translation>
    </message>
    <message>
        <source>The pawn goes to the centre of the board.</source>
        <translation>Пешка идёт в центр доски.</translation>
    </message>
    <message>
        <source>It has a chance of %1 to win; all other moves fell behind after a short look.</source>
        <translation>Шанс выиграть %1; все другие ходы отстали уже при беглом просмотре.</translation>
    </message>
    <message>
        <source>It has a chance of %1 to win; the next best move, %2, has %3.</source>
        <translation>Шанс выиграть %1; у следующего по силе хода, %2, — %3.</translation>
    </message>
    <message>
        <source>%1 has about the same chance (%2), but tells more of your hidden pieces.</source>
        <translation>У хода %1 почти такой же шанс (%2), но он больше говорит о ваших закрытых фигурах.</translation>
    </message>
    <message>
        <source>It has a chance of %1 to win; no move that was looked at has clearly more (%2: %3).</source>
        <translation>Шанс выиграть %1; явно больше нет ни у одного из просмотренных ходов (%2: %3).</translation>
    </message>
    <message>
        <source>Price: none. The move tells nothing, %1 stay.</source>
        <comment>125 deals</comment>
        <translation>Цена: никакой. Ход ничего не говорит, остаётся: %1.</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>30 → 20 deals, −0.6 bits</comment>
        <translation>%1 → %2, %3</translation>
    </message>
    <message>
        <source>Price: it tells something of your pieces: %1.</source>
        <comment>30 → 20 deals</comment>
        <translation>Цена: ход кое-что говорит о ваших фигурах: %1.</translation>
    </message>
    <message>
        <source>Price: it shows that %1 is %2: %3.</source>
        <comment>f2; a knight; 125 → 25 deals</comment>
        <translation>Цена: станет ясно, что на %1 %2: %3.</translation>
    </message>
    <message>
        <source>Look at %1, your hidden %2.</source>
        <comment>f2; knight</comment>
        <translation>Посмотрите на %1: там ваша закрытая фигура, %2.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>This hand ended with pieces face down: it can be replayed when its match is over.</source>
        <translation>Эта партия кончилась с закрытыми фигурами: её можно пересмотреть, когда кончится матч.</translation>
    </message>
    <message>
        <source>This hand is not in the history any longer.</source>
        <translation>Этой партии больше нет в истории.</translation>
    </message>
    <message>
        <source>The history could not be read or written (%1).</source>
        <translation>Историю не удалось прочитать или записать (%1).</translation>
    </message>
    <message>
        <source>1 hand is damaged and was left out.</source>
        <translation>1 партия повреждена и пропущена.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands are damaged and were left out.</source>
        <translation>
            <numerusform>%n партия повреждена и пропущена.</numerusform>
            <numerusform>%n партии повреждены и пропущены.</numerusform>
            <numerusform>%n партий повреждено и пропущено.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hand copied.</source>
        <translation>1 партия скопирована.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands copied.</source>
        <translation>
            <numerusform>%n партия скопирована.</numerusform>
            <numerusform>%n партии скопированы.</numerusform>
            <numerusform>%n партий скопировано.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hand written to %1.</source>
        <translation>1 партия записана в %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands written to %1.</source>
        <translation>
            <numerusform>%n партия записана в %1.</numerusform>
            <numerusform>%n партии записаны в %1.</numerusform>
            <numerusform>%n партий записано в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written (%2).</source>
        <translation>Не удалось записать %1 (%2).</translation>
    </message>
    <message>
        <source>1 hand is in the history now.</source>
        <translation>1 партия теперь в истории.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands are in the history now.</source>
        <translation>
            <numerusform>%n партия теперь в истории.</numerusform>
            <numerusform>%n партии теперь в истории.</numerusform>
            <numerusform>%n партий теперь в истории.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 was refused:</source>
        <comment>hand</comment>
        <translation>1 партия отклонена:</translation>
    </message>
    <message numerus="yes">
        <source>%n were refused:</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n партия отклонена:</numerusform>
            <numerusform>%n партии отклонены:</numerusform>
            <numerusform>%n партий отклонено:</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete 1 hand for good?</source>
        <translation>Удалить 1 партию навсегда?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n hands for good?</source>
        <translation>
            <numerusform>Удалить %n партию навсегда?</numerusform>
            <numerusform>Удалить %n партии навсегда?</numerusform>
            <numerusform>Удалить %n партий навсегда?</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hand deleted.</source>
        <translation>1 партия удалена.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands deleted.</source>
        <translation>
            <numerusform>%n партия удалена.</numerusform>
            <numerusform>%n партии удалены.</numerusform>
            <numerusform>%n партий удалено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands (*.raisechess *.json *.pgn)</source>
        <translation>Партии (*.raisechess *.json *.pgn)</translation>
    </message>
    <message>
        <source>RaiseChess hands (*.raisechess)</source>
        <translation>Партии RaiseChess (*.raisechess)</translation>
    </message>
    <message>
        <source>Chess games (*.pgn)</source>
        <translation>Шахматные партии (*.pgn)</translation>
    </message>
    <message>
        <source>Delete all finished hands and matches for good? The match that is being played stays, and so do files that were kept aside.</source>
        <translation>Удалить навсегда все оконченные партии и матчи? Матч, который идёт, останется, и отложенные файлы тоже.</translation>
    </message>
    <message>
        <source>The history could not be changed: the disk is full (%1). Make room and try again.</source>
        <translation>Историю не удалось изменить: диск заполнен (%1). Освободите место и попробуйте снова.</translation>
    </message>
    <message>
        <source>The history could not be changed: RaiseChess may not write there (%1).</source>
        <translation>Историю не удалось изменить: RaiseChess не может писать туда (%1).</translation>
    </message>
    <message>
        <source>Another program holds the history (%1): close it and try again.</source>
        <translation>Историю держит другая программа (%1): закройте её и попробуйте снова.</translation>
    </message>
    <message>
        <source>The history is gone (%1): it begins anew with the next hand.</source>
        <translation>История исчезла (%1): она начнётся заново со следующей партии.</translation>
    </message>
    <message>
        <source>This is damaged and cannot be read (%1). The rest of the history is as it was.</source>
        <translation>Эта запись повреждена и не читается (%1). Остальная история осталась как была.</translation>
    </message>
    <message>
        <source>This match goes on: end it, or begin another one, before you delete it.</source>
        <translation>Этот матч идёт: прежде чем удалить его, закончите его или начните другой.</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Удалить этот матч навсегда?</translation>
    </message>
    <message>
        <source>Delete this match and its hand for good?</source>
        <translation>Удалить этот матч и его партию навсегда?</translation>
    </message>
    <message numerus="yes">
        <source>Delete this match and its %n hands for good?</source>
        <translation>
            <numerusform>Удалить навсегда этот матч и его партии (%n)?</numerusform>
            <numerusform>Удалить навсегда этот матч и его партии (%n)?</numerusform>
            <numerusform>Удалить навсегда этот матч и его партии (%n)?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be read (%2).</source>
        <translation>Не удалось прочитать %1 (%2).</translation>
    </message>
    <message>
        <source>%1 is no file: files of hands can be opened, in JSON or PGN.</source>
        <translation>%1 — не файл: открыть можно файлы партий в JSON или PGN.</translation>
    </message>
    <message>
        <source>%1 is too large: up to %2 MiB can be opened at a time.</source>
        <translation>%1: слишком много; за один раз открывается не больше %2 МиБ.</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>Вставленное</translation>
    </message>
    <message>
        <source>This hand ended with pieces face down, and what could have turned them up is lost: it cannot be replayed.</source>
        <translation>Эта партия кончилась с закрытыми фигурами, а то, что могло бы их открыть, утрачено: её нельзя пересмотреть.</translation>
    </message>
    <message>
        <source>1 was refused in %1:</source>
        <comment>hand, file</comment>
        <translation>1 партия отклонена в %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n were refused, the first in %1:</source>
        <comment>hands, file</comment>
        <translation>
            <numerusform>%n партия отклонена, первая в %1:</numerusform>
            <numerusform>%n партии отклонены, первая — в %1:</numerusform>
            <numerusform>%n партий отклонено, первая — в %1:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <source>That key has a meaning of its own, which stays.</source>
        <translation>У этой клавиши своё назначение, его нельзя изменить.</translation>
    </message>
    <message>
        <source>A bet has one key by itself, without Ctrl or Alt: a letter, Space or a function key.</source>
        <translation>У ставки одна клавиша без Ctrl и Alt: буква, пробел или функциональная клавиша.</translation>
    </message>
    <message>
        <source>This needs Ctrl or Alt, or a function key: letters by themselves enter moves.</source>
        <translation>Здесь нужны Ctrl или Alt либо функциональная клавиша: буквы сами по себе вводят ходы.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot; already.</source>
        <translation>%1 уже занято: «%2».</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новый матч</translation>
    </message>
    <message>
        <source>Let the computer act now</source>
        <translation>Пусть компьютер ходит</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять ход назад</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Повернуть доску</translation>
    </message>
    <message>
        <source>Show ranges</source>
        <translation>Показывать диапазоны</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Look back one half-move</source>
        <translation>На полуход назад</translation>
    </message>
    <message>
        <source>Look forward one half-move</source>
        <translation>На полуход вперёд</translation>
    </message>
    <message>
        <source>Look back to the deal</source>
        <translation>К раздаче</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>К текущей позиции</translation>
    </message>
    <message>
        <source>Fold, resign</source>
        <translation>Пас, сдаться</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Колл</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Поставить</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Рейз</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>Ва-банк</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Чек</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Что если</translation>
    </message>
    <message>
        <source>Let the computer play for me</source>
        <translation>Компьютер играет за меня</translation>
    </message>
    <message>
        <source>Pause the watching</source>
        <translation>Пауза наблюдения</translation>
    </message>
    <message>
        <source>One step of the watching</source>
        <translation>Один шаг наблюдения</translation>
    </message>
    <message>
        <source>Finished hands</source>
        <translation>Оконченные партии</translation>
    </message>
    <message>
        <source>Alt with a letter opens a menu: take Ctrl, or both.</source>
        <translation>Alt с буквой открывает меню: возьмите Ctrl или обе.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Review the hand</source>
        <translation>Разбор партии</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Novice</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Web</source>
        <translation>Веб</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клубный</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Sees one move ahead and overlooks much.</source>
        <translation>Видит на ход вперёд и многое упускает.</translation>
    </message>
    <message>
        <source>Plays for fun and thinks little of what you hold.</source>
        <translation>Играет для удовольствия и мало думает о том, что у вас.</translation>
    </message>
    <message>
        <source>Plays like the original page: it counts what your moves allow, and does not read bets.</source>
        <translation>Играет как исходная страница: считает, что допускают ваши ходы, и не читает ставки.</translation>
    </message>
    <message>
        <source>Thinks about what you may hold, bets its strong hands and some weak ones.</source>
        <translation>Думает, что у вас может быть; ставит с сильными фигурами и иногда со слабыми.</translation>
    </message>
    <message>
        <source>Plays like Club, and looks at four times as many positions.</source>
        <translation>Играет как клубный, но просматривает вчетверо больше позиций.</translation>
    </message>
    <message>
        <source>All that the program can do.</source>
        <translation>Всё, на что способна программа.</translation>
    </message>
</context>
<context>
    <name>MatchFile</name>
    <message>
        <source>this is no file</source>
        <translation>это не файл</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Begun</source>
        <translation>Начат</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>chips, or hands won</comment>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>вы выиграли</translation>
    </message>
    <message>
        <source>you lost</source>
        <translation>вы проиграли</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>a match without chips that the player ended</comment>
        <translation>закончен</translation>
    </message>
    <message>
        <source>left for another one</source>
        <translation>оставлен ради другого</translation>
    </message>
    <message>
        <source>No match is recorded yet: each one comes here when it begins.</source>
        <translation>Пока не записано ни одного матча: каждый появляется здесь, когда начинается.</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 матч</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n матч</numerusform>
            <numerusform>%n матча</numerusform>
            <numerusform>%n матчей</numerusform>
        </translation>
    </message>
    <message>
        <source>Match of %1 against %2</source>
        <comment>a date, a level</comment>
        <translation>Матч от %1, соперник %2</translation>
    </message>
</context>
<context>
    <name>NewMatchNotes</name>
    <message>
        <source>Nothing is hidden in classic chess.</source>
        <translation>В классике ничего не скрыто.</translation>
    </message>
    <message>
        <source>One of 960, drawn for each hand.</source>
        <translation>Одна из 960, жребий в каждой партии.</translation>
    </message>
    <message>
        <source>The usual first rank; number 518.</source>
        <translation>Обычная; номер 518.</translation>
    </message>
    <message>
        <source>0 to 959; 518 is the standard one.</source>
        <translation>От 0 до 959; 518 — обычная.</translation>
    </message>
    <message>
        <source>The first hand&apos;s colour is drawn.</source>
        <translation>Цвет в первой партии — по жребию.</translation>
    </message>
    <message>
        <source>In the first hand; White moves first.</source>
        <translation>В первой партии; белые ходят первыми.</translation>
    </message>
    <message>
        <source>In the first hand; the computer moves first.</source>
        <translation>В первой партии; компьютер ходит первым.</translation>
    </message>
    <message>
        <source>Either may offer one; the other accepts or not.</source>
        <translation>Любой может предложить, другой согласится или нет.</translation>
    </message>
    <message>
        <source>Off: nobody can offer to share a hand.</source>
        <translation>Выкл.: предложить делёж нельзя.</translation>
    </message>
    <message>
        <source>They stay in classic chess only.</source>
        <translation>Прежние — только в классике.</translation>
    </message>
    <message>
        <source>After every hand.</source>
        <translation>После каждой партии.</translation>
    </message>
    <message>
        <source>The same side in every hand.</source>
        <translation>Один цвет во всех партиях.</translation>
    </message>
    <message>
        <source>Only in classic chess.</source>
        <translation>Только в классических шахматах.</translation>
    </message>
    <message>
        <source>Take all the time you want.</source>
        <translation>Думайте сколько хотите.</translation>
    </message>
    <message>
        <source>When it runs out the computer moves for you.</source>
        <translation>Когда оно выйдет, за вас пойдёт компьютер.</translation>
    </message>
    <message>
        <source>Classic chess is played to mate.</source>
        <translation>В классические шахматы играют до мата.</translation>
    </message>
    <message>
        <source>Always on in classic chess.</source>
        <translation>В классических шахматах всегда.</translation>
    </message>
    <message>
        <source>Not in classic chess.</source>
        <translation>Не в классических шахматах.</translation>
    </message>
    <message>
        <source>Repetition, fifty moves, too little material: split.</source>
        <translation>Повтор, 50 ходов, мало материала: делёж.</translation>
    </message>
    <message>
        <source>Off: only mate, stalemate or giving up ends it.</source>
        <translation>Выкл.: конец — только мат, пат или сдача.</translation>
    </message>
    <message>
        <source>Off: the hand ends after move %1.</source>
        <translation>Выкл.: партия кончается после %1-го хода.</translation>
    </message>
    <message>
        <source>No check is announced; taking the king wins.</source>
        <translation>Без шаха: взятие короля — победа.</translation>
    </message>
    <message>
        <source>Off: check is announced and must be met.</source>
        <translation>Выкл.: о шахе объявляют.</translation>
    </message>
    <message>
        <source>off: this match has no chips</source>
        <translation>выкл.: этот матч без фишек</translation>
    </message>
    <message>
        <source>There is nothing to bet without chips.</source>
        <translation>Без фишек ставить нечего.</translation>
    </message>
    <message>
        <source>There are no blinds without chips.</source>
        <translation>Без фишек нет и блайндов.</translation>
    </message>
    <message>
        <source>The lot decides who moves first.</source>
        <translation>Кто ходит первым, решит жребий.</translation>
    </message>
    <message>
        <source>You are White and move first.</source>
        <translation>Вы играете белыми и ходите первым.</translation>
    </message>
    <message>
        <source>You are Black; the computer moves first.</source>
        <translation>Вы играете чёрными; первым ходит компьютер.</translation>
    </message>
    <message>
        <source>Any size, up to all you have.</source>
        <translation>Любая ставка, вплоть до всех фишек.</translation>
    </message>
    <message>
        <source>At most the pot as it is after your call.</source>
        <translation>Не больше банка, каким он станет после колла.</translation>
    </message>
    <message>
        <source>1/2 for the whole match.</source>
        <translation>1/2 весь матч.</translation>
    </message>
    <message>
        <source>1/2, 2/4, 3/6 … every %1 minutes.</source>
        <translation>1/2, 2/4, 3/6 … каждые %1 мин.</translation>
    </message>
    <message>
        <source>The lot decides who posts which blind first.</source>
        <translation>Кто ставит какой блайнд, решит жребий.</translation>
    </message>
    <message>
        <source>You are White: you post the big blind, 2.</source>
        <translation>Вы играете белыми и ставите большой блайнд, 2.</translation>
    </message>
    <message>
        <source>You are Black: you post the small blind, 1.</source>
        <translation>Вы играете чёрными и ставите малый блайнд, 1.</translation>
    </message>
    <message>
        <source>Finished hands can be replayed later.</source>
        <translation>Оконченные партии можно пересмотреть.</translation>
    </message>
    <message>
        <source>Nothing of it stays once it is over.</source>
        <translation>После матча от него ничего не останется.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>check</source>
        <comment>to bet nothing</comment>
        <translation>чек</translation>
    </message>
    <message>
        <source>%1 can no longer be: %2</source>
        <comment>a square; types</comment>
        <translation>%1 больше не может быть: %2</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>сдача</translation>
    </message>
    <message>
        <source>no silent move as good</source>
        <translation>молчаливого хода не хуже нет</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>играть дальше</translation>
    </message>
    <message>
        <source>move</source>
        <comment>a kind of decision</comment>
        <translation>ход</translation>
    </message>
    <message>
        <source>bet</source>
        <comment>a kind of decision</comment>
        <translation>ставка</translation>
    </message>
    <message>
        <source>secret</source>
        <comment>a kind of decision</comment>
        <translation>тайна</translation>
    </message>
    <message>
        <source>%1 lost %2</source>
        <comment>12. bet 2; 0.9 chips</comment>
        <translation>%1: потеряно %2</translation>
    </message>
    <message>
        <source>%1 gave away %2</source>
        <comment>7. c1-b3; 2.3 bits</comment>
        <translation>%1: выдано %2</translation>
    </message>
    <message>
        <source>Resigning gave up a chance of %1 to win.</source>
        <translation>Сдача лишила шанса %1 на победу.</translation>
    </message>
    <message>
        <source>%1 would have kept a chance of %2 to win; %3 kept %4.</source>
        <translation>%1 сохранил бы шанс на победу %2; %3 сохранил %4.</translation>
    </message>
    <message>
        <source>Folding gave up a pot of %1 with a chance of %2 to win it.</source>
        <translation>Пас отдал банк (%1) при шансе %2 его выиграть.</translation>
    </message>
    <message>
        <source>Folding cost %1: the call needed %2, and the chance was %3.</source>
        <translation>Пас стоил %1: для колла нужно было %2, а шанс был %3.</translation>
    </message>
    <message>
        <source>Calling cost %1: it needed %2, and the chance was %3.</source>
        <translation>Колл стоил %1: для него нужно было %2, а шанс был %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was worth %2 more than &quot;%3&quot;: the chance was %4, and %5 lay in the pot.</source>
        <comment>bet 4; chips; bet 2</comment>
        <translation>«%1» было лучше, чем «%3», на %2: шанс был %4, в банке лежало %5.</translation>
    </message>
    <message>
        <source>%1 ruled out combinations of your pieces: %2.</source>
        <comment>a move; deals</comment>
        <translation>%1 исключает комбинации ваших фигур: %2.</translation>
    </message>
    <message>
        <source>No move that tells nothing was found as good.</source>
        <translation>Столь же хорошего хода, который ничего не выдаёт, не нашлось.</translation>
    </message>
    <message>
        <source>%1 would have told nothing, with a chance of %2 to win; %3 had %4.</source>
        <translation>%1 ничего бы не выдал при шансе на победу %2; у %3 было %4.</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <comment>a decimal number</comment>
        <translation>%1 фишки</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <comment>a decimal number</comment>
        <translation>%1 бита</translation>
    </message>
    <message>
        <source>The split would have given half of the hand; the chance to win it was %1.</source>
        <translation>Делёж дал бы половину партии; шанс выиграть её был %1.</translation>
    </message>
    <message>
        <source>The split gave half of the hand; the chance to win it was %1.</source>
        <translation>Делёж дал половину партии; шанс выиграть её был %1.</translation>
    </message>
    <message>
        <source>The split would have given half of a pot of %1; with a chance of %2 to win it, playing on was worth %3.</source>
        <translation>Делёж дал бы половину банка (%1); при шансе %2 выиграть его играть дальше стоило %3.</translation>
    </message>
    <message>
        <source>The split gave half of a pot of %1; with a chance of %2 to win it, playing on was worth %3.</source>
        <translation>Делёж дал половину банка (%1); при шансе %2 выиграть его играть дальше стоило %3.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>types; why they are ruled out</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 lost %2</source>
        <comment>7. Rb1; 6 % of chance</comment>
        <translation>%1: потеряно %2</translation>
    </message>
    <message>
        <source>%1 of chance</source>
        <comment>6 %</comment>
        <translation>%1 шанса</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>No-limit</source>
        <translation>Ноу-лимит</translation>
    </message>
    <message>
        <source>Pot-limit</source>
        <translation>Пот-лимит</translation>
    </message>
    <message>
        <source>Without chips</source>
        <translation>Без фишек</translation>
    </message>
    <message>
        <source>Classic chess</source>
        <translation>Классические шахматы</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>chips or hands won less lost</comment>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>VPIP</source>
        <translation>Входы (VPIP)</translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation>Агрессия</translation>
    </message>
    <message>
        <source>Folds to bets</source>
        <translation>Пасы на ставку</translation>
    </message>
    <message>
        <source>Showdowns won</source>
        <translation>Вскрытия: выиграно</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Маты</translation>
    </message>
    <message>
        <source>Bits kept</source>
        <translation>Сохранено бит</translation>
    </message>
    <message>
        <source>Finished hands that you played by yourself.</source>
        <translation>Оконченные партии, которые вы играли сами.</translation>
    </message>
    <message>
        <source>What you won less what you lost: chips, or without chips hands.</source>
        <translation>Выигранное минус проигранное: фишки, а без фишек — партии.</translation>
    </message>
    <message>
        <source>How strong you are on the scale of the levels, where Web stands at 1500: in 19 of 20 cases your true strength is within the ±.</source>
        <translation>Ваша сила по шкале уровней, где Веб стоит на 1500: в 19 случаях из 20 настоящая сила — в пределах ±.</translation>
    </message>
    <message>
        <source>How often you put chips in of your own will before White&apos;s first move: a call or a raise, not a blind.</source>
        <translation>Как часто вы вкладывали фишки по своей воле до первого хода белых: колл или рейз, но не блайнд.</translation>
    </message>
    <message>
        <source>Your bets and raises for each of your calls: above 1 you bet more often than you call.</source>
        <translation>Ваши ставки и рейзы на каждый ваш колл: если больше 1, вы ставите чаще, чем уравниваете.</translation>
    </message>
    <message>
        <source>How often you folded when the computer had bet or raised.</source>
        <translation>Как часто вы пасовали в ответ на ставку или рейз компьютера.</translation>
    </message>
    <message>
        <source>Of the hands that came to the showdown, those that you won.</source>
        <translation>Сколько вы выиграли из партий, дошедших до вскрытия.</translation>
    </message>
    <message>
        <source>Hands that ended with checkmate by you, and against you.</source>
        <translation>Партии, которые кончились матом: вашим и вам.</translation>
    </message>
    <message>
        <source>How much of the secret of your hidden pieces your moves had kept when the hand ended.</source>
        <translation>Какую часть тайны ваших закрытых фигур ваши ходы сохранили к концу партии.</translation>
    </message>
    <message>
        <source>Hands won, over time</source>
        <translation>Выигранные партии: как менялось</translation>
    </message>
    <message>
        <source>Result over time</source>
        <translation>Итог: как менялся</translation>
    </message>
    <message>
        <source>Rating over time, and the levels</source>
        <translation>Рейтинг и уровни: как менялся</translation>
    </message>
    <message>
        <source>VPIP over time</source>
        <translation>Входы (VPIP): как менялись</translation>
    </message>
    <message>
        <source>Aggression over time</source>
        <translation>Агрессия: как менялась</translation>
    </message>
    <message>
        <source>Folds to bets over time</source>
        <translation>Пасы на ставку: как менялись</translation>
    </message>
    <message>
        <source>Showdowns won, over time</source>
        <translation>Выигранные вскрытия: как менялось</translation>
    </message>
    <message>
        <source>Hands that you ended with mate, over time</source>
        <translation>Партии с вашим матом: как менялось</translation>
    </message>
    <message>
        <source>Bits kept over time</source>
        <translation>Сохранено бит: как менялось</translation>
    </message>
    <message>
        <source>No hand counts yet. Each one that you finish by yourself comes in here: your result, how you bet, what you keep secret, and a rating after ten hands.</source>
        <translation>Пока ни одна партия не учтена. Сюда попадает каждая, которую вы закончите сами: итог, как вы ставите, что сохраняете в тайне, а после десяти партий — рейтинг.</translation>
    </message>
    <message>
        <source>No hand fits.</source>
        <translation>Подходящих партий нет.</translation>
    </message>
    <message>
        <source>There are too few hands for a course yet.</source>
        <translation>Партий пока слишком мало для графика.</translation>
    </message>
    <message>
        <source>1 hand ended face down: it counts when its match is over.</source>
        <translation>1 партия кончилась с закрытыми фигурами: она будет учтена, когда кончится её матч.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands ended face down: they count when their match is over.</source>
        <translation>
            <numerusform>%n партия кончилась с закрытыми фигурами: она будет учтена, когда кончится её матч.</numerusform>
            <numerusform>%n партии кончились с закрытыми фигурами: они будут учтены, когда кончится их матч.</numerusform>
            <numerusform>%n партий кончились с закрытыми фигурами: они будут учтены, когда кончится их матч.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hand with a hint or a move taken back does not count.</source>
        <translation>1 партия с подсказкой или взятым назад ходом не учитывается.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands with a hint or a move taken back do not count.</source>
        <translation>
            <numerusform>%n партия с подсказкой или взятым назад ходом не учитывается.</numerusform>
            <numerusform>%n партии с подсказкой или взятым назад ходом не учитываются.</numerusform>
            <numerusform>%n партий с подсказкой или взятым назад ходом не учитываются.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hand that the computer played for you does not count.</source>
        <translation>1 партия, в которой за вас играл компьютер, не учитывается.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands that the computer played for you do not count.</source>
        <translation>
            <numerusform>%n партия, в которой за вас играл компьютер, не учитывается.</numerusform>
            <numerusform>%n партии, в которых за вас играл компьютер, не учитываются.</numerusform>
            <numerusform>%n партий, в которых за вас играл компьютер, не учитываются.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <comment>hands</comment>
        <translation>счёт %1 : %2</translation>
    </message>
    <message>
        <source>%1 a hand</source>
        <comment>chips</comment>
        <translation>%1 за партию</translation>
    </message>
    <message>
        <source>won less lost</source>
        <translation>выиграно − проиграно</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 : %2 calls</source>
        <translation>%1 : %2 (коллы)</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <translation>вам — %1</translation>
    </message>
    <message>
        <source>%1 of %2 a hand</source>
        <comment>bits</comment>
        <translation>%1 из %2 за партию</translation>
    </message>
    <message>
        <source>about as %1</source>
        <comment>a level</comment>
        <translation>как %1</translation>
    </message>
    <message numerus="yes">
        <source>from %n hands on</source>
        <translation>
            <numerusform>с %n партии</numerusform>
            <numerusform>с %n партий</numerusform>
            <numerusform>с %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>After 1 hand: %1</source>
        <translation>После 1 партии: %1</translation>
    </message>
    <message numerus="yes">
        <source>After %n hands: %1</source>
        <translation>
            <numerusform>После %n партии: %1</numerusform>
            <numerusform>После %n партий: %1</numerusform>
            <numerusform>После %n партий: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1 to %2: %3</source>
        <translation>Партии с %1 по %2: %3</translation>
    </message>
    <message>
        <source>It begins at %1 and ends at %2; the least is %3, the most %4.</source>
        <translation>В начале %1, в конце %2; наименьшее %3, наибольшее %4.</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>партии</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>you take the hand</source>
        <translation>вы берёте партию</translation>
    </message>
    <message>
        <source>takes the hand</source>
        <translation>берёт партию</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>думает …</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>%1 of your secret left</source>
        <translation>вашей тайны осталось %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Computer · %1</source>
        <translation>Компьютер · %1</translation>
    </message>
    <message>
        <source>hands won: %1</source>
        <translation>выиграно партий: %1</translation>
    </message>
    <message>
        <source>Time was up: the computer played %1 for you.</source>
        <translation>Время вышло: компьютер сыграл за вас %1.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Партия %1</translation>
    </message>
    <message>
        <source>next level in %1</source>
        <translation>новый уровень через %1</translation>
    </message>
    <message>
        <source>next level with the next hand</source>
        <translation>новый уровень со следующей партии</translation>
    </message>
    <message>
        <source>won: you %1, computer %2 · split %3</source>
        <comment>hands</comment>
        <translation>выиграно: вы %1, компьютер %2 · вничью %3</translation>
    </message>
    <message>
        <source>an earlier position is shown</source>
        <translation>показана прежняя позиция</translation>
    </message>
    <message>
        <source>You · %1 plays for you</source>
        <comment>Club</comment>
        <translation>Вы · за вас играет %1</translation>
    </message>
    <message>
        <source>In this turn the computer saw its own chance at %1.</source>
        <comment>62 % ± 4</comment>
        <translation>На этом ходу компьютер оценивал свой шанс в %1.</translation>
    </message>
    <message>
        <source>In this turn the computer saw its own chance at %1; to call it needed %2.</source>
        <translation>На этом ходу компьютер оценивал свой шанс в %1; для колла ему было нужно %2.</translation>
    </message>
    <message>
        <source>You · paused: %1 plays for you</source>
        <comment>Club</comment>
        <translation>Вы · пауза: за вас играет %1</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>At least %1: the big blind.</source>
        <translation>Не меньше %1: это большой блайнд.</translation>
    </message>
    <message>
        <source>At least %1: the bet was %2, and a raise adds at least as much.</source>
        <translation>Не меньше %1: ставка была %2, рейз добавляет хотя бы столько же.</translation>
    </message>
    <message>
        <source>At least %1: the last raise was %2, and the next adds at least as much.</source>
        <translation>Не меньше %1: последний рейз был %2, следующий добавляет хотя бы столько же.</translation>
    </message>
    <message>
        <source>Only %1: that is all-in.</source>
        <translation>Только %1: это ва-банк.</translation>
    </message>
    <message>
        <source>At most %1: all your chips.</source>
        <translation>Не больше %1: это все ваши фишки.</translation>
    </message>
    <message>
        <source>At most %1: all that the computer can match.</source>
        <translation>Не больше %1: столько может уравнять компьютер.</translation>
    </message>
    <message>
        <source>At most %1: the pot limit.</source>
        <translation>Не больше %1: это пот-лимит.</translation>
    </message>
    <message>
        <source>Call %1 to win %2: %1 of %3 chips, so it needs %4.</source>
        <translation>Колл %1, чтобы выиграть %2: это %1 из %3, нужно %4.</translation>
    </message>
    <message>
        <source>The big blind is to be answered.</source>
        <translation>Нужно ответить на большой блайнд.</translation>
    </message>
    <message>
        <source>The computer answers the big blind.</source>
        <translation>Компьютер отвечает на большой блайнд.</translation>
    </message>
    <message>
        <source>blinds %1/%2</source>
        <comment>small/big</comment>
        <translation>блайнды %1/%2</translation>
    </message>
    <message>
        <source>Not %1: a side has 3, 4 or 5 hidden pieces, none in classic chess.</source>
        <translation>%1 нельзя: у стороны 3, 4 или 5 закрытых фигур, в классических шахматах ни одной.</translation>
    </message>
    <message>
        <source>There is no array %1: they are numbered 0 to 959; 518 is the standard one.</source>
        <translation>Расстановки %1 нет: номера от 0 до 959; 518 — обычная.</translation>
    </message>
    <message>
        <source>No showdown after move %1: only after move 20, 30 or 40, or to mate.</source>
        <translation>После %1-го хода вскрытия нет: только после 20-го, 30-го, 40-го или до мата.</translation>
    </message>
    <message>
        <source>A player cannot have %1 chips: %2 to %3 are possible.</source>
        <translation>У игрока не может быть столько фишек: %1; можно от %2 до %3.</translation>
    </message>
    <message>
        <source>Blinds of %1 and %2 are not possible: the big blind is 2 to %3, the small one at least 1 and smaller.</source>
        <translation>Блайнды %1 и %2 невозможны: большой — от 2 до %3, малый — хотя бы 1 и меньше большого.</translation>
    </message>
    <message>
        <source>%1: the deal has %2 squares, but it needs %3.</source>
        <translation>%1: полей в раздаче %2, а нужно %3.</translation>
    </message>
    <message>
        <source>%1: no hidden piece can stand on %2 at the deal.</source>
        <translation>%1: на %2 закрытой фигуры при раздаче быть не может.</translation>
    </message>
    <message>
        <source>%1: the deal names %2 twice.</source>
        <translation>%1: поле %2 названо в раздаче дважды.</translation>
    </message>
    <message>
        <source>Only classic chess can begin from another position.</source>
        <translation>С другой позиции можно начать только классические шахматы.</translation>
    </message>
    <message>
        <source>%1 chips for each player are not possible: %2 to %3.</source>
        <translation>Столько фишек у каждого быть не может: %1; можно от %2 до %3.</translation>
    </message>
    <message>
        <source>Blinds cannot rise every %1 minutes: every 5, 10 or 15, or never.</source>
        <translation>Блайнды не могут расти каждые %1 мин.: каждые 5, 10 или 15 либо никогда.</translation>
    </message>
    <message>
        <source>A turn cannot take %1 seconds: 30 or 60 in classic chess, or no clock.</source>
        <translation>Ход не может длиться %1 с: в классических шахматах 30 или 60 с либо без часов.</translation>
    </message>
    <message>
        <source>Colours change after every hand; only in classic chess can they stay.</source>
        <translation>Цвета меняются после каждой партии; постоянны только в классических шахматах.</translation>
    </message>
    <message>
        <source>The position has %1 fields, but a FEN has 6, or 8 with hidden pieces.</source>
        <translation>Полей в записи позиции: %1, а в FEN их 6, с закрытыми фигурами 8.</translation>
    </message>
    <message>
        <source>The pieces are not described rightly: “%1”.</source>
        <translation>Фигуры описаны неверно: «%1».</translation>
    </message>
    <message>
        <source>The side to move is w or b, not “%1”.</source>
        <translation>Очередь хода — w или b, а не «%1».</translation>
    </message>
    <message>
        <source>The castling rights “%1” do not fit the position.</source>
        <translation>Права на рокировку «%1» не подходят к позиции.</translation>
    </message>
    <message>
        <source>The en passant square “%1” does not fit the position.</source>
        <translation>Поле взятия на проходе «%1» не подходит к позиции.</translation>
    </message>
    <message>
        <source>“%1” must be a whole number from %2 to %3.</source>
        <translation>«%1»: нужно целое число от %2 до %3.</translation>
    </message>
    <message>
        <source>The hidden pieces “%1” are not written as in h:b1,e2.</source>
        <translation>Закрытые фигуры «%1» записаны не так, как в h:b1,e2.</translation>
    </message>
    <message>
        <source>The pawns without a double step “%1” are not written as in d:a2.</source>
        <translation>Пешки без хода через поле «%1» записаны не так, как в d:a2.</translation>
    </message>
    <message>
        <source>%1 must have exactly one king, and has %2.</source>
        <translation>%1: король должен быть ровно один, а их %2.</translation>
    </message>
    <message>
        <source>No pawn can stand on %1.</source>
        <translation>На %1 пешка стоять не может.</translation>
    </message>
    <message>
        <source>%1 has more than 16 pieces.</source>
        <translation>%1: фигур больше 16.</translation>
    </message>
    <message>
        <source>The side that is not to move is in check.</source>
        <translation>Под шахом сторона, которая не ходит.</translation>
    </message>
    <message>
        <source>The side to move has no legal move.</source>
        <translation>У стороны, которая ходит, нет возможных ходов.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>Эта партия окончена.</translation>
    </message>
    <message>
        <source>It is the other player’s turn: %1 is to act.</source>
        <translation>Сейчас решает другой игрок: %1.</translation>
    </message>
    <message>
        <source>Answer the bet first: call %1, raise or fold.</source>
        <translation>Сначала ответьте на ставку: колл %1, рейз или пас.</translation>
    </message>
    <message>
        <source>There is no bet to call. To check, just move.</source>
        <translation>Ставки, которую нужно уравнять, нет. Чтобы сказать чек, просто ходите.</translation>
    </message>
    <message>
        <source>The betting of this turn is over: make your move.</source>
        <translation>Торговля этого хода окончена: делайте ход.</translation>
    </message>
    <message>
        <source>This hand is played without chips.</source>
        <translation>Эта партия без фишек.</translation>
    </message>
    <message>
        <source>There is a bet already: raise it.</source>
        <translation>Ставка уже есть: повысьте её.</translation>
    </message>
    <message>
        <source>There is no bet to raise: bet.</source>
        <translation>Повышать нечего: ставьте.</translation>
    </message>
    <message>
        <source>No more raises: %1 bets and raises a turn are the most.</source>
        <translation>Больше рейзов нельзя: за ход не больше %1 ставок и рейзов.</translation>
    </message>
    <message>
        <source>%1 is too small: at least %2.</source>
        <translation>%1 — мало: не меньше %2.</translation>
    </message>
    <message>
        <source>%1 is too much: at most %2.</source>
        <translation>%1 — много: не больше %2.</translation>
    </message>
    <message>
        <source>“%1” is not a legal move here.</source>
        <translation>«%1» здесь не по правилам.</translation>
    </message>
    <message>
        <source>“%1” is not a move: write Nf3, e2e4, exd5, O-O or e8=Q.</source>
        <translation>«%1» — не ход: пишите Nf3, e2e4, exd5, O-O или e8=Q.</translation>
    </message>
    <message>
        <source>“%1” could be several moves: name both squares, as in g1f3.</source>
        <translation>«%1» — это может быть несколько ходов: назовите оба поля, как g1f3.</translation>
    </message>
    <message>
        <source>A split cannot be offered now: once a turn, with no bet open.</source>
        <translation>Сейчас предложить делёж нельзя: раз за ход и без открытой ставки.</translation>
    </message>
    <message>
        <source>A split is offered: accept or decline it first, or fold.</source>
        <translation>Предложен делёж: сначала примите, отклоните или скажите пас.</translation>
    </message>
    <message>
        <source>With chips a move stands: nothing can be taken back.</source>
        <translation>С фишками ход сделан: вернуть ничего нельзя.</translation>
    </message>
    <message>
        <source>You have made no move that you could take back.</source>
        <translation>У вас нет хода, который можно вернуть.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>Партия ещё не окончена.</translation>
    </message>
    <message>
        <source>The match is over: begin a new one.</source>
        <translation>Матч окончен: начните новый.</translation>
    </message>
    <message>
        <source>The clock of the match cannot run back.</source>
        <translation>Часы матча не могут идти назад.</translation>
    </message>
    <message>
        <source>There is no match: begin one.</source>
        <translation>Матча нет: начните его.</translation>
    </message>
    <message>
        <source>The saved match is damaged.</source>
        <translation>Сохранённый матч повреждён.</translation>
    </message>
    <message>
        <source>The saved match does not open with this computer’s key.</source>
        <translation>Сохранённый матч не открывается ключом этого компьютера.</translation>
    </message>
    <message>
        <source>The saved match is of another version of the program (format %1).</source>
        <translation>Сохранённый матч — от другой версии программы (формат %1).</translation>
    </message>
    <message>
        <source>This is no record of a hand: %1.</source>
        <translation>Это не запись партии: %1.</translation>
    </message>
    <message>
        <source>The record is of another version of the program (format %1).</source>
        <translation>Запись — от другой версии программы (формат %1).</translation>
    </message>
    <message>
        <source>The record breaks the rules at action %1.</source>
        <translation>Запись нарушает правила в действии %1.</translation>
    </message>
    <message>
        <source>%1: the opened secret is not the one shown before the hand.</source>
        <translation>%1: открытая тайна — не та, что показана перед партией.</translation>
    </message>
    <message>
        <source>%1: the pieces are not those that the opened secret gives.</source>
        <translation>%1: фигуры не те, что даёт открытая тайна.</translation>
    </message>
    <message>
        <source>The array is number %1, but the opened secrets give %2.</source>
        <translation>Расстановка — номер %1, а открытые тайны дают %2.</translation>
    </message>
    <message>
        <source>%1: the secret is not opened yet, so the deal cannot be checked.</source>
        <translation>%1: тайна ещё не открыта, проверить раздачу нельзя.</translation>
    </message>
    <message>
        <source>You fold.</source>
        <translation>Вы пасуете.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>Вы сдаётесь.</translation>
    </message>
    <message>
        <source>You call.</source>
        <translation>Вы уравниваете.</translation>
    </message>
    <message>
        <source>You bet %1.</source>
        <translation>Вы ставите %1.</translation>
    </message>
    <message>
        <source>You raise to %1.</source>
        <translation>Вы повышаете до %1.</translation>
    </message>
    <message>
        <source>You move %1.</source>
        <translation>Ваш ход: %1.</translation>
    </message>
    <message>
        <source>You offer to split the pot.</source>
        <translation>Вы предлагаете разделить банк.</translation>
    </message>
    <message>
        <source>You decline the split.</source>
        <translation>Вы отклоняете делёж.</translation>
    </message>
    <message>
        <source>You agree to split the pot.</source>
        <translation>Вы согласны разделить банк.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>Вы берёте последний ход назад.</translation>
    </message>
    <message>
        <source>The computer folds.</source>
        <translation>Компьютер пасует.</translation>
    </message>
    <message>
        <source>The computer resigns.</source>
        <translation>Компьютер сдаётся.</translation>
    </message>
    <message>
        <source>The computer calls.</source>
        <translation>Компьютер уравнивает.</translation>
    </message>
    <message>
        <source>The computer bets %1.</source>
        <translation>Компьютер ставит %1.</translation>
    </message>
    <message>
        <source>The computer raises to %1.</source>
        <translation>Компьютер повышает до %1.</translation>
    </message>
    <message>
        <source>The computer moves %1.</source>
        <translation>Ход компьютера: %1.</translation>
    </message>
    <message>
        <source>The computer offers to split the pot.</source>
        <translation>Компьютер предлагает разделить банк.</translation>
    </message>
    <message>
        <source>The computer declines the split.</source>
        <translation>Компьютер отклоняет делёж.</translation>
    </message>
    <message>
        <source>The computer agrees to split the pot.</source>
        <translation>Компьютер согласен разделить банк.</translation>
    </message>
    <message>
        <source>The computer takes its last move back.</source>
        <translation>Компьютер берёт последний ход назад.</translation>
    </message>
    <message>
        <source>It takes a pawn.</source>
        <translation>Взята пешка.</translation>
    </message>
    <message>
        <source>It takes a knight.</source>
        <translation>Взят конь.</translation>
    </message>
    <message>
        <source>It takes a bishop.</source>
        <translation>Взят слон.</translation>
    </message>
    <message>
        <source>It takes a rook.</source>
        <translation>Взята ладья.</translation>
    </message>
    <message>
        <source>It takes a queen.</source>
        <translation>Взят ферзь.</translation>
    </message>
    <message>
        <source>It takes the king.</source>
        <translation>Взят король.</translation>
    </message>
    <message>
        <source>The piece dealt on %1 is seen: %2.</source>
        <translation>Видна фигура, розданная на %1: %2.</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>Шах.</translation>
    </message>
    <message>
        <source>to answer the bet</source>
        <translation>ответ на ставку</translation>
    </message>
    <message>
        <source>to bet or move</source>
        <translation>ставка или ход</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>fold</source>
        <comment>in the list of moves</comment>
        <translation>пас</translation>
    </message>
    <message>
        <source>call</source>
        <comment>in the list of moves</comment>
        <translation>колл</translation>
    </message>
    <message>
        <source>bet %1</source>
        <comment>in the list of moves</comment>
        <translation>ставка %1</translation>
    </message>
    <message>
        <source>raise %1</source>
        <comment>in the list of moves</comment>
        <translation>рейз %1</translation>
    </message>
    <message>
        <source>split?</source>
        <comment>offered, in the list of moves</comment>
        <translation>делим?</translation>
    </message>
    <message>
        <source>no split</source>
        <comment>in the list of moves</comment>
        <translation>не делим</translation>
    </message>
    <message>
        <source>split</source>
        <comment>agreed, in the list of moves</comment>
        <translation>делёж</translation>
    </message>
    <message>
        <source>taken back</source>
        <comment>in the list of moves</comment>
        <translation>взят назад</translation>
    </message>
    <message>
        <source>to answer the offer</source>
        <translation>ответ на предложение</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>White · to move</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Пат</translation>
    </message>
    <message>
        <source>Showdown after move %1</source>
        <translation>Вскрытие после %1-го хода</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Third time the same position</source>
        <translation>Третье повторение позиции</translation>
    </message>
    <message>
        <source>Fifty moves without capture or pawn move</source>
        <translation>Пятьдесят ходов без взятий и ходов пешек</translation>
    </message>
    <message>
        <source>Too little material to mate</source>
        <translation>Для мата мало материала</translation>
    </message>
    <message>
        <source>Agreed split</source>
        <translation>Делёж по соглашению</translation>
    </message>
    <message>
        <source>Agreed draw</source>
        <translation>Ничья по соглашению</translation>
    </message>
    <message>
        <source>King captured</source>
        <translation>Король взят</translation>
    </message>
    <message>
        <source>The pot of %1 is split</source>
        <translation>Банк %1 поделён</translation>
    </message>
    <message>
        <source>The hand is a draw</source>
        <translation>Партия вничью</translation>
    </message>
    <message>
        <source>You win the pot of %1</source>
        <translation>Вы выиграли банк %1</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Вы выиграли партию</translation>
    </message>
    <message>
        <source>The computer wins the pot of %1</source>
        <translation>Банк %1 выиграл компьютер</translation>
    </message>
    <message>
        <source>The computer wins the hand</source>
        <translation>Партию выиграл компьютер</translation>
    </message>
    <message numerus="yes">
        <source>Both sides have %n points of material: the pot is split.</source>
        <translation>
            <numerusform>У обеих сторон материала на %n очко: банк делится.</numerusform>
            <numerusform>У обеих сторон материала на %n очка: банк делится.</numerusform>
            <numerusform>У обеих сторон материала на %n очков: банк делится.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 of material, %3 %4: more material takes it all.</source>
        <comment>White, 17 points, Black, 16</comment>
        <translation>%1 — %2, %3 — %4: у кого больше, берёт всё.</translation>
    </message>
    <message>
        <source>%1 is in check and has no legal move.</source>
        <translation>%1 под шахом, ходов нет.</translation>
    </message>
    <message>
        <source>The side to move is not in check and has no legal move.</source>
        <translation>Шаха нет, но нет и ходов.</translation>
    </message>
    <message>
        <source>%1 folds: no piece is turned up.</source>
        <translation>%1 пасуют: фигуры не открываются.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 сдаются.</translation>
    </message>
    <message>
        <source>The same position stands for the third time.</source>
        <translation>Та же позиция возникла в третий раз.</translation>
    </message>
    <message>
        <source>Each side has made fifty moves without a capture or a pawn move.</source>
        <translation>Каждая сторона сделала пятьдесят ходов без взятий и ходов пешек.</translation>
    </message>
    <message>
        <source>Neither side has the material to mate.</source>
        <translation>Ни у кого нет материала для мата.</translation>
    </message>
    <message>
        <source>Both players agreed.</source>
        <translation>Оба игрока согласны.</translation>
    </message>
    <message>
        <source>The king of %1 was captured.</source>
        <translation>%1 остались без короля.</translation>
    </message>
    <message>
        <source>a piece that was seen</source>
        <translation>фигура, которую увидели</translation>
    </message>
    <message>
        <source>how it moved</source>
        <translation>как фигура ходила</translation>
    </message>
    <message>
        <source>how it captured</source>
        <translation>как фигура брала</translation>
    </message>
    <message>
        <source>a castling</source>
        <translation>рокировка</translation>
    </message>
    <message>
        <source>a capture en passant</source>
        <translation>взятие на проходе</translation>
    </message>
    <message>
        <source>a check that was announced</source>
        <translation>объявленный шах</translation>
    </message>
    <message>
        <source>a check that was not announced</source>
        <translation>шах, который не объявлен</translation>
    </message>
    <message>
        <source>a move that is legal</source>
        <translation>возможный ход</translation>
    </message>
    <message>
        <source>a move that is not legal</source>
        <translation>невозможный ход</translation>
    </message>
    <message>
        <source>the hand going on</source>
        <translation>партия продолжается</translation>
    </message>
    <message>
        <source>%1 was a jump</source>
        <translation>%1 — прыжок</translation>
    </message>
    <message>
        <source>%1 is diagonal</source>
        <translation>%1 — по диагонали</translation>
    </message>
    <message>
        <source>%1 is straight</source>
        <translation>%1 — по прямой</translation>
    </message>
    <message>
        <source>a piece was seen on %1</source>
        <translation>фигура видна на %1</translation>
    </message>
    <message>
        <source>how %1 captured</source>
        <translation>взятие %1</translation>
    </message>
    <message>
        <source>castling with %1</source>
        <translation>рокировка с %1</translation>
    </message>
    <message>
        <source>took en passant</source>
        <translation>взятие на проходе</translation>
    </message>
    <message>
        <source>gave check to %1</source>
        <translation>шах королю на %1</translation>
    </message>
    <message>
        <source>no check to %1</source>
        <translation>нет шаха королю на %1</translation>
    </message>
    <message>
        <source>%1 is legal</source>
        <translation>%1 — возможный ход</translation>
    </message>
    <message>
        <source>%1 is not legal</source>
        <translation>%1 — невозможный ход</translation>
    </message>
    <message>
        <source>the hand went on</source>
        <translation>партия продолжалась</translation>
    </message>
    <message>
        <source>It did not move as %1 does.</source>
        <translation>Ход не такой, как ходит %1.</translation>
    </message>
    <message>
        <source>%1 is not a step of a pawn there.</source>
        <translation>%1 — пешка там так не ходит.</translation>
    </message>
    <message>
        <source>%1 is a knight&apos;s jump: not %2.</source>
        <translation>%1 — прыжок коня: не %2.</translation>
    </message>
    <message>
        <source>%1 is diagonal: not %2.</source>
        <translation>%1 — по диагонали: не %2.</translation>
    </message>
    <message>
        <source>%1 is straight: not %2.</source>
        <translation>%1 — по прямой: не %2.</translation>
    </message>
    <message>
        <source>Check to %1 was announced: with %2 on %3 there would have been none.</source>
        <translation>Объявлен шах королю на %1: будь на %3 %2, шаха бы не было.</translation>
    </message>
    <message>
        <source>No check was announced: %2 on %3 would have attacked %1.</source>
        <translation>Шах не объявлен: будь на %3 %2, королю на %1 был бы шах.</translation>
    </message>
    <message>
        <source>%1 is legal: %2 on %3 would forbid it.</source>
        <translation>Ход %1 возможен: будь на %3 %2, его бы не было.</translation>
    </message>
    <message>
        <source>%1 is not legal: with %2 on %3 it would be.</source>
        <translation>Ход %1 невозможен: будь на %3 %2, он бы был.</translation>
    </message>
    <message>
        <source>The piece dealt on %1: %2. No deal with %3 here is left.</source>
        <translation>Фигура, розданная на %1: %2. Раздач, где здесь %3, не осталось.</translation>
    </message>
    <message>
        <source>The piece on %1 was seen: no deal with %2 is left.</source>
        <translation>Фигура на %1 видна: раздач, где здесь %2, не осталось.</translation>
    </message>
    <message>
        <source>%1 does not fit how %2 captures and moves.</source>
        <translation>%1: так %2 не берёт и не ходит.</translation>
    </message>
    <message>
        <source>With %1 there the castling would have been another one, or none.</source>
        <translation>Будь там %1, рокировка была бы другой или её бы не было.</translation>
    </message>
    <message>
        <source>Only a pawn takes or is taken en passant: not %1.</source>
        <translation>На проходе берёт и берётся только пешка: не %1.</translation>
    </message>
    <message>
        <source>The hand went on: with %1 there would have been no legal move.</source>
        <translation>Партия продолжалась: будь здесь %1, ходов бы не было.</translation>
    </message>
    <message>
        <source>%1 (Seen in a line that was taken back.)</source>
        <comment>a sentence</comment>
        <translation>%1 (Видно в варианте, взятом назад.)</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>видно</translation>
    </message>
    <message>
        <source>its capture</source>
        <translation>взятие</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>рокировка</translation>
    </message>
    <message>
        <source>en passant</source>
        <translation>на проходе</translation>
    </message>
    <message>
        <source>gave check</source>
        <translation>дала шах</translation>
    </message>
    <message>
        <source>no check</source>
        <translation>нет шаха</translation>
    </message>
    <message>
        <source>a legal move</source>
        <translation>ход есть</translation>
    </message>
    <message>
        <source>no legal move</source>
        <translation>хода нет</translation>
    </message>
    <message>
        <source>not the end</source>
        <translation>не конец</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>закрыто</translation>
    </message>
    <message>
        <source>a jump</source>
        <translation>прыжок</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>диагональ</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>прямая</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>взята</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>turned face up</source>
        <translation>открыта всем</translation>
    </message>
    <message>
        <source>not moved</source>
        <translation>не ходила</translation>
    </message>
    <message>
        <source>nothing told</source>
        <translation>ничего нового</translation>
    </message>
    <message>
        <source>%1 (taken back)</source>
        <comment>a fact, seen in a line that was</comment>
        <translation>%1 (взят назад)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>square of another piece: fact</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keeps the secret</source>
        <translation>сохраняет тайну</translation>
    </message>
    <message>
        <source>narrows the secret</source>
        <translation>сужает тайну</translation>
    </message>
    <message>
        <source>reveals a piece</source>
        <translation>раскрывает фигуру</translation>
    </message>
    <message>
        <source>%1: %2 become %3 (%4)</source>
        <comment>narrows the secret: 15 deals become 6 (bits lost)</comment>
        <translation>%1: было %2, стало %3 (%4)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n types left for this piece</source>
        <translation>
            <numerusform>%1, для фигуры остаётся %n тип</numerusform>
            <numerusform>%1, для фигуры остаётся %n типа</numerusform>
            <numerusform>%1, для фигуры остаётся %n типов</numerusform>
        </translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>пешка</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>конь</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>ладья</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ферзь</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>a pawn</source>
        <translation>пешка</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>конь</translation>
    </message>
    <message>
        <source>a bishop</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>a rook</source>
        <translation>ладья</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>ферзь</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the pawn</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the knight</comment>
        <translation>К</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the bishop</comment>
        <translation>С</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the rook</comment>
        <translation>Л</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the queen</comment>
        <translation>Ф</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the king</comment>
        <translation>Кр</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>белая пешка</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>чёрная пешка</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>белый конь</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>чёрный конь</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>белый слон</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>чёрный слон</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>белая ладья</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>чёрная ладья</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>белый ферзь</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>чёрный ферзь</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>белый король</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>чёрный король</translation>
    </message>
    <message>
        <source>white hidden piece</source>
        <translation>белая закрытая фигура</translation>
    </message>
    <message>
        <source>black hidden piece</source>
        <translation>чёрная закрытая фигура</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <comment>inside a sentence</comment>
        <translation>белые</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>inside a sentence</comment>
        <translation>чёрные</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the last two piece types of a list</comment>
        <translation> или </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 фишка</translation>
    </message>
    <message numerus="yes">
        <source>%1 chips</source>
        <translation>
            <numerusform>%1 фишка</numerusform>
            <numerusform>%1 фишки</numerusform>
            <numerusform>%1 фишек</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 очко</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>of material</comment>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 раздача</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n раздача</numerusform>
            <numerusform>%n раздачи</numerusform>
            <numerusform>%n раздач</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bit</source>
        <comment>exactly one</comment>
        <translation>%1 бита</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 бита</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>deals · bits</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>all is known</source>
        <translation>всё известно</translation>
    </message>
    <message>
        <source>%1: %2, all equally likely</source>
        <comment>bits: deals</comment>
        <translation>%1: %2, все равновероятны</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>раздача</translation>
    </message>
    <message>
        <source>move %1, %2</source>
        <translation>ход %1, %2</translation>
    </message>
    <message>
        <source>Call %1 to win %2: needs %3.</source>
        <translation>Колл %1 ради %2: нужно %3.</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>взят назад</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>нет %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %3 to %4 (found: %2)</source>
        <translation>%1 должно быть целым числом от %3 до %4 (найдено: %2)</translation>
    </message>
    <message>
        <source>%1 must be %3 (found: %2)</source>
        <translation>%1 должно быть %3 (найдено: %2)</translation>
    </message>
    <message>
        <source>%1 must be true or false (found: %2)</source>
        <translation>%1 должно быть логическим значением (найдено: %2)</translation>
    </message>
    <message>
        <source>%1 must be a text (found: %2)</source>
        <translation>%1 должно быть текстом (найдено: %2)</translation>
    </message>
    <message>
        <source>%1 must be an array, […] (found: %2)</source>
        <translation>%1 должно быть списком, […] (найдено: %2)</translation>
    </message>
    <message>
        <source>%1 must be an object, {…} (found: %2)</source>
        <translation>%1 должно быть объектом, {…} (найдено: %2)</translation>
    </message>
    <message>
        <source>%1 must be 64 hexadecimal digits (found: %2)</source>
        <translation>%1 должно состоять из 64 шестнадцатеричных цифр (найдено: %2)</translation>
    </message>
    <message>
        <source>%1 must be two hexadecimal digits for each byte (found: %2)</source>
        <translation>%1 должно содержать две шестнадцатеричные цифры на каждый байт (найдено: %2)</translation>
    </message>
    <message>
        <source>%1 must be squares with their types, as in b1Q e2R h2P (found: %2)</source>
        <translation>%1 должно называть поля с типами фигур, как в b1Q e2R h2P (найдено: %2)</translation>
    </message>
    <message>
        <source>%1 must name squares from a1 to h8 (found: %2)</source>
        <translation>%1 должно называть поля от a1 до h8 (найдено: %2)</translation>
    </message>
    <message>
        <source>%1 must be the number of takebacks in the actions</source>
        <translation>%1 должно быть числом взятых назад ходов среди действий</translation>
    </message>
    <message>
        <source>the file is not one JSON object</source>
        <translation>файл — не один объект JSON</translation>
    </message>
    <message>
        <source>the file holds neither hands in JSON nor games in PGN</source>
        <translation>в файле нет ни партий в JSON, ни партий в PGN</translation>
    </message>
    <message>
        <source>the number of hands in it must be 1, not %1</source>
        <translation>в ней должна быть 1 партия, а не %1</translation>
    </message>
    <message>
        <source>the result is not the one that the rules give</source>
        <translation>результат не тот, что получается по правилам</translation>
    </message>
    <message>
        <source>a comment does not end with }</source>
        <translation>комментарий не кончается на }</translation>
    </message>
    <message>
        <source>a variation does not end with )</source>
        <translation>вариант не кончается на )</translation>
    </message>
    <message>
        <source>a variation ends that has not begun</source>
        <translation>кончается вариант, который не начинался</translation>
    </message>
    <message>
        <source>a tag has no value in quotes</source>
        <translation>у тега нет значения в кавычках</translation>
    </message>
    <message>
        <source>a tag does not end with ]</source>
        <translation>тег не кончается на ]</translation>
    </message>
    <message>
        <source>the value of a tag does not end with a quote</source>
        <translation>значение тега не кончается кавычкой</translation>
    </message>
    <message>
        <source>it is a game of the variant “%1”, and only RaiseChess and chess are read</source>
        <translation>это партия по правилам «%1», а читаются только RaiseChess и шахматы</translation>
    </message>
    <message>
        <source>the tag [FEN] is not the position that the hand begins with</source>
        <translation>тег [FEN] — не та позиция, с которой начинается партия</translation>
    </message>
    <message>
        <source>the command [%%1] is not complete</source>
        <translation>команда [%%1] неполна</translation>
    </message>
    <message>
        <source>the command [%%1] does not say how many chips, from 1 up</source>
        <translation>команда [%%1] не говорит, сколько фишек, начиная с 1</translation>
    </message>
    <message>
        <source>the game has no result: it must end with 1-0, 0-1 or 1/2-1/2</source>
        <translation>у партии нет результата: она должна кончаться на 1-0, 0-1 или 1/2-1/2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>found in a file</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>%1 folds.</source>
        <translation>%1 пасуют.</translation>
    </message>
    <message>
        <source>the game was not finished (its result is *), and only finished ones can be replayed</source>
        <translation>партия не доиграна (её результат — *), а пересмотреть можно только доигранные</translation>
    </message>
    <message>
        <source>the file is no text, so it holds neither JSON nor PGN</source>
        <translation>файл — не текст, поэтому в нём нет ни JSON, ни PGN</translation>
    </message>
    <message>
        <source>%1 is no pawn&apos;s step</source>
        <comment>d2–g5</comment>
        <translation>%1 — не ход пешки</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>RaiseChess is already running: go on in its window.</source>
        <translation>RaiseChess уже запущена: продолжайте в её окне.</translation>
    </message>
    <message>
        <source>Chess with hidden pieces, played for chips against the computer.</source>
        <translation>Шахматы с закрытыми фигурами, игра на фишки против компьютера.</translation>
    </message>
    <message>
        <source>Finished hands to open, RaiseChess (.raisechess) or PGN (.pgn).</source>
        <translation>Оконченные партии, которые нужно открыть: RaiseChess (.raisechess) или PGN (.pgn).</translation>
    </message>
</context>
<context>
    <name>raisechess::Counsel</name>
    <message>
        <source>The hand is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>That is no thought but a fact: no other type is left.</source>
        <translation>Это не предположение, а факт: другого типа не остаётся.</translation>
    </message>
    <message>
        <source>That contradicts your thought: with it no deal is left in which %1 is %2.</source>
        <translation>Это противоречит вашему предположению: с ним не остаётся раздачи, где %1 — %2.</translation>
    </message>
</context>
<context>
    <name>raisechess::CourseWindow</name>
    <message>
        <source>Course</source>
        <translation>Курс</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Это первый шаг.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Pass over</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Верно!</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Не совсем.</translation>
    </message>
</context>
<context>
    <name>raisechess::EarlierCard</name>
    <message>
        <source>Back to the present</source>
        <translation>К текущей позиции</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>An earlier position</source>
        <translation>Прежняя позиция</translation>
    </message>
    <message>
        <source>The board shows what you knew then; nothing can be played here.</source>
        <translation>На доске то, что вы знали тогда; ходить здесь нельзя.</translation>
    </message>
    <message>
        <source>Before the first move.</source>
        <translation>До первого хода.</translation>
    </message>
    <message>
        <source>After %1: %2.</source>
        <comment>move 3, White: Nf3</comment>
        <translation>Сделан %1: %2.</translation>
    </message>
</context>
<context>
    <name>raisechess::ExerciseWindow</name>
    <message>
        <source>Exercise</source>
        <translation>Упражнение</translation>
    </message>
    <message>
        <source>An exercise from move %1 on: nothing of it counts.</source>
        <translation>Упражнение с %1-го хода, без зачёта.</translation>
    </message>
    <message>
        <source>The computer holds what it held then.</source>
        <translation>У компьютера то же, что было тогда.</translation>
    </message>
    <message>
        <source>The computer&apos;s hidden pieces are drawn from what you cannot rule out.</source>
        <translation>Закрытые фигуры компьютера — по жребию из возможных.</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>The same decision once more</source>
        <translation>То же решение ещё раз</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Назад к разбору</translation>
    </message>
    <message>
        <source>Taken back: decide anew.</source>
        <translation>Взято назад: решайте заново.</translation>
    </message>
    <message>
        <source>What the computer holds is drawn anew.</source>
        <translation>Что у компьютера, жребий решает заново.</translation>
    </message>
</context>
<context>
    <name>raisechess::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In thirty seconds</source>
        <translation>За тридцать секунд</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Reading a range</source>
        <translation>Как читать диапазон</translation>
    </message>
    <message>
        <source>Why betting works</source>
        <translation>Зачем делают ставки</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>Classic chess</source>
        <translation>Классические шахматы</translation>
    </message>
    <message>
        <source>From 0.3 to 0.4</source>
        <translation>От 0.3 к 0.4</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>To the course</source>
        <translation>К курсу</translation>
    </message>
    <message>
        <source>A dozen short steps on a board of your own.</source>
        <translation>Дюжина коротких шагов на отдельной доске.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>raisechess::HintCard</name>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>Скрыть подсказку</translation>
    </message>
    <message>
        <source>Piece</source>
        <comment>step of a hint</comment>
        <translation>Фигура</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>step of a hint</comment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>step of a hint</comment>
        <translation>Почему</translation>
    </message>
    <message>
        <source>step %1 of 3</source>
        <translation>шаг %1 из 3</translation>
    </message>
    <message>
        <source>in your thought · %1</source>
        <comment>step 1 of 3</comment>
        <translation>в вашем предположении · %1</translation>
    </message>
    <message>
        <source>One more step shows the move.</source>
        <translation>Ещё один шаг — и будет ход.</translation>
    </message>
    <message>
        <source>Then comes the reason.</source>
        <translation>Потом будет причина.</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Показать ход</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Сыграть</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Показать причину</translation>
    </message>
</context>
<context>
    <name>raisechess::HintTeller</name>
    <message>
        <source>There are no hints where chips are at stake.</source>
        <translation>Когда играют на фишки, подсказок нет.</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>Looking for a hint …</source>
        <translation>Ищу подсказку …</translation>
    </message>
</context>
<context>
    <name>raisechess::HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Партии</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Пересмотреть</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Импорт …</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>&amp;Экспорт …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Clear the history …</source>
        <translation>&amp;Очистить историю …</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Пр&amp;авка</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Вы&amp;делить всё</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Найти</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Пересмотр</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>the key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Choose a hand in the list first.</source>
        <translation>Сначала выберите партию в списке.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Clear the history</source>
        <translation>Очистить историю</translation>
    </message>
    <message>
        <source>The history is empty now.</source>
        <translation>История теперь пуста.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Матчи</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>Его партии</translation>
    </message>
    <message>
        <source>What they mean</source>
        <translation>Что это значит</translation>
    </message>
    <message>
        <source>Choose a match in the list first.</source>
        <translation>Сначала выберите матч в списке.</translation>
    </message>
    <message>
        <source>No hand of it is in the history.</source>
        <translation>Его партий в истории нет.</translation>
    </message>
    <message>
        <source>The match is deleted.</source>
        <translation>Матч удалён.</translation>
    </message>
</context>
<context>
    <name>raisechess::KeysPage</name>
    <message>
        <source>Choose a field and press the new key.</source>
        <translation>Выберите поле и нажмите новую клавишу.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; now has the key %2.</source>
        <translation>«%1»: теперь клавиша %2.</translation>
    </message>
</context>
<context>
    <name>raisechess::MainWindow</name>
    <message>
        <source>RaiseChess</source>
        <translation>RaiseChess</translation>
    </message>
    <message>
        <source>The saved match could not be opened</source>
        <translation>Не удалось открыть сохранённый матч</translation>
    </message>
    <message>
        <source>The key of the saved match is lost</source>
        <translation>Ключ сохранённого матча потерян</translation>
    </message>
    <message>
        <source>The hand that was on cannot be opened and is void: its chips go back, the score so far stays, and the next hand begins.</source>
        <translation>Партию, которая шла, открыть нельзя, она не засчитана: фишки возвращаются, прежний счёт остаётся, начинается следующая партия.</translation>
    </message>
    <message>
        <source>The score so far stays, and the next hand begins.</source>
        <translation>Прежний счёт остаётся, начинается следующая партия.</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Матч</translation>
    </message>
    <message>
        <source>&amp;New match …</source>
        <translation>&amp;Новый матч …</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <translation>&amp;Следующая партия</translation>
    </message>
    <message>
        <source>Let the &amp;computer act now</source>
        <translation>П&amp;усть компьютер ходит</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Взять ход назад</translation>
    </message>
    <message>
        <source>The computer&apos;s &amp;pace</source>
        <translation>&amp;Темп компьютера</translation>
    </message>
    <message>
        <source>&amp;Ask before all-in</source>
        <translation>Спр&amp;ашивать перед ва-банком</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>Fast: 0.3 s</source>
        <translation>Быстро: 0,3 с</translation>
    </message>
    <message>
        <source>Normal: 0.9 s</source>
        <translation>Обычно: 0,9 с</translation>
    </message>
    <message>
        <source>Calm: 2 s</source>
        <translation>Спокойно: 2 с</translation>
    </message>
    <message>
        <source>Slow: 4 s</source>
        <translation>Медленно: 4 с</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Повернуть доску</translation>
    </message>
    <message>
        <source>Show &amp;ranges</source>
        <translation>Показывать &amp;диапазоны</translation>
    </message>
    <message>
        <source>Show &amp;legal squares</source>
        <translation>Показывать &amp;возможные ходы</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>At the edge</source>
        <translation>По краю</translation>
    </message>
    <message>
        <source>On every square</source>
        <translation>На каждом поле</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Координаты</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Орех</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёная</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синяя</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серая</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>До&amp;ска</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>In &amp;thirty seconds</source>
        <translation>За &amp;тридцать секунд</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>Reading a ran&amp;ge</source>
        <translation>Как &amp;читать диапазон</translation>
    </message>
    <message>
        <source>Why &amp;betting works</source>
        <translation>&amp;Зачем делают ставки</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Словарь</translation>
    </message>
    <message>
        <source>&amp;Classic chess</source>
        <translation>&amp;Классические шахматы</translation>
    </message>
    <message>
        <source>From 0.&amp;3 to 0.4</source>
        <translation>От 0.&amp;3 к 0.4</translation>
    </message>
    <message>
        <source>&amp;About RaiseChess</source>
        <translation>&amp;О программе RaiseChess</translation>
    </message>
    <message>
        <source>The match is over: begin a new one.</source>
        <translation>Матч окончен: начните новый.</translation>
    </message>
    <message>
        <source>The hand is still on.</source>
        <translation>Партия ещё идёт.</translation>
    </message>
    <message>
        <source>Back to your last move; what was seen stays known.</source>
        <translation>Назад к вашему последнему ходу; увиденное остаётся известным.</translation>
    </message>
    <message>
        <source>Shows what it has found so far.</source>
        <translation>Показать найденное к этому времени.</translation>
    </message>
    <message>
        <source>The computer is not thinking.</source>
        <translation>Компьютер не думает.</translation>
    </message>
    <message>
        <source>About RaiseChess</source>
        <translation>О программе RaiseChess</translation>
    </message>
    <message>
        <source>&lt;b&gt;RaiseChess %1&lt;/b&gt;&lt;p&gt;Chess with hidden pieces, played for chips against the computer.&lt;/p&gt;&lt;p&gt;The game was invented by Mark Zavadckiy; its rules 0.3 and 0.4 were first published on daily300.fyi.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;b&gt;RaiseChess %1&lt;/b&gt;&lt;p&gt;Шахматы с закрытыми фигурами, игра на фишки против компьютера.&lt;/p&gt;&lt;p&gt;Игру придумал Mark Zavadckiy; её правила 0.3 и 0.4 впервые опубликованы на daily300.fyi.&lt;/p&gt;&lt;p&gt;Свободная программа под лицензией GNU General Public License, версия 3 или новее.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычное</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстрое</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключено</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>Движ&amp;ение</translation>
    </message>
    <message>
        <source>The saved match cannot be opened now</source>
        <translation>Сейчас сохранённый матч открыть нельзя</translation>
    </message>
    <message>
        <source>Its key cannot be read (%1). Put that right and start RaiseChess again: the saved match stays as it is. What you play until then is not saved.</source>
        <translation>Ключ не читается (%1). Исправьте это и запустите RaiseChess снова: сохранённый матч останется как есть. Сыгранное до тех пор не сохранится.</translation>
    </message>
    <message>
        <source>Which piece, then which move, then why.</source>
        <translation>Сначала фигура, потом ход, потом причина.</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>The saved matches could not be opened</source>
        <translation>Не удалось открыть сохранённые матчи</translation>
    </message>
    <message>
        <source>The saved matches cannot be read now</source>
        <translation>Сейчас сохранённые матчи не читаются</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>Наст&amp;ройки …</translation>
    </message>
    <message>
        <source>There are no hidden pieces in this match.</source>
        <translation>В этом матче нет закрытых фигур.</translation>
    </message>
    <message>
        <source>Show the ranges first: a thought is chosen in their table.</source>
        <translation>Сначала включите диапазоны: предположение выбирают в их таблице.</translation>
    </message>
    <message>
        <source>All hidden pieces of the computer are known.</source>
        <translation>Все закрытые фигуры компьютера известны.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Обучение</translation>
    </message>
    <message>
        <source>&amp;What if …</source>
        <translation>&amp;Что если …</translation>
    </message>
    <message>
        <source>Let &amp;go of the thought</source>
        <translation>&amp;Отбросить предположение</translation>
    </message>
    <message>
        <source>Show my &amp;chance</source>
        <translation>Показывать мой &amp;шанс</translation>
    </message>
    <message>
        <source>Your chance against the range as it is shown, as an adviser sees it who knows no more than you.</source>
        <translation>Ваш шанс против показанного диапазона, по оценке советника, который знает не больше вас.</translation>
    </message>
    <message>
        <source>Let the computer p&amp;lay for me</source>
        <translation>Пусть компьютер &amp;играет за меня</translation>
    </message>
    <message>
        <source>Pa&amp;use the watching</source>
        <translation>Приостановить набл&amp;юдение</translation>
    </message>
    <message>
        <source>One s&amp;tep</source>
        <translation>Один &amp;шаг</translation>
    </message>
    <message>
        <source>It sees what you see. Whatever you do yourself gives you your seat back.</source>
        <translation>Он видит то же, что и вы. Любое ваше действие возвращает вам ваше место.</translation>
    </message>
    <message>
        <source>The computer does not play for you.</source>
        <translation>Компьютер сейчас не играет за вас.</translation>
    </message>
    <message>
        <source>The next action of either player, or the next hand.</source>
        <translation>Следующее действие любого из игроков или следующая партия.</translation>
    </message>
    <message>
        <source>Pause the watching first.</source>
        <translation>Сначала приостановите наблюдение.</translation>
    </message>
    <message>
        <source>Esc does it, too.</source>
        <translation>То же делает клавиша Esc.</translation>
    </message>
    <message>
        <source>There is no thought.</source>
        <translation>Предположения нет.</translation>
    </message>
    <message>
        <source>Choose a type in the table of what the computer can hold.</source>
        <translation>Выберите тип в таблице того, что может быть у компьютера.</translation>
    </message>
    <message>
        <source>What if? Choose a type in the table with the arrow keys and Enter, or with a click. Esc lets go of it.</source>
        <translation>Что если? Выберите тип в таблице стрелками и клавишей Enter или щелчком. Esc — отбросить предположение.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;История</translation>
    </message>
    <message>
        <source>&amp;Finished hands …</source>
        <translation>&amp;Оконченные партии …</translation>
    </message>
    <message>
        <source>&amp;Open a file of hands …</source>
        <translation>О&amp;ткрыть файл партий …</translation>
    </message>
    <message>
        <source>C&amp;ourse …</source>
        <translation>&amp;Курс …</translation>
    </message>
    <message>
        <source>A few minutes: hidden pieces, ranges, secrets and bets, step by step.</source>
        <translation>Несколько минут: закрытые фигуры, диапазоны, тайны и ставки, шаг за шагом.</translation>
    </message>
    <message>
        <source>What your moves, bets and secrets lost, by what you knew then.</source>
        <translation>Что потеряли ваши ходы, ставки и тайны — по тому, что вы знали тогда.</translation>
    </message>
    <message>
        <source>Plays the move again that you took back last.</source>
        <translation>Делает снова ход, который вы взяли назад последним.</translation>
    </message>
    <message>
        <source>There is no move of yours that was taken back and can be played again now.</source>
        <translation>Сейчас нет взятого назад хода, который можно сделать снова.</translation>
    </message>
    <message>
        <source>&amp;Review the hand</source>
        <translation>&amp;Разбор партии</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Matches …</source>
        <translation>&amp;Матчи …</translation>
    </message>
    <message>
        <source>&amp;Statistics …</source>
        <translation>&amp;Статистика …</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>Статистик&amp;а</translation>
    </message>
    <message>
        <source>What could be read of the settings holds; the rest is as at the first start.</source>
        <translation>Прочитанные настройки действуют; остальные — как при первом запуске.</translation>
    </message>
    <message>
        <source>Settings that made no sense are as at the first start: %1.</source>
        <translation>Настройки, лишённые смысла, стали как при первом запуске: %1.</translation>
    </message>
    <message>
        <source>The settings are damaged</source>
        <translation>Настройки повреждены</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>К&amp;лавиши</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Закончить матч</translation>
    </message>
    <message>
        <source>End the match? The score stays, and no hand follows.</source>
        <translation>Закончить матч? Счёт останется, партий больше не будет.</translation>
    </message>
    <message>
        <source>All that stayed face down in it is turned up then.</source>
        <translation>Всё, что осталось в нём закрытым, тогда откроется.</translation>
    </message>
    <message>
        <source>What ended face down in it before cannot be turned up any more.</source>
        <translation>То, что раньше осталось в нём закрытым, открыть уже нельзя.</translation>
    </message>
    <message>
        <source>End the &amp;match …</source>
        <translation>&amp;Закончить матч …</translation>
    </message>
    <message>
        <source>This hand cannot be taken up here: its record contradicts itself.</source>
        <translation>Эту партию нельзя продолжить отсюда: её запись противоречит сама себе.</translation>
    </message>
</context>
<context>
    <name>raisechess::NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Новый матч</translation>
    </message>
    <message>
        <source>Without chips</source>
        <translation>Без фишек</translation>
    </message>
    <message>
        <source>The same deal, moves and showdown, and no bets. The score is hands. Best to start with.</source>
        <translation>Те же раздача, ходы и вскрытие, но без ставок. Счёт — по партиям. Лучше начать с этого.</translation>
    </message>
    <message>
        <source>Heads-up with chips</source>
        <translation>Один на один с фишками</translation>
    </message>
    <message>
        <source>Every move can be a bet. 100 chips each; the match ends when one of you has none.</source>
        <translation>Каждый ход может быть ставкой. По 100 фишек; матч кончается, когда у кого-то их не осталось.</translation>
    </message>
    <message>
        <source>Classic chess</source>
        <translation>Классические шахматы</translation>
    </message>
    <message>
        <source>Nothing hidden, no chips, to mate.</source>
        <translation>Ничего не скрыто, без фишек, до мата.</translation>
    </message>
    <message>
        <source>The computer plays as</source>
        <translation>Уровень компьютера</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Hidden pieces</source>
        <translation>Закрытых фигур</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Starting array</source>
        <translation>Расстановка</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of an array</comment>
        <translation>№</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Вскрытие</translation>
    </message>
    <message>
        <source>move 20</source>
        <translation>ход 20</translation>
    </message>
    <message>
        <source>30</source>
        <translation>30</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>to mate</source>
        <translation>до мата</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Вы играете</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белыми</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрными</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>жребий</translation>
    </message>
    <message>
        <source>Classic draws</source>
        <translation>Правила ничьих</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>King capture</source>
        <translation>Взятие короля</translation>
    </message>
    <message>
        <source>Chess960 number</source>
        <translation>Номер Chess960</translation>
    </message>
    <message>
        <source>The betting</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Size of bets</source>
        <translation>Размер ставок</translation>
    </message>
    <message>
        <source>No-limit</source>
        <translation>Ноу-лимит</translation>
    </message>
    <message>
        <source>Pot-limit</source>
        <translation>Пот-лимит</translation>
    </message>
    <message>
        <source>Blinds rise</source>
        <translation>Блайнды растут</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 мин</translation>
    </message>
    <message>
        <source>Chips each</source>
        <translation>Фишек у каждого</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Agreed split</source>
        <translation>Делёж</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>change</source>
        <translation>меняются</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>прежние</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 с</translation>
    </message>
    <message>
        <source>60 s</source>
        <translation>60 с</translation>
    </message>
    <message>
        <source>Usual settings</source>
        <translation>Обычный выбор</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Начать матч</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>It ends the match that is on.</source>
        <translation>Идущий матч на этом закончится.</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a level, before what it is like</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>the same in every match</source>
        <translation>одинаково в каждом матче</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>хранится</translation>
    </message>
    <message>
        <source>unrecorded</source>
        <translation>без записи</translation>
    </message>
    <message>
        <source>Yes, end it</source>
        <translation>Да, закончить</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Нет, играть</translation>
    </message>
    <message>
        <source>End the match that is on? Its pieces are turned up, and a hand that is on is void.</source>
        <translation>Закончить матч, который идёт? Его фигуры откроются, а незаконченная партия не засчитывается.</translation>
    </message>
</context>
<context>
    <name>raisechess::ReplayWindow</name>
    <message>
        <source>White&apos;s view</source>
        <translation>Глазами белых</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Глазами чёрных</translation>
    </message>
    <message>
        <source>All turned up</source>
        <translation>Всё открыто</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Пересмотр</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>Чьими глазами</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>the hand&apos;s decisions</comment>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>What moves, bets and secrets lost, by what was known then.</source>
        <translation>Что потеряли ходы, ставки и тайны — по тому, что было известно тогда.</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Повернуть доску</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Computer · %1</source>
        <comment>the level</comment>
        <translation>Компьютер · %1</translation>
    </message>
    <message>
        <source>half-move %1 of %2</source>
        <translation>полуход %1 из %2</translation>
    </message>
    <message>
        <source>The pot has been paid.</source>
        <translation>Банк выплачен.</translation>
    </message>
    <message>
        <source>Pot: %1</source>
        <comment>6 chips</comment>
        <translation>Банк: %1</translation>
    </message>
</context>
<context>
    <name>raisechess::ReviewWindow</name>
    <message>
        <source>Review of the hand</source>
        <translation>Разбор партии</translation>
    </message>
    <message>
        <source>Your chance, and the pot</source>
        <translation>Ваш шанс и банк</translation>
    </message>
    <message>
        <source>Your chance</source>
        <translation>Ваш шанс</translation>
    </message>
    <message>
        <source>%1 · chance</source>
        <comment>White</comment>
        <translation>%1 · шанс</translation>
    </message>
    <message>
        <source>All turned up</source>
        <translation>Всё открыто</translation>
    </message>
    <message>
        <source>A finding that is chosen shows its position here, with what would have been better.</source>
        <translation>Выберите строку: доска покажет позицию и то, что было бы лучше.</translation>
    </message>
    <message>
        <source>As known then</source>
        <translation>Как знали тогда</translation>
    </message>
    <message>
        <source>Known then: %1</source>
        <comment>20 deals, 4.3 bits</comment>
        <translation>Известно тогда: %1</translation>
    </message>
    <message>
        <source>half-move %1 of %2</source>
        <translation>полуход %1 из %2</translation>
    </message>
    <message>
        <source>Plays this position anew against the computer. Nothing of it counts.</source>
        <translation>Эту позицию можно сыграть заново против компьютера. Ничего из этого не засчитывается.</translation>
    </message>
    <message>
        <source>Nothing was yours to decide here.</source>
        <translation>Здесь вам нечего было решать.</translation>
    </message>
    <message>
        <source>Nothing was decided here.</source>
        <translation>Здесь ничего не решалось.</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>a line</comment>
        <translation>шанс</translation>
    </message>
    <message>
        <source>pot</source>
        <comment>a bar</comment>
        <translation>банк</translation>
    </message>
    <message>
        <source>loss</source>
        <comment>a sign</comment>
        <translation>потеря</translation>
    </message>
    <message>
        <source>secret told</source>
        <comment>a sign</comment>
        <translation>выданная тайна</translation>
    </message>
    <message>
        <source>by the other side</source>
        <comment>a sign: secret told</comment>
        <translation>ходом соперника</translation>
    </message>
    <message>
        <source>← → step · %1 next loss</source>
        <comment>keys</comment>
        <translation>← → шаг · %1 — к потере</translation>
    </message>
    <message>
        <source>Before move %1 · %2 to move</source>
        <comment>a number; White</comment>
        <translation>Перед ходом %1 · %2 на ходу</translation>
    </message>
    <message>
        <source>pot %1, you %2, the computer %3</source>
        <comment>chips</comment>
        <translation>банк %1, вы %2, компьютер %3</translation>
    </message>
    <message>
        <source>pot %1, this side %2, the other %3</source>
        <comment>chips</comment>
        <translation>банк %1, эта сторона %2, другая %3</translation>
    </message>
</context>
<context>
    <name>raisechess::SettingsDialog</name>
    <message>
        <source>On</source>
        <translation>Вкл.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классические</translation>
    </message>
    <message>
        <source>Angular</source>
        <translation>Угловатые</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Орех</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёные</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синие</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серые</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>At the edge</source>
        <translation>По краю</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>Legal squares</source>
        <translation>Возможные ходы</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Системная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>The computer&apos;s pace</source>
        <translation>Темп компьютера</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Спокойно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Ask before all-in</source>
        <translation>Спрашивать перед ва-банком</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>language</comment>
        <translation>Системный</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Usual settings</source>
        <translation>Сбросить настройки</translation>
    </message>
    <message>
        <source>Name and language stay.</source>
        <translation>Имя и язык остаются.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>Hidden pieces after a fold</source>
        <translation>Закрытые фигуры после паса</translation>
    </message>
    <message>
        <source>Stay face down</source>
        <translation>Остаются закрытыми</translation>
    </message>
    <message>
        <source>Are turned up</source>
        <translation>Открываются</translation>
    </message>
    <message>
        <source>Also after resigning and an agreed split. What stays face down is turned up when the match ends.</source>
        <translation>Также после сдачи и дележа по соглашению. Что осталось закрытым, открывается в конце матча.</translation>
    </message>
</context>
<context>
    <name>raisechess::SpeakerButton</name>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>Звук включён</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>Звук выключен</translation>
    </message>
</context>
<context>
    <name>raisechess::TableView</name>
    <message>
        <source>Moves and bets</source>
        <translation>Ходы и ставки</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>The computer&apos;s deal is fixed and sealed as %1…: after the hand you can check it (&quot;Match&quot;).</source>
        <translation>Раздача компьютера выбрана и запечатана как %1…: после партии её можно проверить («Матч»).</translation>
    </message>
    <message>
        <source>Ten seconds are left for this move; then the computer makes it.</source>
        <translation>На этот ход осталось десять секунд; потом его сделает компьютер.</translation>
    </message>
    <message>
        <source>Now make your move: drag a piece, click it and its square, or type it (e4, Nf3).</source>
        <translation>Теперь ход: перетащите фигуру, щёлкните её и поле или наберите ход (e4, Nf3).</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>raisechess::records::HandList</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Ставки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Исход</translation>
    </message>
    <message>
        <source>All bets</source>
        <translation>Все ставки</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Все исходы</translation>
    </message>
    <message>
        <source>won</source>
        <comment>by the player</comment>
        <translation>победы</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>by the player</comment>
        <translation>поражения</translation>
    </message>
    <message>
        <source>split</source>
        <comment>nobody won</comment>
        <translation>ничьи</translation>
    </message>
    <message>
        <source>Finished hands</source>
        <translation>Оконченные партии</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Все уровни</translation>
    </message>
    <message>
        <source>No hand is finished yet: each one comes here when it is over.</source>
        <translation>Оконченных партий ещё нет: каждая появится здесь, когда кончится.</translation>
    </message>
    <message>
        <source>No hand fits.</source>
        <translation>Ни одна партия не подходит.</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 партия</translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands of all matches</source>
        <translation>Партии всех матчей</translation>
    </message>
    <message>
        <source>Whose play</source>
        <translation>Чья игра</translation>
    </message>
    <message>
        <source>All play</source>
        <translation>Вся игра</translation>
    </message>
    <message>
        <source>your own play</source>
        <translation>своя игра</translation>
    </message>
    <message>
        <source>watched</source>
        <comment>hands</comment>
        <translation>с наблюдением</translation>
    </message>
    <message>
        <source>with hints or takebacks</source>
        <translation>с подсказками или взятием назад</translation>
    </message>
</context>
<context>
    <name>raisechess::records::MatchList</name>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
</context>
<context>
    <name>raisechess::records::StatisticsView</name>
    <message>
        <source>Kind of hands</source>
        <translation>Вид партий</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Период</translation>
    </message>
    <message numerus="yes">
        <source>The last %n hands</source>
        <translation>
            <numerusform>Последняя %n партия</numerusform>
            <numerusform>Последние %n партии</numerusform>
            <numerusform>Последние %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>Последний %n день</numerusform>
            <numerusform>Последние %n дня</numerusform>
            <numerusform>Последние %n дней</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Побед</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Stands at</source>
        <comment>a rating</comment>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>По уровням</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Все уровни</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ActionBar</name>
    <message>
        <source>Resign the hand? The computer takes the pot of %1.</source>
        <translation>Сдать партию? Банк %1 возьмёт компьютер.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>Ва-банк %1</translation>
    </message>
    <message>
        <source>Offer a split</source>
        <translation>Предложить делёж</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Рейз до</translation>
    </message>
    <message>
        <source>Bet to</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>min</source>
        <comment>the least bet</comment>
        <translation>мин.</translation>
    </message>
    <message>
        <source>½ pot</source>
        <translation>½ банка</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Ставки</translation>
    </message>
    <message>
        <source>POT</source>
        <translation>БАНК</translation>
    </message>
    <message>
        <source>Size of the bet</source>
        <translation>Размер ставки</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The computer is to act.</source>
        <translation>Решает компьютер.</translation>
    </message>
    <message>
        <source>The computer offers to split the pot.</source>
        <translation>Компьютер предлагает разделить банк.</translation>
    </message>
    <message>
        <source>You offer to split the pot.</source>
        <translation>Вы предлагаете разделить банк.</translation>
    </message>
    <message>
        <source>Each would get half of it: %1.</source>
        <translation>Каждому половина: %1.</translation>
    </message>
    <message>
        <source>The computer answers.</source>
        <translation>Отвечает компьютер.</translation>
    </message>
    <message>
        <source>%1 in the middle</source>
        <translation>%1 посередине</translation>
    </message>
    <message>
        <source>%1 just bet</source>
        <translation>%1 — новая ставка</translation>
    </message>
    <message>
        <source>%1 yours, %2 theirs</source>
        <translation>%1 — ваши, %2 — его</translation>
    </message>
    <message>
        <source>Resign the hand</source>
        <translation>Сдать партию</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Check: just move</source>
        <translation>Чек: ход</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Колл – уравнять %1</translation>
    </message>
    <message>
        <source>%1 · all-in</source>
        <comment>key</comment>
        <translation>%1 · ва-банк</translation>
    </message>
    <message>
        <source>Accept: split</source>
        <translation>Принять: делим</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Рейз</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Рейз до %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Ставка %1</translation>
    </message>
    <message>
        <source>%1 · adds %2</source>
        <comment>key, chips</comment>
        <translation>%1 · ещё %2</translation>
    </message>
    <message>
        <source>%1 · asks first</source>
        <comment>key</comment>
        <translation>%1 · спросит</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>Ва-банк</translation>
    </message>
    <message>
        <source>Answer the offer first.</source>
        <translation>Сначала ответьте на предложение.</translation>
    </message>
    <message>
        <source>The computer is all-in: nothing more can be bet.</source>
        <translation>Компьютер пошёл ва-банк: ставок больше нет.</translation>
    </message>
    <message>
        <source>You are all-in: nothing more can be bet.</source>
        <translation>Вы пошли ва-банк: ставок больше нет.</translation>
    </message>
    <message>
        <source>The call takes all your chips.</source>
        <translation>Колл забирает все ваши фишки.</translation>
    </message>
    <message>
        <source>Four bets and raises a turn are the most.</source>
        <translation>За ход не больше четырёх ставок и рейзов.</translation>
    </message>
    <message>
        <source>The betting of this turn is over.</source>
        <translation>Торговля этого хода окончена.</translation>
    </message>
    <message>
        <source>Pot: %1</source>
        <translation>Банк: %1</translation>
    </message>
    <message>
        <source>Fold? The computer takes the pot of %1.</source>
        <translation>Пас? Банк %1 возьмёт компьютер.</translation>
    </message>
    <message>
        <source>%1, all that the computer can match?</source>
        <comment>Bet 90</comment>
        <translation>%1 — всё, что может уравнять компьютер?</translation>
    </message>
    <message>
        <source>%1, all your chips?</source>
        <comment>Bet 90</comment>
        <translation>%1 — все ваши фишки?</translation>
    </message>
    <message>
        <source>Tab, %1</source>
        <comment>two keys, one after the other</comment>
        <translation>Tab, %1</translation>
    </message>
    <message>
        <source>The computer declines the split.</source>
        <translation>Компьютер отклоняет делёж.</translation>
    </message>
    <message>
        <source>Make your move</source>
        <translation>Делайте ход</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>a bet</comment>
        <translation>Колл – уравнять</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::BitsBar</name>
    <message>
        <source>Uncertainty left</source>
        <translation>Оставшаяся неопределённость</translation>
    </message>
    <message>
        <source>%1 of %2 are left</source>
        <comment>4.3 bits of 7.0 bits</comment>
        <translation>осталось %1 из %2</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::BoardWidget</name>
    <message>
        <source>Chess board</source>
        <translation>Шахматная доска</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>Шах.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>%1 is to move. %2</source>
        <comment>White; Check.</comment>
        <translation>%1 ходят. %2</translation>
    </message>
    <message>
        <source>%1, yours, %2</source>
        <translation>%1, ваша, %2</translation>
    </message>
    <message>
        <source>%1, yours, %2, known to the computer</source>
        <translation>%1, ваша, %2, компьютеру известна</translation>
    </message>
    <message>
        <source>%1: %2, the only type left</source>
        <translation>%1: %2, другого типа не осталось</translation>
    </message>
    <message>
        <source>%1, was hidden</source>
        <translation>%1, фигура была закрыта</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>black hidden piece: queen or bishop</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>под шахом</translation>
    </message>
    <message>
        <source>the last move began here</source>
        <translation>отсюда сделан последний ход</translation>
    </message>
    <message>
        <source>the last move ended here</source>
        <translation>сюда сделан последний ход</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>сюда можно пойти</translation>
    </message>
    <message>
        <source>can move here: %1</source>
        <translation>сюда можно пойти: %1</translation>
    </message>
    <message>
        <source>The computer is to act.</source>
        <translation>Решает компьютер.</translation>
    </message>
    <message>
        <source>Answer the bet first: call, raise or fold.</source>
        <translation>Сначала ответьте на ставку: колл, рейз или пас.</translation>
    </message>
    <message>
        <source>was hidden</source>
        <comment>on a piece that was turned up</comment>
        <translation>закрытая</translation>
    </message>
    <message>
        <source>Nothing was played: that was an earlier position, this is the present.</source>
        <translation>Хода не было: то была прежняя позиция, а это настоящая.</translation>
    </message>
    <message>
        <source>Answer the offer first.</source>
        <translation>Сначала ответьте на предложение.</translation>
    </message>
    <message>
        <source>%1: what if it is %2? A thought, not a fact</source>
        <translation>%1: что если это %2? Предположение, а не факт</translation>
    </message>
    <message>
        <source>in your thought it could go here</source>
        <translation>в вашем предположении она могла бы пойти сюда</translation>
    </message>
    <message>
        <source>in your thought it attacks this square</source>
        <translation>в вашем предположении она атакует это поле</translation>
    </message>
    <message>
        <source>in your thought it threatens your piece here</source>
        <translation>в вашем предположении она угрожает здесь вашей фигуре</translation>
    </message>
    <message>
        <source>what if it is %1?</source>
        <translation>что если это %1?</translation>
    </message>
    <message>
        <source>a thought, not a fact</source>
        <translation>предположение, а не факт</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ChanceChart</name>
    <message>
        <source>Chance to win, pot and secrets</source>
        <translation>Шанс на победу, банк и тайны</translation>
    </message>
    <message>
        <source>A click shows the position of that half-move.</source>
        <translation>Щелчок показывает позицию этого полухода.</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <comment>a number; a chance</comment>
        <translation>ход %1: %2</translation>
    </message>
    <message>
        <source>end: %1</source>
        <comment>a chance</comment>
        <translation>конец: %1</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>whose secret, short</comment>
        <translation>компьютер</translation>
    </message>
    <message>
        <source>you</source>
        <comment>whose secret, short</comment>
        <translation>вы</translation>
    </message>
    <message>
        <source>Filled diamonds: told by a move of one&apos;s own. Hollow ones: by one of the other side, such as a capture.</source>
        <translation>Закрашенные ромбы: выдано собственным ходом. Пустые: ходом другой стороны, например взятием.</translation>
    </message>
    <message>
        <source>chips</source>
        <comment>over an axis</comment>
        <translation>фишки</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ConfirmStrip</name>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::DecisionsPanel</name>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Ставки</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Тайны</translation>
    </message>
    <message>
        <source>Decisions that lost something</source>
        <translation>Решения, которые что-то потеряли</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation>Какие решения</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Решений оценено</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Ваши решения</translation>
    </message>
    <message>
        <source>%1 · decisions</source>
        <comment>White</comment>
        <translation>%1 · решения</translation>
    </message>
    <message>
        <source>Review the decisions</source>
        <translation>Разобрать решения</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>decisions judged</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Each decision is judged by what was known then. The table can be used meanwhile.</source>
        <translation>Каждое решение оценивается по тому, что было известно тогда. За столом пока можно играть.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Разбор остановлен.</translation>
    </message>
    <message>
        <source>Nothing that was lost here is more than the adviser could be wrong by.</source>
        <translation>Ничто из потерянного здесь не больше, чем может ошибиться советник.</translation>
    </message>
    <message>
        <source>bets −%1</source>
        <comment>2.5 chips</comment>
        <translation>ставки −%1</translation>
    </message>
    <message>
        <source>Nothing was yours to decide in this hand.</source>
        <translation>В этой партии вам нечего было решать.</translation>
    </message>
    <message>
        <source>Nothing was decided here by this side.</source>
        <translation>Эта сторона здесь ничего не решала.</translation>
    </message>
    <message>
        <source>moves %1</source>
        <comment>−6 % of chance</comment>
        <translation>ходы %1</translation>
    </message>
    <message numerus="yes">
        <source>%n moves, the worst %1</source>
        <comment>−6 % of chance</comment>
        <translation>
            <numerusform>%n ход, худший %1</numerusform>
            <numerusform>%n хода, худший %1</numerusform>
            <numerusform>%n ходов, худший %1</numerusform>
        </translation>
    </message>
    <message>
        <source>secrets −%1 (%2)</source>
        <comment>5.38 bits; 125 → 3 deals</comment>
        <translation>тайны −%1 (%2)</translation>
    </message>
    <message>
        <source>secrets −%1 (%2), −%3 by own moves</source>
        <comment>6.97 bits; 125 → 1 deal; 5.97</comment>
        <translation>тайны −%1 (%2), своими ходами −%3</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::EquityMeter</name>
    <message>
        <source>%1 needed</source>
        <translation>нужно %1</translation>
    </message>
    <message>
        <source>your equity against the range</source>
        <translation>ваше эквити против диапазона</translation>
    </message>
    <message>
        <source>your chance in your thought</source>
        <translation>ваш шанс в предположении</translation>
    </message>
    <message>
        <source>your chance to win the hand</source>
        <translation>ваш шанс выиграть партию</translation>
    </message>
    <message>
        <source>The chance to win the pot, with half of the chance to split it, if every deal of the range is equally likely. Of 100 estimates 95 were of groups that were off by no more than the number after ±, or lay within the two numbers.</source>
        <translation>Вероятность взять банк и половина вероятности его разделить, если все раздачи диапазона равновероятны. Из 100 оценок 95 были из групп, ошибка которых не больше числа после ± или которые лежали между двумя числами.</translation>
    </message>
    <message>
        <source>The chance to win the hand, with half of the chance of a draw, if every deal of the range is equally likely. Of 100 estimates 95 were of groups that were off by no more than the number after ±, or lay within the two numbers.</source>
        <translation>Вероятность выиграть партию и половина вероятности ничьей, если все раздачи диапазона равновероятны. Из 100 оценок 95 были из групп, ошибка которых не больше числа после ± или которые лежали между двумя числами.</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::FindingPanel</name>
    <message>
        <source>Next loss</source>
        <translation>Следующая потеря</translation>
    </message>
    <message>
        <source>played</source>
        <comment>an arrow</comment>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>instead</source>
        <comment>an arrow</comment>
        <translation>вместо этого</translation>
    </message>
    <message>
        <source>A copy of the hand: nothing of it counts.</source>
        <translation>Копия партии: она не в счёт.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Сыграть заново</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::FindingsModel</name>
    <message>
        <source>move</source>
        <comment>its number, a column</comment>
        <translation>ход</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>what was done, a column</comment>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>instead</source>
        <comment>a column</comment>
        <translation>вместо этого</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>how much, a column</comment>
        <translation>потеряно</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::HandPanel</name>
    <message>
        <source>Resign the hand?</source>
        <translation>Сдать партию?</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>The computer offers a draw</source>
        <translation>Компьютер предлагает ничью</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>The computer is to move</source>
        <translation>Ход компьютера</translation>
    </message>
    <message>
        <source>Your king is in check.</source>
        <translation>Ваш король под шахом.</translation>
    </message>
    <message>
        <source>Played to mate, without chips.</source>
        <translation>Игра до мата, без фишек.</translation>
    </message>
    <message>
        <source>After move %1 all pieces are turned up, and more material wins the hand.</source>
        <translation>После %1-го хода все фигуры открываются; у кого больше материала, тот выиграл.</translation>
    </message>
    <message>
        <source>Yes, resign</source>
        <translation>Да, сдаться</translation>
    </message>
    <message>
        <source>Resign the hand</source>
        <translation>Сдать партию</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Нет, играть</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Принять ничью</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Предложить ничью</translation>
    </message>
    <message>
        <source>One offer a turn.</source>
        <translation>Одно предложение за ход.</translation>
    </message>
    <message>
        <source>Only in your own turn.</source>
        <translation>Только на своём ходу.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>The computer declines the draw: your move</source>
        <translation>Компьютер отклоняет ничью: ваш ход</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::LogModel</name>
    <message>
        <source>%1.</source>
        <comment>number of a move</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>pre</source>
        <comment>before the first move</comment>
        <translation>до 1</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>взят назад</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>bets · move</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>you −%1 · computer %2</source>
        <comment>a number; −0.7 bits</comment>
        <translation>вы −%1 · компьютер %2</translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>вы %1</translation>
    </message>
    <message>
        <source>computer %1</source>
        <translation>компьютер %1</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>банк %1</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message numerus="yes">
        <source>taken back %n times</source>
        <translation>
            <numerusform>взят назад %n раз</numerusform>
            <numerusform>взят назад %n раза</numerusform>
            <numerusform>взят назад %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>To an onlooker, %1 % of the deals that you could hold are left.</source>
        <translation>Для наблюдателя осталось %1 % раздач, которые могли быть у вас.</translation>
    </message>
    <message>
        <source>To you, %1 % of the deals that the computer could hold are left.</source>
        <translation>Для вас осталось %1 % раздач, которые могли быть у компьютера.</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::LogView</name>
    <message>
        <source>Moves and bets</source>
        <translation>Ходы и ставки</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::MaterialPanel</name>
    <message>
        <source>Material, every piece counted</source>
        <translation>Подсчёт материала</translation>
    </message>
    <message>
        <source>queen 9 · rook 5 · bishop 3 · knight 3 · pawn 1</source>
        <translation>ферзь 9 · ладья 5 · слон 3 · конь 3 · пешка 1</translation>
    </message>
    <message>
        <source>Computer · %1</source>
        <translation>Компьютер · %1</translation>
    </message>
    <message>
        <source>Material does not count here: the hand ended before the showdown.</source>
        <translation>Материал здесь не в счёт: партия кончилась до вскрытия.</translation>
    </message>
    <message>
        <source>%1 − %2 = %3: %4 takes it</source>
        <translation>%1 − %2 = %3: берут %4</translation>
    </message>
    <message>
        <source>%1 each: nobody has more</source>
        <comment>17 points</comment>
        <translation>По %1 у каждого: поровну</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::MaterialRow</name>
    <message>
        <source>%1: %2; %3</source>
        <comment>whose; pieces; 17 points</comment>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <comment>number of pieces, points of each, sum</comment>
        <translation>%1 × %2 = %3</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::NextHandPanel</name>
    <message>
        <source>The deal shown as %1 stays sealed until the match ends.</source>
        <translation>Раздача %1 запечатана до конца матча.</translation>
    </message>
    <message>
        <source>✓ The deal shown as %1 before the first action matches.</source>
        <translation>✓ Раздача %1 совпала с показанной до игры.</translation>
    </message>
    <message>
        <source>The deal does not match what was shown as %1.</source>
        <translation>Раздача не совпала с показанной %1.</translation>
    </message>
    <message>
        <source>Next: you are %1, %2</source>
        <translation>Дальше вы — %1, %2</translation>
    </message>
    <message>
        <source>Next: you are %1</source>
        <translation>Дальше вы — %1</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Закончить матч</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новый матч</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>End the match? The score stays, and no hand follows.</source>
        <translation>Закончить матч? Счёт останется, партий больше не будет.</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Нет, играть</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Yes, end it</source>
        <translation>Да, закончить</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>the hand&apos;s decisions</comment>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Назад к разбору</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::PlateWidget</name>
    <message>
        <source>Enter plays it · Esc clears it</source>
        <translation>Enter — ход · Esc — стереть</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::PromotionChooser</name>
    <message>
        <source>What does the pawn become?</source>
        <translation>В кого превращается пешка?</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::RangeCell</name>
    <message>
        <source>ruled out</source>
        <translation>исключено</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>piece, type: share</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>what if, was %1</source>
        <comment>90 %</comment>
        <translation>что если, было %1</translation>
    </message>
    <message>
        <source>not in your thought, was %1</source>
        <translation>не в вашем предположении, было %1</translation>
    </message>
    <message>
        <source>%1 in your thought, was %2</source>
        <translation>%1 в вашем предположении, было %2</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>что если</translation>
    </message>
    <message>
        <source>was %1</source>
        <comment>50 %</comment>
        <translation>было %1</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::RangeGrid</name>
    <message>
        <source>Captured on %1 at move %2: it was %3.</source>
        <translation>Взята на %1, ход %2: это %3.</translation>
    </message>
    <message>
        <source>Seen on %1 at move %2: it is %3.</source>
        <translation>Видна на %1, ход %2: это %3.</translation>
    </message>
    <message>
        <source>Seen: it is %1.</source>
        <translation>Видна: это %1.</translation>
    </message>
    <message>
        <source>In your thought no deal is left with it.</source>
        <translation>В вашем предположении раздачи с ним не остаётся.</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::RangePanel</name>
    <message>
        <source>nothing new</source>
        <translation>ничего нового</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>30 → 20 deals, −0.6 bits</comment>
        <translation>%1 → %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 ruled out</source>
        <comment>list of types</comment>
        <translation>
            <numerusform>исключено: %1</numerusform>
            <numerusform>исключено: %1</numerusform>
            <numerusform>исключено: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>queen 33 → 50 %</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>all is known</source>
        <translation>всё известно</translation>
    </message>
    <message numerus="yes">
        <source>%n deals are possible</source>
        <translation>
            <numerusform>Возможна %n раздача</numerusform>
            <numerusform>Возможны %n раздачи</numerusform>
            <numerusform>Возможно %n раздач</numerusform>
        </translation>
    </message>
    <message>
        <source>What the computer can hold</source>
        <translation>Что может быть у компьютера</translation>
    </message>
    <message>
        <source>What your moves have told</source>
        <translation>Что выдали ваши ходы</translation>
    </message>
    <message>
        <source>The computer holds</source>
        <translation>У компьютера</translation>
    </message>
    <message>
        <source>You have told</source>
        <translation>Вы выдали</translation>
    </message>
    <message>
        <source>At least this is known: the computer may know more.</source>
        <translation>Известно хотя бы это: компьютер может знать больше.</translation>
    </message>
    <message>
        <source>Show percentages and bits</source>
        <translation>Показать проценты и биты</translation>
    </message>
    <message>
        <source>Percentages and bits, or pictures</source>
        <translation>Проценты и биты или картинки</translation>
    </message>
    <message>
        <source>After %1 · %2 · %3</source>
        <comment>action; what; deals</comment>
        <translation>После %1 · %2 · %3</translation>
    </message>
    <message>
        <source>The other side holds</source>
        <translation>У соперника</translation>
    </message>
    <message>
        <source>This side has told</source>
        <translation>Выдано</translation>
    </message>
    <message>
        <source>What the other side can hold</source>
        <translation>Что может быть у соперника</translation>
    </message>
    <message>
        <source>What this side&apos;s moves have told</source>
        <translation>Что выдали ходы этой стороны</translation>
    </message>
    <message>
        <source>No type was ruled out by itself, only combinations of them.</source>
        <translation>Ни один тип сам по себе не исключён, исключены только их сочетания.</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ResultPanel</name>
    <message>
        <source>Hands: you %1, the computer %2, split %3.</source>
        <translation>Партии: вы %1, компьютер %2, вничью %3.</translation>
    </message>
    <message>
        <source>You keep your %1.</source>
        <comment>100 chips</comment>
        <translation>У вас по-прежнему %1.</translation>
    </message>
    <message>
        <source>You had %1 and now have %2: you won %3.</source>
        <comment>90 chips, 100, 10</comment>
        <translation>Было %1, стало %2: выиграно %3.</translation>
    </message>
    <message>
        <source>You had %1 and now have %2: you lost %3.</source>
        <comment>110 chips, 100, 10</comment>
        <translation>Было %1, стало %2: проиграно %3.</translation>
    </message>
    <message>
        <source>You ended the match.</source>
        <translation>Вы закончили матч.</translation>
    </message>
    <message>
        <source>The match is yours: the computer has no chips left.</source>
        <translation>Матч ваш: у компьютера не осталось фишек.</translation>
    </message>
    <message>
        <source>The match is over: you have no chips left.</source>
        <translation>Матч окончен: у вас не осталось фишек.</translation>
    </message>
    <message>
        <source>An exercise: nothing of it counts.</source>
        <translation>Упражнение: ничего из него не засчитывается.</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ScorePanel</name>
    <message>
        <source>+%1 / −%2</source>
        <comment>chips won / lost</comment>
        <translation>+%1 / −%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 sealed</source>
        <translation>%1 запечатана</translation>
    </message>
    <message>
        <source>%1 opened, matches</source>
        <translation>%1 открыта, совпала</translation>
    </message>
    <message>
        <source>%1 does not match</source>
        <translation>%1 не совпала</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Партия %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Фишки</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Выиграно партий</translation>
    </message>
    <message>
        <source>Chips won / lost</source>
        <translation>Фишки: + / −</translation>
    </message>
    <message>
        <source>Hands split: %1</source>
        <translation>Партий вничью: %1</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>%1 · they rise in %2, from the next hand on</source>
        <comment>blinds 1/2; 6:12</comment>
        <translation>%1 · вырастут через %2, со следующей партии</translation>
    </message>
    <message>
        <source>%1 · they stay</source>
        <comment>blinds 1/2</comment>
        <translation>%1 · не растут</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::StepButtons</name>
    <message>
        <source>To the start</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>На полуход назад</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>На полуход вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>К концу</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ThoughtStrip</name>
    <message>
        <source>%1 is %2</source>
        <comment>a4 is a queen</comment>
        <translation>на %1 %2</translation>
    </message>
    <message>
        <source>Your thought: %1</source>
        <translation>Ваше предположение: %1</translation>
    </message>
    <message>
        <source>your chance %1 → %2</source>
        <translation>ваш шанс %1 → %2</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Отбросить</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ToldStrip</name>
    <message>
        <source>%1 — known</source>
        <comment>queen</comment>
        <translation>%1 — известно</translation>
    </message>
    <message>
        <source>%1 — seen</source>
        <comment>queen</comment>
        <translation>%1 — видно</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::TurnedUpPanel</name>
    <message>
        <source>your moves had told it</source>
        <translation>ваши ходы её уже выдали</translation>
    </message>
    <message>
        <source>you knew it</source>
        <translation>вы знали</translation>
    </message>
    <message>
        <source>your moves had told nothing</source>
        <translation>ваши ходы её не выдали</translation>
    </message>
    <message>
        <source>you could not tell</source>
        <translation>узнать было нельзя</translation>
    </message>
    <message>
        <source>could still be %1</source>
        <comment>types</comment>
        <translation>оставалось: %1</translation>
    </message>
    <message>
        <source>you held it for %1</source>
        <comment>types</comment>
        <translation>для вас оставалось: %1</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>Ваша: %1</translation>
    </message>
    <message>
        <source>Theirs: %1</source>
        <translation>Его: %1</translation>
    </message>
    <message>
        <source>stays hidden</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>Turned face up</source>
        <translation>Открытые фигуры</translation>
    </message>
    <message>
        <source>The hidden pieces</source>
        <translation>Закрытые фигуры</translation>
    </message>
    <message>
        <source>Your last range: %1</source>
        <translation>Ваш последний диапазон: %1</translation>
    </message>
    <message>
        <source>%1, captured</source>
        <comment>square</comment>
        <translation>%1, взята</translation>
    </message>
    <message>
        <source>you knew it: %1</source>
        <comment>a knight</comment>
        <translation>вы знали: %1</translation>
    </message>
</context>
</TS>
