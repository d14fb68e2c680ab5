/** The languages of the site, each in a folder of its own; English is at the root. */
import { language } from '../../engine/core/texts/language'
import { BASE } from '../../ui/basePath'

/** By the names of their folders. */
const LANGUAGES = {
  en: { tag: 'en', name: 'English', beta: false, offer: 'This site is available in English, too.' },
  de: { tag: 'de', name: 'Deutsch', beta: true, offer: 'Diese Seite gibt es auch auf Deutsch.' },
  es: { tag: 'es', name: 'Español', beta: true, offer: 'Esta página también está en español.' },
  fr: { tag: 'fr', name: 'Français', beta: true, offer: 'Ce site existe aussi en français.' },
  'pt-br': {
    tag: 'pt-BR',
    name: 'Português (Brasil)',
    beta: true,
    offer: 'Este site também está em português.',
  },
} as const

type Folder = keyof typeof LANGUAGES

export interface Language {
  /** A BCP 47 tag. */
  readonly tag: string
  /** In the language itself. */
  readonly name: string
  /** No native speaker has read its texts yet. */
  readonly beta: boolean
  /** What visitors are told who prefer this language. */
  readonly offer: string
  /** The path of its part of the site on the host, with a slash at both ends. */
  readonly base: string
}

/** The path of the site in English on its host. */
const ROOT = import.meta.env.SITE_ROOT as string
/** The folders that were built (`LANGS`), separated by commas; '' if that is one. */
const BUILT: string = import.meta.env.SITE_LANGUAGES

/** Whether the site has more than one language. */
export const MULTILINGUAL = BUILT !== ''

/** The languages of this site; none if there is only one. */
export const languages: readonly Language[] = (BUILT.split(',').filter(Boolean) as Folder[]).map(
  (folder) => ({
    ...LANGUAGES[folder],
    base: folder === 'en' ? ROOT : `${ROOT}${folder}/`,
  }),
)

export const isHere = ({ tag }: Language): boolean => tag === language.tag

/** The address of the open page in another language, with everything that follows its path. */
export function addressIn({ base }: Language, { pathname, search, hash } = location): string {
  return base + pathname.slice(BASE.length) + search + hash
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
