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
  // Measurements, other engines, and the fork itself need certain games.
  /^tests\/bench\//,
  /^\.tools\/(?:bench|engines|fork)(?:\.mjs$|\/)/,
  /^tests\/tools\/fork\./,
  // It looks for what comments and documents name, and those of shared code cite games.
  /^tests\/structure\/comments\./,
]

/** @type {(path: string) => string[]} */
const filesIn = (path) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path).flatMap((name) => filesIn(`${path}/${name}`))
    : [path]

const CODE = /\.(?:tsx?|mjs)$/

/**
 * The tests that a fork has. A file of the tests that names a game left out, in code or in a comment, is left out, too, and
 * so is every file that imports it.
 *
 * @param files - all other files of the tests
 * @param out - the games left out
 * @type {(files: readonly string[], out: readonly string[]) => string[]}
 */
function testsOf(files, out) {
  const named = new RegExp(`(?<![\\w-])(?:${out.join('|')})(?![\\w-])`)
  const texts = new Map(
    files.filter((file) => CODE.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  )
  const gone = new Set(out.length === 0 ? [] : files.filter((file) => named.test(texts.get(file) ?? '')))
  const importsGone = (/** @type {string} */ file) =>
    [...(texts.get(file) ?? '').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].some(([, to]) => {
      const path = join(dirname(file), /** @type {string} */ (to)).replaceAll('\\', '/')
      // What no fork has is not among the files.
      const found = [path, `${path}.ts`, `${path}.tsx`].find((each) =>
        statSync(each, { throwIfNoEntry: false })?.isFile(),
      )
      return path.startsWith('tests/') && found !== undefined && (gone.has(found) || !files.includes(found))
    })
  for (let size = -1; size !== gone.size; ) {
    size = gone.size
    for (const file of texts.keys()) if (importsGone(file)) gone.add(file)
  }
  return files.filter((file) => !gone.has(file))
}

/**
 * All files of a fork.
 *
 * @param out - the games left out
 * @type {(out: readonly string[]) => string[]}
 */
export function filesOfFork(out) {
  const ofGame = new RegExp(`^(?:src|src/locales/[\\w-]+|tests)/games/(?:${out.join('|')})(?:[/.]|$)`)
  const files = TOP.filter((path) => statSync(path, { throwIfNoEntry: false }))
    .flatMap(filesIn)
    .filter(
      (file) => !NEVER.some((pattern) => pattern.test(file)) && (out.length === 0 || !ofGame.test(file)),
    )
  const isShared = (/** @type {string} */ file) =>
    file.startsWith('tests/') && !/^tests\/games\/(?!shared\/)/.test(file)
  return [...files.filter((file) => !isShared(file)), ...testsOf(files.filter(isShared), out)]
}
