/**
 * Reads and checks `assets/site.json`, with which a host makes the site its own: name, logo, color, games, start page,
 * languages, links, promotions. Without the file the site is that of the specification. `SITE_FILE` names another one; ''
 * is none, as in tests, which check the code and not one site.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { type Changeable, changeable } from '../../src/site/layout/changeable.ts'
import { gameIds } from '../gameIds.mjs'
import { TRANSLATIONS } from '../translations.mjs'
import { type Accent, contrastIn, MIN_CONTRAST, nearest, type Theme } from './accent.ts'

const MAX_TITLE = 30
/** Below an icon; longer names are cut. */
const MAX_SHORT = 12
const MAX_LOGO_KB = 100

const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,:;!?&'’()+-]*$/u

const nameOf = (key: string, most: number, why: string) =>
  v.optional(
    v.pipe(
      v.string(`${key} must be a text.`),
      v.check(
        (text) => NAME.test(text) && text.trim() === text,
        `${key} may have letters, digits, spaces and . , : ; ! ? & ' ( ) + - and begins with a letter or digit.`,
      ),
      v.maxLength(most, ({ input }) => `${key} has ${[...input].length} characters, ${why} ${most}.`),
    ),
  )

const COLOR = 'must be a color such as "#4cc9a0".'
const shade = (theme: Theme) =>
  v.pipe(
    v.string(`accent.${theme} ${COLOR}`),
    v.toLowerCase(),
    v.regex(/^#[0-9a-f]{6}$/, `accent.${theme} ${COLOR}`),
  )

const KEYS = [
  'title',
  'shortName',
  'logo',
  'accent',
  'games',
  'start',
  'languages',
  'footer',
  'promotions',
] as const

const schema = v.strictObject(
  {
    ...changeable,
    title: nameOf('title', MAX_TITLE, 'and at the top of the home page there is space for'),
    shortName: nameOf('shortName', MAX_SHORT, 'and below an icon there is space for'),
    logo: v.optional(v.string('logo must be the name of an SVG file beside site.json.')),
    accent: v.optional(
      v.strictObject(
        { dark: shade('dark'), light: shade('light') },
        ({ input }) =>
          `accent must be a color for each theme: ${JSON.stringify(
            typeof input === 'string' && /^#[0-9a-f]{6}$/i.test(input)
              ? { dark: nearest('dark', input), light: nearest('light', input) }
              : { dark: '#4cc9a0', light: '#0b7a5b' },
          )}.`,
      ),
    ),
    start: v.optional(v.string(`start must be "home", "today", or the id of a game.`)),
    languages: v.optional(
      v.pipe(
        v.array(
          v.string('languages must be a list, such as ["en", "de"].'),
          'languages must be a list, such as ["en", "de"].',
        ),
        v.minLength(1, 'languages is empty: name at least one, or leave languages out for English.'),
      ),
    ),
  },
  ({ received }) => `${received.replaceAll('"', "'")} is no setting. There are: ${KEYS.join(', ')}.`,
)

type Written = v.InferOutput<typeof schema>

/** What the build needs to know of an own site. */
export interface SiteSettings extends Omit<Written, 'logo'> {
  /** The text of the logo. */
  readonly logo?: string
  /** What the page reads again from the file beside the built files. */
  readonly changeable: Changeable
}

/** The faults of a logo. @param svg - undefined if there is no such file */
function logoFaults(file: string, svg: string | undefined): string[] {
  if (svg === undefined) return [`logo: there is no file '${file}'.`]
  const root = /<svg\b[^>]*>/.exec(svg)?.[0]
  if (!root) return [`logo: '${file}' is no SVG picture.`]
  const box = /\bviewBox\s*=\s*["']([^"']+)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = box ?? []
  const kb = Math.ceil(Buffer.byteLength(svg) / 1000)
  return [
    !box && `logo: '${file}' has no viewBox, which says how large its drawing is.`,
    box && width !== height && `logo: '${file}' is ${width} x ${height}, and icons are square.`,
    /<script\b|\bon\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!#|["'])/i.test(svg) &&
      `logo: '${file}' has a script or a link to another file, which pictures may not load.`,
    /<(?:text|foreignObject)\b/.test(svg) &&
      `logo: '${file}' has text, which looks different on each device: convert it to paths.`,
    kb > MAX_LOGO_KB && `logo: '${file}' has ${kb} kB, and at most ${MAX_LOGO_KB} are sensible for an icon.`,
  ].filter((each) => typeof each === 'string')
}

function accentFaults(accent: Accent): string[] {
  return (['dark', 'light'] as const).flatMap((theme) => {
    const color = accent[theme]
    const measured = contrastIn(theme, color)
    if (measured >= MIN_CONTRAST) return []
    // Never rounded up to the figure that it misses.
    const shown = Math.floor(measured * 100) / 100
    return `accent.${theme}: ${color} has a contrast of ${shown}:1 in the ${theme} theme, and ${MIN_CONTRAST}:1 is needed. The nearest shade that has it is ${nearest(theme, color)}.`
  })
}

/** What the parts say of each other, and of the games and languages that there are. */
function meaningFaults(site: Written, games: readonly string[]): string[] {
  const { title, shortName, start, languages = [] } = site
  const chosen = site.games ?? games
  const known = ['en', ...TRANSLATIONS]
  const strange = languages.filter((each) => !known.includes(each))
  return [
    ...(site.games ?? [])
      .filter((id) => !games.includes(id))
      .map((id) => `games: there is no game '${id}'. Ids are the names of the folders in src/games.`),
    title &&
      title.length > MAX_SHORT &&
      shortName === undefined &&
      `title has more than ${MAX_SHORT} characters, so a shortName is needed: the name below the icon of the installed app.`,
    start !== undefined &&
      !['home', 'today', ...chosen].includes(start) &&
      (games.includes(start)
        ? `start: '${start}' is not among the games of this site.`
        : `start: '${start}' is neither "home", "today", nor the id of a game.`),
    ...strange.map((each) => `languages: '${each}' is not one of ${known.join(', ')}.`),
    languages.length > 1 &&
      languages[0] !== 'en' &&
      'languages: a site in several languages has English at its root, so "en" is the first.',
    new Set(languages).size < languages.length && 'languages names one twice.',
  ].filter((each) => typeof each === 'string')
}

/**
 * Reads an own site.
 *
 * @param text - of the file
 * @param readLogo - the text of a file beside it; undefined if there is none
 * @returns the settings, or what is wrong as sentences
 */
export function readSite(
  text: string,
  games: readonly string[],
  readLogo: (file: string) => string | undefined,
): { site: SiteSettings; faults?: never } | { site?: never; faults: readonly string[] } {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return { faults: [`The file is no valid JSON: ${(error as Error).message}.`] }
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { faults: ['The file must be an object, such as { "title": "My Arcade" }.'] }
  const read = v.safeParse(schema, data)
  const wrong = read.issues?.map(({ message }) => message) ?? []
  // What a line with a fault means is not known; the others are checked as if it were not there.
  const faulty = new Set(read.issues?.map(({ path }) => path?.[0]?.key))
  // A title is judged by whether there is a short one.
  if (faulty.has('shortName')) faulty.add('title')
  const sound = Object.fromEntries(Object.entries(data).filter(([key]) => !faulty.has(key)))
  const written = read.success ? read.output : v.parse(schema, sound)
  const { logo: file, ...rest } = written
  const logo = file === undefined ? undefined : readLogo(file)
  const faults = [
    ...wrong,
    ...meaningFaults(written, games),
    ...(file === undefined ? [] : logoFaults(file, logo)),
    ...(rest.accent ? accentFaults(rest.accent) : []),
  ]
  if (faults.length > 0) return { faults }
  const { games: order, footer, promotions } = rest
  const later: Changeable = {
    ...(order && { games: order }),
    footer: footer ?? {},
    promotions: promotions ?? true,
  }
  return { site: { ...rest, ...(logo !== undefined && { logo }), changeable: later } }
}

/** The file of the own site; null if there is none. */
export function siteFile(env: Record<string, string | undefined> = process.env): string | null {
  const file = env.SITE_FILE ?? (process.env.VITEST ? '' : 'assets/site.json')
  // One that is named must exist.
  return file && (env.SITE_FILE || existsSync(file)) ? file : null
}

/** Reads the file of a site with its logo. @throws if it cannot be read */
export function readSiteFile(file: string): ReturnType<typeof readSite> {
  return readSite(readFileSync(file, 'utf8'), gameIds(), (name) => {
    const logo = join(dirname(file), name)
    return existsSync(logo) ? readFileSync(logo, 'utf8') : undefined
  })
}

/** What is wrong with a file, for a person. */
export const faultText = (file: string, faults: readonly string[]): string =>
  [
    `${file} has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:`,
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n')

/**
 * The own site that is built; null for that of the specification.
 *
 * @throws Error with all faults of the file
 */
export function siteSettings(env: Record<string, string | undefined> = process.env): SiteSettings | null {
  const file = siteFile(env)
  if (file === null) return null
  const { site, faults } = readSiteFile(file)
  if (faults) throw new Error(faultText(file, faults))
  return site
}
