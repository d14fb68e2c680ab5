import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/checkers/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Uma posição de Damas indica de quem é a vez e as casas dos dois lados, como B:W21,K22:B1,2 (B são as vermelhas, W são as brancas, K é uma dama, casas de 1 a 32, ou de 1 a 50 com dez linhas).'

export const texts: Translation<typeof game.texts> = {
  options: {
    variant: {
      label: 'Regras',
      simplified: 'Simples',
      tournament: 'Torneio',
      international: 'Internacionais',
      russian: 'Russas',
      says: {
        tournament: 'É obrigatório capturar e continuar capturando enquanto for possível.',
        international:
          'As brancas começam. Dez linhas, damas voadoras, e é obrigatório capturar o máximo de peças.',
        russian:
          'As brancas começam. Damas voadoras, pedras que capturam também para trás e captura à escolha.',
      },
    },
    levels: { easy: 'Fácil', normal: 'Normal', hard: 'Difícil', expert: 'Mestre' },
    side: { label: 'Você joga com', red: 'Vermelhas', white: 'Brancas' },
  },
  sides: { red: 'Vermelhas', white: 'Brancas' },
  stats: { Turn: 'Vez', Moves: 'Jogadas' },
  best: { moves: 'Vitória mais curta' },
  toasts: {
    redOffers: 'As vermelhas propõem empate. A próxima jogada recusa a proposta.',
    whiteOffers: 'As brancas propõem empate. A próxima jogada recusa a proposta.',
    redKing: 'Dama para as vermelhas',
    whiteKing: 'Dama para as brancas',
  },
  status: {
    moved: (side, from, to) => `${side}: de ${from} a ${to}.`,
    captured: (side, from, to, pieces) =>
      plural(pieces, {
        one: `${side}: de ${from} a ${to}, # peça capturada.`,
        many: `${side}: de ${from} a ${to}, # de peças capturadas.`,
        other: `${side}: de ${from} a ${to}, # peças capturadas.`,
      }),
    redKing: (square) => `As vermelhas fazem uma dama na casa ${square}.`,
    whiteKing: (square) => `As brancas fazem uma dama na casa ${square}.`,
  },
  captions: {
    resigned: 'desistência',
    move: 'peça se move',
    capture: 'peça capturada',
    king: 'nova dama',
    Over: 'fim da partida',
  },
  howTo: [
    'Mova na diagonal para a frente e capture saltando.',
    'Na última linha, a pedra vira dama e se move para a frente e para trás.',
    'Capture todas as peças para vencer. Fora das Simples, é obrigatório capturar.',
  ],
  refusals: {
    notYours: 'Essa peça não é sua.',
    mustCapture: 'É obrigatório capturar. As peças em destaque podem.',
    mustCaptureOn: 'É obrigatório capturar e continuar capturando enquanto for possível.',
    mustCaptureMost: 'É obrigatório capturar o máximo de peças. As peças em destaque podem.',
    stuck: 'Essa peça não tem para onde ir.',
    occupied: 'Essa casa está ocupada.',
    forward: 'As pedras só se movem para a frente. As damas se movem para a frente e para trás.',
    oneSquare: 'Mova uma casa na diagonal ou salte uma peça do oponente.',
    diagonal:
      'Uma pedra move uma casa na diagonal para a frente. Uma dama move o quanto quiser em uma diagonal livre.',
  },
  ends: {
    draw: 'Empate',
    quiet: (moves) =>
      plural(moves, {
        one: '# jogada de cada lado sem captura nem jogada de pedra.',
        many: '# de jogadas de cada lado sem captura nem jogada de pedra.',
        other: '# jogadas de cada lado sem captura nem jogada de pedra.',
      }),
    agreed: 'O empate foi proposto e aceito.',
    redWins: 'As vermelhas venceram',
    whiteWins: 'As brancas venceram',
    youWin: 'Você venceu',
    computerWins: 'O computador venceu',
    redResigned: 'As vermelhas desistiram.',
    whiteResigned: 'As brancas desistiram.',
    redGone: 'As vermelhas não têm mais peças.',
    whiteGone: 'As brancas não têm mais peças.',
    redStuck: 'As vermelhas não podem mover.',
    whiteStuck: 'As brancas não podem mover.',
  },
  position: {
    form: POSITION_FORM,
    noSquare: (sign) => `“${sign}” não é uma casa. ${POSITION_FORM}`,
    eightRows: (square, max) =>
      `Não há casa ${square} com oito linhas: as casas vão de 1 a ${max}. Escolha Internacionais para uma posição com dez linhas.`,
    outside: (square, max) => `Não há casa ${square}: as casas escuras vão de 1 a ${max}.`,
    strange: (field) => `Não é possível ler “${field}” nesta posição. ${POSITION_FORM}`,
    noMoves: `Não há jogadas neste PDN. ${POSITION_FORM}`,
    twice: (side) => `Esta posição traz duas vezes as casas das ${side.toLowerCase()}.`,
    missing: (side) => `Faltam as casas das ${side.toLowerCase()}. ${POSITION_FORM}`,
    twoPieces: (square) => `A casa ${square} tem duas peças.`,
    redMan: (square) => `A pedra vermelha na casa ${square} seria uma dama (em texto: K${square}).`,
    whiteMan: (square) => `A pedra branca na casa ${square} seria uma dama (em texto: K${square}).`,
    many: (max) => `Cada lado tem no máximo ${max} peças.`,
    empty: 'Esta posição não tem peças.',
    illegal: (number, move) => `A jogada ${number}, ${move}, não é legal com estas regras.`,
    games: {
      22: 'damas italianas',
      23: 'pool checkers americano',
      24: 'damas espanholas',
      26: 'damas brasileiras',
      27: 'damas canadenses',
      28: 'damas portuguesas',
      30: 'damas turcas',
      31: 'damas tailandesas',
      40: 'damas frísias',
    },
    otherGame: (game) => `Esta partida é de ${game}, um jogo que não está disponível aqui.`,
    american: 'Esta partida é de damas americanas. Escolha para ela as regras Torneio.',
    international: 'Esta partida é de damas internacionais. Escolha para ela as regras Internacionais.',
    russian: 'Esta partida é de damas russas. Escolha para ela as regras Russas.',
    noMove: (word) => `“${word}” não é uma jogada como 32-28 nem uma posição como W:W31-50:B1-20.`,
  },
  players: {
    name: 'Jogadores',
    you: 'Você',
    computer: 'Computador',
    left: (pieces) => plural(pieces, { one: 'Resta #', many: 'Restam #', other: 'Restam #' }),
    mustCapture: 'Captura obrigatória',
  },
  board: {
    name: 'Tabuleiro de damas',
    gameText: 'Posição',
    flip: 'Girar tabuleiro',
    redMan: 'pedra vermelha',
    redKing: 'dama vermelha',
    whiteMan: 'pedra branca',
    whiteKing: 'dama branca',
    light: (place) => `${place}, casa clara`,
    square: (place, square, what) => `${place}, casa ${square}, ${what}`,
    legal: (place, square, what) => `${place}, casa ${square}, ${what}, jogada possível`,
    mustCapture: (place, square, what) => `${place}, casa ${square}, ${what}, captura obrigatória`,
  },
}
