import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/tic-tac-toe/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Fácil', normal: 'Normal', perfect: 'Perfeito' },
    mark: { label: 'Você joga com' },
    board: {
      label: 'Tabuleiro',
      3: '3x3',
      4: '4x4',
      ultimate: 'Supremo',
      says: {
        3: 'Vence quem faz três em linha.',
        4: 'Vence quem faz quatro em linha nas dezesseis casas.',
        ultimate: 'Vença três tabuleiros em linha: cada casa leva o outro ao seu tabuleiro.',
      },
    },
    line: {
      label: 'Três em linha',
      wins: 'Vence',
      loses: 'Perde',
      says: { loses: 'Misère: faça o adversário completar uma linha.' },
    },
    series: {
      label: 'Partidas',
      one: 'Uma',
      five: 'Cinco',
      says: {
        five: 'Os jogadores trocam de marca a cada partida. Quem vence três primeiro vence a série.',
      },
    },
  },
  controls: {
    cells: 'Escolher uma casa (3x3)',
    cell: (row, column) => `Linha ${row}, coluna ${column}`,
  },
  anyBoard: 'Qualquer tabuleiro',
  inBoard: (board) => `Tabuleiro ${board}`,
  stats: { Turn: 'Vez', Board: 'Jogue em', Moves: 'Jogadas', Game: 'Partida', Games: 'Partidas' },
  best: { win: 'Vitória mais curta', series: 'Série mais curta' },
  toasts: {
    nextGame: (game) => `Partida ${game}: os jogadores trocam de marca.`,
    nextGameYou: (game, mark) => `Partida ${game}: você joga com ${mark}.`,
  },
  status: {
    gameWon: (game, mark) => `${mark} venceu a partida ${game}.`,
    gameTied: (game) => `A partida ${game} é um empate.`,
    boardWon: (board, mark) => `${mark} venceu o tabuleiro ${board}.`,
    marked: (mark, row, column) => `${mark} na linha ${row}, coluna ${column}.`,
    reset: 'Tabuleiro e série zerados.',
  },
  captions: {
    board: 'tabuleiro pequeno vencido',
    mark: 'marca feita',
    reset: 'placar zerado',
    Over: 'fim da partida',
  },
  howTo: [
    'X começa. Uma linha, coluna ou diagonal completa vence.',
    'Cada um põe, na sua vez, uma marca em uma casa vazia.',
    'Sem jogada possível, é empate. Em uma série de cinco, os jogadores trocam de marca.',
  ],
  refusals: {
    taken: 'Essa casa está ocupada. Escolha uma vazia.',
    otherBoard: 'Jogue no tabuleiro em destaque.',
  },
  ends: {
    tie: 'Empate',
    markWins: (mark) => `${mark} venceu`,
    youWin: 'Você venceu',
    computerWins: 'O computador venceu',
    threeBoards: (mark) => `${mark} tem três tabuleiros em linha.`,
    three: (mark) => `${mark} tem três em linha.`,
    four: (mark) => `${mark} tem quatro em linha.`,
    playerWinsSeries: (player) => `O jogador ${player} venceu a série`,
    youWinSeries: 'Você venceu a série',
    computerWinsSeries: 'O computador venceu a série',
    series: (won, lost, ties) => `${won} a ${lost}, empates: ${ties}.`,
  },
  position: {
    length: (characters) =>
      plural(characters, {
        one: 'Esta posição tem # caractere. Escreva 9, 16 ou 81, linha por linha: X, O ou um ponto para uma casa vazia.',
        many: 'Esta posição tem # de caracteres. Escreva 9, 16 ou 81, linha por linha: X, O ou um ponto para uma casa vazia.',
        other:
          'Esta posição tem # caracteres. Escreva 9, 16 ou 81, linha por linha: X, O ou um ponto para uma casa vazia.',
      }),
    strange: (sign) =>
      `“${sign}” não pode estar em uma posição. Escreva 9, 16 ou 81 caracteres, linha por linha: X, O ou um ponto para uma casa vazia.`,
    nextBoard: 'Depois dos dois-pontos vem o próximo tabuleiro: 1 a 9, ou - para qualquer um.',
    marks: 'Esta posição é impossível: X começa, então X tem tantas marcas quanto O ou uma a mais.',
    bothWon: 'Esta posição é impossível: os dois têm três tabuleiros em linha.',
    afterThree: 'Esta posição é impossível: a partida acaba na primeira linha de três.',
    afterFour: 'Esta posição é impossível: a partida acaba na primeira linha de quatro.',
  },
  board: {
    name: 'Tabuleiro do jogo da velha',
    empty: 'vazia',
    unavailable: 'vazia, indisponível',
  },
  tally: {
    name: 'Placar da série',
    you: 'Você',
    computer: 'Computador',
    player: (player) => `Jogador ${player}`,
    markWins: (mark) => `Vitórias de ${mark}`,
    playerWins: (player) => `Vitórias do jogador ${player}`,
    wins: 'Vitórias',
    losses: 'Derrotas',
    ties: 'Empates',
    reset: 'Zerar',
  },
}
