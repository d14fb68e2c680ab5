/**
 * One build per language. A text module has its translations in folders beside it: those of `texts/game.ts` are
 * `texts/de/game.ts` and so on. A build uses the ones of its language, so a page carries no other.
 *
 * Two languages for tests are made from English: `en-xa` marks each text with brackets and makes it longer, so that a
 * text without brackets on screen is one that no translator can find, and `en-xb` mirrors the page.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { language as english } from '../src/engine/core/texts/language.ts'
import { TRANSLATIONS } from './translations.mjs'

const PSEUDO = ['en-xa', 'en-xb']

export interface SiteBuild {
  /** The language to build. */
  readonly language: string
  /** All languages of the site, English first. */
  readonly languages: readonly string[]
  /** The path of the site on its host, with a slash at both ends; './' for a pack, which lies anywhere. */
  readonly root: string
  /** The same for the part of the site in this language. */
  readonly base: string
  /** The folder of this part in the built site: '' or 'de'. */
  readonly folder: string
}

/**
 * What to build, from the environment: the path of the site (BASE=/arcade/), its languages (LANGS=all, LANGS=de,es), and
 * the one of this build (SITE_LANGUAGE=de).
 *
 * @throws Error if the site has no such language
 */
export function siteBuild(env: Record<string, string | undefined>): SiteBuild {
  const { SITE_LANGUAGE: language = 'en', LANGS = '', BASE = '' } = env
  const named = LANGS === 'all' ? TRANSLATIONS : LANGS.split(',').filter(Boolean)
  for (const each of [language, ...named])
    if (!['en', ...TRANSLATIONS, ...PSEUDO].includes(each))
      throw new Error(`'${each}' is not a language of the site: ${TRANSLATIONS.join(', ')}`)
  const languages = named.length > 0 ? ['en', ...named.filter((each) => each !== 'en')] : [language]
  const root = BASE === './' ? './' : `/${BASE}/`.replace(/\/+/g, '/')
  const folder = languages.length > 1 && language !== 'en' ? language : ''
  return { language, languages, root, base: folder ? `${root}${folder}/` : root, folder }
}

const LANGUAGE = /\/src\/engine\/core\/texts\/language\.ts$/

/** Modules whose exports are texts. */
const TEXTS = /\/src\/.*\/texts(?:\/[\w-]+)?\.ts$/

const pseudo = fileURLToPath(new URL('./pseudo.ts', import.meta.url))

/** Wraps every export of a text module. */
function marked(code: string, mirrored: boolean): string {
  const names: string[] = []
  const inner = code.replace(/^export (const|function) (\w+)/gm, (_, kind: string, name: string) => {
    names.push(name)
    return `${kind} ${name}`
  })
  const exports = names.map((name) => `const marked_${name} = mark(${name}, ${mirrored})`)
  const list = names.map((name) => `marked_${name} as ${name}`)
  return [`import { mark } from '${pseudo}'`, inner, ...exports, `export { ${list.join(', ')} }`].join('\n')
}

export function languagePlugin(language: string): Plugin {
  if (language === 'en') return { name: 'language' }
  const isPseudo = PSEUDO.includes(language)
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (isPseudo || !source.startsWith('.')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || found.external || found.id.includes('/node_modules/')) return found
      const translation = join(dirname(found.id), language, basename(found.id))
      return existsSync(translation) ? translation : found
    },
    transform(code, id) {
      if (!isPseudo) return null
      const file = id.replaceAll('\\', '/')
      const mirrored = language === 'en-xb'
      if (LANGUAGE.test(file)) {
        const facts = { ...english, tag: language, direction: mirrored ? 'rtl' : 'ltr' }
        return { code: `export const language = ${JSON.stringify(facts)}`, map: null }
      }
      return TEXTS.test(file) ? { code: marked(code, mirrored), map: null } : null
    },
  }
}
