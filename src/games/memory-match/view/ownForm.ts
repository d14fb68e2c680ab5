import type { OwnForm } from '../../../engine/core/game/own'
import { MAX_PAIRS, MAX_TEXT, MIN_PAIRS, readForm } from '../rules/ownPairs'

const form: OwnForm = {
  label: 'Pairs, one per line',
  hint: `${MIN_PAIRS} to ${MAX_PAIRS} pairs with “=” between the two cards, each up to ${MAX_TEXT} characters or emoji. A line without “=” makes two identical cards.`,
  example: '7 x 8 = 56\n6 x 9 = 54\ndog = Hund\n🐟',
  read: readForm,
}
export default form
