import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/2048/texts/game'
import type { Translation } from '../../translation'

const SHORT = 'Esta ficha gana la partida. ¿En cuántas jugadas, como mínimo?'

export const texts: Translation<typeof game.texts> = {
  options: {
    board: { label: 'Tablero', 3: '3x3', 4: '4x4', 5: '5x5', 6: '6x6' },
    target: {
      label: 'Termina en',
      off: 'Sin meta',
      says: { 256: SHORT, 512: SHORT, 1024: SHORT, 2048: SHORT },
    },
  },
  controls: { slide: 'Deslizar' },
  stats: { Score: 'Puntos', Moves: 'Jugadas', 'Highest tile': 'Ficha más alta' },
  best: { highestTile: 'Ficha más alta', moves: 'Menos jugadas' },
  toasts: { goal: (value) => `Ya tienes el ${value}. Sigue para llegar más lejos.` },
  status: {
    points: (points) => plural(points, { one: '# punto.', many: '# de puntos.', other: '# puntos.' }),
  },
  captions: {
    slide: 'las fichas se deslizan',
    merge: 'las fichas se combinan',
    goal: 'ficha objetivo lograda',
    Refused: 'ninguna ficha se mueve',
  },
  howTo: [
    'Desliza todas las fichas a la vez hacia un lado.',
    'Si dos fichas iguales chocan, se combinan en una con el doble de valor.',
    'Llega a 2048 (3x3: 256, 5x5: 8192, 6x6: 32768) y sigue mientras haya jugadas.',
  ],
  ends: {
    title: 'Fin del juego',
    reached: (tile) => `¡Formaste el ${tile}!`,
    moves: (moves) =>
      plural(moves, { one: 'En # jugada.', many: 'En # de jugadas.', other: 'En # jugadas.' }),
    highest: (tile) => `Tu ficha más alta es la de ${tile}.`,
    made: (tile) => `Formaste el ${tile}.`,
    keptGoing: (goal, tile) => `Formaste el ${goal} y seguiste hasta el ${tile}.`,
  },
  board: 'Tablero de 2048',
  position: {
    count: (numbers) =>
      `Una posición de 2048 son 16 números (o 9, 25 o 36), fila por fila, con 0 en las casillas vacías. Esta tiene ${numbers}.`,
    strange: (part) =>
      `Una posición de 2048 son 16 números (o 9, 25 o 36), fila por fila, con 0 en las casillas vacías. «${part}» no es un número.`,
    tiles: (highest) => `Las fichas solo pueden ser 2, 4, 8, etc., hasta ${highest}.`,
    fewTiles: 'Esta posición es imposible: siempre hay al menos dos fichas.',
    newest: 'Esta posición es imposible: la ficha más nueva siempre es un 2 o un 4.',
  },
}
