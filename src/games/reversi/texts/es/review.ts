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
      one: `Tras ${square}, el mejor juego lleva a la victoria por # ficha (${winner}).`,
      many: `Tras ${square}, el mejor juego lleva a la victoria por # de fichas (${winner}).`,
      other: `Tras ${square}, el mejor juego lleva a la victoria por # fichas (${winner}).`,
    }),
  ledToTie: 'El mejor juego llevaba al empate.',
  ledToWin: (winner, discs) =>
    plural(discs, {
      one: `El mejor juego llevaba a la victoria por # ficha (${winner}).`,
      many: `El mejor juego llevaba a la victoria por # de fichas (${winner}).`,
      other: `El mejor juego llevaba a la victoria por # fichas (${winner}).`,
    }),
  behind: (discs) =>
    plural(discs, {
      one: 'termina # ficha por detrás de la mejor',
      many: 'termina # de fichas por detrás de la mejor',
      other: 'termina # fichas por detrás de la mejor',
    }),
  chance: (best, square, chance) =>
    `La mejor jugada mantiene un ${percentText(best)} de probabilidad de ganar; ${square}, solo un ${percentText(chance)}.`,
  givesCorner: (square, foe) => `Tras ${square}, ${foe} pueden ocupar una esquina.`,
}
