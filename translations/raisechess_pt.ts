<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message>
        <source>there is no such folder</source>
        <translation>a pasta não existe</translation>
    </message>
    <message>
        <source>this is no file</source>
        <translation>isto não é um ficheiro</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>o ficheiro está vazio</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>o ficheiro desapareceu</translation>
    </message>
</context>
<context>
    <name>ArchiveWords</name>
    <message>
        <source>The match could not be saved: the disk is full (%1). Play goes on; make room before you quit.</source>
        <translation>Não foi possível guardar o encontro: o disco está cheio (%1). O jogo continua; liberte espaço antes de sair.</translation>
    </message>
    <message>
        <source>The match could not be saved: RaiseChess may not write there (%1). Play goes on; put that right before you quit.</source>
        <translation>Não foi possível guardar o encontro: o RaiseChess não pode escrever ali (%1). O jogo continua; resolva isso antes de sair.</translation>
    </message>
    <message>
        <source>The match could not be saved: another program holds its file (%1). Play goes on; close that program before you quit.</source>
        <translation>Não foi possível guardar o encontro: outro programa está a usar o ficheiro (%1). O jogo continua; feche esse programa antes de sair.</translation>
    </message>
    <message>
        <source>The disk takes long to save the match: the game goes on once it has.</source>
        <translation>O disco demora a guardar o encontro: o jogo continua assim que terminar.</translation>
    </message>
    <message>
        <source>The match could not be saved (%1). Play goes on; put that right before you quit.</source>
        <translation>Não foi possível guardar o encontro (%1). O jogo continua; resolva isso antes de sair.</translation>
    </message>
    <message>
        <source>another program holds it: %1</source>
        <translation>outro programa está a usá-los: %1</translation>
    </message>
    <message>
        <source>RaiseChess may not write there: %1</source>
        <translation>o RaiseChess não pode escrever ali: %1</translation>
    </message>
    <message>
        <source>The saved matches cannot be read (%1). Put that right and start RaiseChess again: they stay as they are. What you play until then is not saved.</source>
        <translation>Não é possível ler os encontros guardados (%1). Resolva isso e volte a iniciar o RaiseChess: eles ficam como estão. O que jogar até lá não é guardado.</translation>
    </message>
    <message>
        <source>The saved matches are of a later version of RaiseChess, so this one begins a file of its own.</source>
        <translation>Os encontros guardados são de uma versão posterior do RaiseChess, por isso esta começa um ficheiro próprio.</translation>
    </message>
    <message>
        <source>What stands in the place of the saved matches is not of RaiseChess, so a new file is begun.</source>
        <translation>O que está no lugar dos encontros guardados não é do RaiseChess, por isso é começado um ficheiro novo.</translation>
    </message>
    <message>
        <source>The file of the saved matches is damaged. What could be read of it goes on in a new one.</source>
        <translation>O ficheiro dos encontros guardados está danificado. O que dele se conseguiu ler continua num novo.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>O ficheiro fica guardado como %1.</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Pieces in odd places</source>
        <translation>Peças em casas invulgares</translation>
    </message>
    <message>
        <source>Three of your pieces were drawn by lot, and only you see which: a rook on b1, a queen on d2, a knight on g1. A badge marks them. The computer sees three chips there, and you see three of its own as chips.</source>
        <translation>Três das suas peças foram tiradas à sorte, e só você vê quais são: uma torre em b1, uma dama em d2, um cavalo em g1. Um sinal marca-as. O computador vê ali três fichas, e você vê como fichas três das dele.</translation>
    </message>
    <message>
        <source>A piece moves as what it is, wherever it was dealt. The queen on d2 moves along lines and diagonals. Move it to g5.</source>
        <translation>Uma peça joga como aquilo que é, esteja onde estiver. A dama em d2 anda por colunas, filas e diagonais. Leve-a a g5.</translation>
    </message>
    <message>
        <source>Nobody was told that it is a queen. But a rook, a knight or a pawn does not go from d2 to g5, so everybody knows now: a queen or a bishop.</source>
        <translation>Ninguém disse que é uma dama. Mas nem torre, nem cavalo, nem peão vão de d2 a g5, por isso agora todos sabem: é dama ou bispo.</translation>
    </message>
    <message>
        <source>Move the queen from d2 along the diagonal to g5.</source>
        <translation>Leve a dama de d2 pela diagonal até g5.</translation>
    </message>
    <message>
        <source>A pawn can be dealt on the first rank, here on c1. It goes one square at a time, never two, also from the second rank later on. Move it to c2.</source>
        <translation>Um peão pode calhar na primeira fila, aqui em c1. Anda uma casa de cada vez, nunca duas, mesmo mais tarde a partir da segunda fila. Leve-o a c2.</translation>
    </message>
    <message>
        <source>Only a pawn that was dealt on its own second rank and never moved has the double step.</source>
        <translation>Só tem o avanço duplo o peão que calhou na sua segunda fila e ainda não jogou.</translation>
    </message>
    <message>
        <source>Move the pawn from c1 to c2.</source>
        <translation>Leve o peão de c1 a c2.</translation>
    </message>
    <message>
        <source>What the computer&apos;s moves tell</source>
        <translation>O que dizem os lances do computador</translation>
    </message>
    <message>
        <source>The chip from c8 went diagonally to e6. What can it be?</source>
        <translation>A ficha de c8 foi em diagonal até e6. O que pode ser?</translation>
    </message>
    <message>
        <source>A queen or a bishop</source>
        <translation>Dama ou bispo</translation>
    </message>
    <message>
        <source>A queen or a rook</source>
        <translation>Dama ou torre</translation>
    </message>
    <message>
        <source>Only a bishop</source>
        <translation>Só um bispo</translation>
    </message>
    <message>
        <source>Both move diagonally, nothing else does. In the table the other types are struck through; hold the pointer on one to read why.</source>
        <translation>Ambos andam em diagonal, e mais nenhum. Na tabela os outros tipos estão riscados; pare o ponteiro sobre um deles para ler porquê.</translation>
    </message>
    <message>
        <source>Which pieces can go from c8 to e6 in one move?</source>
        <translation>Que peças vão de c8 a e6 num só lance?</translation>
    </message>
    <message>
        <source>Nothing stands between the chip on e7 and your king, and yet no check was announced. What is the chip certainly not?</source>
        <translation>Nada há entre a ficha em e7 e o seu rei, e no entanto não foi anunciado xeque. O que é que a ficha não é, de certeza?</translation>
    </message>
    <message>
        <source>A queen or a rook would give check along the file. What does not happen tells as much as what does.</source>
        <translation>Uma dama ou uma torre daria xeque pela coluna. O que não acontece diz tanto como o que acontece.</translation>
    </message>
    <message>
        <source>Which pieces would attack your king on e1 from e7?</source>
        <translation>Que peças atacariam de e7 o seu rei em e1?</translation>
    </message>
    <message>
        <source>At the deal each of three chips can be any of five types: 5 × 5 × 5 = 125 deals, all equally likely. The table calls that 7.0 bits. How many bits are left when half of the deals are ruled out?</source>
        <translation>No início cada uma das três fichas pode ser de cinco tipos: 5 × 5 × 5 = 125 combinações, todas igualmente prováveis. A tabela chama a isso 7,0 bits. Quantos bits restam quando metade das combinações fica excluída?</translation>
    </message>
    <message>
        <source>3.5: half of them</source>
        <translation>3,5: metade</translation>
    </message>
    <message>
        <source>6.0: one less</source>
        <translation>6,0: menos um</translation>
    </message>
    <message>
        <source>7.0: as many</source>
        <translation>7,0: os mesmos</translation>
    </message>
    <message>
        <source>A bit is one halving: six more answers yes or no, and the deal is known. At 0 bits nothing is hidden any more.</source>
        <translation>Um bit é uma divisão ao meio: mais seis respostas de sim ou não, e sabe-se tudo. Com 0 bits já nada está oculto.</translation>
    </message>
    <message>
        <source>Each bit stands for one answer yes or no that halves the deals.</source>
        <translation>Cada bit vale uma resposta de sim ou não, que corta as combinações ao meio.</translation>
    </message>
    <message>
        <source>What your moves tell</source>
        <translation>O que dizem os seus lances</translation>
    </message>
    <message>
        <source>Your own moves tell, too. When you take up the queen on d2, a ring on each square says how many types an onlooker could still think of. Make the move with it that leaves the most.</source>
        <translation>Os seus lances também falam. Ao pegar na dama em d2, um anel em cada casa diz quantos tipos quem está a ver ainda poderia imaginar. Faça com ela o lance que deixa mais.</translation>
    </message>
    <message>
        <source>Queen, rook and pawn can all go straight ahead, so three types are left. Any other move of it leaves fewer.</source>
        <translation>Dama, torre e peão podem todos andar em frente, por isso restam três tipos. Qualquer outro lance dela deixa menos.</translation>
    </message>
    <message>
        <source>That would leave fewer. Look for the rings with a 3.</source>
        <translation>Isso deixaria menos. Procure os anéis com um 3.</translation>
    </message>
    <message>
        <source>The rook on h1 is one of your hidden pieces. Castle with it: move the king to g1, or drag it onto the rook.</source>
        <translation>A torre em h1 é uma das suas peças ocultas. Faça o roque com ela: leve o rei a g1, ou arraste-o para cima da torre.</translation>
    </message>
    <message>
        <source>Only a rook castles, so now everybody knows what was dealt on h1. A move that reveals a piece is marked before you make it.</source>
        <translation>Só com uma torre se faz o roque, por isso agora todos sabem o que calhou em h1. Um lance que revela uma peça está marcado antes de o fazer.</translation>
    </message>
    <message>
        <source>Move the king from e1 to g1.</source>
        <translation>Leve o rei de e1 a g1.</translation>
    </message>
    <message>
        <source>Bets and the showdown</source>
        <translation>As apostas e o showdown</translation>
    </message>
    <message>
        <source>With chips you may bet before you move. Say the pot is 12 and the computer bets 6. A call costs 6 and wins 18. From which chance on does it pay?</source>
        <translation>Com fichas pode apostar antes de jogar. Digamos que o pote é 12 e o computador aposta 6. Igualar custa 6 e ganha 18. A partir de que probabilidade compensa?</translation>
    </message>
    <message>
        <source>From 25 %</source>
        <translation>A partir de 25 %</translation>
    </message>
    <message>
        <source>From 33 %</source>
        <translation>A partir de 33 %</translation>
    </message>
    <message>
        <source>From 50 %</source>
        <translation>A partir de 50 %</translation>
    </message>
    <message>
        <source>Of four such calls you pay 24 in all. One that wins brings back 24: one in four is enough.</source>
        <translation>Em quatro dessas vezes paga 24 ao todo. Uma que ganhe traz 24 de volta: basta uma em quatro.</translation>
    </message>
    <message>
        <source>Divide what the call costs by all the chips in the pot after it.</source>
        <translation>Divida o que custa igualar por todas as fichas do pote depois disso.</translation>
    </message>
    <message>
        <source>Bets are always named by what they come to: you raise to a number, not by it. The computer bets 6. What is your smallest raise?</source>
        <translation>As apostas dizem-se sempre pelo total: aumenta-se para um número, não por esse número. O computador aposta 6. Qual é o seu menor raise?</translation>
    </message>
    <message>
        <source>To 7</source>
        <translation>Para 7</translation>
    </message>
    <message>
        <source>To 9</source>
        <translation>Para 9</translation>
    </message>
    <message>
        <source>To 12</source>
        <translation>Para 12</translation>
    </message>
    <message>
        <source>A raise adds at least as much as the last bet or raise did: 6 and 6 more. The bar of bets says the bounds and why they are so.</source>
        <translation>Um raise acrescenta pelo menos tanto como a última aposta ou o último raise: 6 e mais 6. A barra das apostas diz os limites e porquê.</translation>
    </message>
    <message>
        <source>A raise adds at least as much as the last bet did.</source>
        <translation>Um raise acrescenta pelo menos tanto como a última aposta.</translation>
    </message>
    <message>
        <source>After move 30 all pieces are turned up and counted: queen 9, rook 5, bishop and knight 3, pawn 1. Who takes the pot here?</source>
        <translation>Após o lance 30 todas as peças são reveladas e contadas: dama 9, torre 5, bispo e cavalo 3, peão 1. Quem leva aqui o pote?</translation>
    </message>
    <message>
        <source>White</source>
        <translation>As brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>As pretas</translation>
    </message>
    <message>
        <source>It is split</source>
        <translation>É dividido</translation>
    </message>
    <message>
        <source>White has 9 + 5 + 3 = 17 points, Black 5 + 5 + 3 + 3 = 16. By how much does not matter.</source>
        <translation>As brancas têm 9 + 5 + 3 = 17 pontos, as pretas 5 + 5 + 3 + 3 = 16. A diferença não importa.</translation>
    </message>
    <message>
        <source>Add up both sides. The kings count nothing.</source>
        <translation>Some os dois lados. Os reis não contam.</translation>
    </message>
    <message>
        <source>That is all you need for a first match: without chips, the ranges in sight. The rules are one key away, hints and taking back are in the menus. Good luck!</source>
        <translation>É tudo o que precisa para um primeiro encontro: sem fichas, com os ranges à vista. As regras estão a uma tecla de distância, as dicas e o voltar atrás estão nos menus. Boa sorte!</translation>
    </message>
    <message>
        <source>A knight or a pawn</source>
        <comment>what the chip is not</comment>
        <translation>Cavalo ou peão</translation>
    </message>
    <message>
        <source>A bishop or a knight</source>
        <comment>what the chip is not</comment>
        <translation>Bispo ou cavalo</translation>
    </message>
    <message>
        <source>A queen or a rook</source>
        <comment>what the chip is not</comment>
        <translation>Dama ou torre</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>Played</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importada</translation>
    </message>
    <message>
        <source>without chips</source>
        <translation>sem fichas</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>no limit</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>pot limit</translation>
    </message>
    <message>
        <source>classic chess</source>
        <translation>xadrez clássico</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>pieces a side</comment>
        <translation>
            <numerusform>%n oculta</numerusform>
            <numerusform>%n ocultas</numerusform>
        </translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividida</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>White or Black</comment>
        <translation>ganharam %1</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>ganhou</translation>
    </message>
    <message>
        <source>you lost</source>
        <translation>perdeu</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>watched</source>
        <comment>a hand</comment>
        <translation>assistida</translation>
    </message>
    <message>
        <source>time ran out</source>
        <translation>tempo esgotado</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>dicas</translation>
    </message>
    <message>
        <source>takebacks</source>
        <translation>lances retirados</translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>It is mate, whatever the hidden pieces are.</source>
        <translation>É mate, sejam quais forem as peças ocultas.</translation>
    </message>
    <message>
        <source>It takes the %1 on %2.</source>
        <translation>Captura em %2: %1.</translation>
    </message>
    <message>
        <source>It takes the hidden piece on %1.</source>
        <translation>Captura a peça oculta em %1.</translation>
    </message>
    <message>
        <source>The pawn becomes a new piece.</source>
        <translation>O peão transforma-se noutra peça.</translation>
    </message>
    <message>
        <source>It gives check, whatever the hidden pieces are.</source>
        <translation>Dá xeque, sejam quais forem as peças ocultas.</translation>
    </message>
    <message>
        <source>The %1 on %2 attacks your piece now; where it goes nothing can attack it.</source>
        <translation>A sua peça é atacada de %2 (%1); na nova casa nada a pode atacar.</translation>
    </message>
    <message>
        <source>The king castles, and the rook comes into play.</source>
        <translation>O rei roca, e a torre entra em jogo.</translation>
    </message>
    <message>
        <source>Look at the %1 on %2.</source>
        <translation>Veja a peça em %2 (%1).</translation>
    </message>
    <message>
        <source>%1, about %2 to win.</source>
        <translation>%1, cerca de %2 para ganhar.</translation>
    </message>
    <message>
        <source>It is the only legal move.</source>
        <translation>É o único lance legal.</translation>
    </message>
    <message>
        <source>It takes the %1 on %2, and nothing can take back.</source>
        <translation>Captura em %2 (%1), e nada pode recapturar.</translation>
    </message>
    <message>
        <source>It takes the hidden piece on %1, and nothing can take back.</source>
        <translation>Captura a peça oculta em %1, e nada pode recapturar.</translation>
    </message>
    <message>
        <source>It takes the %1 on %2 with a %3, which is worth less: it pays even if that is taken back.</source>
        <translation>Captura em %2 (%1) com uma peça que vale menos (%3): compensa mesmo que ela seja recapturada.</translation>
    </message>
    <message>
        <source>The hidden piece on %1 attacks your piece now; where it goes nothing can attack it.</source>
        <translation>A peça oculta em %1 ataca agora a sua peça; na nova casa nada a pode atacar.</translation>
    </message>
    <message>
        <source>Your %1 on %2 is attacked, and nothing defended it: now it is defended.</source>
        <translation>A sua peça em %2 (%1) é atacada, e nada a defendia: agora fica defendida.</translation>
    </message>
    <message>
        <source>It attacks the %1 on %2, which is worth more than the %3.</source>
        <translation>Ataca em %2 (%1) uma peça que vale mais do que a que se move (%3).</translation>
    </message>
    <message>
        <source>It attacks the %1 on %2, which nothing can defend now.</source>
        <translation>Ataca em %2 (%1) uma peça que agora nada pode defender.</translation>
    </message>
    <message>
        <source>It opens the way for your %1 on %2, which reaches %3 squares instead of %4.</source>
        <translation>Abre caminho à sua peça em %2 (%1): alcança %3 casas em vez de %4.</translation>
    </message>
    <message>
        <source>From %1 the %2 reaches %3 squares, now it is %4.</source>
        <comment>f3; knight; 5; 2</comment>
        <translation>A peça (%2) alcança a partir de %1 %3 casas; agora são %4.</translation>
    </message>
    <message>
        <source>The pawn goes to the centre of the board.</source>
        <translation>O peão avança para o centro do tabuleiro.</translation>
    </message>
    <message>
        <source>It has a chance of %1 to win; all other moves fell behind after a short look.</source>
        <translation>Tem %1 de probabilidade de ganhar; todos os outros lances ficaram para trás após um breve exame.</translation>
    </message>
    <message>
        <source>It has a chance of %1 to win; the next best move, %2, has %3.</source>
        <translation>Tem %1 de probabilidade de ganhar; o segundo melhor lance, %2, tem %3.</translation>
    </message>
    <message>
        <source>%1 has about the same chance (%2), but tells more of your hidden pieces.</source>
        <translation>%1 tem quase a mesma probabilidade (%2), mas revela mais das suas peças ocultas.</translation>
    </message>
    <message>
        <source>It has a chance of %1 to win; no move that was looked at has clearly more (%2: %3).</source>
        <translation>Tem %1 de probabilidade de ganhar; nenhum lance examinado tem claramente mais (%2: %3).</translation>
    </message>
    <message>
        <source>Price: none. The move tells nothing, %1 stay.</source>
        <comment>125 deals</comment>
        <translation>Preço: nenhum. O lance não revela nada, ficam %1.</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>30 → 20 deals, −0.6 bits</comment>
        <translation>%1 → %2, %3</translation>
    </message>
    <message>
        <source>Price: it tells something of your pieces: %1.</source>
        <comment>30 → 20 deals</comment>
        <translation>Preço: revela algo das suas peças: %1.</translation>
    </message>
    <message>
        <source>Price: it shows that %1 is %2: %3.</source>
        <comment>f2; a knight; 125 → 25 deals</comment>
        <translation>Preço: mostra que em %1 está %2: %3.</translation>
    </message>
    <message>
        <source>Look at %1, your hidden %2.</source>
        <comment>f2; knight</comment>
        <translation>Veja %1: a sua peça oculta, %2.</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>This hand ended with pieces face down: it can be replayed when its match is over.</source>
        <translation>Esta mão acabou com peças ocultas: pode ser revista quando o encontro terminar.</translation>
    </message>
    <message>
        <source>This hand is not in the history any longer.</source>
        <translation>Esta mão já não está no histórico.</translation>
    </message>
    <message>
        <source>The history could not be read or written (%1).</source>
        <translation>Não foi possível ler ou escrever o histórico (%1).</translation>
    </message>
    <message>
        <source>1 hand is damaged and was left out.</source>
        <translation>1 mão está danificada e foi deixada de fora.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands are damaged and were left out.</source>
        <translation>
            <numerusform>%n mão está danificada e foi deixada de fora.</numerusform>
            <numerusform>%n mãos estão danificadas e foram deixadas de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hand copied.</source>
        <translation>1 mão copiada.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands copied.</source>
        <translation>
            <numerusform>%n mão copiada.</numerusform>
            <numerusform>%n mãos copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hand written to %1.</source>
        <translation>1 mão escrita em %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands written to %1.</source>
        <translation>
            <numerusform>%n mão escrita em %1.</numerusform>
            <numerusform>%n mãos escritas em %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written (%2).</source>
        <translation>Não foi possível escrever %1 (%2).</translation>
    </message>
    <message>
        <source>1 hand is in the history now.</source>
        <translation>1 mão está agora no histórico.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands are in the history now.</source>
        <translation>
            <numerusform>%n mão está agora no histórico.</numerusform>
            <numerusform>%n mãos estão agora no histórico.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 was refused:</source>
        <comment>hand</comment>
        <translation>1 foi recusada:</translation>
    </message>
    <message numerus="yes">
        <source>%n were refused:</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n foi recusada:</numerusform>
            <numerusform>%n foram recusadas:</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete 1 hand for good?</source>
        <translation>Apagar 1 mão para sempre?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n hands for good?</source>
        <translation>
            <numerusform>Apagar %n mão para sempre?</numerusform>
            <numerusform>Apagar %n mãos para sempre?</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hand deleted.</source>
        <translation>1 mão apagada.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands deleted.</source>
        <translation>
            <numerusform>%n mão apagada.</numerusform>
            <numerusform>%n mãos apagadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands (*.raisechess *.json *.pgn)</source>
        <translation>Mãos (*.raisechess *.json *.pgn)</translation>
    </message>
    <message>
        <source>RaiseChess hands (*.raisechess)</source>
        <translation>Mãos de RaiseChess (*.raisechess)</translation>
    </message>
    <message>
        <source>Chess games (*.pgn)</source>
        <translation>Partidas de xadrez (*.pgn)</translation>
    </message>
    <message>
        <source>Delete all finished hands and matches for good? The match that is being played stays, and so do files that were kept aside.</source>
        <translation>Apagar para sempre todas as mãos e encontros terminados? O encontro em curso fica, e os ficheiros guardados à parte também.</translation>
    </message>
    <message>
        <source>The history could not be changed: the disk is full (%1). Make room and try again.</source>
        <translation>O histórico não pôde ser alterado: o disco está cheio (%1). Liberte espaço e tente de novo.</translation>
    </message>
    <message>
        <source>The history could not be changed: RaiseChess may not write there (%1).</source>
        <translation>O histórico não pôde ser alterado: o RaiseChess não pode escrever ali (%1).</translation>
    </message>
    <message>
        <source>Another program holds the history (%1): close it and try again.</source>
        <translation>Outro programa tem o histórico aberto (%1): feche-o e tente de novo.</translation>
    </message>
    <message>
        <source>The history is gone (%1): it begins anew with the next hand.</source>
        <translation>O histórico desapareceu (%1): recomeça com a próxima mão.</translation>
    </message>
    <message>
        <source>This is damaged and cannot be read (%1). The rest of the history is as it was.</source>
        <translation>Isto está danificado e não pode ser lido (%1). O resto do histórico está como estava.</translation>
    </message>
    <message>
        <source>This match goes on: end it, or begin another one, before you delete it.</source>
        <translation>Este encontro continua: termine-o, ou comece outro, antes de o apagar.</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Apagar este encontro de vez?</translation>
    </message>
    <message>
        <source>Delete this match and its hand for good?</source>
        <translation>Apagar de vez este encontro e a sua mão?</translation>
    </message>
    <message numerus="yes">
        <source>Delete this match and its %n hands for good?</source>
        <translation>
            <numerusform>Apagar de vez este encontro e a sua %n mão?</numerusform>
            <numerusform>Apagar de vez este encontro e as suas %n mãos?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be read (%2).</source>
        <translation>Não foi possível ler %1 (%2).</translation>
    </message>
    <message>
        <source>%1 is no file: files of hands can be opened, in JSON or PGN.</source>
        <translation>%1 não é um ficheiro: podem abrir-se ficheiros de mãos, em JSON ou PGN.</translation>
    </message>
    <message>
        <source>%1 is too large: up to %2 MiB can be opened at a time.</source>
        <translation>%1: é grande demais; podem abrir-se até %2 MiB de cada vez.</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>O que foi colado</translation>
    </message>
    <message>
        <source>This hand ended with pieces face down, and what could have turned them up is lost: it cannot be replayed.</source>
        <translation>Esta mão acabou com peças ocultas, e o que as podia revelar perdeu-se: não pode ser revista.</translation>
    </message>
    <message>
        <source>1 was refused in %1:</source>
        <comment>hand, file</comment>
        <translation>1 foi recusada em %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n were refused, the first in %1:</source>
        <comment>hands, file</comment>
        <translation>
            <numerusform>%n foi recusada, a primeira em %1:</numerusform>
            <numerusform>%n foram recusadas, a primeira em %1:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <source>That key has a meaning of its own, which stays.</source>
        <translation>Essa tecla tem um significado próprio, que se mantém.</translation>
    </message>
    <message>
        <source>A bet has one key by itself, without Ctrl or Alt: a letter, Space or a function key.</source>
        <translation>Uma aposta tem uma só tecla, sem Ctrl nem Alt: uma letra, o espaço ou uma tecla de função.</translation>
    </message>
    <message>
        <source>This needs Ctrl or Alt, or a function key: letters by themselves enter moves.</source>
        <translation>Isto precisa de Ctrl ou Alt, ou de uma tecla de função: as letras sozinhas escrevem lances.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot; already.</source>
        <translation>%1 já pertence a «%2».</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Novo encontro</translation>
    </message>
    <message>
        <source>Let the computer act now</source>
        <translation>Fazer o computador jogar já</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Virar o tabuleiro</translation>
    </message>
    <message>
        <source>Show ranges</source>
        <translation>Mostrar ranges</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>As regras</translation>
    </message>
    <message>
        <source>Look back one half-move</source>
        <translation>Recuar um meio-lance</translation>
    </message>
    <message>
        <source>Look forward one half-move</source>
        <translation>Avançar um meio-lance</translation>
    </message>
    <message>
        <source>Look back to the deal</source>
        <translation>Recuar até à distribuição</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Voltar ao presente</translation>
    </message>
    <message>
        <source>Fold, resign</source>
        <translation>Fold, desistir</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Call – igualar</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>E se</translation>
    </message>
    <message>
        <source>Let the computer play for me</source>
        <translation>Deixar o computador jogar por mim</translation>
    </message>
    <message>
        <source>Pause the watching</source>
        <translation>Pausar a observação</translation>
    </message>
    <message>
        <source>One step of the watching</source>
        <translation>Um passo da observação</translation>
    </message>
    <message>
        <source>Finished hands</source>
        <translation>Mãos terminadas</translation>
    </message>
    <message>
        <source>Alt with a letter opens a menu: take Ctrl, or both.</source>
        <translation>Alt com uma letra abre um menu: use Ctrl, ou ambas.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Review the hand</source>
        <translation>Analisar a mão</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Novice</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amador</translation>
    </message>
    <message>
        <source>Web</source>
        <translation>Web</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Perito</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Sees one move ahead and overlooks much.</source>
        <translation>Vê um lance à frente e deixa escapar muito.</translation>
    </message>
    <message>
        <source>Plays for fun and thinks little of what you hold.</source>
        <translation>Joga por gosto e pensa pouco no que você tem.</translation>
    </message>
    <message>
        <source>Plays like the original page: it counts what your moves allow, and does not read bets.</source>
        <translation>Joga como a página original: conta o que os seus lances permitem e não lê as apostas.</translation>
    </message>
    <message>
        <source>Thinks about what you may hold, bets its strong hands and some weak ones.</source>
        <translation>Pensa no que você pode ter; aposta com mãos fortes e com algumas fracas.</translation>
    </message>
    <message>
        <source>Plays like Club, and looks at four times as many positions.</source>
        <translation>Joga como o Clube e examina quatro vezes mais posições.</translation>
    </message>
    <message>
        <source>All that the program can do.</source>
        <translation>Tudo o que o programa sabe.</translation>
    </message>
</context>
<context>
    <name>MatchFile</name>
    <message>
        <source>this is no file</source>
        <translation>isto não é um ficheiro</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Begun</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>chips, or hands won</comment>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>continua</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>ganhou</translation>
    </message>
    <message>
        <source>you lost</source>
        <translation>perdeu</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>a match without chips that the player ended</comment>
        <translation>terminado</translation>
    </message>
    <message>
        <source>left for another one</source>
        <translation>trocado por outro</translation>
    </message>
    <message>
        <source>No match is recorded yet: each one comes here when it begins.</source>
        <translation>Ainda não há encontros registados: cada um aparece aqui quando começa.</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 encontro</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n encontro</numerusform>
            <numerusform>%n encontros</numerusform>
        </translation>
    </message>
    <message>
        <source>Match of %1 against %2</source>
        <comment>a date, a level</comment>
        <translation>Encontro de %1 contra %2</translation>
    </message>
</context>
<context>
    <name>NewMatchNotes</name>
    <message>
        <source>Nothing is hidden in classic chess.</source>
        <translation>No xadrez clássico nada está oculto.</translation>
    </message>
    <message>
        <source>One of 960, drawn for each hand.</source>
        <translation>Uma de 960, sorteada em cada mão.</translation>
    </message>
    <message>
        <source>The usual first rank; number 518.</source>
        <translation>A primeira fila habitual; número 518.</translation>
    </message>
    <message>
        <source>0 to 959; 518 is the standard one.</source>
        <translation>De 0 a 959; a 518 é a habitual.</translation>
    </message>
    <message>
        <source>The first hand&apos;s colour is drawn.</source>
        <translation>A cor da primeira mão é sorteada.</translation>
    </message>
    <message>
        <source>In the first hand; White moves first.</source>
        <translation>Na primeira mão; as brancas jogam primeiro.</translation>
    </message>
    <message>
        <source>In the first hand; the computer moves first.</source>
        <translation>Na primeira mão; o computador joga primeiro.</translation>
    </message>
    <message>
        <source>Either may offer one; the other accepts or not.</source>
        <translation>Qualquer um pode propor; o outro aceita ou não.</translation>
    </message>
    <message>
        <source>Off: nobody can offer to share a hand.</source>
        <translation>Não: ninguém pode propor a divisão.</translation>
    </message>
    <message>
        <source>They stay in classic chess only.</source>
        <translation>Só se mantêm no xadrez clássico.</translation>
    </message>
    <message>
        <source>After every hand.</source>
        <translation>Depois de cada mão.</translation>
    </message>
    <message>
        <source>The same side in every hand.</source>
        <translation>O mesmo lado em todas as mãos.</translation>
    </message>
    <message>
        <source>Only in classic chess.</source>
        <translation>Só no xadrez clássico.</translation>
    </message>
    <message>
        <source>Take all the time you want.</source>
        <translation>Leve o tempo que quiser.</translation>
    </message>
    <message>
        <source>When it runs out the computer moves for you.</source>
        <translation>Quando acaba, o computador joga por si.</translation>
    </message>
    <message>
        <source>Classic chess is played to mate.</source>
        <translation>O xadrez clássico joga-se até ao mate.</translation>
    </message>
    <message>
        <source>Always on in classic chess.</source>
        <translation>Sempre no xadrez clássico.</translation>
    </message>
    <message>
        <source>Not in classic chess.</source>
        <translation>Não no xadrez clássico.</translation>
    </message>
    <message>
        <source>Repetition, fifty moves, too little material: split.</source>
        <translation>Repetição, cinquenta lances, pouco material: divide-se.</translation>
    </message>
    <message>
        <source>Off: only mate, stalemate or giving up ends it.</source>
        <translation>Não: só mate, afogamento ou desistência acabam a mão.</translation>
    </message>
    <message>
        <source>Off: the hand ends after move %1.</source>
        <translation>Não: a mão acaba após o lance %1.</translation>
    </message>
    <message>
        <source>No check is announced; taking the king wins.</source>
        <translation>O xeque não é anunciado; quem captura o rei ganha.</translation>
    </message>
    <message>
        <source>Off: check is announced and must be met.</source>
        <translation>Não: o xeque é anunciado e exige resposta.</translation>
    </message>
    <message>
        <source>off: this match has no chips</source>
        <translation>não: este encontro é sem fichas</translation>
    </message>
    <message>
        <source>There is nothing to bet without chips.</source>
        <translation>Sem fichas não há nada a apostar.</translation>
    </message>
    <message>
        <source>There are no blinds without chips.</source>
        <translation>Sem fichas não há blinds.</translation>
    </message>
    <message>
        <source>The lot decides who moves first.</source>
        <translation>O sorteio decide quem joga primeiro.</translation>
    </message>
    <message>
        <source>You are White and move first.</source>
        <translation>Joga com as brancas e começa.</translation>
    </message>
    <message>
        <source>You are Black; the computer moves first.</source>
        <translation>Joga com as pretas; o computador começa.</translation>
    </message>
    <message>
        <source>Any size, up to all you have.</source>
        <translation>Qualquer valor, até tudo o que tem.</translation>
    </message>
    <message>
        <source>At most the pot as it is after your call.</source>
        <translation>No máximo o pote, já com o seu call.</translation>
    </message>
    <message>
        <source>1/2 for the whole match.</source>
        <translation>1/2 durante todo o encontro.</translation>
    </message>
    <message>
        <source>1/2, 2/4, 3/6 … every %1 minutes.</source>
        <translation>1/2, 2/4, 3/6 … a cada %1 minutos.</translation>
    </message>
    <message>
        <source>The lot decides who posts which blind first.</source>
        <translation>O sorteio decide quem põe que blind.</translation>
    </message>
    <message>
        <source>You are White: you post the big blind, 2.</source>
        <translation>Joga com as brancas: põe a big blind, 2.</translation>
    </message>
    <message>
        <source>You are Black: you post the small blind, 1.</source>
        <translation>Joga com as pretas: põe a small blind, 1.</translation>
    </message>
    <message>
        <source>Finished hands can be replayed later.</source>
        <translation>As mãos terminadas podem ser revistas depois.</translation>
    </message>
    <message>
        <source>Nothing of it stays once it is over.</source>
        <translation>Nada fica dele depois de terminar.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>check</source>
        <comment>to bet nothing</comment>
        <translation>check</translation>
    </message>
    <message>
        <source>%1 can no longer be: %2</source>
        <comment>a square; types</comment>
        <translation>%1 já não pode ser: %2</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>desistiu</translation>
    </message>
    <message>
        <source>no silent move as good</source>
        <translation>nenhum lance silencioso tão bom</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>continuar</translation>
    </message>
    <message>
        <source>move</source>
        <comment>a kind of decision</comment>
        <translation>lance</translation>
    </message>
    <message>
        <source>bet</source>
        <comment>a kind of decision</comment>
        <translation>aposta</translation>
    </message>
    <message>
        <source>secret</source>
        <comment>a kind of decision</comment>
        <translation>segredo</translation>
    </message>
    <message>
        <source>%1 lost %2</source>
        <comment>12. bet 2; 0.9 chips</comment>
        <translation>%1 perdeu %2</translation>
    </message>
    <message>
        <source>%1 gave away %2</source>
        <comment>7. c1-b3; 2.3 bits</comment>
        <translation>%1 entregou %2</translation>
    </message>
    <message>
        <source>Resigning gave up a chance of %1 to win.</source>
        <translation>Desistir abandonou uma probabilidade de %1 de ganhar.</translation>
    </message>
    <message>
        <source>%1 would have kept a chance of %2 to win; %3 kept %4.</source>
        <translation>%1 teria mantido %2 de probabilidade de ganhar; %3 manteve %4.</translation>
    </message>
    <message>
        <source>Folding gave up a pot of %1 with a chance of %2 to win it.</source>
        <translation>O fold abandonou um pote de %1 com %2 de probabilidade de o ganhar.</translation>
    </message>
    <message>
        <source>Folding cost %1: the call needed %2, and the chance was %3.</source>
        <translation>O fold custou %1: o call precisava de %2 e a probabilidade era de %3.</translation>
    </message>
    <message>
        <source>Calling cost %1: it needed %2, and the chance was %3.</source>
        <translation>O call custou %1: precisava de %2 e a probabilidade era de %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was worth %2 more than &quot;%3&quot;: the chance was %4, and %5 lay in the pot.</source>
        <comment>bet 4; chips; bet 2</comment>
        <translation>«%1» valia mais %2 do que «%3»: a probabilidade era de %4 e o pote tinha %5.</translation>
    </message>
    <message>
        <source>%1 ruled out combinations of your pieces: %2.</source>
        <comment>a move; deals</comment>
        <translation>%1 excluiu combinações das suas peças: %2.</translation>
    </message>
    <message>
        <source>No move that tells nothing was found as good.</source>
        <translation>Não se encontrou um lance tão bom que nada dissesse.</translation>
    </message>
    <message>
        <source>%1 would have told nothing, with a chance of %2 to win; %3 had %4.</source>
        <translation>%1 nada teria dito, com %2 de probabilidade de ganhar; %3 tinha %4.</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <comment>a decimal number</comment>
        <translation>%1 fichas</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <comment>a decimal number</comment>
        <translation>%1 bits</translation>
    </message>
    <message>
        <source>The split would have given half of the hand; the chance to win it was %1.</source>
        <translation>A divisão teria dado metade da mão; a probabilidade de a ganhar era de %1.</translation>
    </message>
    <message>
        <source>The split gave half of the hand; the chance to win it was %1.</source>
        <translation>A divisão deu metade da mão; a probabilidade de a ganhar era de %1.</translation>
    </message>
    <message>
        <source>The split would have given half of a pot of %1; with a chance of %2 to win it, playing on was worth %3.</source>
        <translation>A divisão teria dado metade de um pote de %1; com uma probabilidade de %2 de o ganhar, continuar valia %3.</translation>
    </message>
    <message>
        <source>The split gave half of a pot of %1; with a chance of %2 to win it, playing on was worth %3.</source>
        <translation>A divisão deu metade de um pote de %1; com uma probabilidade de %2 de o ganhar, continuar valia %3.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>types; why they are ruled out</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 lost %2</source>
        <comment>7. Rb1; 6 % of chance</comment>
        <translation>%1 perdeu %2</translation>
    </message>
    <message>
        <source>%1 of chance</source>
        <comment>6 %</comment>
        <translation>%1 de probabilidade</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>No-limit</source>
        <translation>No limit</translation>
    </message>
    <message>
        <source>Pot-limit</source>
        <translation>Pot limit</translation>
    </message>
    <message>
        <source>Without chips</source>
        <translation>Sem fichas</translation>
    </message>
    <message>
        <source>Classic chess</source>
        <translation>Xadrez clássico</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>chips or hands won less lost</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Força</translation>
    </message>
    <message>
        <source>VPIP</source>
        <translation>Entradas (VPIP)</translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation>Agressividade</translation>
    </message>
    <message>
        <source>Folds to bets</source>
        <translation>Desistências</translation>
    </message>
    <message>
        <source>Showdowns won</source>
        <translation>Showdowns ganhos</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Xeque-mates</translation>
    </message>
    <message>
        <source>Bits kept</source>
        <translation>Bits guardados</translation>
    </message>
    <message>
        <source>Finished hands that you played by yourself.</source>
        <translation>Mãos terminadas que jogou sozinho.</translation>
    </message>
    <message>
        <source>What you won less what you lost: chips, or without chips hands.</source>
        <translation>O que ganhou menos o que perdeu: fichas ou, sem fichas, mãos.</translation>
    </message>
    <message>
        <source>How strong you are on the scale of the levels, where Web stands at 1500: in 19 of 20 cases your true strength is within the ±.</source>
        <translation>A sua força na escala dos níveis, onde Web está em 1500: em 19 de 20 casos a sua força verdadeira está dentro do ±.</translation>
    </message>
    <message>
        <source>How often you put chips in of your own will before White&apos;s first move: a call or a raise, not a blind.</source>
        <translation>Com que frequência pôs fichas por vontade própria antes do primeiro lance das brancas: um call ou um raise, não uma blind.</translation>
    </message>
    <message>
        <source>Your bets and raises for each of your calls: above 1 you bet more often than you call.</source>
        <translation>As suas apostas e raises por cada call seu: acima de 1 aposta mais vezes do que iguala.</translation>
    </message>
    <message>
        <source>How often you folded when the computer had bet or raised.</source>
        <translation>Com que frequência desistiu quando o computador tinha apostado ou aumentado.</translation>
    </message>
    <message>
        <source>Of the hands that came to the showdown, those that you won.</source>
        <translation>Das mãos que chegaram ao showdown, as que ganhou.</translation>
    </message>
    <message>
        <source>Hands that ended with checkmate by you, and against you.</source>
        <translation>Mãos que acabaram com xeque-mate seu, e contra si.</translation>
    </message>
    <message>
        <source>How much of the secret of your hidden pieces your moves had kept when the hand ended.</source>
        <translation>Quanto do segredo das suas peças ocultas os seus lances tinham guardado quando a mão acabou.</translation>
    </message>
    <message>
        <source>Hands won, over time</source>
        <translation>Mãos ganhas ao longo do tempo</translation>
    </message>
    <message>
        <source>Result over time</source>
        <translation>Resultado ao longo do tempo</translation>
    </message>
    <message>
        <source>Rating over time, and the levels</source>
        <translation>Força ao longo do tempo, e os níveis</translation>
    </message>
    <message>
        <source>VPIP over time</source>
        <translation>Entradas (VPIP) ao longo do tempo</translation>
    </message>
    <message>
        <source>Aggression over time</source>
        <translation>Agressividade ao longo do tempo</translation>
    </message>
    <message>
        <source>Folds to bets over time</source>
        <translation>Desistências ao longo do tempo</translation>
    </message>
    <message>
        <source>Showdowns won, over time</source>
        <translation>Showdowns ganhos ao longo do tempo</translation>
    </message>
    <message>
        <source>Hands that you ended with mate, over time</source>
        <translation>Mãos que acabou com mate, ao longo do tempo</translation>
    </message>
    <message>
        <source>Bits kept over time</source>
        <translation>Bits guardados ao longo do tempo</translation>
    </message>
    <message>
        <source>No hand counts yet. Each one that you finish by yourself comes in here: your result, how you bet, what you keep secret, and a rating after ten hands.</source>
        <translation>Ainda nenhuma mão conta. Cada uma que terminar sozinho entra aqui: o seu resultado, como aposta, o que guarda em segredo e, depois de dez mãos, a sua força.</translation>
    </message>
    <message>
        <source>No hand fits.</source>
        <translation>Nenhuma mão corresponde.</translation>
    </message>
    <message>
        <source>There are too few hands for a course yet.</source>
        <translation>Ainda há poucas mãos para uma linha.</translation>
    </message>
    <message>
        <source>1 hand ended face down: it counts when its match is over.</source>
        <translation>1 mão acabou com peças ocultas: conta quando o seu encontro acabar.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands ended face down: they count when their match is over.</source>
        <translation>
            <numerusform>%n mão acabou com peças ocultas: conta quando o seu encontro acabar.</numerusform>
            <numerusform>%n mãos acabaram com peças ocultas: contam quando o seu encontro acabar.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hand with a hint or a move taken back does not count.</source>
        <translation>1 mão com uma dica ou um lance retirado não conta.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands with a hint or a move taken back do not count.</source>
        <translation>
            <numerusform>%n mão com uma dica ou um lance retirado não conta.</numerusform>
            <numerusform>%n mãos com uma dica ou um lance retirado não contam.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hand that the computer played for you does not count.</source>
        <translation>1 mão que o computador jogou por si não conta.</translation>
    </message>
    <message numerus="yes">
        <source>%n hands that the computer played for you do not count.</source>
        <translation>
            <numerusform>%n mão que o computador jogou por si não conta.</numerusform>
            <numerusform>%n mãos que o computador jogou por si não contam.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <comment>hands</comment>
        <translation>%1 ganhas, %2 perdidas</translation>
    </message>
    <message>
        <source>%1 a hand</source>
        <comment>chips</comment>
        <translation>%1 por mão</translation>
    </message>
    <message>
        <source>won less lost</source>
        <translation>ganhas menos perdidas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 : %2 calls</source>
        <translation>%1 para %2 calls</translation>
    </message>
    <message>
        <source>%1 against you</source>
        <translation>%1 contra si</translation>
    </message>
    <message>
        <source>%1 of %2 a hand</source>
        <comment>bits</comment>
        <translation>%1 de %2 por mão</translation>
    </message>
    <message>
        <source>about as %1</source>
        <comment>a level</comment>
        <translation>ao nível de %1</translation>
    </message>
    <message numerus="yes">
        <source>from %n hands on</source>
        <translation>
            <numerusform>a partir de %n mão</numerusform>
            <numerusform>a partir de %n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>After 1 hand: %1</source>
        <translation>Depois de 1 mão: %1</translation>
    </message>
    <message numerus="yes">
        <source>After %n hands: %1</source>
        <translation>
            <numerusform>Depois de %n mão: %1</numerusform>
            <numerusform>Depois de %n mãos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1 to %2: %3</source>
        <translation>Mãos %1 a %2: %3</translation>
    </message>
    <message>
        <source>It begins at %1 and ends at %2; the least is %3, the most %4.</source>
        <translation>Começa em %1 e acaba em %2; o mínimo é %3, o máximo %4.</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>mãos</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>you take the hand</source>
        <translation>você ganha a mão</translation>
    </message>
    <message>
        <source>takes the hand</source>
        <translation>ganha a mão</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>a pensar …</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restam %1</translation>
    </message>
    <message>
        <source>%1 of your secret left</source>
        <translation>restam %1 do seu segredo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Computer · %1</source>
        <translation>Computador · %1</translation>
    </message>
    <message>
        <source>hands won: %1</source>
        <translation>mãos ganhas: %1</translation>
    </message>
    <message>
        <source>Time was up: the computer played %1 for you.</source>
        <translation>Acabou o tempo: o computador jogou %1 por si.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mão %1</translation>
    </message>
    <message>
        <source>next level in %1</source>
        <translation>próximo nível daqui a %1</translation>
    </message>
    <message>
        <source>next level with the next hand</source>
        <translation>próximo nível na próxima mão</translation>
    </message>
    <message>
        <source>won: you %1, computer %2 · split %3</source>
        <comment>hands</comment>
        <translation>ganhas: você %1, computador %2 · divididas %3</translation>
    </message>
    <message>
        <source>an earlier position is shown</source>
        <translation>vê-se uma posição anterior</translation>
    </message>
    <message>
        <source>You · %1 plays for you</source>
        <comment>Club</comment>
        <translation>Você · %1 joga por si</translation>
    </message>
    <message>
        <source>In this turn the computer saw its own chance at %1.</source>
        <comment>62 % ± 4</comment>
        <translation>Nesta vez o computador via a sua própria probabilidade em %1.</translation>
    </message>
    <message>
        <source>In this turn the computer saw its own chance at %1; to call it needed %2.</source>
        <translation>Nesta vez o computador via a sua própria probabilidade em %1; para o call precisava de %2.</translation>
    </message>
    <message>
        <source>You · paused: %1 plays for you</source>
        <comment>Club</comment>
        <translation>Você · em pausa: %1 joga por si</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>At least %1: the big blind.</source>
        <translation>No mínimo %1: a big blind.</translation>
    </message>
    <message>
        <source>At least %1: the bet was %2, and a raise adds at least as much.</source>
        <translation>No mínimo %1: a aposta foi de %2, e um raise aumenta pelo menos outro tanto.</translation>
    </message>
    <message>
        <source>At least %1: the last raise was %2, and the next adds at least as much.</source>
        <translation>No mínimo %1: o último raise foi de %2, e o seguinte aumenta pelo menos outro tanto.</translation>
    </message>
    <message>
        <source>Only %1: that is all-in.</source>
        <translation>Só %1: é all-in.</translation>
    </message>
    <message>
        <source>At most %1: all your chips.</source>
        <translation>No máximo %1: todas as suas fichas.</translation>
    </message>
    <message>
        <source>At most %1: all that the computer can match.</source>
        <translation>No máximo %1: tudo o que o computador pode igualar.</translation>
    </message>
    <message>
        <source>At most %1: the pot limit.</source>
        <translation>No máximo %1: o limite do pote.</translation>
    </message>
    <message>
        <source>Call %1 to win %2: %1 of %3 chips, so it needs %4.</source>
        <translation>Call de %1 para ganhar %2: %1 de %3 fichas, precisa de %4.</translation>
    </message>
    <message>
        <source>The big blind is to be answered.</source>
        <translation>Falta responder à big blind.</translation>
    </message>
    <message>
        <source>The computer answers the big blind.</source>
        <translation>O computador responde à big blind.</translation>
    </message>
    <message>
        <source>blinds %1/%2</source>
        <comment>small/big</comment>
        <translation>blinds %1/%2</translation>
    </message>
    <message>
        <source>Not %1: a side has 3, 4 or 5 hidden pieces, none in classic chess.</source>
        <translation>%1 não: um lado tem 3, 4 ou 5 peças ocultas, nenhuma no xadrez clássico.</translation>
    </message>
    <message>
        <source>There is no array %1: they are numbered 0 to 959; 518 is the standard one.</source>
        <translation>Não há posição inicial %1: vão de 0 a 959; a 518 é a habitual.</translation>
    </message>
    <message>
        <source>No showdown after move %1: only after move 20, 30 or 40, or to mate.</source>
        <translation>Não há showdown após o lance %1: só após o lance 20, 30 ou 40, ou até ao mate.</translation>
    </message>
    <message>
        <source>A player cannot have %1 chips: %2 to %3 are possible.</source>
        <translation>Um jogador não pode ter %1 fichas: são possíveis %2 a %3.</translation>
    </message>
    <message>
        <source>Blinds of %1 and %2 are not possible: the big blind is 2 to %3, the small one at least 1 and smaller.</source>
        <translation>Blinds de %1 e %2 não são possíveis: a big blind vai de 2 a %3, a small blind é pelo menos 1 e menor.</translation>
    </message>
    <message>
        <source>%1: the deal has %2 squares, but it needs %3.</source>
        <translation>%1: a distribuição tem %2 casas, mas precisa de %3.</translation>
    </message>
    <message>
        <source>%1: no hidden piece can stand on %2 at the deal.</source>
        <translation>%1: nenhuma peça oculta pode estar em %2 na distribuição.</translation>
    </message>
    <message>
        <source>%1: the deal names %2 twice.</source>
        <translation>%1: a distribuição indica %2 duas vezes.</translation>
    </message>
    <message>
        <source>Only classic chess can begin from another position.</source>
        <translation>Só o xadrez clássico pode começar de outra posição.</translation>
    </message>
    <message>
        <source>%1 chips for each player are not possible: %2 to %3.</source>
        <translation>%1 fichas para cada jogador não são possíveis: de %2 a %3.</translation>
    </message>
    <message>
        <source>Blinds cannot rise every %1 minutes: every 5, 10 or 15, or never.</source>
        <translation>As blinds não podem subir a cada %1 minutos: a cada 5, 10 ou 15, ou nunca.</translation>
    </message>
    <message>
        <source>A turn cannot take %1 seconds: 30 or 60 in classic chess, or no clock.</source>
        <translation>A vez não pode durar %1 segundos: 30 ou 60 no xadrez clássico, ou sem relógio.</translation>
    </message>
    <message>
        <source>Colours change after every hand; only in classic chess can they stay.</source>
        <translation>As cores mudam depois de cada mão; só no xadrez clássico se podem manter.</translation>
    </message>
    <message>
        <source>The position has %1 fields, but a FEN has 6, or 8 with hidden pieces.</source>
        <translation>A posição tem %1 campos, mas uma FEN tem 6, ou 8 com peças ocultas.</translation>
    </message>
    <message>
        <source>The pieces are not described rightly: “%1”.</source>
        <translation>As peças não estão bem descritas: «%1».</translation>
    </message>
    <message>
        <source>The side to move is w or b, not “%1”.</source>
        <translation>O lado a jogar é w ou b, não «%1».</translation>
    </message>
    <message>
        <source>The castling rights “%1” do not fit the position.</source>
        <translation>Os direitos de roque «%1» não condizem com a posição.</translation>
    </message>
    <message>
        <source>The en passant square “%1” does not fit the position.</source>
        <translation>A casa de en passant «%1» não condiz com a posição.</translation>
    </message>
    <message>
        <source>“%1” must be a whole number from %2 to %3.</source>
        <translation>«%1» tem de ser um número inteiro de %2 a %3.</translation>
    </message>
    <message>
        <source>The hidden pieces “%1” are not written as in h:b1,e2.</source>
        <translation>As peças ocultas «%1» não estão escritas como em h:b1,e2.</translation>
    </message>
    <message>
        <source>The pawns without a double step “%1” are not written as in d:a2.</source>
        <translation>Os peões sem avanço duplo «%1» não estão escritos como em d:a2.</translation>
    </message>
    <message>
        <source>%1 must have exactly one king, and has %2.</source>
        <translation>%1: tem de haver exatamente um rei, e há %2.</translation>
    </message>
    <message>
        <source>No pawn can stand on %1.</source>
        <translation>Nenhum peão pode estar em %1.</translation>
    </message>
    <message>
        <source>%1 has more than 16 pieces.</source>
        <translation>%1: há mais de 16 peças.</translation>
    </message>
    <message>
        <source>The side that is not to move is in check.</source>
        <translation>O lado que não joga está em xeque.</translation>
    </message>
    <message>
        <source>The side to move has no legal move.</source>
        <translation>O lado a jogar não tem lances legais.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>Esta mão acabou.</translation>
    </message>
    <message>
        <source>It is the other player’s turn: %1 is to act.</source>
        <translation>É a vez do outro jogador: %1.</translation>
    </message>
    <message>
        <source>Answer the bet first: call %1, raise or fold.</source>
        <translation>Responda primeiro à aposta: call de %1, raise ou fold.</translation>
    </message>
    <message>
        <source>There is no bet to call. To check, just move.</source>
        <translation>Não há aposta a igualar. Para fazer check, basta jogar.</translation>
    </message>
    <message>
        <source>The betting of this turn is over: make your move.</source>
        <translation>As apostas desta vez acabaram: faça o seu lance.</translation>
    </message>
    <message>
        <source>This hand is played without chips.</source>
        <translation>Esta mão joga-se sem fichas.</translation>
    </message>
    <message>
        <source>There is a bet already: raise it.</source>
        <translation>Já há uma aposta: faça raise.</translation>
    </message>
    <message>
        <source>There is no bet to raise: bet.</source>
        <translation>Não há aposta a aumentar: aposte.</translation>
    </message>
    <message>
        <source>No more raises: %1 bets and raises a turn are the most.</source>
        <translation>Não há mais raises: o máximo são %1 apostas e raises em cada vez.</translation>
    </message>
    <message>
        <source>%1 is too small: at least %2.</source>
        <translation>%1 é pouco: pelo menos %2.</translation>
    </message>
    <message>
        <source>%1 is too much: at most %2.</source>
        <translation>%1 é demais: no máximo %2.</translation>
    </message>
    <message>
        <source>“%1” is not a legal move here.</source>
        <translation>«%1» não é um lance legal aqui.</translation>
    </message>
    <message>
        <source>“%1” is not a move: write Nf3, e2e4, exd5, O-O or e8=Q.</source>
        <translation>«%1» não é um lance: escreva Nf3, e2e4, exd5, O-O ou e8=Q.</translation>
    </message>
    <message>
        <source>“%1” could be several moves: name both squares, as in g1f3.</source>
        <translation>«%1» pode ser vários lances: indique as duas casas, como em g1f3.</translation>
    </message>
    <message>
        <source>A split cannot be offered now: once a turn, with no bet open.</source>
        <translation>Agora não se pode propor a divisão: uma vez por jogada, sem aposta aberta.</translation>
    </message>
    <message>
        <source>A split is offered: accept or decline it first, or fold.</source>
        <translation>Há uma proposta de divisão: primeiro aceite ou recuse, ou faça fold.</translation>
    </message>
    <message>
        <source>With chips a move stands: nothing can be taken back.</source>
        <translation>Com fichas o lance fica feito: não se pode voltar atrás.</translation>
    </message>
    <message>
        <source>You have made no move that you could take back.</source>
        <translation>Não fez nenhum lance em que possa voltar atrás.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>A mão ainda não acabou.</translation>
    </message>
    <message>
        <source>The match is over: begin a new one.</source>
        <translation>O encontro acabou: comece um novo.</translation>
    </message>
    <message>
        <source>The clock of the match cannot run back.</source>
        <translation>O relógio do encontro não pode andar para trás.</translation>
    </message>
    <message>
        <source>There is no match: begin one.</source>
        <translation>Não há encontro: comece um.</translation>
    </message>
    <message>
        <source>The saved match is damaged.</source>
        <translation>O encontro guardado está danificado.</translation>
    </message>
    <message>
        <source>The saved match does not open with this computer’s key.</source>
        <translation>O encontro guardado não abre com a chave deste computador.</translation>
    </message>
    <message>
        <source>The saved match is of another version of the program (format %1).</source>
        <translation>O encontro guardado é de outra versão do programa (formato %1).</translation>
    </message>
    <message>
        <source>This is no record of a hand: %1.</source>
        <translation>Isto não é o registo de uma mão: %1.</translation>
    </message>
    <message>
        <source>The record is of another version of the program (format %1).</source>
        <translation>O registo é de outra versão do programa (formato %1).</translation>
    </message>
    <message>
        <source>The record breaks the rules at action %1.</source>
        <translation>O registo viola as regras na ação %1.</translation>
    </message>
    <message>
        <source>%1: the opened secret is not the one shown before the hand.</source>
        <translation>%1: o segredo aberto não é o que foi mostrado antes da mão.</translation>
    </message>
    <message>
        <source>%1: the pieces are not those that the opened secret gives.</source>
        <translation>%1: as peças não são as que o segredo aberto dá.</translation>
    </message>
    <message>
        <source>The array is number %1, but the opened secrets give %2.</source>
        <translation>A posição inicial é a número %1, mas os segredos abertos dão %2.</translation>
    </message>
    <message>
        <source>%1: the secret is not opened yet, so the deal cannot be checked.</source>
        <translation>%1: o segredo ainda não foi aberto, por isso a distribuição não pode ser verificada.</translation>
    </message>
    <message>
        <source>You fold.</source>
        <translation>Você faz fold.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>Você desiste.</translation>
    </message>
    <message>
        <source>You call.</source>
        <translation>Você faz call.</translation>
    </message>
    <message>
        <source>You bet %1.</source>
        <translation>Você aposta %1.</translation>
    </message>
    <message>
        <source>You raise to %1.</source>
        <translation>Você faz raise para %1.</translation>
    </message>
    <message>
        <source>You move %1.</source>
        <translation>Você joga %1.</translation>
    </message>
    <message>
        <source>You offer to split the pot.</source>
        <translation>Você propõe dividir o pote.</translation>
    </message>
    <message>
        <source>You decline the split.</source>
        <translation>Você recusa a divisão.</translation>
    </message>
    <message>
        <source>You agree to split the pot.</source>
        <translation>Você aceita dividir o pote.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>Você volta atrás no último lance.</translation>
    </message>
    <message>
        <source>The computer folds.</source>
        <translation>O computador faz fold.</translation>
    </message>
    <message>
        <source>The computer resigns.</source>
        <translation>O computador desiste.</translation>
    </message>
    <message>
        <source>The computer calls.</source>
        <translation>O computador faz call.</translation>
    </message>
    <message>
        <source>The computer bets %1.</source>
        <translation>O computador aposta %1.</translation>
    </message>
    <message>
        <source>The computer raises to %1.</source>
        <translation>O computador faz raise para %1.</translation>
    </message>
    <message>
        <source>The computer moves %1.</source>
        <translation>O computador joga %1.</translation>
    </message>
    <message>
        <source>The computer offers to split the pot.</source>
        <translation>O computador propõe dividir o pote.</translation>
    </message>
    <message>
        <source>The computer declines the split.</source>
        <translation>O computador recusa a divisão.</translation>
    </message>
    <message>
        <source>The computer agrees to split the pot.</source>
        <translation>O computador aceita dividir o pote.</translation>
    </message>
    <message>
        <source>The computer takes its last move back.</source>
        <translation>O computador volta atrás no último lance.</translation>
    </message>
    <message>
        <source>It takes a pawn.</source>
        <translation>Captura um peão.</translation>
    </message>
    <message>
        <source>It takes a knight.</source>
        <translation>Captura um cavalo.</translation>
    </message>
    <message>
        <source>It takes a bishop.</source>
        <translation>Captura um bispo.</translation>
    </message>
    <message>
        <source>It takes a rook.</source>
        <translation>Captura uma torre.</translation>
    </message>
    <message>
        <source>It takes a queen.</source>
        <translation>Captura uma dama.</translation>
    </message>
    <message>
        <source>It takes the king.</source>
        <translation>Captura o rei.</translation>
    </message>
    <message>
        <source>The piece dealt on %1 is seen: %2.</source>
        <translation>Vê-se a peça distribuída em %1: %2.</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>Xeque.</translation>
    </message>
    <message>
        <source>to answer the bet</source>
        <translation>responder à aposta</translation>
    </message>
    <message>
        <source>to bet or move</source>
        <translation>apostar ou jogar</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>a jogar</translation>
    </message>
    <message>
        <source>fold</source>
        <comment>in the list of moves</comment>
        <translation>fold</translation>
    </message>
    <message>
        <source>call</source>
        <comment>in the list of moves</comment>
        <translation>call</translation>
    </message>
    <message>
        <source>bet %1</source>
        <comment>in the list of moves</comment>
        <translation>aposta %1</translation>
    </message>
    <message>
        <source>raise %1</source>
        <comment>in the list of moves</comment>
        <translation>raise %1</translation>
    </message>
    <message>
        <source>split?</source>
        <comment>offered, in the list of moves</comment>
        <translation>dividir?</translation>
    </message>
    <message>
        <source>no split</source>
        <comment>in the list of moves</comment>
        <translation>não divide</translation>
    </message>
    <message>
        <source>split</source>
        <comment>agreed, in the list of moves</comment>
        <translation>divide</translation>
    </message>
    <message>
        <source>taken back</source>
        <comment>in the list of moves</comment>
        <translation>retirado</translation>
    </message>
    <message>
        <source>to answer the offer</source>
        <translation>responder à proposta</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>White · to move</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Xeque-mate</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Afogamento</translation>
    </message>
    <message>
        <source>Showdown after move %1</source>
        <translation>Showdown após o lance %1</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Third time the same position</source>
        <translation>A mesma posição pela terceira vez</translation>
    </message>
    <message>
        <source>Fifty moves without capture or pawn move</source>
        <translation>Cinquenta lances sem captura nem lance de peão</translation>
    </message>
    <message>
        <source>Too little material to mate</source>
        <translation>Material insuficiente para o mate</translation>
    </message>
    <message>
        <source>Agreed split</source>
        <translation>Divisão combinada</translation>
    </message>
    <message>
        <source>Agreed draw</source>
        <translation>Empate combinado</translation>
    </message>
    <message>
        <source>King captured</source>
        <translation>Rei capturado</translation>
    </message>
    <message>
        <source>The pot of %1 is split</source>
        <translation>O pote de %1 é dividido</translation>
    </message>
    <message>
        <source>The hand is a draw</source>
        <translation>A mão acaba empatada</translation>
    </message>
    <message>
        <source>You win the pot of %1</source>
        <translation>Você ganha o pote de %1</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Você ganha a mão</translation>
    </message>
    <message>
        <source>The computer wins the pot of %1</source>
        <translation>O computador ganha o pote de %1</translation>
    </message>
    <message>
        <source>The computer wins the hand</source>
        <translation>O computador ganha a mão</translation>
    </message>
    <message numerus="yes">
        <source>Both sides have %n points of material: the pot is split.</source>
        <translation>
            <numerusform>Os dois lados têm %n ponto de material: o pote é dividido.</numerusform>
            <numerusform>Os dois lados têm %n pontos de material: o pote é dividido.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 of material, %3 %4: more material takes it all.</source>
        <comment>White, 17 points, Black, 16</comment>
        <translation>%1: %2 de material, %3: %4; mais material leva tudo.</translation>
    </message>
    <message>
        <source>%1 is in check and has no legal move.</source>
        <translation>%1 em xeque, sem lances legais.</translation>
    </message>
    <message>
        <source>The side to move is not in check and has no legal move.</source>
        <translation>O lado a jogar não está em xeque e não tem lances legais.</translation>
    </message>
    <message>
        <source>%1 folds: no piece is turned up.</source>
        <translation>%1 fazem fold: nenhuma peça é revelada.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 desistem.</translation>
    </message>
    <message>
        <source>The same position stands for the third time.</source>
        <translation>A mesma posição surge pela terceira vez.</translation>
    </message>
    <message>
        <source>Each side has made fifty moves without a capture or a pawn move.</source>
        <translation>Cada lado fez cinquenta lances sem captura nem lance de peão.</translation>
    </message>
    <message>
        <source>Neither side has the material to mate.</source>
        <translation>Nenhum lado tem material para dar mate.</translation>
    </message>
    <message>
        <source>Both players agreed.</source>
        <translation>Os dois jogadores concordaram.</translation>
    </message>
    <message>
        <source>The king of %1 was captured.</source>
        <translation>%1: o rei foi capturado.</translation>
    </message>
    <message>
        <source>a piece that was seen</source>
        <translation>uma peça que foi vista</translation>
    </message>
    <message>
        <source>how it moved</source>
        <translation>como se moveu</translation>
    </message>
    <message>
        <source>how it captured</source>
        <translation>como capturou</translation>
    </message>
    <message>
        <source>a castling</source>
        <translation>um roque</translation>
    </message>
    <message>
        <source>a capture en passant</source>
        <translation>uma captura en passant</translation>
    </message>
    <message>
        <source>a check that was announced</source>
        <translation>um xeque anunciado</translation>
    </message>
    <message>
        <source>a check that was not announced</source>
        <translation>um xeque que não foi anunciado</translation>
    </message>
    <message>
        <source>a move that is legal</source>
        <translation>um lance que é legal</translation>
    </message>
    <message>
        <source>a move that is not legal</source>
        <translation>um lance que não é legal</translation>
    </message>
    <message>
        <source>the hand going on</source>
        <translation>a mão continuar</translation>
    </message>
    <message>
        <source>%1 was a jump</source>
        <translation>%1 foi um salto</translation>
    </message>
    <message>
        <source>%1 is diagonal</source>
        <translation>%1 é diagonal</translation>
    </message>
    <message>
        <source>%1 is straight</source>
        <translation>%1 é a direito</translation>
    </message>
    <message>
        <source>a piece was seen on %1</source>
        <translation>uma peça foi vista em %1</translation>
    </message>
    <message>
        <source>how %1 captured</source>
        <translation>como %1 capturou</translation>
    </message>
    <message>
        <source>castling with %1</source>
        <translation>roque com %1</translation>
    </message>
    <message>
        <source>took en passant</source>
        <translation>capturou en passant</translation>
    </message>
    <message>
        <source>gave check to %1</source>
        <translation>deu xeque a %1</translation>
    </message>
    <message>
        <source>no check to %1</source>
        <translation>sem xeque a %1</translation>
    </message>
    <message>
        <source>%1 is legal</source>
        <translation>%1 é legal</translation>
    </message>
    <message>
        <source>%1 is not legal</source>
        <translation>%1 não é legal</translation>
    </message>
    <message>
        <source>the hand went on</source>
        <translation>a mão continuou</translation>
    </message>
    <message>
        <source>It did not move as %1 does.</source>
        <translation>Não se moveu como %1 se move.</translation>
    </message>
    <message>
        <source>%1 is not a step of a pawn there.</source>
        <translation>%1 não é um passo de peão ali.</translation>
    </message>
    <message>
        <source>%1 is a knight&apos;s jump: not %2.</source>
        <translation>%1 é um salto de cavalo: não é %2.</translation>
    </message>
    <message>
        <source>%1 is diagonal: not %2.</source>
        <translation>%1 é diagonal: não é %2.</translation>
    </message>
    <message>
        <source>%1 is straight: not %2.</source>
        <translation>%1 é a direito: não é %2.</translation>
    </message>
    <message>
        <source>Check to %1 was announced: with %2 on %3 there would have been none.</source>
        <translation>Foi anunciado xeque a %1: com %2 em %3 não teria havido.</translation>
    </message>
    <message>
        <source>No check was announced: %2 on %3 would have attacked %1.</source>
        <translation>Não foi anunciado xeque: %2 em %3 teria atacado %1.</translation>
    </message>
    <message>
        <source>%1 is legal: %2 on %3 would forbid it.</source>
        <translation>%1 é legal: %2 em %3 não o deixaria.</translation>
    </message>
    <message>
        <source>%1 is not legal: with %2 on %3 it would be.</source>
        <translation>%1 não é legal: com %2 em %3 seria.</translation>
    </message>
    <message>
        <source>The piece dealt on %1: %2. No deal with %3 here is left.</source>
        <translation>A peça distribuída em %1: %2. Não resta nenhuma combinação com %3 aqui.</translation>
    </message>
    <message>
        <source>The piece on %1 was seen: no deal with %2 is left.</source>
        <translation>A peça em %1 foi vista: não resta nenhuma combinação com %2.</translation>
    </message>
    <message>
        <source>%1 does not fit how %2 captures and moves.</source>
        <translation>%1 não condiz com o modo como %2 captura e se move.</translation>
    </message>
    <message>
        <source>With %1 there the castling would have been another one, or none.</source>
        <translation>Com %1 ali o roque teria sido outro, ou nenhum.</translation>
    </message>
    <message>
        <source>Only a pawn takes or is taken en passant: not %1.</source>
        <translation>Só um peão captura ou é capturado en passant: não é %1.</translation>
    </message>
    <message>
        <source>The hand went on: with %1 there would have been no legal move.</source>
        <translation>A mão continuou: com %1 não teria havido lances legais.</translation>
    </message>
    <message>
        <source>%1 (Seen in a line that was taken back.)</source>
        <comment>a sentence</comment>
        <translation>%1 (Visto numa linha que foi retirada.)</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>its capture</source>
        <translation>a captura</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>roque</translation>
    </message>
    <message>
        <source>en passant</source>
        <translation>en passant</translation>
    </message>
    <message>
        <source>gave check</source>
        <translation>deu xeque</translation>
    </message>
    <message>
        <source>no check</source>
        <translation>sem xeque</translation>
    </message>
    <message>
        <source>a legal move</source>
        <translation>lance legal</translation>
    </message>
    <message>
        <source>no legal move</source>
        <translation>lance ilegal</translation>
    </message>
    <message>
        <source>not the end</source>
        <translation>não acabou</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>a jump</source>
        <translation>um salto</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>a direito</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>capturada</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>revelada</translation>
    </message>
    <message>
        <source>turned face up</source>
        <translation>revelada a todos</translation>
    </message>
    <message>
        <source>not moved</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>nothing told</source>
        <translation>nada disse</translation>
    </message>
    <message>
        <source>%1 (taken back)</source>
        <comment>a fact, seen in a line that was</comment>
        <translation>%1 (retirado)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>square of another piece: fact</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keeps the secret</source>
        <translation>guarda o segredo</translation>
    </message>
    <message>
        <source>narrows the secret</source>
        <translation>estreita o segredo</translation>
    </message>
    <message>
        <source>reveals a piece</source>
        <translation>revela uma peça</translation>
    </message>
    <message>
        <source>%1: %2 become %3 (%4)</source>
        <comment>narrows the secret: 15 deals become 6 (bits lost)</comment>
        <translation>%1: de %2 para %3 (%4)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n types left for this piece</source>
        <translation>
            <numerusform>%1, resta %n tipo para esta peça</numerusform>
            <numerusform>%1, restam %n tipos para esta peça</numerusform>
        </translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>peão</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalo</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>bispo</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>a pawn</source>
        <translation>um peão</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>um cavalo</translation>
    </message>
    <message>
        <source>a bishop</source>
        <translation>um bispo</translation>
    </message>
    <message>
        <source>a rook</source>
        <translation>uma torre</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>uma dama</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>um rei</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the pawn</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the knight</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the bishop</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the rook</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the king</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>peão branco</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>peão preto</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavalo branco</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavalo preto</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>bispo branco</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>bispo preto</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre branca</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre preta</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dama branca</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dama preta</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>rei branco</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>rei preto</translation>
    </message>
    <message>
        <source>white hidden piece</source>
        <translation>peça branca oculta</translation>
    </message>
    <message>
        <source>black hidden piece</source>
        <translation>peça preta oculta</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>White</source>
        <comment>inside a sentence</comment>
        <translation>brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>inside a sentence</comment>
        <translation>pretas</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the last two piece types of a list</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 ficha</translation>
    </message>
    <message numerus="yes">
        <source>%1 chips</source>
        <translation>
            <numerusform>%1 ficha</numerusform>
            <numerusform>%1 fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 ponto</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>of material</comment>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 combinação</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n combinação</numerusform>
            <numerusform>%n combinações</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bit</source>
        <comment>exactly one</comment>
        <translation>%1 bit</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 bits</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>deals · bits</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>all is known</source>
        <translation>tudo é conhecido</translation>
    </message>
    <message>
        <source>%1: %2, all equally likely</source>
        <comment>bits: deals</comment>
        <translation>%1: %2, todas igualmente prováveis</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>a distribuição</translation>
    </message>
    <message>
        <source>move %1, %2</source>
        <translation>lance %1, %2</translation>
    </message>
    <message>
        <source>Call %1 to win %2: needs %3.</source>
        <translation>Call %1 por %2: requer %3.</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %3 to %4 (found: %2)</source>
        <translation>%1 tem de ser um número inteiro de %3 a %4 (encontrado: %2)</translation>
    </message>
    <message>
        <source>%1 must be %3 (found: %2)</source>
        <translation>%1 tem de ser %3 (encontrado: %2)</translation>
    </message>
    <message>
        <source>%1 must be true or false (found: %2)</source>
        <translation>%1 tem de ser verdadeiro ou falso, true ou false (encontrado: %2)</translation>
    </message>
    <message>
        <source>%1 must be a text (found: %2)</source>
        <translation>%1 tem de ser um texto (encontrado: %2)</translation>
    </message>
    <message>
        <source>%1 must be an array, […] (found: %2)</source>
        <translation>%1 tem de ser uma lista, […] (encontrado: %2)</translation>
    </message>
    <message>
        <source>%1 must be an object, {…} (found: %2)</source>
        <translation>%1 tem de ser um objeto, {…} (encontrado: %2)</translation>
    </message>
    <message>
        <source>%1 must be 64 hexadecimal digits (found: %2)</source>
        <translation>%1 tem de ter 64 algarismos hexadecimais (encontrado: %2)</translation>
    </message>
    <message>
        <source>%1 must be two hexadecimal digits for each byte (found: %2)</source>
        <translation>%1 tem de ter dois algarismos hexadecimais por byte (encontrado: %2)</translation>
    </message>
    <message>
        <source>%1 must be squares with their types, as in b1Q e2R h2P (found: %2)</source>
        <translation>%1 tem de indicar casas com os seus tipos, como em b1Q e2R h2P (encontrado: %2)</translation>
    </message>
    <message>
        <source>%1 must name squares from a1 to h8 (found: %2)</source>
        <translation>%1 tem de indicar casas de a1 a h8 (encontrado: %2)</translation>
    </message>
    <message>
        <source>%1 must be the number of takebacks in the actions</source>
        <translation>%1 tem de ser o número de lances retirados nas ações</translation>
    </message>
    <message>
        <source>the file is not one JSON object</source>
        <translation>o ficheiro não é um objeto JSON</translation>
    </message>
    <message>
        <source>the file holds neither hands in JSON nor games in PGN</source>
        <translation>o ficheiro não contém mãos em JSON nem partidas em PGN</translation>
    </message>
    <message>
        <source>the number of hands in it must be 1, not %1</source>
        <translation>o número de mãos tem de ser 1, não %1</translation>
    </message>
    <message>
        <source>the result is not the one that the rules give</source>
        <translation>o resultado não é o que as regras dão</translation>
    </message>
    <message>
        <source>a comment does not end with }</source>
        <translation>um comentário não termina com }</translation>
    </message>
    <message>
        <source>a variation does not end with )</source>
        <translation>uma variante não termina com )</translation>
    </message>
    <message>
        <source>a variation ends that has not begun</source>
        <translation>termina uma variante que não começou</translation>
    </message>
    <message>
        <source>a tag has no value in quotes</source>
        <translation>uma etiqueta não tem valor entre aspas</translation>
    </message>
    <message>
        <source>a tag does not end with ]</source>
        <translation>uma etiqueta não termina com ]</translation>
    </message>
    <message>
        <source>the value of a tag does not end with a quote</source>
        <translation>o valor de uma etiqueta não termina com aspas</translation>
    </message>
    <message>
        <source>it is a game of the variant “%1”, and only RaiseChess and chess are read</source>
        <translation>é uma partida da variante “%1”, e só se lê RaiseChess e xadrez</translation>
    </message>
    <message>
        <source>the tag [FEN] is not the position that the hand begins with</source>
        <translation>a etiqueta [FEN] não é a posição com que a mão começa</translation>
    </message>
    <message>
        <source>the command [%%1] is not complete</source>
        <translation>o comando [%%1] não está completo</translation>
    </message>
    <message>
        <source>the command [%%1] does not say how many chips, from 1 up</source>
        <translation>o comando [%%1] não diz quantas fichas, a partir de 1</translation>
    </message>
    <message>
        <source>the game has no result: it must end with 1-0, 0-1 or 1/2-1/2</source>
        <translation>a partida não tem resultado: tem de terminar com 1-0, 0-1 ou 1/2-1/2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>found in a file</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 folds.</source>
        <translation>%1 fazem fold.</translation>
    </message>
    <message>
        <source>the game was not finished (its result is *), and only finished ones can be replayed</source>
        <translation>a partida não foi terminada (o resultado é *), e só as terminadas podem ser revistas</translation>
    </message>
    <message>
        <source>the file is no text, so it holds neither JSON nor PGN</source>
        <translation>o ficheiro não é um texto, por isso não contém JSON nem PGN</translation>
    </message>
    <message>
        <source>%1 is no pawn&apos;s step</source>
        <comment>d2–g5</comment>
        <translation>%1 não é um passo de peão</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>RaiseChess is already running: go on in its window.</source>
        <translation>O RaiseChess já está aberto: continue na janela dele.</translation>
    </message>
    <message>
        <source>Chess with hidden pieces, played for chips against the computer.</source>
        <translation>Xadrez com peças ocultas, jogado a fichas contra o computador.</translation>
    </message>
    <message>
        <source>Finished hands to open, RaiseChess (.raisechess) or PGN (.pgn).</source>
        <translation>Mãos terminadas a abrir, RaiseChess (.raisechess) ou PGN (.pgn).</translation>
    </message>
</context>
<context>
    <name>raisechess::Counsel</name>
    <message>
        <source>The hand is over.</source>
        <translation>A mão acabou.</translation>
    </message>
    <message>
        <source>That is no thought but a fact: no other type is left.</source>
        <translation>Isso não é uma suposição mas um facto: já não há outro tipo possível.</translation>
    </message>
    <message>
        <source>That contradicts your thought: with it no deal is left in which %1 is %2.</source>
        <translation>Isso contradiz a sua suposição: com ela já não há combinação em que %1 seja %2.</translation>
    </message>
</context>
<context>
    <name>raisechess::CourseWindow</name>
    <message>
        <source>Course</source>
        <translation>Curso</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Este é o primeiro passo.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Para a mesa</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pass over</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Certo!</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Ainda não.</translation>
    </message>
</context>
<context>
    <name>raisechess::EarlierCard</name>
    <message>
        <source>Back to the present</source>
        <translation>Voltar ao presente</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>An earlier position</source>
        <translation>Uma posição anterior</translation>
    </message>
    <message>
        <source>The board shows what you knew then; nothing can be played here.</source>
        <translation>O tabuleiro mostra o que sabia então; aqui não se pode jogar.</translation>
    </message>
    <message>
        <source>Before the first move.</source>
        <translation>Antes do primeiro lance.</translation>
    </message>
    <message>
        <source>After %1: %2.</source>
        <comment>move 3, White: Nf3</comment>
        <translation>Após o %1: %2.</translation>
    </message>
</context>
<context>
    <name>raisechess::ExerciseWindow</name>
    <message>
        <source>Exercise</source>
        <translation>Exercício</translation>
    </message>
    <message>
        <source>An exercise from move %1 on: nothing of it counts.</source>
        <translation>Um exercício a partir do lance %1: nada dele conta.</translation>
    </message>
    <message>
        <source>The computer holds what it held then.</source>
        <translation>O computador tem o que tinha então.</translation>
    </message>
    <message>
        <source>The computer&apos;s hidden pieces are drawn from what you cannot rule out.</source>
        <translation>As peças ocultas do computador são sorteadas entre as possíveis.</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Do início</translation>
    </message>
    <message>
        <source>The same decision once more</source>
        <translation>A mesma decisão mais uma vez</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Voltar à análise</translation>
    </message>
    <message>
        <source>Taken back: decide anew.</source>
        <translation>Voltou atrás: decida de novo.</translation>
    </message>
    <message>
        <source>What the computer holds is drawn anew.</source>
        <translation>O que o computador tem é sorteado de novo.</translation>
    </message>
</context>
<context>
    <name>raisechess::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Para a mesa</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In thirty seconds</source>
        <translation>Em trinta segundos</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>As regras</translation>
    </message>
    <message>
        <source>Reading a range</source>
        <translation>Ler um range</translation>
    </message>
    <message>
        <source>Why betting works</source>
        <translation>Porque há apostas</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dicionário</translation>
    </message>
    <message>
        <source>Classic chess</source>
        <translation>Xadrez clássico</translation>
    </message>
    <message>
        <source>From 0.3 to 0.4</source>
        <translation>Da 0.3 à 0.4</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>To the course</source>
        <translation>Para o curso</translation>
    </message>
    <message>
        <source>A dozen short steps on a board of your own.</source>
        <translation>Uma dúzia de passos curtos num tabuleiro próprio.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>raisechess::HintCard</name>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>Esconder a dica</translation>
    </message>
    <message>
        <source>Piece</source>
        <comment>step of a hint</comment>
        <translation>Peça</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>step of a hint</comment>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>step of a hint</comment>
        <translation>Porquê</translation>
    </message>
    <message>
        <source>step %1 of 3</source>
        <translation>passo %1 de 3</translation>
    </message>
    <message>
        <source>in your thought · %1</source>
        <comment>step 1 of 3</comment>
        <translation>na sua suposição · %1</translation>
    </message>
    <message>
        <source>One more step shows the move.</source>
        <translation>Mais um passo mostra o lance.</translation>
    </message>
    <message>
        <source>Then comes the reason.</source>
        <translation>Depois vem a razão.</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Mostrar o lance</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogá-lo</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Mostrar porquê</translation>
    </message>
</context>
<context>
    <name>raisechess::HintTeller</name>
    <message>
        <source>There are no hints where chips are at stake.</source>
        <translation>Não há dicas onde estão fichas em jogo.</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>Looking for a hint …</source>
        <translation>À procura de uma dica …</translation>
    </message>
</context>
<context>
    <name>raisechess::HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Mãos</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Rever</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Importar …</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>&amp;Exportar …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>&amp;Clear the history …</source>
        <translation>&amp;Limpar o histórico …</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Selecionar &amp;tudo</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Procurar</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>the key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Para a mesa</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Choose a hand in the list first.</source>
        <translation>Escolha primeiro uma mão na lista.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Clear the history</source>
        <translation>Limpar o histórico</translation>
    </message>
    <message>
        <source>The history is empty now.</source>
        <translation>O histórico está agora vazio.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Encontros</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Encontros</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>E&amp;statísticas</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>As suas mãos</translation>
    </message>
    <message>
        <source>What they mean</source>
        <translation>O que significam</translation>
    </message>
    <message>
        <source>Choose a match in the list first.</source>
        <translation>Escolha primeiro um encontro na lista.</translation>
    </message>
    <message>
        <source>No hand of it is in the history.</source>
        <translation>Não há mãos dele no histórico.</translation>
    </message>
    <message>
        <source>The match is deleted.</source>
        <translation>O encontro foi apagado.</translation>
    </message>
</context>
<context>
    <name>raisechess::KeysPage</name>
    <message>
        <source>Choose a field and press the new key.</source>
        <translation>Escolha um campo e prima a nova tecla.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; now has the key %2.</source>
        <translation>«%1» tem agora a tecla %2.</translation>
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
        <translation>Não foi possível abrir o encontro guardado</translation>
    </message>
    <message>
        <source>The key of the saved match is lost</source>
        <translation>Perdeu-se a chave do encontro guardado</translation>
    </message>
    <message>
        <source>The hand that was on cannot be opened and is void: its chips go back, the score so far stays, and the next hand begins.</source>
        <translation>A mão que estava em curso não pode ser aberta e é anulada: as fichas voltam, o resultado até aqui mantém-se e começa a mão seguinte.</translation>
    </message>
    <message>
        <source>The score so far stays, and the next hand begins.</source>
        <translation>O resultado até aqui mantém-se e começa a mão seguinte.</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Encontro</translation>
    </message>
    <message>
        <source>&amp;New match …</source>
        <translation>&amp;Novo encontro …</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <translation>Próxima &amp;mão</translation>
    </message>
    <message>
        <source>Let the &amp;computer act now</source>
        <translation>Fazer o &amp;computador jogar já</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Voltar atrás</translation>
    </message>
    <message>
        <source>The computer&apos;s &amp;pace</source>
        <translation>&amp;Ritmo do computador</translation>
    </message>
    <message>
        <source>&amp;Ask before all-in</source>
        <translation>&amp;Perguntar antes do all-in</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Fast: 0.3 s</source>
        <translation>Rápido: 0,3 s</translation>
    </message>
    <message>
        <source>Normal: 0.9 s</source>
        <translation>Normal: 0,9 s</translation>
    </message>
    <message>
        <source>Calm: 2 s</source>
        <translation>Calmo: 2 s</translation>
    </message>
    <message>
        <source>Slow: 4 s</source>
        <translation>Lento: 4 s</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Virar o tabuleiro</translation>
    </message>
    <message>
        <source>Show &amp;ranges</source>
        <translation>Mostrar os &amp;ranges</translation>
    </message>
    <message>
        <source>Show &amp;legal squares</source>
        <translation>Mostrar as casas &amp;legais</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhumas</translation>
    </message>
    <message>
        <source>At the edge</source>
        <translation>Na borda</translation>
    </message>
    <message>
        <source>On every square</source>
        <translation>Em todas as casas</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogueira</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Cinzento</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabuleiro</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>In &amp;thirty seconds</source>
        <translation>Em &amp;trinta segundos</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>As &amp;regras</translation>
    </message>
    <message>
        <source>Reading a ran&amp;ge</source>
        <translation>&amp;Ler um range</translation>
    </message>
    <message>
        <source>Why &amp;betting works</source>
        <translation>&amp;Porque há apostas</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Dicionário</translation>
    </message>
    <message>
        <source>&amp;Classic chess</source>
        <translation>&amp;Xadrez clássico</translation>
    </message>
    <message>
        <source>From 0.&amp;3 to 0.4</source>
        <translation>Da 0.&amp;3 à 0.4</translation>
    </message>
    <message>
        <source>&amp;About RaiseChess</source>
        <translation>&amp;Acerca do RaiseChess</translation>
    </message>
    <message>
        <source>The match is over: begin a new one.</source>
        <translation>O encontro acabou: comece um novo.</translation>
    </message>
    <message>
        <source>The hand is still on.</source>
        <translation>A mão ainda não acabou.</translation>
    </message>
    <message>
        <source>Back to your last move; what was seen stays known.</source>
        <translation>Volta ao seu último lance; o que foi visto continua sabido.</translation>
    </message>
    <message>
        <source>Shows what it has found so far.</source>
        <translation>Mostra o que encontrou até agora.</translation>
    </message>
    <message>
        <source>The computer is not thinking.</source>
        <translation>O computador não está a pensar.</translation>
    </message>
    <message>
        <source>About RaiseChess</source>
        <translation>Acerca do RaiseChess</translation>
    </message>
    <message>
        <source>&lt;b&gt;RaiseChess %1&lt;/b&gt;&lt;p&gt;Chess with hidden pieces, played for chips against the computer.&lt;/p&gt;&lt;p&gt;The game was invented by Mark Zavadckiy; its rules 0.3 and 0.4 were first published on daily300.fyi.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;b&gt;RaiseChess %1&lt;/b&gt;&lt;p&gt;Xadrez com peças ocultas, jogado a fichas contra o computador.&lt;/p&gt;&lt;p&gt;O jogo foi inventado por Mark Zavadckiy; as suas regras 0.3 e 0.4 foram publicadas primeiro em daily300.fyi.&lt;/p&gt;&lt;p&gt;Software livre sob a GNU General Public License, versão 3 ou posterior.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>M&amp;ovimento</translation>
    </message>
    <message>
        <source>The saved match cannot be opened now</source>
        <translation>Agora não é possível abrir o encontro guardado</translation>
    </message>
    <message>
        <source>Its key cannot be read (%1). Put that right and start RaiseChess again: the saved match stays as it is. What you play until then is not saved.</source>
        <translation>Não é possível ler a chave (%1). Resolva isso e volte a abrir o RaiseChess: o encontro guardado fica como está. O que jogar até lá não é guardado.</translation>
    </message>
    <message>
        <source>Which piece, then which move, then why.</source>
        <translation>Primeiro a peça, depois o lance, depois a razão.</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>The saved matches could not be opened</source>
        <translation>Não foi possível abrir os encontros guardados</translation>
    </message>
    <message>
        <source>The saved matches cannot be read now</source>
        <translation>Agora não é possível ler os encontros guardados</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>De&amp;finições …</translation>
    </message>
    <message>
        <source>There are no hidden pieces in this match.</source>
        <translation>Não há peças ocultas neste encontro.</translation>
    </message>
    <message>
        <source>Show the ranges first: a thought is chosen in their table.</source>
        <translation>Mostre primeiro os ranges: uma suposição escolhe-se na tabela deles.</translation>
    </message>
    <message>
        <source>All hidden pieces of the computer are known.</source>
        <translation>Todas as peças ocultas do computador são conhecidas.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Ap&amp;render</translation>
    </message>
    <message>
        <source>&amp;What if …</source>
        <translation>&amp;E se …</translation>
    </message>
    <message>
        <source>Let &amp;go of the thought</source>
        <translation>&amp;Largar a suposição</translation>
    </message>
    <message>
        <source>Show my &amp;chance</source>
        <translation>Mostrar a minha &amp;probabilidade</translation>
    </message>
    <message>
        <source>Your chance against the range as it is shown, as an adviser sees it who knows no more than you.</source>
        <translation>A sua probabilidade contra o range mostrado, segundo um conselheiro que não sabe mais do que você.</translation>
    </message>
    <message>
        <source>Let the computer p&amp;lay for me</source>
        <translation>Deixar o computador &amp;jogar por mim</translation>
    </message>
    <message>
        <source>Pa&amp;use the watching</source>
        <translation>Pa&amp;usar a observação</translation>
    </message>
    <message>
        <source>One s&amp;tep</source>
        <translation>Um p&amp;asso</translation>
    </message>
    <message>
        <source>It sees what you see. Whatever you do yourself gives you your seat back.</source>
        <translation>Vê o que você vê. O que fizer você mesmo devolve-lhe o lugar.</translation>
    </message>
    <message>
        <source>The computer does not play for you.</source>
        <translation>O computador não está a jogar por si.</translation>
    </message>
    <message>
        <source>The next action of either player, or the next hand.</source>
        <translation>A próxima ação de qualquer dos jogadores, ou a próxima mão.</translation>
    </message>
    <message>
        <source>Pause the watching first.</source>
        <translation>Pause primeiro a observação.</translation>
    </message>
    <message>
        <source>Esc does it, too.</source>
        <translation>A tecla Esc também o faz.</translation>
    </message>
    <message>
        <source>There is no thought.</source>
        <translation>Não há suposição nenhuma.</translation>
    </message>
    <message>
        <source>Choose a type in the table of what the computer can hold.</source>
        <translation>Escolha um tipo na tabela do que o computador pode ter.</translation>
    </message>
    <message>
        <source>What if? Choose a type in the table with the arrow keys and Enter, or with a click. Esc lets go of it.</source>
        <translation>E se? Escolha um tipo na tabela com as setas e Enter, ou com um clique. Esc larga-a.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>De imediato</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>&amp;Finished hands …</source>
        <translation>Mãos &amp;terminadas …</translation>
    </message>
    <message>
        <source>&amp;Open a file of hands …</source>
        <translation>&amp;Abrir um ficheiro de mãos …</translation>
    </message>
    <message>
        <source>C&amp;ourse …</source>
        <translation>&amp;Curso …</translation>
    </message>
    <message>
        <source>A few minutes: hidden pieces, ranges, secrets and bets, step by step.</source>
        <translation>Poucos minutos: peças ocultas, ranges, segredos e apostas, passo a passo.</translation>
    </message>
    <message>
        <source>What your moves, bets and secrets lost, by what you knew then.</source>
        <translation>O que os seus lances, apostas e segredos perderam, pelo que sabia nesse momento.</translation>
    </message>
    <message>
        <source>Plays the move again that you took back last.</source>
        <translation>Joga de novo o lance que retirou por último.</translation>
    </message>
    <message>
        <source>There is no move of yours that was taken back and can be played again now.</source>
        <translation>Não há nenhum lance seu retirado que se possa jogar de novo agora.</translation>
    </message>
    <message>
        <source>&amp;Review the hand</source>
        <translation>A&amp;nalisar a mão</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>R&amp;efazer</translation>
    </message>
    <message>
        <source>&amp;Matches …</source>
        <translation>&amp;Encontros …</translation>
    </message>
    <message>
        <source>&amp;Statistics …</source>
        <translation>E&amp;statísticas …</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>E&amp;statísticas</translation>
    </message>
    <message>
        <source>What could be read of the settings holds; the rest is as at the first start.</source>
        <translation>O que foi possível ler das definições mantém-se; o resto está como no primeiro arranque.</translation>
    </message>
    <message>
        <source>Settings that made no sense are as at the first start: %1.</source>
        <translation>As definições que não faziam sentido estão como no primeiro arranque: %1.</translation>
    </message>
    <message>
        <source>The settings are damaged</source>
        <translation>As definições estão danificadas</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Te&amp;clas</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Acabar o encontro</translation>
    </message>
    <message>
        <source>End the match? The score stays, and no hand follows.</source>
        <translation>Acabar o encontro? O resultado fica, e não há mais mãos.</translation>
    </message>
    <message>
        <source>All that stayed face down in it is turned up then.</source>
        <translation>Tudo o que nele ficou oculto é então revelado.</translation>
    </message>
    <message>
        <source>What ended face down in it before cannot be turned up any more.</source>
        <translation>O que nele acabou oculto antes já não pode ser revelado.</translation>
    </message>
    <message>
        <source>End the &amp;match …</source>
        <translation>Aca&amp;bar o encontro …</translation>
    </message>
    <message>
        <source>This hand cannot be taken up here: its record contradicts itself.</source>
        <translation>Esta mão não pode ser retomada aqui: o seu registo contradiz-se.</translation>
    </message>
</context>
<context>
    <name>raisechess::NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Novo encontro</translation>
    </message>
    <message>
        <source>Without chips</source>
        <translation>Sem fichas</translation>
    </message>
    <message>
        <source>The same deal, moves and showdown, and no bets. The score is hands. Best to start with.</source>
        <translation>A mesma distribuição, lances e showdown, sem apostas. Contam-se as mãos. O melhor para começar.</translation>
    </message>
    <message>
        <source>Heads-up with chips</source>
        <translation>Heads-up com fichas</translation>
    </message>
    <message>
        <source>Every move can be a bet. 100 chips each; the match ends when one of you has none.</source>
        <translation>Cada lance pode ser uma aposta. 100 fichas para cada um; o encontro acaba quando um fica sem nenhuma.</translation>
    </message>
    <message>
        <source>Classic chess</source>
        <translation>Xadrez clássico</translation>
    </message>
    <message>
        <source>Nothing hidden, no chips, to mate.</source>
        <translation>Nada oculto, sem fichas, até ao mate.</translation>
    </message>
    <message>
        <source>The computer plays as</source>
        <translation>Nível do computador</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>A mão</translation>
    </message>
    <message>
        <source>Hidden pieces</source>
        <translation>Peças ocultas</translation>
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
        <translation>Posição inicial</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of an array</comment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>move 20</source>
        <translation>lance 20</translation>
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
        <translation>ao mate</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>A sua cor</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>sorteio</translation>
    </message>
    <message>
        <source>Classic draws</source>
        <translation>Empates clássicos</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>King capture</source>
        <translation>Captura do rei</translation>
    </message>
    <message>
        <source>Chess960 number</source>
        <translation>Número Chess960</translation>
    </message>
    <message>
        <source>The betting</source>
        <translation>As apostas</translation>
    </message>
    <message>
        <source>Size of bets</source>
        <translation>Valor das apostas</translation>
    </message>
    <message>
        <source>No-limit</source>
        <translation>No limit</translation>
    </message>
    <message>
        <source>Pot-limit</source>
        <translation>Pot limit</translation>
    </message>
    <message>
        <source>Blinds rise</source>
        <translation>As blinds sobem</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 min</translation>
    </message>
    <message>
        <source>Chips each</source>
        <translation>Fichas de cada um</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>O encontro</translation>
    </message>
    <message>
        <source>Agreed split</source>
        <translation>Divisão combinada</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>change</source>
        <translation>mudam</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>ficam</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Relógio da vez</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 s</translation>
    </message>
    <message>
        <source>60 s</source>
        <translation>60 s</translation>
    </message>
    <message>
        <source>Usual settings</source>
        <translation>Repor predefinições</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>It ends the match that is on.</source>
        <translation>Acaba o encontro em curso.</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a level, before what it is like</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>the same in every match</source>
        <translation>o mesmo em todos os encontros</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>unrecorded</source>
        <translation>sem registo</translation>
    </message>
    <message>
        <source>Yes, end it</source>
        <translation>Sim, acabar</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Não, continuar</translation>
    </message>
    <message>
        <source>End the match that is on? Its pieces are turned up, and a hand that is on is void.</source>
        <translation>Acabar o encontro em curso? As suas peças são reveladas, e uma mão em curso é anulada.</translation>
    </message>
</context>
<context>
    <name>raisechess::ReplayWindow</name>
    <message>
        <source>White&apos;s view</source>
        <translation>Vista das brancas</translation>
    </message>
    <message>
        <source>Black&apos;s view</source>
        <translation>Vista das pretas</translation>
    </message>
    <message>
        <source>All turned up</source>
        <translation>Tudo revelado</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>Vista de quem</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>the hand&apos;s decisions</comment>
        <translation>Análise</translation>
    </message>
    <message>
        <source>What moves, bets and secrets lost, by what was known then.</source>
        <translation>O que lances, apostas e segredos perderam, pelo que se sabia nesse momento.</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Virar o tabuleiro</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Computer · %1</source>
        <comment>the level</comment>
        <translation>Computador · %1</translation>
    </message>
    <message>
        <source>half-move %1 of %2</source>
        <translation>meio-lance %1 de %2</translation>
    </message>
    <message>
        <source>The pot has been paid.</source>
        <translation>O pote foi pago.</translation>
    </message>
    <message>
        <source>Pot: %1</source>
        <comment>6 chips</comment>
        <translation>Pote: %1</translation>
    </message>
</context>
<context>
    <name>raisechess::ReviewWindow</name>
    <message>
        <source>Review of the hand</source>
        <translation>Análise da mão</translation>
    </message>
    <message>
        <source>Your chance, and the pot</source>
        <translation>A sua probabilidade e o pote</translation>
    </message>
    <message>
        <source>Your chance</source>
        <translation>A sua probabilidade</translation>
    </message>
    <message>
        <source>%1 · chance</source>
        <comment>White</comment>
        <translation>%1 · probabilidade</translation>
    </message>
    <message>
        <source>All turned up</source>
        <translation>Tudo revelado</translation>
    </message>
    <message>
        <source>A finding that is chosen shows its position here, with what would have been better.</source>
        <translation>Escolha uma linha: o tabuleiro mostra a posição e o que teria sido melhor.</translation>
    </message>
    <message>
        <source>As known then</source>
        <translation>Como se sabia</translation>
    </message>
    <message>
        <source>Known then: %1</source>
        <comment>20 deals, 4.3 bits</comment>
        <translation>Sabia-se: %1</translation>
    </message>
    <message>
        <source>half-move %1 of %2</source>
        <translation>meio-lance %1 de %2</translation>
    </message>
    <message>
        <source>Plays this position anew against the computer. Nothing of it counts.</source>
        <translation>Joga de novo esta posição contra o computador. Nada disso conta.</translation>
    </message>
    <message>
        <source>Nothing was yours to decide here.</source>
        <translation>Aqui não lhe cabia decidir nada.</translation>
    </message>
    <message>
        <source>Nothing was decided here.</source>
        <translation>Aqui nada foi decidido.</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>a line</comment>
        <translation>probabilidade</translation>
    </message>
    <message>
        <source>pot</source>
        <comment>a bar</comment>
        <translation>pote</translation>
    </message>
    <message>
        <source>loss</source>
        <comment>a sign</comment>
        <translation>perda</translation>
    </message>
    <message>
        <source>secret told</source>
        <comment>a sign</comment>
        <translation>segredo dito</translation>
    </message>
    <message>
        <source>by the other side</source>
        <comment>a sign: secret told</comment>
        <translation>pelo outro lado</translation>
    </message>
    <message>
        <source>← → step · %1 next loss</source>
        <comment>keys</comment>
        <translation>← → passo · %1 — à perda</translation>
    </message>
    <message>
        <source>Before move %1 · %2 to move</source>
        <comment>a number; White</comment>
        <translation>Antes do lance %1 · %2 a jogar</translation>
    </message>
    <message>
        <source>pot %1, you %2, the computer %3</source>
        <comment>chips</comment>
        <translation>pote %1, você %2, o computador %3</translation>
    </message>
    <message>
        <source>pot %1, this side %2, the other %3</source>
        <comment>chips</comment>
        <translation>pote %1, este lado %2, o outro %3</translation>
    </message>
</context>
<context>
    <name>raisechess::SettingsDialog</name>
    <message>
        <source>On</source>
        <translation>Ligado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássicas</translation>
    </message>
    <message>
        <source>Angular</source>
        <translation>Angulosas</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogueira</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Cinzento</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhumas</translation>
    </message>
    <message>
        <source>At the edge</source>
        <translation>Na borda</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em todas</translation>
    </message>
    <message>
        <source>Legal squares</source>
        <translation>Casas legais</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Do sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>The computer&apos;s pace</source>
        <translation>Ritmo do computador</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Ask before all-in</source>
        <translation>Perguntar antes do all-in</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>language</comment>
        <translation>Do sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>O seu nome</translation>
    </message>
    <message>
        <source>Usual settings</source>
        <translation>Repor predefinições</translation>
    </message>
    <message>
        <source>Name and language stay.</source>
        <translation>O nome e o idioma ficam.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>De imediato</translation>
    </message>
    <message>
        <source>Hidden pieces after a fold</source>
        <translation>Peças ocultas após um fold</translation>
    </message>
    <message>
        <source>Stay face down</source>
        <translation>Ficam ocultas</translation>
    </message>
    <message>
        <source>Are turned up</source>
        <translation>São reveladas</translation>
    </message>
    <message>
        <source>Also after resigning and an agreed split. What stays face down is turned up when the match ends.</source>
        <translation>Também após desistir e após uma divisão combinada. O que fica oculto é revelado quando o encontro acaba.</translation>
    </message>
</context>
<context>
    <name>raisechess::SpeakerButton</name>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>O som está ligado</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>O som está desligado</translation>
    </message>
</context>
<context>
    <name>raisechess::TableView</name>
    <message>
        <source>Moves and bets</source>
        <translation>Lances e apostas</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encontro</translation>
    </message>
    <message>
        <source>The computer&apos;s deal is fixed and sealed as %1…: after the hand you can check it (&quot;Match&quot;).</source>
        <translation>A distribuição do computador está fixada e selada como %1…: depois da mão pode verificá-la («Encontro»).</translation>
    </message>
    <message>
        <source>Ten seconds are left for this move; then the computer makes it.</source>
        <translation>Restam dez segundos para este lance; depois o computador joga-o.</translation>
    </message>
    <message>
        <source>Now make your move: drag a piece, click it and its square, or type it (e4, Nf3).</source>
        <translation>Faça o seu lance: arraste uma peça, clique nela e na casa, ou escreva-o (e4, Nf3).</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
</context>
<context>
    <name>raisechess::records::HandList</name>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>All bets</source>
        <translation>Todas as apostas</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>won</source>
        <comment>by the player</comment>
        <translation>ganhas</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>by the player</comment>
        <translation>perdidas</translation>
    </message>
    <message>
        <source>split</source>
        <comment>nobody won</comment>
        <translation>divididas</translation>
    </message>
    <message>
        <source>Finished hands</source>
        <translation>Mãos terminadas</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos os níveis</translation>
    </message>
    <message>
        <source>No hand is finished yet: each one comes here when it is over.</source>
        <translation>Ainda não há mãos terminadas: cada uma aparece aqui quando acaba.</translation>
    </message>
    <message>
        <source>No hand fits.</source>
        <translation>Nenhuma mão corresponde.</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 mão</translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n mão</numerusform>
            <numerusform>%n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands of all matches</source>
        <translation>Mãos de todos os encontros</translation>
    </message>
    <message>
        <source>Whose play</source>
        <translation>De quem foi o jogo</translation>
    </message>
    <message>
        <source>All play</source>
        <translation>Todo o jogo</translation>
    </message>
    <message>
        <source>your own play</source>
        <translation>o seu próprio jogo</translation>
    </message>
    <message>
        <source>watched</source>
        <comment>hands</comment>
        <translation>assistidas</translation>
    </message>
    <message>
        <source>with hints or takebacks</source>
        <translation>com dicas ou lances retirados</translation>
    </message>
</context>
<context>
    <name>raisechess::records::MatchList</name>
    <message>
        <source>Matches</source>
        <translation>Encontros</translation>
    </message>
</context>
<context>
    <name>raisechess::records::StatisticsView</name>
    <message>
        <source>Kind of hands</source>
        <translation>Tipo de mãos</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message numerus="yes">
        <source>The last %n hands</source>
        <translation>
            <numerusform>A última %n mão</numerusform>
            <numerusform>As últimas %n mãos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>O último %n dia</numerusform>
            <numerusform>Os últimos %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Stands at</source>
        <comment>a rating</comment>
        <translation>Força</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Por nível</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos os níveis</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ActionBar</name>
    <message>
        <source>Resign the hand? The computer takes the pot of %1.</source>
        <translation>Desistir da mão? O computador leva o pote de %1.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>All-in %1</translation>
    </message>
    <message>
        <source>Offer a split</source>
        <translation>Propor divisão</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Raise para</translation>
    </message>
    <message>
        <source>Bet to</source>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>min</source>
        <comment>the least bet</comment>
        <translation>mín.</translation>
    </message>
    <message>
        <source>½ pot</source>
        <translation>½ pote</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pote</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>POT</source>
        <translation>POTE</translation>
    </message>
    <message>
        <source>Size of the bet</source>
        <translation>Valor da aposta</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>A mão acabou.</translation>
    </message>
    <message>
        <source>The computer is to act.</source>
        <translation>É a vez do computador.</translation>
    </message>
    <message>
        <source>The computer offers to split the pot.</source>
        <translation>O computador propõe dividir o pote.</translation>
    </message>
    <message>
        <source>You offer to split the pot.</source>
        <translation>Você propõe dividir o pote.</translation>
    </message>
    <message>
        <source>Each would get half of it: %1.</source>
        <translation>Cada um ficaria com metade: %1.</translation>
    </message>
    <message>
        <source>The computer answers.</source>
        <translation>O computador responde.</translation>
    </message>
    <message>
        <source>%1 in the middle</source>
        <translation>%1 no meio</translation>
    </message>
    <message>
        <source>%1 just bet</source>
        <translation>aposta nova: %1</translation>
    </message>
    <message>
        <source>%1 yours, %2 theirs</source>
        <translation>%1 suas, %2 dele</translation>
    </message>
    <message>
        <source>Resign the hand</source>
        <translation>Desistir da mão</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check: just move</source>
        <translation>Check: só jogar</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Call – igualar %1</translation>
    </message>
    <message>
        <source>%1 · all-in</source>
        <comment>key</comment>
        <translation>%1 · all-in</translation>
    </message>
    <message>
        <source>Accept: split</source>
        <translation>Aceitar: dividir</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Raise para %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Apostar %1</translation>
    </message>
    <message>
        <source>%1 · adds %2</source>
        <comment>key, chips</comment>
        <translation>%1 · mais %2</translation>
    </message>
    <message>
        <source>%1 · asks first</source>
        <comment>key</comment>
        <translation>%1 · pergunta antes</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Answer the offer first.</source>
        <translation>Responda primeiro à proposta.</translation>
    </message>
    <message>
        <source>The computer is all-in: nothing more can be bet.</source>
        <translation>O computador está all-in: não se aposta mais.</translation>
    </message>
    <message>
        <source>You are all-in: nothing more can be bet.</source>
        <translation>Você está all-in: não se aposta mais.</translation>
    </message>
    <message>
        <source>The call takes all your chips.</source>
        <translation>O call leva todas as suas fichas.</translation>
    </message>
    <message>
        <source>Four bets and raises a turn are the most.</source>
        <translation>Quatro apostas e raises em cada vez são o máximo.</translation>
    </message>
    <message>
        <source>The betting of this turn is over.</source>
        <translation>As apostas desta vez acabaram.</translation>
    </message>
    <message>
        <source>Pot: %1</source>
        <translation>Pote: %1</translation>
    </message>
    <message>
        <source>Fold? The computer takes the pot of %1.</source>
        <translation>Fazer fold? O computador leva o pote de %1.</translation>
    </message>
    <message>
        <source>%1, all that the computer can match?</source>
        <comment>Bet 90</comment>
        <translation>%1, tudo o que o computador pode igualar?</translation>
    </message>
    <message>
        <source>%1, all your chips?</source>
        <comment>Bet 90</comment>
        <translation>%1, todas as suas fichas?</translation>
    </message>
    <message>
        <source>Tab, %1</source>
        <comment>two keys, one after the other</comment>
        <translation>Tab, %1</translation>
    </message>
    <message>
        <source>The computer declines the split.</source>
        <translation>O computador recusa a divisão.</translation>
    </message>
    <message>
        <source>Make your move</source>
        <translation>Faça o seu lance</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>a bet</comment>
        <translation>Call – igualar</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::BitsBar</name>
    <message>
        <source>Uncertainty left</source>
        <translation>Incerteza que resta</translation>
    </message>
    <message>
        <source>%1 of %2 are left</source>
        <comment>4.3 bits of 7.0 bits</comment>
        <translation>restam %1 de %2</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::BoardWidget</name>
    <message>
        <source>Chess board</source>
        <translation>Tabuleiro de xadrez</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>Xeque.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>A mão acabou.</translation>
    </message>
    <message>
        <source>%1 is to move. %2</source>
        <comment>White; Check.</comment>
        <translation>%1 a jogar. %2</translation>
    </message>
    <message>
        <source>%1, yours, %2</source>
        <translation>%1, sua, %2</translation>
    </message>
    <message>
        <source>%1, yours, %2, known to the computer</source>
        <translation>%1, sua, %2, o computador já sabe</translation>
    </message>
    <message>
        <source>%1: %2, the only type left</source>
        <translation>%1: %2, o único tipo que resta</translation>
    </message>
    <message>
        <source>%1, was hidden</source>
        <translation>%1, era oculta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>black hidden piece: queen or bishop</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>em xeque</translation>
    </message>
    <message>
        <source>the last move began here</source>
        <translation>o último lance partiu daqui</translation>
    </message>
    <message>
        <source>the last move ended here</source>
        <translation>o último lance acabou aqui</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selecionada</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>pode jogar para aqui</translation>
    </message>
    <message>
        <source>can move here: %1</source>
        <translation>pode jogar para aqui: %1</translation>
    </message>
    <message>
        <source>The computer is to act.</source>
        <translation>É a vez do computador.</translation>
    </message>
    <message>
        <source>Answer the bet first: call, raise or fold.</source>
        <translation>Responda primeiro à aposta: call, raise ou fold.</translation>
    </message>
    <message>
        <source>was hidden</source>
        <comment>on a piece that was turned up</comment>
        <translation>era oculta</translation>
    </message>
    <message>
        <source>Nothing was played: that was an earlier position, this is the present.</source>
        <translation>Nada foi jogado: era uma posição anterior, este é o presente.</translation>
    </message>
    <message>
        <source>Answer the offer first.</source>
        <translation>Responda primeiro à proposta.</translation>
    </message>
    <message>
        <source>%1: what if it is %2? A thought, not a fact</source>
        <translation>%1: e se for %2? Uma suposição, não um facto</translation>
    </message>
    <message>
        <source>in your thought it could go here</source>
        <translation>na sua suposição poderia ir para aqui</translation>
    </message>
    <message>
        <source>in your thought it attacks this square</source>
        <translation>na sua suposição ataca esta casa</translation>
    </message>
    <message>
        <source>in your thought it threatens your piece here</source>
        <translation>na sua suposição ameaça aqui a sua peça</translation>
    </message>
    <message>
        <source>what if it is %1?</source>
        <translation>e se for %1?</translation>
    </message>
    <message>
        <source>a thought, not a fact</source>
        <translation>uma suposição, não um facto</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ChanceChart</name>
    <message>
        <source>Chance to win, pot and secrets</source>
        <translation>Probabilidade de ganhar, pote e segredos</translation>
    </message>
    <message>
        <source>A click shows the position of that half-move.</source>
        <translation>Um clique mostra a posição desse meio-lance.</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <comment>a number; a chance</comment>
        <translation>lance %1: %2</translation>
    </message>
    <message>
        <source>end: %1</source>
        <comment>a chance</comment>
        <translation>fim: %1</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>whose secret, short</comment>
        <translation>computador</translation>
    </message>
    <message>
        <source>you</source>
        <comment>whose secret, short</comment>
        <translation>você</translation>
    </message>
    <message>
        <source>Filled diamonds: told by a move of one&apos;s own. Hollow ones: by one of the other side, such as a capture.</source>
        <translation>Losangos cheios: dito por um lance próprio. Vazios: por um lance do outro lado, como uma captura.</translation>
    </message>
    <message>
        <source>chips</source>
        <comment>over an axis</comment>
        <translation>fichas</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ConfirmStrip</name>
    <message>
        <source>No</source>
        <translation>Não</translation>
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
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segredos</translation>
    </message>
    <message>
        <source>Decisions that lost something</source>
        <translation>Decisões que perderam algo</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation>Que decisões</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Decisões julgadas</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>As suas decisões</translation>
    </message>
    <message>
        <source>%1 · decisions</source>
        <comment>White</comment>
        <translation>%1 · decisões</translation>
    </message>
    <message>
        <source>Review the decisions</source>
        <translation>Analisar as decisões</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>decisions judged</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Each decision is judged by what was known then. The table can be used meanwhile.</source>
        <translation>Cada decisão é julgada pelo que se sabia então. Entretanto pode usar a mesa.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>A análise foi parada.</translation>
    </message>
    <message>
        <source>Nothing that was lost here is more than the adviser could be wrong by.</source>
        <translation>Nada do que se perdeu aqui é mais do que o conselheiro pode errar.</translation>
    </message>
    <message>
        <source>bets −%1</source>
        <comment>2.5 chips</comment>
        <translation>apostas −%1</translation>
    </message>
    <message>
        <source>Nothing was yours to decide in this hand.</source>
        <translation>Nesta mão não lhe cabia decidir nada.</translation>
    </message>
    <message>
        <source>Nothing was decided here by this side.</source>
        <translation>Este lado nada decidiu aqui.</translation>
    </message>
    <message>
        <source>moves %1</source>
        <comment>−6 % of chance</comment>
        <translation>lances %1</translation>
    </message>
    <message numerus="yes">
        <source>%n moves, the worst %1</source>
        <comment>−6 % of chance</comment>
        <translation>
            <numerusform>%n lance, o pior %1</numerusform>
            <numerusform>%n lances, o pior %1</numerusform>
        </translation>
    </message>
    <message>
        <source>secrets −%1 (%2)</source>
        <comment>5.38 bits; 125 → 3 deals</comment>
        <translation>segredos −%1 (%2)</translation>
    </message>
    <message>
        <source>secrets −%1 (%2), −%3 by own moves</source>
        <comment>6.97 bits; 125 → 1 deal; 5.97</comment>
        <translation>segredos −%1 (%2), −%3 por lances próprios</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::EquityMeter</name>
    <message>
        <source>%1 needed</source>
        <translation>precisa de %1</translation>
    </message>
    <message>
        <source>your equity against the range</source>
        <translation>a sua equity contra o range</translation>
    </message>
    <message>
        <source>your chance in your thought</source>
        <translation>probabilidade, se for assim</translation>
    </message>
    <message>
        <source>your chance to win the hand</source>
        <translation>a sua probabilidade de ganhar</translation>
    </message>
    <message>
        <source>The chance to win the pot, with half of the chance to split it, if every deal of the range is equally likely. Of 100 estimates 95 were of groups that were off by no more than the number after ±, or lay within the two numbers.</source>
        <translation>A probabilidade de ganhar o pote, com metade da de o dividir, se todas as combinações do range forem igualmente prováveis. De 100 estimativas, 95 eram de grupos que não falhavam por mais do que o número depois de ±, ou que estavam entre os dois números.</translation>
    </message>
    <message>
        <source>The chance to win the hand, with half of the chance of a draw, if every deal of the range is equally likely. Of 100 estimates 95 were of groups that were off by no more than the number after ±, or lay within the two numbers.</source>
        <translation>A probabilidade de ganhar a mão, com metade da de empate, se todas as combinações do range forem igualmente prováveis. De 100 estimativas, 95 eram de grupos que não falhavam por mais do que o número depois de ±, ou que estavam entre os dois números.</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::FindingPanel</name>
    <message>
        <source>Next loss</source>
        <translation>Perda seguinte</translation>
    </message>
    <message>
        <source>played</source>
        <comment>an arrow</comment>
        <translation>jogado</translation>
    </message>
    <message>
        <source>instead</source>
        <comment>an arrow</comment>
        <translation>em vez disso</translation>
    </message>
    <message>
        <source>A copy of the hand: nothing of it counts.</source>
        <translation>Uma cópia da mão: nada nela conta.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::FindingsModel</name>
    <message>
        <source>move</source>
        <comment>its number, a column</comment>
        <translation>lance</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>what was done, a column</comment>
        <translation>escolhido</translation>
    </message>
    <message>
        <source>instead</source>
        <comment>a column</comment>
        <translation>em vez disso</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>how much, a column</comment>
        <translation>perdido</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::HandPanel</name>
    <message>
        <source>Resign the hand?</source>
        <translation>Desistir da mão?</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>A mão acabou</translation>
    </message>
    <message>
        <source>The computer offers a draw</source>
        <translation>O computador propõe empate</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>É a sua vez</translation>
    </message>
    <message>
        <source>The computer is to move</source>
        <translation>É a vez do computador</translation>
    </message>
    <message>
        <source>Your king is in check.</source>
        <translation>O seu rei está em xeque.</translation>
    </message>
    <message>
        <source>Played to mate, without chips.</source>
        <translation>Joga-se até ao mate, sem fichas.</translation>
    </message>
    <message>
        <source>After move %1 all pieces are turned up, and more material wins the hand.</source>
        <translation>Após o lance %1 todas as peças são reveladas, e mais material ganha a mão.</translation>
    </message>
    <message>
        <source>Yes, resign</source>
        <translation>Sim, desistir</translation>
    </message>
    <message>
        <source>Resign the hand</source>
        <translation>Desistir da mão</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>A mão acabou.</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Não, continuar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Aceitar o empate</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Propor empate</translation>
    </message>
    <message>
        <source>One offer a turn.</source>
        <translation>Uma proposta em cada vez.</translation>
    </message>
    <message>
        <source>Only in your own turn.</source>
        <translation>Só na sua vez.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>A mão</translation>
    </message>
    <message>
        <source>The computer declines the draw: your move</source>
        <translation>O computador recusa o empate: é a sua vez</translation>
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
        <translation>pré</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retirado</translation>
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
        <translation>você −%1 · computador %2</translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>você %1</translation>
    </message>
    <message>
        <source>computer %1</source>
        <translation>computador %1</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>pote %1</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message numerus="yes">
        <source>taken back %n times</source>
        <translation>
            <numerusform>retirado %n vez</numerusform>
            <numerusform>retirado %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>To an onlooker, %1 % of the deals that you could hold are left.</source>
        <translation>Para quem está a ver restam %1 % das suas combinações possíveis.</translation>
    </message>
    <message>
        <source>To you, %1 % of the deals that the computer could hold are left.</source>
        <translation>Para si restam %1 % das combinações possíveis do computador.</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::LogView</name>
    <message>
        <source>Moves and bets</source>
        <translation>Lances e apostas</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::MaterialPanel</name>
    <message>
        <source>Material, every piece counted</source>
        <translation>Material, todas as peças contadas</translation>
    </message>
    <message>
        <source>queen 9 · rook 5 · bishop 3 · knight 3 · pawn 1</source>
        <translation>dama 9 · torre 5 · bispo 3 · cavalo 3 · peão 1</translation>
    </message>
    <message>
        <source>Computer · %1</source>
        <translation>Computador · %1</translation>
    </message>
    <message>
        <source>Material does not count here: the hand ended before the showdown.</source>
        <translation>Aqui o material não conta: a mão acabou antes do showdown.</translation>
    </message>
    <message>
        <source>%1 − %2 = %3: %4 takes it</source>
        <translation>%1 − %2 = %3: ganham as %4</translation>
    </message>
    <message>
        <source>%1 each: nobody has more</source>
        <comment>17 points</comment>
        <translation>%1 para cada lado: ninguém tem mais</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
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
        <translation>A distribuição %1 fica selada até ao fim do encontro.</translation>
    </message>
    <message>
        <source>✓ The deal shown as %1 before the first action matches.</source>
        <translation>✓ A distribuição %1, mostrada antes da mão, confere.</translation>
    </message>
    <message>
        <source>The deal does not match what was shown as %1.</source>
        <translation>A distribuição não condiz com a que foi mostrada como %1.</translation>
    </message>
    <message>
        <source>Next: you are %1, %2</source>
        <translation>A seguir: joga com as %1, %2</translation>
    </message>
    <message>
        <source>Next: you are %1</source>
        <translation>A seguir: joga com as %1</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Acabar o encontro</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Novo encontro</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Próxima mão</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>End the match? The score stays, and no hand follows.</source>
        <translation>Acabar o encontro? O resultado fica, e não há mais mãos.</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Não, continuar</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Yes, end it</source>
        <translation>Sim, acabar</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>the hand&apos;s decisions</comment>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Mais uma vez</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Voltar à análise</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::PlateWidget</name>
    <message>
        <source>Enter plays it · Esc clears it</source>
        <translation>Enter joga · Esc apaga</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::PromotionChooser</name>
    <message>
        <source>What does the pawn become?</source>
        <translation>Em que se transforma o peão?</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::RangeCell</name>
    <message>
        <source>ruled out</source>
        <translation>excluído</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>piece, type: share</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>what if, was %1</source>
        <comment>90 %</comment>
        <translation>e se, era %1</translation>
    </message>
    <message>
        <source>not in your thought, was %1</source>
        <translation>não na sua suposição, era %1</translation>
    </message>
    <message>
        <source>%1 in your thought, was %2</source>
        <translation>%1 na sua suposição, era %2</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>e se</translation>
    </message>
    <message>
        <source>was %1</source>
        <comment>50 %</comment>
        <translation>era %1</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::RangeGrid</name>
    <message>
        <source>Captured on %1 at move %2: it was %3.</source>
        <translation>Capturada em %1 no lance %2: era %3.</translation>
    </message>
    <message>
        <source>Seen on %1 at move %2: it is %3.</source>
        <translation>Vista em %1 no lance %2: é %3.</translation>
    </message>
    <message>
        <source>Seen: it is %1.</source>
        <translation>Vista: é %1.</translation>
    </message>
    <message>
        <source>In your thought no deal is left with it.</source>
        <translation>Na sua suposição já não há combinação com esse tipo.</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::RangePanel</name>
    <message>
        <source>nothing new</source>
        <translation>nada de novo</translation>
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
            <numerusform>exclui-se %1</numerusform>
            <numerusform>excluem-se %1</numerusform>
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
        <translation>tudo é conhecido</translation>
    </message>
    <message numerus="yes">
        <source>%n deals are possible</source>
        <translation>
            <numerusform>%n combinação possível</numerusform>
            <numerusform>%n combinações possíveis</numerusform>
        </translation>
    </message>
    <message>
        <source>What the computer can hold</source>
        <translation>O que o computador pode ter</translation>
    </message>
    <message>
        <source>What your moves have told</source>
        <translation>O que os seus lances disseram</translation>
    </message>
    <message>
        <source>The computer holds</source>
        <translation>O computador tem</translation>
    </message>
    <message>
        <source>You have told</source>
        <translation>Você disse</translation>
    </message>
    <message>
        <source>At least this is known: the computer may know more.</source>
        <translation>Pelo menos isto é sabido: o computador pode saber mais.</translation>
    </message>
    <message>
        <source>Show percentages and bits</source>
        <translation>Mostrar percentagens e bits</translation>
    </message>
    <message>
        <source>Percentages and bits, or pictures</source>
        <translation>Percentagens e bits, ou figuras</translation>
    </message>
    <message>
        <source>After %1 · %2 · %3</source>
        <comment>action; what; deals</comment>
        <translation>Após %1 · %2 · %3</translation>
    </message>
    <message>
        <source>The other side holds</source>
        <translation>O outro lado tem</translation>
    </message>
    <message>
        <source>This side has told</source>
        <translation>Este lado revelou</translation>
    </message>
    <message>
        <source>What the other side can hold</source>
        <translation>O que o outro lado pode ter</translation>
    </message>
    <message>
        <source>What this side&apos;s moves have told</source>
        <translation>O que estes lances revelaram</translation>
    </message>
    <message>
        <source>No type was ruled out by itself, only combinations of them.</source>
        <translation>Nenhum tipo foi excluído por si só, apenas combinações deles.</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ResultPanel</name>
    <message>
        <source>Hands: you %1, the computer %2, split %3.</source>
        <translation>Mãos: você %1, o computador %2, divididas %3.</translation>
    </message>
    <message>
        <source>You keep your %1.</source>
        <comment>100 chips</comment>
        <translation>Mantém as suas %1.</translation>
    </message>
    <message>
        <source>You had %1 and now have %2: you won %3.</source>
        <comment>90 chips, 100, 10</comment>
        <translation>Tinha %1 e agora tem %2: ganhou %3.</translation>
    </message>
    <message>
        <source>You had %1 and now have %2: you lost %3.</source>
        <comment>110 chips, 100, 10</comment>
        <translation>Tinha %1 e agora tem %2: perdeu %3.</translation>
    </message>
    <message>
        <source>You ended the match.</source>
        <translation>Você acabou o encontro.</translation>
    </message>
    <message>
        <source>The match is yours: the computer has no chips left.</source>
        <translation>O encontro é seu: o computador ficou sem fichas.</translation>
    </message>
    <message>
        <source>The match is over: you have no chips left.</source>
        <translation>O encontro acabou: ficou sem fichas.</translation>
    </message>
    <message>
        <source>An exercise: nothing of it counts.</source>
        <translation>Um exercício: nada dele conta.</translation>
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
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>%1 sealed</source>
        <translation>%1 selada</translation>
    </message>
    <message>
        <source>%1 opened, matches</source>
        <translation>%1 aberta, confere</translation>
    </message>
    <message>
        <source>%1 does not match</source>
        <translation>%1 não confere</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mão %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Mãos ganhas</translation>
    </message>
    <message>
        <source>Chips won / lost</source>
        <translation>Fichas ganhas / perdidas</translation>
    </message>
    <message>
        <source>Hands split: %1</source>
        <translation>Mãos divididas: %1</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>%1 · they rise in %2, from the next hand on</source>
        <comment>blinds 1/2; 6:12</comment>
        <translation>%1 · sobem daqui a %2, a partir da mão seguinte</translation>
    </message>
    <message>
        <source>%1 · they stay</source>
        <comment>blinds 1/2</comment>
        <translation>%1 · não sobem</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::StepButtons</name>
    <message>
        <source>To the start</source>
        <translation>Para o início</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>Um meio-lance atrás</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>Um meio-lance à frente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ThoughtStrip</name>
    <message>
        <source>%1 is %2</source>
        <comment>a4 is a queen</comment>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>Your thought: %1</source>
        <translation>A sua suposição: %1</translation>
    </message>
    <message>
        <source>your chance %1 → %2</source>
        <translation>probabilidade %1 → %2</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Largar</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::ToldStrip</name>
    <message>
        <source>%1 — known</source>
        <comment>queen</comment>
        <translation>%1 — sabido</translation>
    </message>
    <message>
        <source>%1 — seen</source>
        <comment>queen</comment>
        <translation>%1 — visto</translation>
    </message>
</context>
<context>
    <name>raisechess::ui::TurnedUpPanel</name>
    <message>
        <source>your moves had told it</source>
        <translation>os seus lances já o tinham dito</translation>
    </message>
    <message>
        <source>you knew it</source>
        <translation>você já sabia</translation>
    </message>
    <message>
        <source>your moves had told nothing</source>
        <translation>os seus lances nada disseram</translation>
    </message>
    <message>
        <source>you could not tell</source>
        <translation>não se podia saber</translation>
    </message>
    <message>
        <source>could still be %1</source>
        <comment>types</comment>
        <translation>ainda podia ser %1</translation>
    </message>
    <message>
        <source>you held it for %1</source>
        <comment>types</comment>
        <translation>para si podia ser %1</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>Sua: %1</translation>
    </message>
    <message>
        <source>Theirs: %1</source>
        <translation>Dele: %1</translation>
    </message>
    <message>
        <source>stays hidden</source>
        <translation>fica oculta</translation>
    </message>
    <message>
        <source>Turned face up</source>
        <translation>Peças reveladas</translation>
    </message>
    <message>
        <source>The hidden pieces</source>
        <translation>As peças ocultas</translation>
    </message>
    <message>
        <source>Your last range: %1</source>
        <translation>O seu último range: %1</translation>
    </message>
    <message>
        <source>%1, captured</source>
        <comment>square</comment>
        <translation>%1, capturada</translation>
    </message>
    <message>
        <source>you knew it: %1</source>
        <comment>a knight</comment>
        <translation>você já sabia: %1</translation>
    </message>
</context>
</TS>
