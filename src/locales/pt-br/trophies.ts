import { numberText } from '../../engine/core/text'
import type { TrophyTexts } from '../translation'

export const trophies: TrophyTexts = {
  '2048': {
    half: {
      title: 'Meio milhar',
      text: 'Forme uma peça de 512 em um tabuleiro 4x4 ou 3x3, sem dicas.',
    },
    'three-ways': {
      title: 'Só três caminhos',
      text: 'Forme uma peça de 256 sem deslizar nas quatro direções, em um tabuleiro 4x4 ou 3x3, sem dicas.',
    },
    kilo: {
      title: 'Mil e uns trocados',
      text: 'Forme uma peça de 1024 em um tabuleiro 4x4 ou 3x3, sem dicas.',
    },
    goal: {
      title: 'O nome do jogo',
      text: 'Forme uma peça de 2048 em um tabuleiro 4x4 ou 3x3, sem dicas.',
    },
    beyond: {
      title: 'Um passo além',
      text: 'Continue depois de 2048 e forme uma peça de 4096 em um tabuleiro 4x4 ou 3x3, sem dicas.',
    },
  },
  'air-hockey': {
    normal: {
      title: 'De tabela',
      text: 'Vença o computador no Normal ou acima em um duelo único de cinco gols ou mais, com um disco.',
    },
    shutout: {
      title: 'Fechou o gol',
      text: 'Vença o computador no Normal ou acima em um duelo único de cinco gols ou mais, com um disco, sem levar gol.',
    },
    quick: {
      title: 'Gelo fino',
      text: 'Vença o computador no Normal ou acima em um duelo único de cinco gols ou mais, com um disco, em até 60 segundos.',
    },
    hard: {
      title: 'Sangue frio',
      text: 'Vença o computador no Difícil em um duelo único de cinco gols ou mais, com um disco.',
    },
    cup: { title: 'No topo da tabela', text: 'Vença Freya, a última oponente da Copa.' },
  },
  asteroids: {
    field: { title: 'Espaço limpo', text: 'Limpe um nível.' },
    turret: { title: 'Sem sair do lugar', text: 'Limpe o nível 1 sem usar o impulso.' },
    untouched: { title: 'Nem um arranhão', text: 'Limpe três níveis em uma partida sem perder uma vida.' },
    nine: { title: 'Espaço profundo', text: 'Chegue ao nível 9 no Clássico.' },
    core: { title: 'Coração da frota', text: 'Proteja o Núcleo com três estrelas.' },
  },
  battleship: {
    hunter: {
      title: 'Mar limpo',
      text: 'Dê o primeiro tiro, atire um por vez e vença no Normal ou no Difícil. Sem dicas.',
    },
    afloat: {
      title: 'Quatro ainda à tona',
      text: 'Dê o primeiro tiro, atire um por vez e vença no Normal ou no Difícil perdendo no máximo um navio. Sem dicas.',
    },
    fifty: {
      title: 'Boa pontaria',
      text: 'Dê o primeiro tiro, atire um por vez e vença no Normal ou no Difícil com até 50 tiros. Sem dicas.',
    },
    admiral: {
      title: 'Almirante da frota',
      text: 'Dê o primeiro tiro, atire um por vez e vença no Difícil. Sem dicas.',
    },
  },
  bingo: {
    hand: { title: 'Feito à mão', text: 'Marque à mão e faça bingo sem tirar nenhuma marca.' },
    corners: {
      title: 'Quatro cantos',
      text: 'Marque à mão e vença com os quatro cantos quando qualquer fileira vale. Você pode deixar números sem marcar.',
    },
    diagonal: {
      title: 'Na diagonal',
      text: 'Marque à mão e vença com uma diagonal quando qualquer fileira vale. Você pode deixar números sem marcar.',
    },
    pace: {
      title: 'No ritmo',
      text: 'Ative o sorteio automático, não o pare nenhuma vez e faça um bingo marcado à mão.',
    },
  },
  blackjack: {
    steady: {
      title: 'Saber a hora de parar',
      text: 'Jogue 15 rodadas seguidas sem estourar na mesa padrão: com todas as opções padrão.',
    },
    tools: {
      title: 'Todos os truques',
      text: 'Dobre, divida e desista em uma mesma partida na mesa padrão.',
    },
    fifty: {
      title: 'Noite longa',
      text: 'Jogue 50 rodadas seguidas sem pedir empréstimo, na mesa padrão.',
    },
    hundred: {
      title: 'Ás do baralho',
      text: 'Jogue 100 rodadas seguidas sem pedir empréstimo, na mesa padrão e sem dicas.',
    },
  },
  'blink-dash': {
    four: { title: 'Num piscar de olhos', text: 'Chegue ao nível 4 com vultos que vagam.' },
    quick: { title: 'Luzes apagadas', text: 'Chegue ao nível 4 em até 40 segundos, com vultos que vagam.' },
    eight: { title: 'Turno da noite', text: 'Chegue ao nível 8 com vultos que vagam.' },
    fourteen: { title: 'Olhos de coruja', text: 'Chegue ao nível 14 com vultos que vagam.' },
    vault: { title: 'A sete chaves', text: 'Saia do Cofre com três estrelas.' },
  },
  'blue-block-runner': {
    hundred: { title: 'Olhe para cima', text: 'Faça 100 pontos em uma corrida no Normal, com um jogador.' },
    eight: {
      title: 'Vezes oito',
      text: 'Chegue a um multiplicador de 8 em uma corrida no Normal, com um jogador.',
    },
    blast: {
      title: 'Demolição controlada',
      text: 'Perca sete blocos para uma só bomba em uma corrida no Normal, com um jogador.',
    },
    'fifteen-hundred': {
      title: 'Tudo azul',
      text: `Faça ${numberText(1500)} pontos em uma corrida no Normal, com um jogador.`,
    },
    districts: {
      title: 'Festa do bairro',
      text: 'Termine o quinto bairro com três estrelas em uma corrida nos Bairros, com um jogador.',
    },
  },
  breakout: {
    level: { title: 'Tudo limpo', text: 'Limpe um nível.' },
    run: {
      title: 'Atrás do muro',
      text: 'Quebre dez tijolos antes que uma bola toque a raquete de novo.',
    },
    juggler: { title: 'Malabarismo', text: 'Consiga oito bolas extras sem perder nenhuma bola.' },
    untouched: {
      title: 'Três vidas de sobra',
      text: 'Limpe dois níveis em uma partida sem perder uma vida.',
    },
    six: { title: 'Pesadelo do pedreiro', text: 'Chegue ao nível 6.' },
  },
  'bubble-shooter': {
    clear: { title: 'Teto limpo', text: 'Limpe o campo de jogo inteiro no modo Nível único.' },
    drop: { title: 'Avalanche', text: 'Derrube dez bolhas com um só tiro no modo Nível único.' },
    run: { title: 'Sem desperdício', text: 'Estoure bolhas com oito tiros seguidos no modo Nível único.' },
    few: {
      title: 'Pontaria fina',
      text: 'Limpe o campo de jogo inteiro com até 35 tiros no modo Nível único.',
    },
    rows: { title: 'Contra o teto', text: 'Limpe o campo de jogo com novas linhas no modo Nível único.' },
  },
  checkers: {
    normal: { title: 'Salto à frente', text: 'Vença o computador no Normal ou acima.' },
    crowns: { title: 'Três coroas', text: 'Faça três damas e vença o computador no Normal ou acima.' },
    whole: {
      title: 'Quase sem arranhões',
      text: 'Vença o computador no Normal ou acima e deixe que ele capture no máximo quatro vezes.',
    },
    tournament: {
      title: 'Nível de torneio',
      text: 'Vença o computador no Difícil ou acima com as regras Torneio, sem dicas.',
    },
    expert: {
      title: 'No topo do tabuleiro',
      text: 'Vença o computador no Mestre com as regras Torneio, sem dicas.',
    },
  },
  chess: {
    beginner: { title: 'Noite de estreia', text: 'Vença o computador no Iniciante ou acima sem dicas.' },
    promoted: {
      title: 'A longa marcha',
      text: 'Vença o computador no Fácil ou acima depois de promover um peão, sem dicas.',
    },
    brief: {
      title: 'Breve e brilhante',
      text: 'Vença o computador no Normal ou acima em até 30 jogadas, sem dicas.',
    },
    hard: {
      title: 'Como manda o livro',
      text: 'Vença o computador no Difícil ou acima com regras completas, sem dicas.',
    },
    extreme: {
      title: 'Extremo de verdade',
      text: 'Vença o computador no Extremo com regras completas, sem dicas.',
    },
  },
  'circuit-breaker': {
    five: {
      title: 'Fiação impecável',
      text: 'Conecte no Clássico cinco circuitos seguidos sem nenhum toque errado.',
    },
    ten: {
      title: 'Nível dez',
      text: 'Comece no nível 1 do Clássico e chegue ao nível 10.',
    },
    'by-heart': {
      title: 'De cor',
      text: 'No Clássico, comece no nível 4 ou 7, em que os números se escondem, e conecte cinco circuitos seguidos sem nenhum toque errado.',
    },
    twelve: {
      title: 'Alta tensão',
      text: 'Complete o nível 12 no Clássico.',
    },
    surge: { title: 'À prova de surtos', text: 'Complete o nível 15 na Sobrecarga.' },
  },
  'color-crash': {
    'three-hundred': {
      title: 'Cores verdadeiras',
      text: 'Faça 300 pontos no Clássico sem aberturas duplas.',
    },
    combo: { title: 'Paleta completa', text: 'Chegue a um combo de 10.' },
    match: {
      title: 'Camuflagem',
      text: 'Atravesse 25 barreiras da sua própria cor em uma corrida no Clássico sem aberturas duplas.',
    },
    'five-thousand': {
      title: 'Fora de série',
      text: `Faça ${numberText(5000)} pontos no Clássico sem aberturas duplas.`,
    },
    rainbow: { title: 'Além do arco-íris', text: 'Atravesse o túnel Arco-íris com três estrelas.' },
  },
  'color-grid-challenge': {
    ten: { title: 'Ache a diferença', text: 'Ache o quadrado diferente em dez grades.' },
    clean: {
      title: 'Olho vivo',
      text: 'Ache o quadrado diferente em doze grades antes de perder uma vida.',
    },
    forty: { title: 'Olhos de águia', text: 'Ache o quadrado diferente em 40 grades.' },
  },
  'color-memory': {
    five: { title: 'Toca aqui', text: 'Repita uma sequência de 5 cores com as opções padrão.' },
    nine: { title: 'Mais que um arco-íris', text: 'Repita uma sequência de 9 cores com as opções padrão.' },
    fourteen: { title: 'Filme em cores', text: 'Repita uma sequência de 14 cores com as opções padrão.' },
    twenty: {
      title: 'Memória fotográfica',
      text: 'Repita uma sequência de 20 cores com as opções padrão.',
    },
  },
  'connect-four': {
    normal: { title: 'Quadra', text: 'Vença o computador no Normal ou acima, sem Pop Out.' },
    short: {
      title: 'Rapidinho',
      text: 'Vença o computador no Normal ou acima com até dez peças, sem Pop Out.',
    },
    second: {
      title: 'Resposta à altura',
      text: 'Vença o computador no Difícil ou acima quando ele começa, sem dicas nem Pop Out.',
    },
    perfect: {
      title: 'Ninguém é perfeito',
      text: 'Vença o computador no Perfeito sem dicas nem Pop Out. Você precisa começar e não errar nunca.',
    },
  },
  'doodle-jump': {
    thousand: { title: 'Fora da página', text: `Chegue a ${numberText(1000)} pontos.` },
    ladder: {
      title: 'Um atrás do outro',
      text: 'Dê 20 pulos seguidos, cada um de uma plataforma mais alta.',
    },
    'own-legs': {
      title: 'Com as próprias pernas',
      text: `Chegue a ${numberText(1500)} pontos sem jetpack nem hélice.`,
    },
    ten: { title: 'À beira do céu', text: `Chegue a ${numberText(10_000)} pontos.` },
    space: { title: 'Além do ar', text: 'Chegue ao espaço em uma subida Maluca.' },
  },
  'emoji-decoder': {
    ten: {
      title: 'Em imagens',
      text: 'Resolva 10 dos 15 enigmas do pacote original em uma partida.',
    },
    clean: {
      title: 'À primeira vista',
      text: 'Resolva cinco enigmas na primeira tentativa em uma partida, sem revelar letras.',
    },
    perfect: {
      title: 'Pedra de Roseta',
      text: 'Faça todos os 600 pontos do pacote original: cada enigma na primeira tentativa, sem revelar letras.',
    },
  },
  'flappy-bird': {
    five: { title: 'Decolagem', text: 'Passe por cinco canos em um voo.' },
    fifteen: { title: 'Muitas milhas', text: 'Passe por 15 canos em um voo.' },
    platinum: { title: 'Penas de platina', text: 'Passe por 40 canos em um voo no Clássico.' },
    hundred: { title: 'Nunca desce', text: 'Passe por 100 canos em um voo no Clássico.' },
    aurora: { title: 'Luzes do norte', text: 'Chegue à aurora boreal em um voo no Suave.' },
  },
  frogger: {
    three: { title: 'Por que o sapo atravessou', text: 'Atravesse três vezes em uma partida.' },
    forward: {
      title: 'Sem olhar para trás',
      text: 'Atravesse cinco vezes em uma partida sem pular para trás.',
    },
    untouched: {
      title: 'Pés secos',
      text: 'Atravesse oito vezes em uma partida antes de perder uma vida.',
    },
    twenty: { title: 'Hora do rush', text: 'Atravesse 20 vezes em uma partida.' },
    city: { title: 'De sangue frio', text: 'Complete a Cidade de inverno com três estrelas.' },
  },
  golf: {
    first: { title: 'No green', text: 'Vença uma partida de Paciência Golfe sem dicas.' },
    par: {
      title: 'Dentro do par',
      text: 'Termine uma distribuição aleatória de Paciência Golfe em até cinco tacadas, sem dicas.',
    },
    under: {
      title: 'Cartas na bolsa',
      text: 'Vença uma partida de Paciência Golfe com pelo menos três cartas no monte, sem dicas.',
    },
    chain: { title: 'Tacada longa', text: 'Tire dez cartas seguidas em Paciência Golfe sem dicas.' },
  },
  'gravity-flip-runner': {
    five: { title: 'De ponta-cabeça', text: `Alcance uma distância de ${numberText(5000)}.` },
    coins: { title: 'Teto e chão', text: 'Pegue 40 moedas em uma corrida no Clássico, com um jogador.' },
    powers: {
      title: 'Equipamento completo',
      text: 'Pegue os três poderes em uma corrida com um jogador: escudo, câmera lenta e ímã.',
    },
    twenty: { title: 'Queda livre', text: `Alcance uma distância de ${numberText(20_000)}.` },
    core: { title: 'Centro de gravidade', text: 'Termine o Núcleo com três estrelas.' },
  },
  'invisible-maze': {
    narrow: {
      title: 'No escuro',
      text: 'Com os sete labirintos, alcance a chegada do nível 2 sem mostrar a solução.',
    },
    soft: {
      title: 'Na ponta dos pés',
      text: 'Com os sete labirintos, comece no nível 3 e alcance a chegada dele sem bater em nenhuma parede nem mostrar a solução.',
    },
    void: { title: 'Saída do vazio', text: 'Alcance a chegada do nível 7 sem mostrar a solução.' },
    all: {
      title: 'Ariadne',
      text: 'Alcance a chegada dos sete níveis em uma só partida, sem mostrar a solução.',
    },
  },
  'jigsaw-puzzle': {
    medium: { title: 'Peça por peça', text: 'Complete um quebra-cabeça de 24 peças ou mais.' },
    turned: {
      title: 'Do lado certo',
      text: 'Complete um quebra-cabeça de 24 peças ou mais com a rotação ativada.',
    },
    exact: {
      title: 'Um só toque',
      text: 'Complete um quebra-cabeça de 24 ou 48 peças com tantas jogadas quantas são as peças.',
    },
    swift: {
      title: 'Olho para as bordas',
      text: 'Complete um quebra-cabeça de 48 peças ou mais em cinco minutos ou menos.',
    },
  },
  klondike: {
    first: { title: 'Quatro reis no topo', text: 'Vença uma partida de Klondike sem dicas.' },
    three: {
      title: 'De três em três',
      text: 'Vença uma partida de Klondike comprando três cartas por vez, sem dicas.',
    },
    swift: {
      title: 'Dedos rápidos',
      text: 'Vença uma partida de Klondike em três minutos ou menos, sem dicas.',
    },
    once: {
      title: 'De uma passada só',
      text: 'Vença uma partida de Klondike sem devolver o descarte ao monte e sem dicas.',
    },
    freecell: { title: 'Todas as cartas na mesa', text: 'Vença uma partida de FreeCell sem dicas.' },
  },
  'memory-match': {
    medium: {
      title: 'Boa memória',
      text: 'No modo de um jogador, encontre todos os pares de figuras no Médio em 18 jogadas ou menos.',
    },
    swift: {
      title: 'Dedos ágeis',
      text: 'No modo de um jogador, encontre todos os pares de figuras no Difícil em 60 segundos ou menos.',
    },
    hard: {
      title: 'Memória de elefante',
      text: 'No modo de um jogador, encontre todos os pares de figuras no Difícil em 26 jogadas ou menos.',
    },
    sharp: {
      title: 'Nunca esquece',
      text: 'No modo de um jogador, encontre todos os pares de figuras no Difícil em 21 jogadas ou menos.',
    },
  },
  minesweeper: {
    beginner: { title: 'Tudo limpo', text: 'Limpe um tabuleiro no Iniciante sem dicas.' },
    quick: {
      title: 'Pés leves',
      text: 'Limpe um tabuleiro no Iniciante em 30 segundos ou menos, sem dicas.',
    },
    'no-flags': {
      title: 'Sem bandeira nenhuma',
      text: 'Limpe um tabuleiro no Intermediário sem colocar bandeiras e sem dicas.',
    },
    expert: { title: 'Noventa e nove minas', text: 'Limpe um tabuleiro no Mestre sem dicas.' },
    swift: {
      title: 'Esquadrão antibomba',
      text: 'Limpe um tabuleiro no Mestre em 180 segundos ou menos, sem dicas.',
    },
  },
  nonogram: {
    uncovered: { title: 'Desenho revelado', text: 'Resolva um puzzle de 10x10 ou maior, sem dicas.' },
    quick: { title: 'Olhar rápido', text: 'Resolva um puzzle de 10x10 em 90 segundos ou menos, sem dicas.' },
    sure: {
      title: 'Mão firme',
      text: 'Resolva um puzzle de 15x15 ou maior com os erros visíveis, sem nenhum erro e sem dicas.',
    },
    large: { title: 'Visão do todo', text: 'Resolva um puzzle de 20x20, sem dicas.' },
    hard: {
      title: 'Linha por linha',
      text: 'Resolva um puzzle gerado no Difícil de 15x15 ou 20x20, sem dicas.',
    },
  },
  'number-guessing': {
    medium: { title: 'Tá quente', text: 'Encontre o número no Médio.' },
    halves: {
      title: 'Dividir para conquistar',
      text: 'Encontre o número no Fácil em seis palpites ou menos: sempre é possível.',
    },
    swift: { title: 'Pensamento rápido', text: 'Encontre o número no Médio em até 15 segundos.' },
  },
  'pac-man': {
    maze: { title: 'Nem uma pastilha', text: 'Limpe um labirinto.' },
    four: { title: 'Quatro de uma vez', text: 'Coma quatro fantasmas com uma só superpastilha.' },
    dessert: { title: 'Espaço para a sobremesa', text: 'Coma as duas frutas de um labirinto.' },
    untouched: {
      title: 'Ninguém em casa',
      text: 'Limpe o primeiro labirinto sem que nenhum fantasma pegue você.',
    },
    'four-mazes': { title: 'Caça-fantasmas', text: 'Limpe quatro labirintos em uma partida.' },
  },
  'pixel-sushi-chef': {
    clean: {
      title: 'Corte limpo',
      text: 'Chegue à hora de fechar com seis clientes servidos e nenhum sushi errado.',
    },
    everyone: {
      title: 'Ninguém espera',
      text: 'Chegue à hora de fechar com oito clientes servidos e sem que nenhum saia com fome.',
    },
    'one-heart': { title: 'De corpo e alma', text: 'Chegue à hora de fechar na Correria com uma vida.' },
    twenty: {
      title: 'Mestria na esteira',
      text: 'Sirva 20 clientes em um turno no Clássico ou na Correria.',
    },
    week: { title: 'Chef de cozinha', text: 'Conquiste três estrelas na noite 7 do modo Sete noites.' },
  },
  pong: {
    normal: { title: 'Match point', text: 'Vença o computador no Normal ou acima.' },
    rally: { title: 'Vai e vem', text: 'Faça um rali de 25 batidas.' },
    love: {
      title: 'Nem um ponto sequer',
      text: 'Vença o computador no Normal ou acima sem perder nenhum ponto, no modo Clássico.',
    },
    hard: { title: 'Mesa para um', text: 'Vença o computador no Difícil, no modo Clássico.' },
    long: { title: 'O rali sem fim', text: 'Faça um rali de 60 batidas.' },
  },
  pyramid: {
    first: { title: 'Até o topo', text: 'Vença uma partida de Paciência Pirâmide sem dicas.' },
    swift: {
      title: 'Treze a galope',
      text: 'Vença uma partida de Paciência Pirâmide em até dois minutos, sem dicas.',
    },
    once: {
      title: 'Uma só descida do Nilo',
      text: 'Vença uma partida de Paciência Pirâmide sem devolver o descarte ao monte e sem dicas.',
    },
    random: {
      title: 'Contra a areia',
      text: 'Vença uma distribuição aleatória de Paciência Pirâmide sem dicas.',
    },
  },
  reversi: {
    normal: { title: 'Virada de mesa', text: 'Vença o computador no Normal ou acima.' },
    corners: {
      title: 'Todos os cantos',
      text: 'Ocupe os quatro cantos e vença o computador no Normal ou acima.',
    },
    big: {
      title: 'Goleada',
      text: 'Vença o computador no Difícil ou acima por 30 peças ou mais no tabuleiro 8x8, sem dicas.',
    },
    expert: {
      title: 'Além da borda',
      text: 'Vença o computador no Mestre ou acima no tabuleiro 8x8, sem dicas.',
    },
    master: {
      title: 'A última peça de pé',
      text: 'Vença o computador no Grão-mestre no tabuleiro 8x8, sem dicas. Ele joga o final com perfeição.',
    },
  },
  'rock-paper-scissors': {
    five: {
      title: 'Leitura de mentes',
      text: 'Com três gestos, vença um duelo até 5 ou até 10 contra um computador que aprende com você.',
    },
    hands: {
      title: 'Todos os gestos',
      text: 'Com três gestos, vença um duelo até 10 contra um computador que aprende com você, com pelo menos duas rodadas vencidas com cada gesto.',
    },
    lead: {
      title: 'Dois passos à frente',
      text: 'Com três gestos, vença um duelo até 10 contra um computador que aprende com você, sem perder mais de seis rodadas.',
    },
  },
  'simon-says': {
    eight: { title: 'O mestre mandou oito', text: 'Repita uma sequência de 8 passos com as opções padrão.' },
    fourteen: { title: 'Bom ouvido', text: 'Repita uma sequência de 14 passos com as opções padrão.' },
    twenty: {
      title: 'Tudo o que o mestre mandar',
      text: 'Repita uma sequência de 20 passos com as opções padrão.',
    },
    'thirty-one': {
      title: 'O mestre em pessoa',
      text: 'Repita uma sequência de 31 passos com as opções padrão.',
    },
  },
  'slice-storm': {
    combo: { title: 'Salada de frutas', text: 'Faça um combo de 8 no Clássico ou no Zen.' },
    clean: {
      title: 'Nada no chão',
      text: 'No Clássico com três vidas, corte 60 frutas antes de perder uma ou cortar uma bomba.',
    },
    level: {
      title: 'Firme na tempestade',
      text: 'Alcance o nível 5 no Clássico com três vidas ou no Zen.',
    },
    'ten-thousand': {
      title: 'Liquidificador',
      text: `Faça ${numberText(10_000)} pontos no Clássico com três vidas.`,
    },
    storm: { title: 'Caça-tempestades', text: 'Conquiste três estrelas na etapa 10 do modo Arcade.' },
  },
  'sliding-puzzle': {
    fifteen: { title: 'Quinze em ordem', text: 'Resolva o puzzle 4x4 sem dicas.' },
    eight: { title: 'Atalho', text: 'Resolva o puzzle 3x3 em 40 jogadas ou menos, sem dicas.' },
    swift: { title: 'Deslize suave', text: 'Resolva o puzzle 4x4 em 90 segundos ou menos, sem dicas.' },
    lean: {
      title: 'Economia de movimentos',
      text: 'Resolva o puzzle 4x4 em 100 jogadas ou menos, sem dicas.',
    },
    'twenty-four': { title: 'Vinte e quatro em ordem', text: 'Resolva o puzzle 5x5 sem dicas.' },
  },
  snake: {
    grown: { title: 'Crescendo', text: 'Chegue ao tamanho 25 sem obstáculos.' },
    fast: {
      title: 'Fast-food',
      text: 'Coma 20 frutas em uma partida na velocidade Rápida, com paredes e sem obstáculos.',
    },
    third: {
      title: 'Um terço do tabuleiro',
      text: 'Chegue ao tamanho 134 em um tabuleiro 20x20 sem obstáculos: um terço de todas as casas.',
    },
    full: { title: 'Nada mais para comer', text: 'Encha um tabuleiro 20x20 inteiro sem obstáculos.' },
    festival: { title: 'Lugar de honra', text: 'Conquiste três estrelas no mundo 10 do modo Mundos.' },
  },
  spider: {
    first: { title: 'Oito patas', text: 'Vença uma partida de Paciência Spider sem dicas.' },
    two: {
      title: 'Seda preta e vermelha',
      text: 'Vença uma partida de Paciência Spider com dois naipes, sem dicas.',
    },
    four: {
      title: 'Domínio da teia',
      text: 'Vença uma partida de Paciência Spider com quatro naipes, sem dicas.',
    },
    score: {
      title: 'Fio a fio',
      text: 'Vença uma partida de Paciência Spider com 1.150 pontos ou mais, sem dicas.',
    },
  },
  sudoku: {
    easy: {
      title: 'Oitenta e uma casas',
      text: 'Resolva um Sudoku padrão no Fácil, Médio, Difícil ou Mestre, com os erros ocultos, sem dicas.',
    },
    clean: {
      title: 'Escrito a caneta',
      text: 'Resolva um Sudoku padrão no Médio, Difícil ou Mestre, com os erros ocultos, sem dicas nem conflitos.',
    },
    head: {
      title: 'Tudo de cabeça',
      text: 'Resolva um Sudoku padrão no Médio, Difícil ou Mestre, com os erros ocultos, sem dicas nem anotações.',
    },
    hard: {
      title: 'A hora tranquila',
      text: 'Resolva um Sudoku padrão no Difícil ou no Mestre, com os erros ocultos, sem dicas.',
    },
    expert: {
      title: 'Lógica de mestre',
      text: 'Resolva um Sudoku padrão no Mestre, com os erros ocultos, sem dicas.',
    },
  },
  'tap-the-glitch': {
    secure: { title: 'Sistema restaurado', text: 'Mantenha o sistema de pé durante os 60 segundos.' },
    combo: { title: 'Reação em cadeia', text: 'Faça um combo de 15.' },
    steady: {
      title: 'Nem uma piscada',
      text: 'Mantenha o sistema de pé durante os 60 segundos sem que o status chegue a CRÍTICO.',
    },
    storm: {
      title: 'Olho da tempestade',
      text: `Faça ${numberText(2500)} pontos em uma partida de 60 segundos no modo Tempestade.`,
    },
    meltdown: {
      title: 'Destaque da noite',
      text: 'Conquiste três estrelas no turno 8 do modo Turnos.',
    },
  },
  'tic-tac-toe': {
    normal: { title: 'Três em linha', text: 'Vença o computador no Normal em uma partida 3x3.' },
    second: {
      title: 'Jogar depois',
      text: 'Vença o computador no Normal em uma partida 3x3 com O, quando ele começa e três em linha vence.',
    },
    perfect: {
      title: 'Um empate honroso',
      text: 'Empate com o computador no Perfeito em uma partida 3x3 com O, em que três em linha vence, sem dicas.',
    },
  },
  tripeaks: {
    first: { title: 'Três cumes', text: 'Vença uma partida de TriPeaks sem dicas.' },
    chain: { title: 'Corda de alpinistas', text: 'Tire 12 cartas em uma sequência em TriPeaks sem dicas.' },
    strict: {
      title: 'Sem dar a volta',
      text: 'Vença uma partida de TriPeaks em que ases e reis não combinam, sem dicas.',
    },
    score: { title: 'Acampamento no alto', text: 'Marque 200 pontos em uma partida de TriPeaks sem dicas.' },
  },
  'tug-of-war': {
    medium: { title: 'Força!', text: 'Com a puxada rápida, vença o computador no Normal ou acima.' },
    clean: {
      title: 'Nem um centímetro',
      text: 'Com a puxada rápida, vença o computador no Difícil ou acima em um duelo que se vence com 3 ou 5 rodadas, sem perder nenhuma.',
    },
    expert: {
      title: 'Força de dez ursos',
      text: 'Com a puxada rápida, vença o computador no Mestre ou acima.',
    },
    impossible: {
      title: 'Nada é impossível',
      text: 'Com a puxada rápida, vença o computador no Impossível.',
    },
    champion: { title: 'O último urso de pé', text: 'Conquiste três estrelas contra o urso 6 no Torneio.' },
  },
  'whack-a-mole': {
    twenty: { title: 'Largada rápida', text: 'Acerte 20 toupeiras em uma partida no Clássico.' },
    true: {
      title: 'Cada golpe conta',
      text: 'Acerte 30 toupeiras em uma partida no Clássico sem bater em nenhum buraco vazio.',
    },
    run: {
      title: 'Ninguém segura',
      text: 'Acerte 50 toupeiras seguidas na Correria.',
    },
    hundred: { title: 'Jardinagem de mestre', text: 'Acerte 100 toupeiras em uma partida no Clássico.' },
    fair: { title: 'O grande prêmio', text: 'Conquiste três estrelas na etapa 10 da Correria.' },
  },
  'word-guessing': {
    spotless: {
      title: 'Ao pé da letra',
      text: 'Encontre três palavras em uma partida sem nenhuma letra errada, sem dicas.',
    },
    streak: {
      title: 'De muita leitura',
      text: 'Encontre seis palavras seguidas, com “Comprar letra” em “Não” e sem dicas.',
    },
    ten: {
      title: 'Nota dez',
      text: 'Encontre todas as palavras de uma partida de 10, com “Comprar letra” em “Não” e sem dicas.',
    },
    survival: {
      title: 'Dicionário ambulante',
      text: 'Encontre 20 palavras na Sobrevivência, com “Comprar letra” em “Não” e sem dicas.',
    },
  },
}
