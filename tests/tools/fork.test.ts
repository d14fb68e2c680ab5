/**
 * Tests that `npm run fork` writes a project with nothing of the games left out, under its own name. The proof runs all of
 * its tests, and serves it.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { filesOfFork } from '../../.tools/fork/choose.mjs'
import { objection, packagesOf } from '../../.tools/fork.mjs'
import { gameIds } from '../support/gameIds'

const LIMIT_MS = 600_000

const folder = mkdtempSync(join(tmpdir(), 'fork-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

/** An inner test run must not see the environment of this one. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITE|TEST|NODE_ENV|PROOFS|SITE)/.test(name)),
)

const fork = (...args: string[]) =>
  spawnSync(process.execPath, ['.tools/fork.mjs', ...args], { encoding: 'utf8', env })

/** The files of a fork, as paths with slashes. */
const filesOf = (target: string) =>
  readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(target.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !/^(?:\.git|node_modules)\//.test(file))

it.each([
  ['', ['snake'], 'New', 'Name a folder: npm run fork -- ../my-arcade --games snake,chess'],
  [join(folder, 'new'), [], 'New', 'Name the games: npm run fork -- ../my-arcade --games snake,chess'],
  [join(folder, 'full/file'), ['snake'], 'New', 'is a file: name a folder.'],
  ['forks/new', ['snake'], 'New', "'forks/new' is inside this project: choose a folder beside it."],
  ['.', ['snake'], 'New', "'.' is inside this project"],
  [join(folder, 'full'), ['snake'], 'New', 'is not empty.'],
  [join(folder, 'new'), ['snake'], 'My "Arcade"', 'cannot be the name'],
])('%s with %j, named %s, is refused with a sentence', (target, games, name, words) => {
  mkdirSync(join(folder, 'full'), { recursive: true })
  writeFileSync(join(folder, 'full/file'), '')
  expect(objection(target, games, name)).toContain(words)
})

it.each([
  [['--games', 'snake, hopscotch'], "There is no game 'hopscotch'."],
  [['--game', 'snake'], 'Unknown option'],
])('%j ends the command with a sentence', (args, words) => {
  const { status, stderr } = fork(join(folder, 'new'), ...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)])
  expect(existsSync(join(folder, 'new'))).toBe(false)
})

describe('a fork with two games', () => {
  const target = join(folder, 'my-arcade')
  const games = ['snake', 'chess']
  const others = gameIds.filter((id) => !games.includes(id))
  const read = (file: string) => readFileSync(join(target, file), 'utf8')

  it(
    'has only files of these, and the shared layers',
    () => {
      expect(fork(target, '--games', games.join())).toMatchObject({ status: 0, stderr: '' })
      const files = filesOf(target)
      const foreign = new RegExp(`(?:^|/)(?:${others.join('|')})(?:[/.]|$)`)
      expect(files.filter((file) => foreign.test(file))).toEqual([])
      const whole = ['engine', 'play', 'site', 'ui', ...games.map((id) => `games/${id}`)]
      const all = whole.flatMap((path) => filesOf(join('src', path)).map((file) => `src/${path}/${file}`))
      expect(all.filter((file) => !files.includes(file))).toEqual([])
    },
    LIMIT_MS,
  )
  it('lists no other game', () => {
    const named = new RegExp(`(?<![\\w-])(?:${others.join('|')})(?![\\w-]|\\.js')`)
    const lists = filesOf(target).filter((file) =>
      /^(?:src\/locales\/[\w-]+\/(?:cards|trophies)\.ts|src\/site\/today\/games\.ts|tests\/.*\.(?:tsx?|txt)|package\.json)$/.test(
        file,
      ),
    )
    expect(lists.length).toBeGreaterThan(100)
    expect(lists.filter((file) => named.test(read(file)))).toEqual([])
    // The lines that follow the name of a game are of that game.
    let listed = ''
    const own = readFileSync('tests/contract/controls.txt', 'utf8')
      .split(/(?<=\n)/)
      .filter((line) => {
        if (gameIds.includes(line.trim())) listed = line.trim()
        return games.includes(listed)
      })
    expect(read('tests/contract/controls.txt')).toBe(own.join(''))
    const specification = read('src/games/SPECIFICATION.md')
    expect(specification.match(/^\| \d+ \| .*$/gm)).toEqual([
      expect.stringMatching(/^\| 1 \| \[Snake\]/),
      expect.stringMatching(/^\| 2 \| \[Extreme Chess\]/),
    ])
    expect(specification.match(/(?<=^### ).*$/gm)).toEqual(
      expect.arrayContaining(['Pages', 'Data', 'Snake', 'Extreme Chess']),
    )
    expect(specification).not.toContain('### Pong')
    expect(read('src/games/chess/manifest.ts')).toContain('order: 2')
    expect(JSON.parse(read('package.json'))).toMatchObject({
      name: 'my-arcade',
      dependencies: { 'chess.js': expect.any(String) },
    })
  })
  it('has its own name everywhere but in the license and the note of origin', () => {
    const usual = JSON.parse(readFileSync('package.json', 'utf8'))
      .name.split('-')
      .map((word: string) => word[0]?.toUpperCase() + word.slice(1))
      .join(' ')
    const found = filesOf(target).filter((file) => readFileSync(join(target, file), 'latin1').includes(usual))
    expect(found.sort()).toEqual(['LICENSE', 'README.md'])
    expect(read('README.md').split(usual)).toHaveLength(2)
    expect(read('src/site/texts/shell.ts')).toContain("siteName: 'My Arcade'")
    expect(JSON.parse(read('assets/site.json'))).toEqual({ title: 'My Arcade', shortName: 'My Arcade' })
  })
  it('is a repository with one commit, if git is there', () => {
    const git = spawnSync('git', ['log', '--oneline'], { cwd: target, encoding: 'utf8' })
    if (git.error) return
    expect(git.stdout.trim().split('\n')).toHaveLength(1)
    expect(spawnSync('git', ['status', '--short'], { cwd: target, encoding: 'utf8' }).stdout).toBe('')
  })
  it('has no package that only other games use', () => {
    const out = gameIds.filter((id) => id !== 'snake')
    const packages = packagesOf(out, filesOfFork(out), 'one')
    expect(Object.keys(packages)).toEqual(['package.json', 'package-lock.json'])
    for (const text of Object.values(packages)) expect(text).not.toContain('chess.js')
  })
})

describe('every test of a fork passes, and it is served', { tags: ['proof'] }, () => {
  it.each([
    ['one game', ['snake']],
    ['five games', ['snake', 'chess', 'tic-tac-toe', 'sudoku', 'word-guessing']],
  ])(
    'with %s',
    async (name, games) => {
      const target = join(folder, name.replace(' ', '-'))
      expect(fork(target, '--games', games.join()).status).toBe(0)
      // Links to packages would be followed to this project.
      cpSync('node_modules', join(target, 'node_modules'), { recursive: true, verbatimSymlinks: true })
      const { stdout } = spawnSync(process.execPath, ['.tools/test.mjs'], {
        cwd: target,
        encoding: 'utf8',
        env,
      })
      // The end of the output is in the message if it fails.
      expect(stdout.slice(-3000)).toMatch(/^\d{3,} passed, 0 failed$/m)
      const server = spawn(process.execPath, ['.tools/start.mjs', '--port', '0'], {
        cwd: target,
        env: { ...env, NO_COLOR: '1' },
      })
      try {
        const origin = await new Promise<string>((resolve, reject) => {
          let text = ''
          server.stdout.on('data', (data) => {
            text += data
            const found = /http:\/\/localhost:\d+/.exec(text)
            if (found) resolve(found[0])
          })
          server.on('exit', () => reject(new Error(text)))
        })
        const home = await (await fetch(origin)).text()
        expect(home.match(/data-card="[\w-]+"/g)).toHaveLength(games.length)
      } finally {
        server.kill()
      }
    },
    3_600_000,
  )
})
