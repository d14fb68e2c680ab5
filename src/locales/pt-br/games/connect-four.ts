import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/connect-four/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Fácil', normal: 'Normal', hard: 'Difícil', perfect: 'Perfeito' },
    first: { label: 'Primeira jogada', you: 'Você', computer: 'Computador' },
    pop: { label: 'Pop Out', off: 'Não', on: 'Sim' },
  },
  controls: { drop: 'Soltar uma peça', column: (column) => `Coluna ${column}` },
  discs: { Red: 'Vermelho', Yellow: 'Amarelo' },
  stats: { Turn: 'Vez', Moves: 'Jogadas' },
  best: { moves: 'Vitória mais curta' },
  status: {
    dropped: (disc, column) => `${disc} na coluna ${column}.`,
    popped: (disc, column) => `${disc}: peça tirada da coluna ${column}.`,
  },
  captions: { drop: 'peça cai', pop: 'peça tirada', Over: 'fim da partida' },
  howTo: [
    'Escolha uma coluna. Quatro em linha vencem: na horizontal, vertical ou diagonal.',
    'Cada um solta uma peça na sua vez. O vermelho começa.',
    'Tabuleiro cheio é empate. No Pop Out, você também pode tirar sua peça de baixo.',
  ],
  refusals: {
    full: 'A coluna está cheia!',
    popRed: 'Só dá para tirar uma peça vermelha da linha de baixo.',
    popYellow: 'Só dá para tirar uma peça amarela da linha de baixo.',
  },
  ends: {
    tie: 'Empate',
    full: 'O tabuleiro está cheio.',
    repeated: 'A mesma posição ocorreu três vezes.',
    afterDiscs: (discs) =>
      plural(discs, {
        one: 'Quatro em linha com # peça.',
        many: 'Quatro em linha com # de peças.',
        other: 'Quatro em linha com # peças.',
      }),
    afterMoves: (moves) =>
      plural(moves, {
        one: 'Quatro em linha com # jogada.',
        many: 'Quatro em linha com # de jogadas.',
        other: 'Quatro em linha com # jogadas.',
      }),
    redWins: 'O vermelho venceu',
    yellowWins: 'O amarelo venceu',
    youWin: 'Você venceu',
    computerWins: 'O computador venceu',
  },
  position: {
    score: (number) =>
      `Não está claro se “${number}” no final é uma coluna ou um resultado. Cole só as colunas, sem espaços.`,
    firstNumber: (number) =>
      `Estas jogadas começam pelo número ${number}. Cole todas as colunas desde a primeira jogada.`,
    noColumn: (sign) =>
      `“${sign}” não é uma coluna. Uma posição de Ligue 4 é a lista das colunas jogadas, cada uma um número de 1 a 7 (com um p antes quando uma peça é tirada).`,
    over: (discs) => `Esta posição é impossível: a partida termina depois de ${discs} peças.`,
    noPop: (disc, column) =>
      `Esta posição é impossível: o ${disc.toLowerCase()} não tem o que tirar da coluna ${column}.`,
    full: (column) => `Esta posição é impossível: a coluna ${column} só tem seis casas.`,
  },
  board: {
    name: 'Tabuleiro de Ligue 4',
    gameText: 'Posição',
    empty: 'vazia',
    red: 'vermelha',
    yellow: 'amarela',
    lastRed: 'vermelha, a última peça',
    lastYellow: 'amarela, a última peça',
    popRed: 'tirar a peça vermelha de baixo',
    popYellow: 'tirar a peça amarela de baixo',
    nothingToPop: 'nada para tirar',
    pop: 'Tirar',
  },
}
