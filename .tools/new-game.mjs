/** `npm run new-game -- <id>`: writes the folder and tests of a playable game that is not listed yet. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

const KINDS = ['realtime', 'turn']
const USAGE = 'npm run new-game -- <id> [--kind realtime|turn]'
/** The placeholder name in the templates. */
const ID = 'new-game'
const TITLE = 'New Game'

/**
 * What is wrong with the arguments, as a sentence; null if nothing is.
 * @type {(id: string, kind: string) => string | null}
 */
function objection(id, kind) {
  if (id === '') return `Name the game: ${USAGE}`
  if (!KINDS.includes(kind)) return `There are two kinds of games, realtime and turn; '${kind}' is neither.`
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return `'${id}' cannot be an address: use lowercase letters, digits and single hyphens, as in 'air-hockey'.`
  // Titles of trophies have at most 32 characters, and begin with the game's in the templates.
  if (id.length > 24) return `'${id}' is too long: use at most 24 characters.`
  // An address of the site itself.
  if (id === 'custom') return `'custom' is the address of custom games: choose another id.`
  const taken = paths(id).find((path) => existsSync(path))
  if (taken) return `'${id}' is taken: ${taken} exists already.`
  const user = codeWith(id)
  return user ? `'${id}' has a meaning in ${user}, where no game may be named: choose another id.` : null
}

/**
 * A file of the code that has the id as a string. `tests/structure/structure.test.ts` would take it for the game's name.
 * @type {(id: string) => string | undefined}
 */
function codeWith(id) {
  const strings = ["'", '"', '`', '/'].flatMap((start) => ["'", '"', '`', '/'].map((end) => start + id + end))
  return filesOf('src')
    .filter((file) => /\.tsx?$/.test(file))
    .find((file) => {
      const text = readFileSync(file, 'utf8')
      return strings.some((string) => text.includes(string))
    })
}

/**
 * The folders of a game.
 * @type {(id: string) => string[]}
 */
function paths(id) {
  return [`src/games/${id}`, `tests/games/${id}`]
}

/**
 * The title of 'air-hockey' is 'Air Hockey' until the author changes it.
 * @type {(id: string) => string}
 */
function titleOf(id) {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/**
 * All files in a folder.
 * @type {(path: string) => string[]}
 */
function filesOf(path) {
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const file = join(path, entry.name)
    return entry.isDirectory() ? filesOf(file) : [file]
  })
}

let asked
try {
  asked = parseArgs({ allowPositionals: true, options: { kind: { type: 'string', default: 'realtime' } } })
} catch (error) {
  const { message } = /** @type {Error} */ (error)
  console.error(`${message.split('.')[0]}. ${USAGE}`)
  process.exit(1)
}
const [id = ''] = asked.positionals
const { kind } = asked.values
const wrong = objection(id, kind)
if (wrong) {
  console.error(wrong)
  process.exit(1)
}
ensurePackages()

const template = join('.tools/new-game', kind)
const written = filesOf(template).map((source) => {
  const target = source.slice(template.length + 1).replace(ID, id)
  cpSync(source, target, { recursive: true })
  const text = readFileSync(target, 'utf8')
  writeFileSync(target, text.replaceAll(ID, id).replaceAll(TITLE, titleOf(id)))
  return target
})
// A longer name wraps lines elsewhere.
const formatted = await run(
  'biome',
  ['format', '--write', ...written.filter((file) => !file.endsWith('.svg'))],
  {
    quiet: true,
  },
)
if (formatted.code !== 0) {
  console.error(formatted.text)
  process.exit(1)
}
console.log(`${titleOf(id)} is playable: npm run dev, then /games/${id}. It is not listed yet.

${written.map((file) => `  ${file}`).join('\n')}

src/games/README.md explains each file. When the game is finished: npm run publish-game -- ${id}
To remove it: rm -r ${paths(id).join(' ')}`)
