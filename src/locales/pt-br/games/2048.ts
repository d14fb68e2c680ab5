import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/2048/texts/game'
import type { Translation } from '../../translation'

const SHORT = 'Esta peça vence a partida. Em quantas jogadas, no mínimo?'

export const texts: Translation<typeof game.texts> = {
  options: {
    board: { label: 'Tabuleiro', 3: '3x3', 4: '4x4', 5: '5x5', 6: '6x6' },
    target: {
      label: 'Termina em',
      off: 'Sem meta',
      says: { 256: SHORT, 512: SHORT, 1024: SHORT, 2048: SHORT },
    },
  },
  controls: { slide: 'Deslizar' },
  stats: { Score: 'Pontos', Moves: 'Jogadas', 'Highest tile': 'Maior peça' },
  best: { highestTile: 'Maior peça', moves: 'Menos jogadas' },
  toasts: { goal: (value) => `Você formou ${value}. Continue para ir mais longe.` },
  status: {
    points: (points) => plural(points, { one: '# ponto.', many: '# de pontos.', other: '# pontos.' }),
  },
  captions: {
    slide: 'peças deslizam',
    merge: 'peças se juntam',
    goal: 'peça da meta alcançada',
    Refused: 'nenhuma peça se move',
  },
  howTo: [
    'Deslize todas as peças de uma vez para um lado.',
    'Quando duas peças iguais se encontram, elas viram uma só, com o dobro do valor.',
    'Chegue a 2048 (3x3: 256, 5x5: 8192, 6x6: 32768) e continue enquanto puder.',
  ],
  ends: {
    title: 'Fim de jogo',
    reached: (tile) => `Você formou ${tile}!`,
    moves: (moves) =>
      plural(moves, { one: 'Em # jogada.', many: 'Em # de jogadas.', other: 'Em # jogadas.' }),
    highest: (tile) => `Sua maior peça é ${tile}.`,
    made: (tile) => `Você formou ${tile}.`,
    keptGoing: (goal, tile) => `Você formou ${goal} e foi até ${tile}.`,
  },
  board: 'Tabuleiro de 2048',
  position: {
    count: (numbers) =>
      `Uma posição de 2048 tem 16 números (ou 9, 25 ou 36), linha por linha, com 0 nas casas vazias. Esta tem ${numbers}.`,
    strange: (part) =>
      `Uma posição de 2048 tem 16 números (ou 9, 25 ou 36), linha por linha, com 0 nas casas vazias. “${part}” não é um número.`,
    tiles: (highest) => `As peças só podem ser 2, 4, 8 e assim por diante, até ${highest}.`,
    fewTiles: 'Esta posição é impossível: há sempre pelo menos duas peças.',
    newest: 'Esta posição é impossível: a peça mais nova é sempre um 2 ou um 4.',
  },
}
