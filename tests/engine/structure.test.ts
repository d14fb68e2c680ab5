/** Owns the house rules that a reader cannot hold alone: who may import whom, and what headless files must not touch. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = 'src'
const files = (readdirSync(SRC, { recursive: true }) as string[])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))

/** Rooms from the ground up: a file may import its own room and those before it. Nothing imports the workbench. */
const FLOORS = [
  'engine/core',
  'engine/storage',
  'engine',
  'ui',
  'games',
  'play',
  'site',
  'main.tsx',
  'workbench',
]
const room = (file: string) => FLOORS.findIndex((floor) => file === floor || file.startsWith(`${floor}/`))

interface Import {
  readonly file: string
  /** A path below src, or the name of a package. */
  readonly to: string
}

const imports: Import[] = files.flatMap((file) => {
  const text = readFileSync(join(SRC, file), 'utf8')
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1] as string,
  )
  return found.map((to) => ({
    file,
    to: to.startsWith('.') ? normalize(join(dirname(file), to)).replaceAll('\\', '/') : to,
  }))
})
const inside = imports.filter(({ to }) => room(to) >= 0)

describe('the house', () => {
  it('has every file in a room', () => {
    expect(files.filter((file) => room(file) < 0)).toEqual([])
    expect(imports.length).toBeGreaterThan(100)
  })
  it('imports downward only', () => {
    expect(inside.filter(({ file, to }) => room(to) > room(file))).toEqual([])
  })
  it('keeps games apart from each other', () => {
    const game = (path: string) => path.match(/^games\/([^/]+)\//)?.[1]
    expect(inside.filter(({ file, to }) => game(file) && game(to) && game(file) !== game(to))).toEqual([])
  })
  it('opens a game by its manifest and its worker entry alone', () => {
    const intoGames = inside.filter(
      ({ file, to }) => /^games\/[^/]+\//.test(to) && !/^games\/[^/]+\//.test(file),
    )
    expect(intoGames).toEqual([])
  })
  it('keeps rules, bots and generators headless: engine/core, engine/physics and libraries of pure rules alone', () => {
    const headless = /^games\/[^/]+\/(rules|bot)(\/|\.ts$)/
    const pure = new Set(['chess.js'])
    const ownHeadless = (file: string, to: string) =>
      dirname(file).split('/')[1] === to.split('/')[1] && /^games\/[^/]+\/(rules|bot)(\/|$)/.test(to)
    const strays = imports.filter(
      ({ file, to }) =>
        headless.test(file) &&
        !/^engine\/(core|physics)\//.test(to) &&
        !ownHeadless(file, to) &&
        !pure.has(to),
    )
    expect(strays).toEqual([])
  })
  it('lets each engine library in by one door', () => {
    const only = (library: RegExp, door: RegExp) =>
      imports.filter(({ file, to }) => library.test(to) && !door.test(file)).map(({ file }) => file)
    expect(only(/^(pixi\.js|@pixi\/react)/, /^engine\/stage\/|^games\/[^/]+\/view\/|^workbench\//)).toEqual(
      [],
    )
    expect(only(/^howler/, /^engine\/sound\//)).toEqual([])
    expect(only(/^matter-js/, /^engine\/physics\//)).toEqual([])
    expect(only(/^comlink/, /^engine\/bots\//)).toEqual([])
    expect(only(/^react-toastify/, /^ui\//)).toEqual([])
    expect(only(/^chess\.js/, /^games\/chess\//)).toEqual([])
  })
  it('keeps clocks, chance and the page out of headless files', () => {
    const headless = files.filter((file) =>
      /^engine\/core\/|^engine\/physics\/|^games\/[^/]+\/(rules|bot)(\/|\.ts$)/.test(file),
    )
    const forbidden =
      /Math\.random|Date\.now|new Date|performance\.now|setTimeout|setInterval|\bwindow\.|\bdocument\.|\blocalStorage\b/
    const strays = headless.filter((file) =>
      readFileSync(join(SRC, file), 'utf8')
        .split('\n')
        .some((line) => !/^\s*(\/\/|\/?\*)/.test(line) && forbidden.test(line)),
    )
    expect(strays).toEqual([])
    expect(headless.length).toBeGreaterThan(10)
  })
  it('touches localStorage through its door alone', () => {
    const strays = files.filter(
      (file) =>
        file !== 'engine/storage/door.ts' &&
        /\blocalStorage\s*[.[)]/.test(readFileSync(join(SRC, file), 'utf8')),
    )
    expect(strays).toEqual([])
  })
  it('says in the first line of every file what it owns', () => {
    const silent = files.filter(
      (file) => !/^\/\*\* ?(Owns|Boots)|^\/\*\*\n \* Owns/.test(readFileSync(join(SRC, file), 'utf8')),
    )
    expect(silent).toEqual([])
  })
  it('says of every function and class of the engine what it does', () => {
    const silent = files
      .filter((file) => file.startsWith('engine/'))
      .flatMap((file) => {
        const lines = readFileSync(join(SRC, file), 'utf8').split('\n')
        return lines.filter(
          (line, i) =>
            /^export (async )?(function|class)\b/.test(line) && !lines[i - 1]?.trim().endsWith('*/'),
        )
      })
    expect(silent).toEqual([])
  })
  it('names in its pages only files that are there', () => {
    const pages = [
      'README.md',
      ...['', 'engine/', 'play/', 'games/'].map((folder) => `src/${folder}README.md`),
    ]
    for (const page of pages) {
      const text = readFileSync(page, 'utf8')
      const marked = [...text.matchAll(/`([^`\s]+\.(?:tsx?|mjs|css|md))`|\]\(([^)#:]+)\)/g)]
      const named = marked
        .map((match) => (match[1] ?? match[2]) as string)
        .filter((name) => !name.includes('<'))
      // The guide to a game names files as they are called in every game.
      const folders = page.startsWith('src/games/') ? ['', 'snake', 'tic-tac-toe'] : ['']
      const isThere = (name: string) =>
        folders.some((folder) => existsSync(join(dirname(page), folder, name)))
      expect(
        named.filter((name) => !isThere(name)),
        page,
      ).toEqual([])
      expect(named.length, page).toBeGreaterThan(2)
    }
  })
})
