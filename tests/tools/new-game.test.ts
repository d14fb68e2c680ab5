/**
 * Tests that `npm run new-game` writes games that pass every check at once, are not listed, and change nothing else; and that
 * they still do when `npm run publish-game` has listed them.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalog } from '../../src/games/catalog'

/** Long and short names, because line breaks depend on their length. */
const UNLISTED = { 'a-toy-of-falling-discs': 'realtime', 'toy-2': 'turn' } as const
const LISTED = { 'toy-3': 'realtime', 'a-toy-of-many-cards': 'turn' } as const
const GAMES = { ...UNLISTED, ...LISTED }
const ids = Object.keys(GAMES)
const LEFT_OUT = /^(\.git|\.cache|node_modules|dist|test-results)$/

/** The games of the copy that the new ones join, of either kind: to list more than these takes longer. Proofs have all. */
const KEPT = ['snake', 'tic-tac-toe']
const others = process.env.PROOFS ? [] : catalog.map(({ id }) => id).filter((id) => !KEPT.includes(id))
const OTHERS = new RegExp(`^(src|tests).games.(${others.join('|')})$`)

/** What a command may take beside other work. */
const LIMIT_MS = 600_000

const copy = mkdtempSync(join(tmpdir(), 'new-game-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

/** An inner test run must not see the environment of this one. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITE|TEST|NODE_ENV|PROOFS)/.test(name)),
)

const tool = (name: 'new-game' | 'publish-game', cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [`.tools/${name}.mjs`, ...args], { cwd, encoding: 'utf8', env })

/** The text of every file of the copy. */
function tree(): Map<string, string> {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(copy.length + 1).replaceAll(sep, '/'), readFileSync(file, 'latin1')]
    }),
  )
}

/** Runs one of the project's commands in the copy. @throws with its output if it fails */
function passes(bin: string, ...args: string[]): string {
  const script = join(process.cwd(), 'node_modules/.bin', bin)
  try {
    return execFileSync(script, args, {
      cwd: copy,
      encoding: 'utf8',
      env,
      shell: process.platform === 'win32',
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${bin} ${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

/** The names by which a test reads all games: the catalog, their folders, the table of Today, and all files of a kind. */
const ALL_GAMES = /\b(?:catalog|listedGames|gameIds|DAILY_GAMES|TABLE)\b(?!')|import\.meta\.glob/

/** Whether a test looks at every game, by itself or by a file of the tests that it imports. */
function looksAtGames(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  const helpers = [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, to]) => join(dirname(file), `${to}.ts`))
    .filter((helper) => helper.startsWith('tests') && existsSync(helper))
  return ALL_GAMES.test(text) || helpers.some(looksAtGames)
}

/** The test files that look at every game. */
const testFiles = () =>
  (readdirSync('tests', { recursive: true }) as string[])
    .map((file) => join('tests', file))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^tests.(?:bench|e2e|games|tools)\b/.test(file))
    .filter((file) => /^tests.(?:contract|structure)\b/.test(file) || looksAtGames(file))
    // A translation is optional, and its absence not an error: `src/locales`.
    .filter((file) => !file.endsWith('translations.test.ts'))

/** The tests that need no second run: those named by one of the other games, and those of the lists that were just written. */
const SKIPPED = [
  'are those listed',
  ...catalog.flatMap(({ id, title }) => [id, title, id.replace(/^[a-z]/, (first) => first.toUpperCase())]),
]

describe('npm run new-game', () => {
  it.each([
    [[], /^Name the game/],
    [['Snake'], /^'Snake' cannot be an address: use lowercase letters/],
    [['two  words'], /cannot be an address/],
    [['-a'], /^Unknown option '-a'/],
    [['a--b'], /cannot be an address/],
    [['../../up'], /cannot be an address/],
    [['snake'], /^'snake' is taken: src\/games\/snake exists already\.$/m],
    [['custom'], /^'custom' is the address of custom games/],
    [['shared'], /^'shared' is taken: src\/games\/shared exists already/],
    [['words'], /^'words' has a meaning in src\/.+, where no game may be named/],
    [['a-very-long-name-of-a-game'], /^'a-very-long-name-of-a-game' is too long/],
    [['toy', '--kind', 'board'], /'board' is neither/],
  ])('refuses %j with a sentence', (args, words) => {
    const { status, stderr } = tool('new-game', '.', ...args)
    expect(stderr.trim()).toMatch(words)
    expect(status).toBe(1)
  })
})

describe('npm run publish-game', () => {
  it.each([
    [[], /^Name the game/],
    [['no-such-game'], /^There is no game 'no-such-game'/],
    [['snake'], /^'snake' is published already/],
  ])('refuses %j with a sentence', (args, words) => {
    const { status, stderr } = tool('publish-game', '.', ...args)
    expect(stderr.trim()).toMatch(words)
    expect(status).toBe(1)
  })
})

describe('new games', () => {
  let before = new Map<string, string>()
  let written: string[] = []

  beforeAll(() => {
    cpSync('.', copy, { recursive: true, filter: (path) => !LEFT_OUT.test(path) && !OTHERS.test(path) })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction')
    before = tree()
    for (const [id, kind] of Object.entries(GAMES))
      expect(tool('new-game', copy, id, '--kind', kind).stderr).toBe('')
  }, LIMIT_MS)

  it('are written into folders of their own, and change nothing else', () => {
    const after = tree()
    written = [...after.keys()].filter((file) => !before.has(file))
    for (const [file, text] of before) expect(after.get(file), file).toBe(text)
    for (const file of written) {
      expect(file).toMatch(new RegExp(`^(src|tests)/games/(${ids.join('|')})/`))
      expect(after.get(file), file).not.toMatch(/new-game|New Game/)
    }
  })

  it('are published only if they are complete', () => {
    const plan = join(copy, 'tests/games/toy-3/plan.ts')
    renameSync(plan, `${plan}.later`)
    expect(tool('publish-game', copy, 'toy-3').stderr).toMatch(/Missing: tests\/games\/toy-3\/plan\.ts$/m)
    renameSync(`${plan}.later`, plan)
  })

  it('are published by one command, which names every file that it changes', {
    tags: ['sample'],
    timeout: LIMIT_MS,
  }, () => {
    const after = tree()
    const { status, stderr, stdout } = tool('publish-game', copy, ...Object.keys(LISTED))
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const published = tree()
    const changed = [...published.keys()].filter((file) => published.get(file) !== after.get(file))
    for (const file of changed) expect(stdout).toContain(file)
    for (const id of ids) {
      const manifest = published.get(`src/games/${id}/manifest.ts`)
      expect(manifest?.includes('listed: false'), id).toBe(id in UNLISTED)
    }
    const source = [...written, ...changed].filter((file) => /\.(tsx?|css)$/.test(file))
    passes('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', ...source)
  })

  // Two minutes of CPU time: too much for every run.
  it('pass all tests that look at every game, published or not', { tags: ['proof'] }, () => {
    const own = ids.map((id) => `tests/games/${id}`)
    const filter = ['-t', `^(?!.*(?<![\\w-])(?:${SKIPPED.join('|')})(?![\\w-]))`]
    // Most of the time goes into loading all games: each worker does it once.
    const options = ['--no-isolate', '--reporter=verbose', '--no-color', `--testTimeout=${LIMIT_MS}`]
    const report = passes('vitest', 'run', ...options, ...filter, ...testFiles(), ...own)
    for (const id of ids) {
      expect(report).toContain(`games.test.ts > ${id} > plays the same for the same seed and input`)
      expect(report).toContain(`tests/games/${id}/rules.test.ts`)
    }
  })

  it('fit into every window, and are played by every device', { tags: ['proof'] }, () => {
    passes('vite', 'build', '--logLevel', 'warn')
    const named = `(?<![\\w-])(?:${ids.join('|')})(?![\\w-])`
    passes('playwright', 'test', '--config', 'tests/playwright.config.ts', '--grep', named)
  })
})
