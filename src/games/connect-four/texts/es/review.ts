import { plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Probabilidad de ganar',
  loss: {
    one: 'cuesta # punto de probabilidad de ganar',
    many: 'cuesta # de puntos de probabilidad de ganar',
    other: 'cuesta # puntos de probabilidad de ganar',
  },
  winsLater: (moves) =>
    plural(moves, {
      one: 'gana # jugada más tarde',
      many: 'gana # de jugadas más tarde',
      other: 'gana # jugadas más tarde',
    }),
  losesSooner: (moves) =>
    plural(moves, {
      one: 'pierde # jugada antes',
      many: 'pierde # de jugadas antes',
      other: 'pierde # jugadas antes',
    }),
  winsIn: (column, winner, moves) =>
    plural(moves, {
      one: `Tras la columna ${column}, el ${winner.toLowerCase()} gana en # jugada.`,
      many: `Tras la columna ${column}, el ${winner.toLowerCase()} gana en # de jugadas.`,
      other: `Tras la columna ${column}, el ${winner.toLowerCase()} gana en # jugadas.`,
    }),
  lost: (column, foe) => `Tras la columna ${column}, el ${foe.toLowerCase()} gana jugando bien.`,
  tied: (column) => `Tras la columna ${column}, hay empate jugando bien.`,
  another: 'Otra columna era mejor.',
}
