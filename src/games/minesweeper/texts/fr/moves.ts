import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  flag: (row, column) => `Drapeau en ligne ${row}, colonne ${column}`,
  unflag: (row, column) => `Drapeau retiré en ligne ${row}, colonne ${column}`,
  ask: (row, column) => `Point d’interrogation en ligne ${row}, colonne ${column}`,
  unask: (row, column) => `Point d’interrogation retiré en ligne ${row}, colonne ${column}`,
  opened: (row, column, cells) =>
    plural(cells, {
      one: `Ligne ${row}, colonne ${column}\u00a0: # case ouverte`,
      many: `Ligne ${row}, colonne ${column}\u00a0: # de cases ouvertes`,
      other: `Ligne ${row}, colonne ${column}\u00a0: # cases ouvertes`,
    }),
  mine: (row, column) => `Ligne ${row}, colonne ${column}\u00a0: une mine`,
  openedAround: (row, column, cells) =>
    plural(cells, {
      one: `Autour (ligne ${row}, colonne ${column})\u00a0: # case ouverte`,
      many: `Autour (ligne ${row}, colonne ${column})\u00a0: # de cases ouvertes`,
      other: `Autour (ligne ${row}, colonne ${column})\u00a0: # cases ouvertes`,
    }),
  mineAround: (row, column) => `Autour (ligne ${row}, colonne ${column})\u00a0: une mine`,
}
