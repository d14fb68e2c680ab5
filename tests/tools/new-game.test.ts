/** Tests that `npm run new-game` writes games that pass every check at once, are not listed, and changes nothing else. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

/** A long and a short name, because line breaks depend on their length. */
const GAMES = { realtime: 'a-toy-of-falling-discs', turn: 'toy-2' } as const
const ids = Object.values(GAMES)
const LEFT_OUT = /^(\.git|\.cache|node_modules|dist|test-results)$/
const GAME = /^(src\/games\/(?!shared$)|tests\/games\/)[^/.]+$/

let copy = ''
afterEach(() => {
  if (copy) rmSync(copy, { recursive: true, force: true })
})

const tool = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, ['.tools/new-game.mjs', ...args], { cwd, encoding: 'utf8' })

/** Copies the project, which is small without its games, and writes both new games there. @returns their files */
function newGames(kept: 'without games' | 'with all games'): string[] {
  copy = mkdtempSync(join(tmpdir(), 'new-game-'))
  const isCopied = (path: string) =>
    !LEFT_OUT.test(path) && (kept === 'with all games' || !GAME.test(path.split(sep).join('/')))
  cpSync('.', copy, { recursive: true, filter: isCopied })
  mkdirSync(join(copy, 'tests/games'), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction')
  const before = tree()
  for (const [kind, id] of Object.entries(GAMES)) expect(tool(copy, id, '--kind', kind).stderr).toBe('')
  const after = tree()
  const written = [...after.keys()].filter((file) => !before.has(file))
  for (const [file, text] of before) expect(after.get(file), file).toBe(text)
  for (const file of written) {
    expect(file.split(sep).join('/')).toMatch(new RegExp(`^(src|tests)/games/(${ids.join('|')})/`))
    expect(after.get(file), file).not.toMatch(/new-game|New Game/)
  }
  return written
}

/** The text of every file of the copy. */
function tree(): Map<string, string> {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(copy.length + 1), readFileSync(file, 'latin1')]
    }),
  )
}

/** Runs one of the project's commands in the copy. @throws with its output if it fails */
function passes(bin: string, ...args: string[]): string {
  // The inner test run must not see the environment of this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE|TEST|NODE_ENV|PROOFS)/.test(name)),
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

const tests = (...args: string[]) => passes('vitest', 'run', '--reporter=verbose', '--no-color', ...args)
const SUITES = ['games', 'bots', 'trophies'].map((name) => `tests/contract/${name}.test.ts`)

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
    [['toy', '--kind', 'board'], /'board' is neither/],
  ])('refuses %j with a sentence', (args, words) => {
    const { status, stderr } = tool('.', ...args)
    expect(stderr.trim()).toMatch(words)
    expect(status).toBe(1)
  })

  it('writes two games that pass types, lint, the contract suite and their own tests', () => {
    const written = newGames('without games')
    // The stage declares the elements of PixiJS.
    const include = [...written, 'src/engine/stage/stage.ts'].map((file) => `../${file}`)
    const types = {
      extends: './tsconfig.node.json',
      include,
      exclude: [],
    }
    writeFileSync(join(copy, '.tools/tsconfig.toys.json'), JSON.stringify(types))
    passes('tsc', '--project', '.tools/tsconfig.toys.json')
    passes('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', ...written)
    const report = tests(...SUITES, 'tests/games')
    for (const id of ids) {
      expect(report).toContain(`games.test.ts > ${id} > plays the same for the same seed and input`)
      expect(report).toContain(`tests/games/${id}/rules.test.ts`)
      expect(readFileSync(join(copy, `src/games/${id}/manifest.ts`), 'utf8')).toContain('listed: false')
    }
  })

  it('writes games that pass all checks beside the others', { tags: ['proof'] }, () => {
    newGames('with all games')
    for (const name of ['app', 'headless', 'node']) passes('tsc', '--project', `.tools/tsconfig.${name}.json`)
    const titles = ['the catalog', 'structure', 'list of games', 'A Toy Of Falling Discs', 'Toy 2']
    const names = [...titles, ...ids, ...ids.map((id) => `trophies of ${id}`)]
    const suites = [...SUITES, 'tests/structure/structure.test.ts', 'tests/site/pages.test.ts']
    const own = ids.map((id) => `tests/games/${id}/rules.test.ts`)
    expect(tests(...suites, ...own, '-t', `^(${names.join('|')})`)).toContain('lists only games of the table')
  })
})
