/** Which files of the project a fork has. Paths are relative to the project, with slashes. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The top level of the project. */
const TOP = [
  ...[
    '.biome.json',
    '.ci',
    '.editorconfig',
    '.github',
    '.gitignore',
    '.npmrc',
    '.nvmrc',
    '.tools',
    'LICENSE',
  ],
  ...[
    'assets',
    'index.html',
    'package-lock.json',
    'package.json',
    'src',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
  ],
]

/** What no fork has, with the reason. */
const NEVER = [
  // Its own name, pictures, news and settings.
  /^assets\/(?:site\.json$|pictures\/(?!toys\.svg)|public\/screenshot-)/,
  /^\.github\/CHANGELOG\.md$/,
  // A fork is not forked again.
  /^\.tools\/fork(?:\.mjs$|\/)/,
  /^tests\/tools\/fork\./,
  // It looks for what comments and documents name, and those of shared code cite games.
  /^tests\/structure\/comments\./,
]

/** @type {(path: string) => string[]} */
const filesIn = (path) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path).flatMap((name) => filesIn(`${path}/${name}`))
    : [path]

const CODE = /\.(?:tsx?|mjs|json)$/
/** Tests, and the commands that measure. */
const TEST = /^(?:tests\/|\.tools\/(?:bench|engines)(?:\.mjs$|\/))/
/** The files of games left out. @type {(out: readonly string[]) => RegExp} */
const gamesOut = (out) =>
  out.length === 0
    ? /^$/
    : new RegExp(`^(?:src|src/locales/[\\w-]+|tests)/games/(?:${out.join('|')})(?:[/.]|$)`)
const OF_GAME = /^tests\/games\/(?!shared\/)/

/**
 * The tests and measurements that a fork has. A file of those that games share, and that names a game left out in code or
 * in a comment, is left out, too, and so is every file that imports it, also one of a game.
 *
 * @param files - all tests and measurements, without those of games left out
 * @param out - the games left out
 * @type {(files: readonly string[], out: readonly string[]) => string[]}
 */
function testsOf(files, out) {
  const ofGame = gamesOut(out)
  // The rules of chess are a package, whose name is not the game's.
  const named = new RegExp(`(?<![\\w-])(?:${out.join('|')})(?![\\w-]|\\.js')`)
  const texts = new Map(
    files.filter((file) => CODE.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  )
  const gone = new Set(
    out.length === 0 ? [] : files.filter((file) => !OF_GAME.test(file) && named.test(texts.get(file) ?? '')),
  )
  const importsGone = (/** @type {string} */ file) =>
    [...(texts.get(file) ?? '').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].some(([, to]) => {
      const path = join(dirname(file), /** @type {string} */ (to)).replaceAll('\\', '/')
      if (ofGame.test(path)) return true
      // What no fork has is not among the files.
      const found = [path, `${path}.ts`, `${path}.tsx`].find((each) =>
        statSync(each, { throwIfNoEntry: false })?.isFile(),
      )
      return found !== undefined && TEST.test(found) && (gone.has(found) || !files.includes(found))
    })
  for (let size = -1; size !== gone.size; ) {
    size = gone.size
    for (const file of texts.keys()) if (importsGone(file)) gone.add(file)
  }
  const rest = files.filter((file) => !gone.has(file))
  return rest.includes('tests/bench/bench.ts')
    ? rest
    : rest.filter((file) => file !== 'tests/bench/README.md')
}

/**
 * All files of a fork.
 *
 * @param out - the games left out
 * @type {(out: readonly string[]) => string[]}
 */
export function filesOfFork(out) {
  const ofGame = gamesOut(out)
  const files = TOP.filter((path) => statSync(path, { throwIfNoEntry: false }))
    .flatMap(filesIn)
    .filter((file) => !NEVER.some((pattern) => pattern.test(file)) && !ofGame.test(file))
  const isTest = (/** @type {string} */ file) => TEST.test(file)
  return [...files.filter((file) => !isTest(file)), ...testsOf(files.filter(isTest), out)]
}
