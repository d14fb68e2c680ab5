/**
 * One build per language. English texts are in modules beside the code they belong to, translations in `src/locales`
 * (`locales.mjs`). In a build of another language, each text module exports its translation, so a page carries no other
 * language. Texts without a translation stay English, and are marked as such on the page.
 *
 * Two languages for tests are made from English: `en-xa` marks each text with brackets and makes it longer, so that a
 * text without brackets on screen is one that no translator can find, and `en-xb` mirrors the page.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { language as english } from '../src/engine/core/texts/language.ts'
import { isTextModule, Locale, pathInSrc, reportOf } from './locales.mjs'
import { ownModules } from './site/plugin.ts'
import { siteSettings } from './site/settings.ts'
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
 * the one of this build (SITE_LANGUAGE=de). `site.json` names the languages if the environment names none.
 *
 * @throws Error if the site has no such language
 */
export function siteBuild(env: Record<string, string | undefined>): SiteBuild {
  const { languages: own = [] } = siteSettings(env) ?? {}
  const {
    SITE_LANGUAGE: language = own[0] ?? 'en',
    LANGS = own.length > 1 ? own.join() : '',
    BASE = '',
  } = env
  const named = LANGS === 'all' ? TRANSLATIONS : LANGS.split(',').filter(Boolean)
  for (const each of [language, ...named])
    if (!['en', ...TRANSLATIONS, ...PSEUDO].includes(each))
      throw new Error(`'${each}' is not a language of the site: ${TRANSLATIONS.join(', ')}`)
  const languages = named.length > 0 ? ['en', ...named.filter((each) => each !== 'en')] : [language]
  const root = BASE === './' ? './' : `/${BASE}/`.replace(/\/+/g, '/')
  const folder = languages.length > 1 && language !== 'en' ? language : ''
  return { language, languages, root, base: folder ? `${root}${folder}/` : root, folder }
}

const LANGUAGE = 'engine/core/texts/language.ts'

const pseudo = fileURLToPath(new URL('./pseudo.ts', import.meta.url))
const withEnglish = fileURLToPath(new URL('../src/locales/withEnglish.ts', import.meta.url))

/** A text module that exports this value instead; in it, `english` is the one it had. */
function exporting(value: string, code: string, name: string, imports: readonly string[]): string {
  const inner = code.replace(`export const ${name}`, 'const english')
  return [...imports, inner, `const exported = ${value}`, `export { exported as ${name} }`].join('\n')
}

type Comparison = ReturnType<Locale['compare']>

/** A text module in another language. A file of translations has those of several modules; only its part is used. */
function translated({ name, translation, missing }: Comparison, code: string): string {
  if (translation && missing.length === 0)
    return `${translation.rest}\nexport const ${name} = ${translation.value}`
  const imports = [`import { withEnglish } from '${withEnglish}'`]
  if (!translation) return exporting('withEnglish({}, english)', code, name, imports)
  const { file, name: list, key } = translation
  imports.push(`import { ${list} as own } from '${file}'`)
  const own = key === undefined ? 'own' : `own[${JSON.stringify(key)}]`
  return exporting(`withEnglish(${own}, english)`, code, name, imports)
}

/** A text module in a language made from English. */
function marked(language: string, path: string, code: string): string {
  const mirrored = language === 'en-xb'
  if (path === LANGUAGE) {
    const facts = { ...english, tag: language, direction: mirrored ? 'rtl' : 'ltr' }
    return `export const language = ${JSON.stringify(facts)}`
  }
  const name = /^export const (\w+)/m.exec(code)?.[1] as string
  return exporting(`mark(english, ${mirrored})`, code, name, [`import { mark } from '${pseudo}'`])
}

/** Everything that the modules of a build need: the texts of its language, and then what an own site changes in them. */
export const languagePlugin = (language: string): Plugin[] => [translations(language), ownModules()]

function translations(language: string): Plugin {
  if (language === 'en') return { name: 'language' }
  const locale = PSEUDO.includes(language) ? null : new Locale(language)
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!locale || !source.startsWith('.')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || found.external || found.id.includes('/node_modules/')) return found
      const [file = '', ...query] = found.id.split('?')
      const path = pathInSrc(file)
      const other = path && locale.inPlaceOf(path)
      return other ? [other, ...query].join('?') : found
    },
    transform(code, id) {
      const path = pathInSrc(id)
      if (path === null || !isTextModule(path)) return null
      if (!locale) return { code: marked(language, path, code), map: null }
      const compared = locale.compare(path, code)
      if (compared.translation) this.addWatchFile(compared.translation.file)
      return { code: translated(compared, code), map: null }
    },
  }
}

/** Serves the workbench how much of each language is translated. */
export function languageReports(): Plugin {
  return {
    name: 'language-reports',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/languages.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(TRANSLATIONS.map((language) => ({ language, ...reportOf(language) }))))
      })
    },
  }
}
