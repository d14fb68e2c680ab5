import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Probabilidad de ganar',
  loss: {
    one: 'cuesta # punto de probabilidad de ganar',
    many: 'cuesta # de puntos de probabilidad de ganar',
    other: 'cuesta # puntos de probabilidad de ganar',
  },
  leadsToTie: (square) => `Tras ${square}, el mejor juego lleva al empate.`,
  leadsToWin: (square, winner, discs) =>
    plural(discs, {
      one: `Tras ${square}, con el mejor juego ganan las ${winner.toLowerCase()} por # ficha.`,
      many: `Tras ${square}, con el mejor juego ganan las ${winner.toLowerCase()} por # de fichas.`,
      other: `Tras ${square}, con el mejor juego ganan las ${winner.toLowerCase()} por # fichas.`,
    }),
  ledToTie: 'El mejor juego llevaba al empate.',
  ledToWin: (winner, discs) =>
    plural(discs, {
      one: `Con el mejor juego ganaban las ${winner.toLowerCase()} por # ficha.`,
      many: `Con el mejor juego ganaban las ${winner.toLowerCase()} por # de fichas.`,
      other: `Con el mejor juego ganaban las ${winner.toLowerCase()} por # fichas.`,
    }),
  behind: (discs) =>
    plural(discs, {
      one: 'termina # ficha por detrás de la mejor',
      many: 'termina # de fichas por detrás de la mejor',
      other: 'termina # fichas por detrás de la mejor',
    }),
  chance: (best, square, chance) =>
    `La mejor jugada mantiene un ${percentText(best)} de probabilidad de ganar; ${square}, solo un ${percentText(chance)}.`,
  givesCorner: (square, foe) => `Tras ${square}, las ${foe.toLowerCase()} pueden ocupar una esquina.`,
}
