import type * as englishLanguage from '../../engine/core/texts/language'
import type { Translation } from '../translation'

export const language: Translation<typeof englishLanguage.language> = {
  tag: 'fr',
  locale: 'fr-FR',
  direction: 'ltr',
  words: 3,
  zeroIsMany: false,
}
