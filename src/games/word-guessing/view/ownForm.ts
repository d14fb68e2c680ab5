import type { OwnForm } from '../../../engine/core/game/own'
import { MAX_HINT, MAX_LETTERS, MIN_LETTERS } from '../rules/friend'
import { MAX_WORDS, readForm } from '../rules/ownWords'

const form: OwnForm = {
  label: 'Words, one per line',
  hint: `1 to ${MAX_WORDS} words of ${MIN_LETTERS} to ${MAX_LETTERS} letters, A to Z. A hint can follow after a colon or a tab, up to ${MAX_HINT} characters.`,
  example: 'planet: circles a star\ncomet: has a tail of ice and dust\ngalaxy',
  read: readForm,
}
export default form
