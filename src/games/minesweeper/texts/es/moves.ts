import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
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
