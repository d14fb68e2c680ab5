import type * as englishLanguage from '../../engine/core/texts/language'
import type { Translation } from '../translation'

export const language: Translation<typeof englishLanguage.language> = {
  tag: 'de',
  locale: 'de-DE',
  direction: 'ltr',
  words: 1,
  zeroIsMany: false,
}
