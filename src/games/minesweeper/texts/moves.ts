/** How moves of Minesweeper are written. */
import { plural } from '../../../engine/core/text'

export const moveTexts = {
  flag: (row: number, column: number) => `Flag on row ${row}, column ${column}`,
  unflag: (row: number, column: number) => `Flag removed from row ${row}, column ${column}`,
  ask: (row: number, column: number) => `Question mark on row ${row}, column ${column}`,
  unask: (row: number, column: number) => `Question mark removed from row ${row}, column ${column}`,
  opened: (row: number, column: number, cells: number) =>
    plural(cells, {
      one: `Row ${row}, column ${column}: # cell opened`,
      other: `Row ${row}, column ${column}: # cells opened`,
    }),
  mine: (row: number, column: number) => `Row ${row}, column ${column}: a mine`,
  /** A number was pressed, which opens the cells around it. */
  openedAround: (row: number, column: number, cells: number) =>
    plural(cells, {
      one: `Around row ${row}, column ${column}: # cell opened`,
      other: `Around row ${row}, column ${column}: # cells opened`,
    }),
  mineAround: (row: number, column: number) => `Around row ${row}, column ${column}: a mine`,
}
