import { plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Gewinnchancen',
  loss: { one: 'kostet # Prozentpunkt Gewinnchance', other: 'kostet # Prozentpunkte Gewinnchance' },
  winsLater: (moves) => plural(moves, { one: 'gewinnt # Zug später', other: 'gewinnt # Züge später' }),
  losesSooner: (moves) => plural(moves, { one: 'verliert # Zug früher', other: 'verliert # Züge früher' }),
  winsIn: (column, winner, moves) =>
    plural(moves, {
      one: `Nach Spalte ${column} gewinnt ${winner} in # Zug.`,
      other: `Nach Spalte ${column} gewinnt ${winner} in # Zügen.`,
    }),
  lost: (column, foe) => `Nach Spalte ${column} gewinnt ${foe} bei gutem Spiel.`,
  tied: (column) => `Nach Spalte ${column} steht es bei gutem Spiel unentschieden.`,
  another: 'Eine andere Spalte war besser.',
}
