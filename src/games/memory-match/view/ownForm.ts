import type { OwnForm } from '../../../engine/core/game/own'
import { MAX_PAIRS, MAX_TEXT, MIN_PAIRS, readForm } from '../rules/ownPairs'
import { ownTexts as texts } from '../texts/own'

const form: OwnForm = {
  label: texts.label,
  hint: texts.hint(MIN_PAIRS, MAX_PAIRS, MAX_TEXT),
  example: texts.example,
  read: readForm,
}
export default form
