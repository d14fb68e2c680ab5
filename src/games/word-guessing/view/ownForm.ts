import type { OwnForm } from '../../../engine/core/game/own'
import { LEAST_LETTERS, MOST_HINT, MOST_LETTERS } from '../rules/friend'
import { MOST_WORDS, readForm } from '../rules/ownWords'

const form: OwnForm = {
  label: 'Words, one per line',
  hint: `1 to ${MOST_WORDS} words of ${LEAST_LETTERS} to ${MOST_LETTERS} letters, A to Z. A hint can follow after a colon or a tab, up to ${MOST_HINT} characters.`,
  example: 'planet: circles a star\ncomet: has a tail of ice and dust\ngalaxy',
  read: readForm,
}
export default form
