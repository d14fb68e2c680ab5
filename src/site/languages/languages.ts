/** The languages of the site, each in a folder of its own; English is at the root. */
import { language } from '../../engine/core/texts/language'
import { BASE } from '../../ui/basePath'
import { LANGUAGES } from './names'

type Folder = keyof typeof LANGUAGES

export interface Language {
  /** A BCP 47 tag. */
  readonly tag: string
  /** In the language itself. */
  readonly name: string
  /** No native speaker has read its texts yet. */
  readonly beta: boolean
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
 * The addresses of a page for search engines (hreflang): in each language by its tag, and the English one for all others.
 * None on a site in one language.
 *
 * @param origin - of the host, because search engines ask for whole addresses
 */
export function alternatesOf(
  origin: string,
  path: string,
  all = languages,
): (readonly [tag: string, address: string])[] {
  const own = all.map(({ tag, base }) => [tag, origin + base + path.slice(1)] as const)
  const [english] = own
  return english ? [...own, ['x-default', english[1]]] : []
}
