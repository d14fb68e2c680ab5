import type * as englishLanguage from '../../engine/core/texts/language'
import type { Translation } from '../translation'

export const language: Translation<typeof englishLanguage.language> = {
  tag: 'es',
  locale: 'es',
  direction: 'ltr',
  words: 2,
  zeroIsMany: false,
}
