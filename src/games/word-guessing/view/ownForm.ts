import type { OwnForm } from '../../../engine/core/game/own'
import { MAX_HINT, MAX_LETTERS, MIN_LETTERS } from '../rules/friend'
import { MAX_WORDS, readForm } from '../rules/ownWords'
import { ownTexts as texts } from '../texts/own'

const form: OwnForm = {
  label: texts.label,
  hint: texts.hint(MAX_WORDS, MIN_LETTERS, MAX_LETTERS, MAX_HINT),
  example: texts.example,
  read: readForm,
}
export default form
