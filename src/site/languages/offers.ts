/** Which language a visitor is offered, and in which words. */
import { isHere, type Language, languages } from './languages'

/** By the tags of the languages, in the language itself. */
export const OFFERS: Readonly<Record<string, string>> = {
  en: 'This site is available in English, too.',
  de: 'Diese Seite gibt es auch auf Deutsch.',
  es: 'Esta página también está en español.',
  fr: 'Ce site existe aussi en français.',
  'pt-BR': 'Este site também está em português.',
}

/**
 * The language of the site that a visitor prefers to the one that is shown; null if there is none.
 *
 * @param preferred - BCP 47 tags, the best one first
 */
export function betterLanguage(preferred: readonly string[], all = languages): Language | null {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const wanted of preferred) {
    const found = all.find(({ tag }) => primary(tag) === primary(wanted))
    if (found) return isHere(found) ? null : found
  }
  return null
}
