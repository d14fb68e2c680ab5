/** Tests that `npm run new-game` writes games that pass every check at once, are not listed, and can be removed without a trace. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A copy of the project that links to the packages of this one. */
let copy = ''
const LEFT_OUT = ['.git', '.cache', 'node_modules', 'dist', 'test-results']
/** A long and a short name, because line breaks depend on their length. */
const GAMES = { realtime: 'a-toy-of-falling-discs', turn: 'toy-2' } as const
const ids = Object.values(GAMES)

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-game-'))
  for (const part of readdirSync('.'))
    if (!LEFT_OUT.includes(part)) cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const tool = (...args: string[]) =>
  spawnSync(process.execPath, ['.tools/new-game.mjs', ...args], { cwd: copy, encoding: 'utf8' })

/** Runs one of the project's commands in the copy. @throws with its output if it fails */
function passes(bin: string, ...args: string[]): string {
  // The inner test run must not see the environment of this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE|TEST|NODE_ENV)/.test(name)),
  )
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

/** Every file of the copy with its text. */
function tree(): Map<string, string> {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [file, readFileSync(file, 'latin1')]
    }),
  )
}

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
    [['toy', '--kind', 'board'], /'board' is neither/],
  ])('refuses %j with a sentence', (args, words) => {
    const { status, stderr } = tool(...args)
    expect(stderr.trim()).toMatch(words)
    expect(status).toBe(1)
  })
})

// Two new games from creation to removal, in steps, so that none times out on a slow machine.
describe('new games of both kinds', () => {
  let before = new Map<string, string>()
  let written: string[] = []
  const own = ids.map((id) => `tests/games/${id}/rules.test.ts`)

  /** Runs the named tests of these suites and returns the report. */
  const tests = (suites: readonly string[], names: readonly string[]) =>
    passes('vitest', 'run', '--reporter=verbose', '--no-color', ...suites, '-t', `^(${names.join('|')})`)

  it('are written', () => {
    before = tree()
    for (const [kind, id] of Object.entries(GAMES)) expect(tool(id, '--kind', kind).stderr).toBe('')
    written = [...tree().keys()].filter((file) => !before.has(file))
    expect(written.length).toBeGreaterThan(12)
    for (const file of written) expect(readFileSync(file, 'utf8'), file).not.toMatch(/new-game|New Game/)
  })
  it.each(['app', 'headless', 'node'])('pass the types of %s', (name) => {
    passes('tsc', '--project', `.tools/tsconfig.${name}.json`)
  })
  it('pass lint', () => {
    const files = written.map((file) => file.slice(copy.length + 1))
    passes('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', ...files)
  })
  it.each(ids)('pass the contract suite: %s', (id) => {
    const report = tests(['tests/contract/games.test.ts', 'tests/contract/bots.test.ts'], [id])
    expect(report).toContain(
      `✓ |rules| tests/contract/games.test.ts > ${id} > plays the same for the same seed and input`,
    )
  })
  it('follow the structure rules, are not listed, and pass their own tests', () => {
    const suites = [
      'tests/contract/games.test.ts',
      'tests/structure/structure.test.ts',
      'tests/contract/trophies.test.ts',
      'tests/site/pages.test.ts',
    ]
    const names = [
      'the catalog',
      'structure',
      'list of games',
      ...ids.map((id) => `trophies of ${id}`),
      'A Toy Of Falling Discs',
      'Toy 2',
    ]
    expect(tests([...suites, ...own], names)).toContain('lists only games of the table')
  })
  it('leave no trace when removed', () => {
    for (const id of ids)
      for (const place of [`src/games/${id}`, `tests/games/${id}`])
        rmSync(join(copy, place), { recursive: true })
    expect(tree()).toEqual(before)
  })
})
