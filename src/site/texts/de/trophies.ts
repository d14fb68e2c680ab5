import { numberText } from '../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  title: 'Trophäen',
  count: (won, all) => `${numberText(won)} von ${numberText(all)}`,
  rules:
    'Du gewinnst eine Trophäe, sobald du ihre Bedingung erfüllst. Spiele mit Rückgängig, mit eigener Stellung oder aus einer fortgesetzten Wiederholung zählen nicht. Tipps sind erlaubt, und alle Optionen zählen, wenn nichts anderes dasteht. Trophäen auf Zeit brauchen das normale Tempo.',
  notWon: 'Noch nicht gewonnen',
  won: 'Gewonnen am {date}',
  play: (game) => `${game} spielen`,
}
