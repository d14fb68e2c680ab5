import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/minesweeper/texts/hints'
import type * as moves from '../../../games/minesweeper/texts/moves'
import type * as review from '../../../games/minesweeper/texts/review'
import type { Translation } from '../../translation'

const UNCOUNTED =
  'Hay demasiadas formas de colocar las minas para contarlas todas. Aquí no hay dos números que prueben que una casilla es segura.'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  lessThanOnePercent: 'menos del 1\u00a0%',
  moreThan99Percent: 'más del 99\u00a0%',
  guess: (chance) =>
    `Nada es seguro: tienes que adivinar. La casilla resaltada es la menos arriesgada; probabilidad de mina: ${chance}.`,
  guessFlagged: (chance) =>
    `Nada es seguro: tienes que adivinar. La casilla resaltada con bandera es la menos arriesgada; probabilidad de mina: ${chance}. Quita antes la bandera.`,
  noneCertain: 'Ninguna de las casillas resaltadas es segura: tienes que adivinar.',
  count: (chance) =>
    `Cuenta todas las formas de colocar las minas. Probabilidad de mina en una casilla resaltada: ${chance}. Ninguna otra es más segura.`,
  uncounted: UNCOUNTED,
  mostCovered: `${UNCOUNTED} La casilla resaltada es la que tiene más vecinas tapadas.`,
  first: 'La primera casilla nunca tiene mina. Empieza aquí, o donde quieras.',
  wrongFlag:
    'La bandera resaltada está mal: los números y las minas que quedan no dejan sitio ahí para una mina.',
  oneWrong: 'Una de tus banderas está mal.',
  compareFlags:
    'Compara los números resaltados: una bandera junto a ellos está en una casilla que no puede tener mina.',
  safe: (number) =>
    `La casilla resaltada es segura: el ${number} resaltado que está junto a ella ya tiene todas sus minas.`,
  oneProves: 'Mira estas casillas: uno de los números demuestra algo.',
  countMines: (number) =>
    `Cuenta las minas del ${number} resaltado: cuando se conocen todas, las demás casillas que toca son seguras.`,
  somethingCertain: 'Mira estas casillas: aquí hay algo seguro.',
  rules: {
    'one-one': {
      rule: 'Patrón 1-1: a los números resaltados les falta la misma cantidad de minas, y uno solo toca casillas que también toca el otro. Las demás casillas del otro son seguras.',
      safe: 'Patrón 1-1: la casilla resaltada es segura. Todas las minas que faltan al número vecino están en casillas que comparte con otro número.',
    },
    'one-two': {
      rule: 'Patrón 1-2: a un número resaltado le faltan más minas que a otro, tantas más como casillas tapadas propias tiene. Esas casillas tienen mina.',
      safe: 'Patrón 1-2: la casilla resaltada es segura. Todas las minas que faltan a los números vecinos están en otras casillas.',
    },
    several: {
      rule: 'Combinación: no bastan dos de ellos. Supón que una casilla tapada junto a los números resaltados tiene mina y sigue lo que obligan.',
      safe: 'Combinación: la casilla resaltada es segura. Con una mina ahí, no todos los números pueden cumplirse.',
    },
    count: {
      rule: 'Minas restantes: los números solos no lo demuestran. Compara cuántas minas quedan con cuántas necesitan los números.',
      safe: 'Minas restantes: la casilla resaltada es segura. Con una mina ahí, los números y las minas que quedan no encajan.',
    },
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  flag: (row, column) => `Bandera en la fila ${row}, columna ${column}`,
  unflag: (row, column) => `Bandera quitada de la fila ${row}, columna ${column}`,
  ask: (row, column) => `Interrogación en la fila ${row}, columna ${column}`,
  unask: (row, column) => `Interrogación quitada de la fila ${row}, columna ${column}`,
  opened: (row, column, cells) =>
    plural(cells, {
      one: `Fila ${row}, columna ${column}: # casilla abierta`,
      many: `Fila ${row}, columna ${column}: # de casillas abiertas`,
      other: `Fila ${row}, columna ${column}: # casillas abiertas`,
    }),
  mine: (row, column) => `Fila ${row}, columna ${column}: una mina`,
  openedAround: (row, column, cells) =>
    plural(cells, {
      one: `Alrededor de la fila ${row}, columna ${column}: # casilla abierta`,
      many: `Alrededor de la fila ${row}, columna ${column}: # de casillas abiertas`,
      other: `Alrededor de la fila ${row}, columna ${column}: # casillas abiertas`,
    }),
  mineAround: (row, column) => `Alrededor de la fila ${row}, columna ${column}: una mina`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  open: 'Tablero abierto',
  better: (row, column) => `Abrir la casilla de la fila ${row}, columna ${column}`,
  guess: 'Había que adivinar.',
  needless: (row, column) =>
    `La casilla de la fila ${row}, columna ${column} era segura. Esta jugada fue adivinada.`,
  provenMine: (row, column) =>
    `Los números de alrededor demostraban que en la fila ${row}, columna ${column} hay una mina.`,
  summary: { guesses: 'Adivinadas', avoidable: 'Evitables', bv: '3BV', efficiency: 'Eficiencia' },
}
