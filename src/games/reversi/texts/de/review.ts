import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Gewinnchancen',
  loss: { one: 'kostet # Prozentpunkt Gewinnchance', other: 'kostet # Prozentpunkte Gewinnchance' },
  leadsToTie: (square) => `Nach ${square} führt bestes Spiel zum Unentschieden.`,
  leadsToWin: (square, winner, discs) =>
    plural(discs, {
      one: `Nach ${square} gewinnt ${winner} bei bestem Spiel mit # Stein Vorsprung.`,
      other: `Nach ${square} gewinnt ${winner} bei bestem Spiel mit # Steinen Vorsprung.`,
    }),
  ledToTie: 'Bestes Spiel hätte zum Unentschieden geführt.',
  ledToWin: (winner, discs) =>
    plural(discs, {
      one: `Bei bestem Spiel hätte ${winner} mit # Stein Vorsprung gewonnen.`,
      other: `Bei bestem Spiel hätte ${winner} mit # Steinen Vorsprung gewonnen.`,
    }),
  behind: (discs) =>
    plural(discs, {
      one: 'endet # Stein hinter dem besten Zug',
      other: 'endet # Steine hinter dem besten Zug',
    }),
  chance: (best, square, chance) =>
    `Der beste Zug wahrt eine Gewinnchance von ${percentText(best)}, ${square} nur von ${percentText(chance)}.`,
  givesCorner: (square, foe) => `Nach ${square} kann ${foe} eine Ecke besetzen.`,
}
