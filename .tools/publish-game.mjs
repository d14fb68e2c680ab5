/**
 * `npm run publish-game -- <ids>`: lists games that `npm run new-game` began. Writes their positions in the catalog and in the
 * specification, their start day on the Today page, their replays, and the lists of their controls and options.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

const SPECIFICATION = 'src/games/SPECIFICATION.md'
const DAILY = 'src/site/today/games.ts'
const LISTS = ['tests/contract/controls.txt', 'tests/contract/options.txt']
/** The line in the manifest of a game in development, with the comment above it. */
const UNLISTED = /^ *listed: false,\n/m
const COMMENT = /^ *\/\/ In development.*\n/m
/** A game joins Today so many days later: by then it must be released, because past days never change. */
const DAYS_AHEAD = 14
const DAY_MS = 86_400_000

const manifestOf = (/** @type {string} */ id) => `src/games/${id}/manifest.ts`
const replaysOf = (/** @type {string} */ id) => `tests/games/${id}/replays.txt`
const neededBy = (/** @type {string} */ id) => [
  ...['index.ts', 'cover.svg', 'trophies.ts', 'view/icon.ts'].map((file) => `src/games/${id}/${file}`),
  ...['plan.ts', 'trophies.ts'].map((file) => `tests/games/${id}/${file}`),
]
const read = (/** @type {string} */ file) => readFileSync(file, 'utf8')

/**
 * Why a game cannot be published, as a sentence; null if it can.
 * @type {(id: string) => string | null}
 */
function objection(id) {
  if (!existsSync(manifestOf(id))) return `There is no game '${id}': ${manifestOf(id)} is missing.`
  if (!UNLISTED.test(read(manifestOf(id))))
    return `'${id}' is published already: its manifest has no line 'listed: false,'.`
  const missing = neededBy(id).filter((file) => !existsSync(file))
  return missing.length > 0 ? `'${id}' is not complete. Missing: ${missing.join(', ')}` : null
}

/** @typedef {import('../src/engine/core/game/contract.ts').Manifest} Manifest */

/**
 * The manifest as an object.
 * @type {(id: string) => Promise<Manifest>}
 */
async function load(id) {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(`./${manifestOf(id)}`, { configFile: false })
  return /** @type {{ manifest: Manifest }} */ (module).manifest
}

/** The rows of the catalog. @type {(specification: string) => readonly string[]} */
const rowsOf = (specification) => specification.match(/^\| \d+ \| \[.*\n/gm) ?? []

/** @type {(text: string, at: number, added: string) => string} */
const inserted = (text, at, added) => text.slice(0, at) + added + text.slice(at)

/**
 * The specification with a row of the catalog, and a section that a person completes.
 * @type {(text: string, row: number, manifest: Manifest) => string}
 */
function specified(text, row, { id, title, description, difficulty, players, category, kind }) {
  const anchor = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
  const cells = [row, `[${title}](#${anchor})`, id, difficulty, players, category, kind]
  const end = rowsOf(text).at(-1) ?? ''
  const table = text.replace(end, () => `${end}| ${cells.join(' | ')} |\n`)
  return `${table.trimEnd()}\n\n### ${title}\n\n${description}${/\w$/.test(description) ? '.' : ''}\n`
}

/**
 * The table of daily games with one that joins on a day.
 * @type {(text: string, day: string, manifest: Manifest) => string}
 */
function daily(text, day, { id, difficulty }) {
  const end = text.indexOf('\n]\n', text.indexOf('const DAILY_GAMES')) + 1
  return inserted(text, end, `  game('${id}', '${difficulty}', 1, since('${day}')),\n`)
}

/** @type {(text: string, row: number) => string} */
const listed = (text, row) =>
  text
    .replace(COMMENT, '')
    .replace(UNLISTED, '')
    .replace(/\border: \d+/, `order: ${row}`)

const ids = process.argv.slice(2)
const wrong =
  ids.length === 0
    ? 'Name the game: npm run publish-game -- star-catcher'
    : ids.map(objection).find((sentence) => sentence !== null)
if (wrong) {
  console.error(wrong)
  process.exit(1)
}
ensurePackages()

const files = [SPECIFICATION, DAILY, ...LISTS, ...ids.flatMap((id) => [manifestOf(id), replaysOf(id)])]
const before = new Map(files.map((file) => [file, existsSync(file) ? read(file) : null]))
const day = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
const manifests = await Promise.all(ids.map(load))
for (const manifest of manifests) {
  const row = rowsOf(read(SPECIFICATION)).length + 1
  writeFileSync(SPECIFICATION, specified(read(SPECIFICATION), row, manifest))
  writeFileSync(DAILY, daily(read(DAILY), day, manifest))
  writeFileSync(manifestOf(manifest.id), listed(read(manifestOf(manifest.id)), row))
}

// The tests that compare games with these files write them. On a busy machine they take longer than a test may.
const suites = ['replays', 'controls', 'options'].map((name) => `tests/contract/${name}.test.ts`)
const options = ['--update', '--testTimeout=600000', '-t', 'are (recorded|those listed)$']
const { code, text } = await run('vitest', ['run', ...options, ...suites], {
  env: { RECORD_PLAYS: ids.join() },
  quiet: true,
})
if (code !== 0) {
  for (const [file, old] of before) old === null ? rmSync(file, { force: true }) : writeFileSync(file, old)
  console.error(`${text}\nNothing is published: a test failed, so every file is as it was.`)
  process.exit(1)
}

/** @type {(manifest: Manifest) => boolean} */
const hasTemplateCover = ({ id, kind }) =>
  read(`src/games/${id}/cover.svg`) === read(`.tools/new-game/${kind}/src/games/new-game/cover.svg`)
const covers = manifests.filter(hasTemplateCover).map(({ id }) => `src/games/${id}/cover.svg`)
console.log(`Published: ${manifests.map(({ title }) => title).join(', ')}. On the Today page from ${day}.

${files.map((file) => `  ${file}`).join('\n')}

Left for you:
  ${SPECIFICATION}: what the game does, in its section at the end
  .github/CHANGELOG.md: a line for visitors
${covers.map((file) => `  ${file}: it is still the template's\n`).join('')}\
  ${DAILY}: a later start day, if the release is after ${day}
Translations are optional. Then: npm test`)
