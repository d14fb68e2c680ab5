/**
 * `npm run pack -- snake`: writes `release/snake.zip`, one game for itch.io and similar portals. It is the game's embedded
 * page with all files it can reach, which a host may serve in any folder. Only `SITE_URL` (with `BASE`) is linked.
 *
 * `npm run pack -- snake --single`: writes `release/snake.html`, one file that opens without a host (`single/pack.mjs`).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gameIds } from './gameIds.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'
import { packSingle } from './single/pack.mjs'
import { checkSite } from './site.mjs'
import { TRANSLATIONS } from './translations.mjs'

/** Parts of the site that an embedded page never shows. */
const SITE = /^src\/site\/(?!embed\/)|^(home|others)$/
/** The picture of an emoji, named by its code points. */
const EMOJI = /^noto-[\d.]+-([\da-f-]+)\.svg$/

/**
 * The files that a game needs of a build for any folder, by their paths in the pack.
 * @param games - the ids of all games
 * @type {(built: string, game: string, games: readonly string[]) => Record<string, string>}
 */
export function filesOfPack(built, game, games) {
  const text = (/** @type {string} */ file) => readFileSync(join(built, file), 'utf8')
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(text('.vite/manifest.json'))
  const isForeign = (/** @type {string} */ name) =>
    games.some((other) => {
      if (other === game) return false
      return name === other || name.startsWith(`src/games/${other}/`) || name.startsWith(`${other}.`)
    })
  const foreign = Object.entries(manifest).flatMap(([key, { file }]) => (isForeign(key) ? file : []))
  /** @type {Set<string>} */
  const files = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no '${key}'`)
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = chunk
    if (files.has(file)) return
    files.add(file)
    for (const each of [...css, ...assets]) if (!foreign.includes(each)) files.add(each)
    for (const other of imports) visit(other)
    for (const other of dynamicImports)
      if (![other, manifest[other]?.name ?? other].some((name) => SITE.test(name) || isForeign(name)))
        visit(other)
  }
  for (const key of ['index.html', 'src/site/embed/start.tsx']) visit(key)

  // The files of workers are not in the manifest, and name each other.
  const all = readdirSync(join(built, 'assets'))
  const workers = [...files].filter((file) => file.includes('.worker-'))
  for (const file of workers) {
    const script = text(file)
    const named = all.filter((name) => script.includes(name) && !isForeign(name))
    workers.push(...named.map((name) => `assets/${name}`).filter((each) => !workers.includes(each)))
  }
  for (const file of workers) files.add(file)

  const scripts = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => text(file).replaceAll('\uFE0F', ''))
  for (const name of all) {
    const codes = EMOJI.exec(name)?.[1]?.split('-')
    const emoji = codes && String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16)))
    const shown = emoji && scripts.some((script) => script.includes(emoji))
    if (shown || name.endsWith('-license.txt')) files.add(`assets/${name}`)
  }
  return {
    'index.html': `embed/${game}/index.html`,
    ...Object.fromEntries([...files].sort().map((file) => [file, file])),
  }
}

async function main() {
  const games = gameIds()
  let args
  try {
    args = parseArgs({
      allowPositionals: true,
      options: {
        single: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        silent: { type: 'boolean', default: false },
        language: { type: 'string' },
        own: { type: 'string' },
      },
    })
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message.split('.')[0]}.`)
    process.exit(1)
  }
  const { positionals: named, values: asked } = args
  const unknown = named.find((game) => !games.includes(game))
  if (unknown || (named.length === 0 && !asked.all)) {
    console.error(unknown ? `There is no game '${unknown}'.` : 'Name a game: npm run pack -- snake')
    process.exit(1)
  }
  const { single, own, silent, language } = asked
  const fault =
    !single && (own || silent || language)
      ? '--own, --silent and --language are for a single file: add --single.'
      : own && (asked.all || named.length > 1)
        ? 'Own content is for one game.'
        : own && !existsSync(own)
          ? `There is no file '${own}'.`
          : !language || ['en', ...TRANSLATIONS].includes(language)
            ? null
            : `There is no language '${language}'. There are: ${['en', ...TRANSLATIONS].join(', ')}.`
  if (fault) {
    console.error(fault)
    process.exit(1)
  }
  ensurePackages()
  const site = await checkSite()
  if (!site.ok) {
    console.error(site.text)
    process.exit(1)
  }
  const wanted = asked.all ? site.games : named
  if (single) {
    for (const game of wanted) {
      const size = await packSingle(game, 'release', asked)
      console.log(`release/${game}.html: ${Math.round(size / 1000)} kB`)
    }
    return
  }
  const { zip } = await import('./zip.mjs')
  const built = 'node_modules/.cache/pocket-arcade/pack'
  const { SITE_URL = '', BASE = '' } = process.env
  const url = SITE_URL && `${SITE_URL}/${BASE}`.replace(/(?<!:)\/+/g, '/')
  const { code } = await run('vite', ['build', '--outDir', built, '--emptyOutDir', '--logLevel', 'warn'], {
    env: { BASE: './', SITE_URL: url },
  })
  if (code !== 0) process.exit(code)
  mkdirSync('release', { recursive: true })
  for (const game of wanted) {
    const files = filesOfPack(built, game, games)
    const target = `release/${game}.zip`
    const data = zip(built, files)
    writeFileSync(target, data)
    console.log(`${target}: ${Object.keys(files).length} files, ${(data.length / 1e6).toFixed(1)} MB`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
