import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  flag: (row, column) => `Bandeira na linha ${row}, coluna ${column}`,
  unflag: (row, column) => `Bandeira retirada da linha ${row}, coluna ${column}`,
  ask: (row, column) => `Ponto de interrogação na linha ${row}, coluna ${column}`,
  unask: (row, column) => `Ponto de interrogação retirado da linha ${row}, coluna ${column}`,
  opened: (row, column, cells) =>
    plural(cells, {
      one: `Linha ${row}, coluna ${column}: # casa aberta`,
      many: `Linha ${row}, coluna ${column}: # de casas abertas`,
      other: `Linha ${row}, coluna ${column}: # casas abertas`,
    }),
  mine: (row, column) => `Linha ${row}, coluna ${column}: uma mina`,
  openedAround: (row, column, cells) =>
    plural(cells, {
      one: `Ao redor da linha ${row}, coluna ${column}: # casa aberta`,
      many: `Ao redor da linha ${row}, coluna ${column}: # de casas abertas`,
      other: `Ao redor da linha ${row}, coluna ${column}: # casas abertas`,
    }),
  mineAround: (row, column) => `Ao redor da linha ${row}, coluna ${column}: uma mina`,
}
