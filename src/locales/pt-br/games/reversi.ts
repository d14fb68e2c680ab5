import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/reversi/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Escreva 64 casas (X pretas, O brancas, - vazia) e depois X ou O, conforme quem joga. Ou uma lista de jogadas como f5d6c3.'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: {
      easy: 'Fácil',
      normal: 'Normal',
      hard: 'Difícil',
      expert: 'Mestre',
      master: 'Grão-mestre',
    },
    side: {
      label: 'Você joga com',
      black: 'Pretas',
      white: 'Brancas',
      says: { white: 'As pretas começam.' },
    },
    size: { label: 'Tamanho', 6: '6x6', 8: '8x8' },
    moves: { label: 'Jogadas possíveis', shown: 'Visíveis', hidden: 'Ocultas' },
  },
  sides: { black: 'Pretas', white: 'Brancas' },
  stats: { Turn: 'Vez', Black: 'Pretas', White: 'Brancas', Empty: 'Vazias', Lead: 'Vantagem' },
  best: { lead: 'Maior vitória' },
  toasts: {
    blackPasses: 'As pretas passam',
    blackPassesDetail: 'As pretas não podem virar nenhuma peça, então as brancas jogam de novo.',
    whitePasses: 'As brancas passam',
    whitePassesDetail: 'As brancas não podem virar nenhuma peça, então as pretas jogam de novo.',
  },
  status: {
    moved: (side, square, flipped) =>
      plural(flipped, {
        one: `${side} em ${square}, # peça virada.`,
        many: `${side} em ${square}, # de peças viradas.`,
        other: `${side} em ${square}, # peças viradas.`,
      }),
    blackPasses: 'As pretas não podem virar nenhuma peça e passam a vez. As brancas jogam de novo.',
    whitePasses: 'As brancas não podem virar nenhuma peça e passam a vez. As pretas jogam de novo.',
  },
  captions: {
    move: 'peças viram',
    corner: 'canto ocupado',
    pass: 'vez passada',
    Over: 'fim da partida',
  },
  howTo: [
    'As pretas começam. Cerque uma linha de peças entre duas suas para virar todas.',
    'Toda jogada precisa virar uma peça; sem jogada, você passa. Cantos ficam seus.',
    'Quando ninguém pode jogar, vence quem tem mais peças e leva as casas vazias.',
  ],
  refusals: {
    taken: 'Essa casa está ocupada.',
    noBlack: 'Nenhuma linha a partir daí termina em outra peça preta, então nada viraria.',
    noWhite: 'Nenhuma linha a partir daí termina em outra peça branca, então nada viraria.',
    apart: 'Coloque a peça ao lado de uma peça do oponente, para que ao menos uma vire.',
  },
  ends: {
    tie: 'Empate',
    tieDetail: (discs) => `Os dois lados têm ${discs} peças.`,
    blackWins: 'As pretas venceram',
    whiteWins: 'As brancas venceram',
    youWin: 'Você venceu',
    computerWins: 'O computador venceu',
    score: (high, low) => `${high} peças a ${low}.`,
    scoreToNone: (high) => `${high} peças a zero: todas as peças foram viradas.`,
    scoreWithEmpty: (high, low, empty, total) =>
      plural(empty, {
        one: `${high} peças a ${low}. Nenhum lado podia jogar. A casa vazia vai para quem venceu: ${total} a ${low}.`,
        many: `${high} peças a ${low}. Nenhum lado podia jogar. As casas vazias vão para quem venceu: ${total} a ${low}.`,
        other: `${high} peças a ${low}. Nenhum lado podia jogar. As casas vazias vão para quem venceu: ${total} a ${low}.`,
      }),
    scoreToNoneWithEmpty: (high, empty, total) =>
      plural(empty, {
        one: `${high} peças a zero: todas as peças foram viradas. A casa vazia vai para quem venceu: ${total} a 0.`,
        many: `${high} peças a zero: todas as peças foram viradas. As casas vazias vão para quem venceu: ${total} a 0.`,
        other: `${high} peças a zero: todas as peças foram viradas. As casas vazias vão para quem venceu: ${total} a 0.`,
      }),
  },
  position: {
    form: POSITION_FORM,
    signs: 'Escreva X para pretas, O para brancas e - para casas vazias.',
    length: (characters) =>
      plural(characters, {
        one: `Esta posição tem # caractere. ${POSITION_FORM}`,
        many: `Esta posição tem # de caracteres. ${POSITION_FORM}`,
        other: `Esta posição tem # caracteres. ${POSITION_FORM}`,
      }),
    noSide: `Falta dizer quem joga. ${POSITION_FORM}`,
    fewDiscs: 'Uma posição tem ao menos quatro peças: a partida começa com elas.',
    afterEnd: (number, move) => `A jogada ${number}, ${move}, vem depois do fim da partida.`,
    illegal: (number, move, side) =>
      `A jogada ${number}, ${move}, não é possível: as ${side.toLowerCase()} não virariam nada ali.`,
    noMove: 'Não há nenhuma jogada neste texto. Uma partida é uma lista de jogadas como f5d6c3.',
    games: { 1: 'Go', 3: 'Xadrez', 4: 'Gomoku', 11: 'Hex' },
    otherGame: (game) => `Esta é uma partida de ${game}. ${POSITION_FORM}`,
    noSquare: (square) => `“${square}” não é uma casa do Reversi. ${POSITION_FORM}`,
    bySides: 'Escreva as jogadas dos dois lados em uma só lista, na ordem em que foram feitas.',
    format: (format) => `Isto é ${format}, que não pode ser lido aqui. ${POSITION_FORM}`,
  },
  players: {
    name: 'Jogadores',
    you: 'Você',
    computer: 'Computador',
    cannotMove: 'Sem jogada',
    movesAgain: 'Joga de novo',
    moves: (moves) => plural(moves, { one: '# jogada', many: '# de jogadas', other: '# jogadas' }),
  },
  board: {
    name: 'Tabuleiro de Reversi',
    flip: 'Girar tabuleiro',
    black: 'preta',
    white: 'branca',
    empty: 'vazia',
    square: (square, what) => `${square}, ${what}`,
    last: (square, what) => `${square}, ${what}, última jogada`,
    legal: (square, what) => `${square}, ${what}, jogada possível`,
    pass: 'passa',
    gameText: 'Jogadas e posição',
  },
}
