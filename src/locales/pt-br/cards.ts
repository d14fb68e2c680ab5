import type { CardTexts } from '../translation'

export const cards: CardTexts = {
  '2048': {
    title: '2048',
    description: 'Deslize, junte e pense antes de mover',
    otherNames: ['threes', '1024', 'juntar números', 'peças', 'somar números'],
  },
  'air-hockey': {
    title: 'Air Hockey',
    titleLang: 'en',
    description: 'Um disco, e vence quem fizer cinco',
    otherNames: ['aero hóquei', 'hóquei de mesa', 'disco', 'futebol de mesa'],
  },
  asteroids: {
    title: 'Asteroids',
    titleLang: 'en',
    description: 'Gire, acelere e destrua rochas',
    otherNames: ['asteroides', 'rochas espaciais', 'nave espacial', 'meteoros'],
  },
  battleship: {
    title: 'Batalha naval',
    description: 'Esconda sua frota, afunde a outra',
    otherNames: ['battleship', 'guerra naval', 'afundar navios', 'submarino', 'barquinhos'],
  },
  bingo: {
    title: 'Bingo',
    description: 'Marque números e feche uma fileira',
    otherNames: ['víspora', 'tômbola', 'loto', 'cartela', 'housie'],
  },
  blackjack: {
    title: 'Blackjack',
    titleLang: 'en',
    description: 'Perto de 21, sem estourar',
    otherNames: ['vinte e um', '21', 'pontoon', 'cartas', 'baralho'],
  },
  'blink-dash': {
    title: 'Blink Dash',
    titleLang: 'en',
    description: 'Pegue os brilhos antes do apagão',
    otherNames: ['escuridão', 'teletransporte', 'desviar', 'piscar'],
  },
  'blue-block-runner': {
    title: 'Blue Block Runner',
    titleLang: 'en',
    description: 'Pegue seus blocos, evite as bombas',
    otherNames: ['desviar', 'reflexo', 'blocos', 'bloco azul', 'corrida'],
  },
  breakout: {
    title: 'Breakout',
    titleLang: 'en',
    description: 'Raquete, 50 tijolos e bolas extras',
    otherNames: ['quebra-tijolos', 'arkanoid', 'tijolos', 'blocos'],
  },
  'bubble-shooter': {
    title: 'Bubble Shooter',
    titleLang: 'en',
    description: 'Mire, junte três e deixe o resto cair',
    otherNames: ['bolhas', 'atirador de bolhas', 'puzzle bobble', 'estourar bolhas', 'bolinhas'],
  },
  checkers: {
    title: 'Damas',
    description: 'Salte, capture e faça uma dama',
    otherNames: ['jogo de damas', 'checkers', 'dama', 'damas internacionais'],
  },
  chess: {
    title: 'Xadrez extremo',
    description: 'De gentil a implacável, ou a dois',
    otherNames: ['xadrez', 'chess', 'xeque-mate', 'problemas de xadrez', 'mate em dois'],
  },
  'circuit-breaker': {
    title: 'Circuit Breaker',
    titleLang: 'en',
    description: 'Memorize o circuito e ligue os nós',
    otherNames: ['circuito', 'padrão', 'nós', 'ligar os pontos', 'memória'],
  },
  'color-crash': {
    title: 'Color Crash',
    titleLang: 'en',
    description: 'Ache a abertura ou combine a cor',
    otherNames: ['troca de cor', 'cores', 'color switch', 'combinar cores'],
  },
  'color-grid-challenge': {
    title: 'Grade de cores',
    description: 'Ache o único quadrado diferente',
    otherNames: ['o intruso', 'visão de cores', 'tons', 'teste de cores', 'color grid challenge'],
  },
  'color-memory': {
    title: 'Memória de cores',
    description: 'Oito cores, uma a mais de cada vez',
    otherNames: ['sequência de cores', 'lembrar', 'genius', 'memória', 'color memory'],
  },
  'connect-four': {
    title: 'Ligue 4',
    description: 'Solte peças, alinhe quatro',
    otherNames: ['lig 4', 'quatro em linha', '4 em linha', 'connect four', 'pop out'],
  },
  'doodle-jump': {
    title: 'Doodle Jump',
    titleLang: 'en',
    description: 'Pule de plataforma em plataforma',
    otherNames: ['pular', 'pulos', 'plataformas', 'céu'],
  },
  'emoji-decoder': {
    title: 'Decifre os emojis',
    description: 'Dois ou três emojis e uma resposta',
    otherNames: ['enigma', 'adivinhe a frase', 'quiz', 'quiz de emojis', 'emoji decoder'],
  },
  'flappy-bird': {
    title: 'Flappy Bird',
    titleLang: 'en',
    description: 'Um botão, mil canos e sem descanso',
    otherNames: ['pássaro voador', 'passarinho', 'canos'],
  },
  frogger: {
    title: 'Frogger',
    titleLang: 'en',
    description: 'Pela rua, pelo rio e a tempo em casa',
    otherNames: ['sapo', 'rã', 'crossy road', 'atravessar a rua'],
  },
  golf: {
    title: 'Paciência Golfe',
    description: 'Esvazie sete colunas com poucas tacadas',
    otherNames: ['golf', 'golfe', 'paciência', 'solitário', 'cartas'],
  },
  'gravity-flip-runner': {
    title: 'Gravity Flip Runner',
    titleLang: 'en',
    description: 'Entre o chão e o teto, um só toque',
    otherNames: ['corrida infinita', 'corredor', 'gravidade'],
  },
  'invisible-maze': {
    title: 'Labirinto invisível',
    description: 'Ache o caminho entre paredes ocultas',
    otherNames: ['labirinto', 'paredes ocultas', 'invisible maze'],
  },
  'jigsaw-puzzle': {
    title: 'Quebra-cabeça',
    description: 'Monte uma pintura, peça por peça',
    otherNames: ['puzzle', 'montar imagem', 'peças', 'jigsaw'],
  },
  klondike: {
    title: 'Paciência Klondike',
    description: 'A paciência clássica, com solução',
    otherNames: ['paciência', 'solitário', 'freecell', 'cartas', 'baralho', 'paciência do windows'],
  },
  'memory-match': {
    title: 'Jogo da memória',
    description: 'Vire duas cartas e encontre os pares',
    otherNames: ['memória', 'pares', 'achar os pares', 'memory match'],
  },
  minesweeper: {
    title: 'Campo minado',
    description: 'Leia os números, marque as minas',
    otherNames: ['minas', 'bombas', 'minesweeper', 'sem adivinhar'],
  },
  nonogram: {
    title: 'Nonograma',
    description: 'Leia as pistas, revele o desenho',
    otherNames: ['picross', 'griddlers', 'hanjie', 'pintar por números', 'cruzadinha japonesa'],
  },
  'number-guessing': {
    title: 'Adivinhe o número',
    description: 'Maior ou menor, até você encontrar',
    otherNames: ['maior ou menor', 'adivinhe meu número', 'mais alto mais baixo', 'number guessing'],
  },
  'pac-man': {
    title: 'Pac-Man',
    titleLang: 'en',
    description: 'Coma pastilhas, fuja dos fantasmas',
    otherNames: ['come-come', 'fantasmas', 'pastilhas', 'labirinto'],
  },
  'pixel-sushi-chef': {
    title: 'Pixel Sushi Chef',
    titleLang: 'en',
    description: 'Sirva antes que percam a paciência',
    otherNames: ['cozinha', 'restaurante', 'comida', 'sushi'],
  },
  pong: {
    title: 'Pong',
    titleLang: 'en',
    description: 'Duas raquetes, uma bola, dez pontos',
    otherNames: ['tênis de mesa', 'pingue-pongue', 'ping pong'],
  },
  pyramid: {
    title: 'Paciência Pirâmide',
    description: 'Tire pares que somem 13, até o topo',
    otherNames: ['pirâmide', 'piramide', 'pyramid', 'treze', 'paciência', 'cartas'],
  },
  reversi: {
    title: 'Reversi',
    description: 'Cerque peças e vire para a sua cor',
    otherNames: ['virar peças', 'peças pretas e brancas', 'otelo'],
  },
  'rock-paper-scissors': {
    title: 'Pedra, papel e tesoura',
    description: 'Três gestos, um segundo de suspense',
    otherNames: ['jokenpô', 'joquempô', 'jankenpon', 'pedra papel tesoura lagarto spock'],
  },
  'simon-says': {
    title: 'O mestre mandou',
    description: 'Observe, escute e repita a sequência',
    otherNames: ['genius', 'simon', 'simon says', 'repita a sequência'],
  },
  'slice-storm': {
    title: 'Slice Storm',
    titleLang: 'en',
    description: 'Corte as frutas, mas não as bombas',
    otherNames: ['fruit ninja', 'cortar frutas', 'corte', 'zen'],
  },
  'sliding-puzzle': {
    title: 'Peças deslizantes',
    description: 'Quinze peças e um espaço vazio',
    otherNames: ['jogo do quinze', 'quebra-cabeça deslizante', 'racha-cuca', 'puzzle de 8', 'sliding puzzle'],
  },
  snake: {
    title: 'Snake',
    titleLang: 'en',
    description: 'Coma, cresça e nunca se morda',
    otherNames: ['cobra', 'cobrinha', 'jogo da cobrinha', 'minhoca', 'serpente'],
  },
  spider: {
    title: 'Paciência Spider',
    description: 'Monte oito sequências do rei ao ás',
    otherNames: ['spider', 'aranha', 'dois baralhos', 'paciência', 'cartas'],
  },
  sudoku: {
    title: 'Sudoku',
    description: 'Nove linhas, colunas e blocos',
    otherNames: ['números', 'killer sudoku', 'x-sudoku', 'sudoku diagonal'],
  },
  'tap-the-glitch': {
    title: 'Tap the Glitch',
    titleLang: 'en',
    description: 'Um minuto de sistema limpo',
    otherNames: ['reação', 'reflexo', 'bugs', 'toque'],
  },
  'tic-tac-toe': {
    title: 'Jogo da velha',
    description: 'Três em linha, o X começa',
    otherNames: ['velha', 'xis e bolinha', 'xo', 'três em linha', 'jogo da velha supremo', 'tic tac toe'],
  },
  tripeaks: {
    title: 'TriPeaks',
    titleLang: 'en',
    description: 'Desmonte três picos, um valor acima ou abaixo',
    otherNames: ['tri peaks', 'três picos', 'paciência', 'solitário', 'cartas'],
  },
  'tug-of-war': {
    title: 'Cabo de guerra',
    description: 'Dedos rápidos, corda e poça gelada',
    otherNames: ['puxar a corda', 'tug of war'],
  },
  'whack-a-mole': {
    title: 'Acerte a toupeira',
    description: 'Nove buracos e mãos muito ágeis',
    otherNames: ['toupeira', 'martelo', 'marmota', 'whack-a-mole'],
  },
  'word-guessing': {
    title: 'Forca',
    description: 'Acerte sem acordar o robô',
    otherNames: ['jogo da forca', 'hangman', 'wordle', 'termo', 'ortografia', 'word guessing'],
  },
}
