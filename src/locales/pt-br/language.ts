import type * as englishLanguage from '../../engine/core/texts/language'
import type { Translation } from '../translation'

export const language: Translation<typeof englishLanguage.language> = {
  tag: 'pt-BR',
  locale: 'pt-BR',
  direction: 'ltr',
  words: 4,
  zeroIsMany: true,
}
