/** Rules for the code that the linter does not know: who may import whom, and what belongs in one place. See also .biome.json. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../support/gameIds'
import { codeOf, files, imports, inside, isText, layerOf, SRC, targetsOf } from './sources'

/** The folders inside a layer or folder, lowest first. */
const ORDER = {
  'play/session': ['view', 'records', 'assists', 'events', 'core', 'realtime', 'turns'],
  ui: [
    'styles',
    'input',
    'toasts',
    'controls',
    'cards',
    'loading',
    'dialogs',
    'board',
    'cardTable',
    'editor',
  ],
  site: [
    'texts',
    'languages',
    'offline',
    'search',
    'library',
    'layout',
    'custom',
    'records',
    'trophies',
    'today',
    'settings',
    'game',
    'promo',
    'pages',
    'embed',
    'app',
  ],
  play: [
    'texts',
    'opening',
    'session',
    'replay',
    'embed',
    'own',
    'print',
    'practice',
    'assists',
    'byLink',
    'live',
    'group',
    'stage',
    'controls',
    'panels',
    'frame',
    'watch',
    'host',
  ],
}

/** The game that a path below src belongs to. */
const gameOf = (path: string) => path.match(/^games\/(?!shared\/)([^/]+)\//)?.[1]

describe('structure', () => {
  it('every file belongs to a layer', () => {
    expect(files.filter((file) => layerOf(file) < 0)).toEqual([])
  })
  it('imports go to the same layer or a lower one', () => {
    expect(inside.filter(({ file, to }) => layerOf(to) > layerOf(file))).toEqual([])
  })
  it.each(Object.entries(ORDER))('folders of %s import only folders below them', (layer, order) => {
    const folderOf = (path: string) => path.match(new RegExp(`^${layer}/([^/]+)/`))?.[1]
    const between = inside.flatMap(({ file, to }) => {
      const [from, into] = [folderOf(file), folderOf(to)]
      return from && into && from !== into ? [{ file, to, from, into }] : []
    })
    expect(between.filter(({ from, into }) => order.indexOf(into) >= order.indexOf(from))).toEqual([])
    const folders = new Set(files.map(folderOf))
    expect(order.filter((folder) => !folders.has(folder))).toEqual([])
  })
  it('games do not import each other', () => {
    expect(
      inside.filter(({ file, to }) => gameOf(to) && gameOf(file) && gameOf(to) !== gameOf(file)),
    ).toEqual([])
  })
  it('what families of games share is headless and knows no game', () => {
    const strays = imports.filter(
      ({ file, to }) =>
        file.startsWith('games/shared/') &&
        !/^engine\/(core|physics)\//.test(to) &&
        !to.startsWith(`${file.split('/').slice(0, 3).join('/')}/`),
    )
    expect(strays).toEqual([])
  })
  it('rules and bots import only types from options', () => {
    const values = files.filter(
      (file) =>
        /^games\/.*\/(rules|bot)[./]/.test(file) &&
        /^import (?!type )[^'"]*from '(\.\.?\/)+options'/m.test(codeOf(file)),
    )
    expect(values).toEqual([])
  })
  it('files import each other in no cycle, types included', () => {
    const rest = new Set(files)
    const targets = new Map([...rest].map((file) => [file, targetsOf(file)]))
    // Removes the files that import none of the rest, again and again: a cycle stays, with what imports it.
    for (let size = 0; size !== rest.size; ) {
      size = rest.size
      for (const file of rest) if (!targets.get(file)?.some((to) => rest.has(to))) rest.delete(file)
    }
    expect([...rest]).toEqual([])
  })
  it('code outside a game imports none of its files (the catalog finds games by glob)', () => {
    const intoGames = inside.filter(
      ({ file, to }) => /^games\/[^/]+\//.test(to) && !/^(?:games\/[^/]+|locales)\//.test(file),
    )
    expect(intoGames).toEqual([])
  })
  it('texts, options, rules, bots and reviews import only engine/core, engine/physics, games/shared, data and pure libraries', () => {
    const headless = /^games\/[^/]+\/(texts|options|rules|bot|describeMove|review|data)(\/|\.ts$)/
    const pure = new Set(['chess.js'])
    const ownHeadless = (file: string, to: string) =>
      dirname(file).split('/')[1] === to.split('/')[1] &&
      /^games\/[^/]+\/(texts|options|rules|bot|describeMove|review|data)(\/|$)/.test(to)
    const strays = imports.filter(
      ({ file, to }) =>
        headless.test(file) &&
        !/^(engine\/(core|physics)|games\/shared)\//.test(to) &&
        !ownHeadless(file, to) &&
        !pure.has(to),
    )
    expect(strays).toEqual([])
  })
  it('text modules import only engine/core/text, and translations also the types of English ones', () => {
    const strays = imports.filter(
      ({ file, to }) =>
        (isText(file) || file.startsWith('locales/')) &&
        to !== 'engine/core/text' &&
        !(file.startsWith('locales/') && (isText(`${to}.ts`) || to === 'locales/translation')),
    )
    expect(strays).toEqual([])
    const values = files
      .filter((file) => file.startsWith('locales/'))
      .filter((file) => /^import (?!type ).*texts\//m.test(codeOf(file)))
    expect(values).toEqual([])
  })
  it('trophies import only types and their texts, and nothing imports them', () => {
    const own = files.filter((file) => /^games\/[^/]+\/trophies\.ts$/.test(file))
    const values = own.flatMap((file) =>
      [...codeOf(file).matchAll(/^import (?!type ).* from '(.*)'$/gm)].map(([, to]) => to),
    )
    const allowed = ['../../engine/core/game/trophy', './texts/trophies']
    expect(values.filter((to) => !allowed.includes(to as string))).toEqual([])
    expect(inside.filter(({ to }) => /^games\/[^/]+\/trophies$/.test(to))).toEqual([])
  })
  it('no code outside a game names it', () => {
    const names = new RegExp(`(?<=['"\`/])(?:${gameIds.join('|')})(?=['"\`/])`, 'g')
    const named = (file: string) =>
      (codeOf(file).match(names) ?? []).filter((id) => !file.startsWith(`games/${id}/`))
    const strays = files
      // Translations of games. The daily calendar keeps its order forever: changing it would change past days.
      .filter((file) => !file.startsWith('locales/') && file !== 'site/today/games.ts')
      .flatMap((file) => named(file).map((id) => `${file}: ${id}`))
    expect(strays).toEqual([])
  })
  it('views use only the PixiJS elements that the stage registers', () => {
    const known =
      codeOf('engine/stage/stage.ts')
        .match(/extend\(\{ (.*) \}\)/)?.[1]
        ?.split(', ')
        .map((name) => name.replace(/:.*/, '')) ?? []
    const used = files.flatMap((file) =>
      [...codeOf(file).matchAll(/<pixi([A-Z]\w*)/g)].map(([, name]) => name as string),
    )
    expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([])
    expect(known).toContain('Sprite')
  })
  it('every game folder has the same entries', () => {
    const named =
      /^(manifest\.ts|index\.ts|cover\.svg|options\.ts|rules|rules\.ts|describeMove\.ts|bot|bot\.ts|review|review\.ts|texts|data|trophies\.ts|view)$/
    const strays = gameIds
      .flatMap((id) => readdirSync(join(SRC, 'games', id)).map((file) => `${id}/${file}`))
      .filter((path) => !named.test(path.split('/')[1] as string))
    expect(strays).toEqual([])
  })
  it('what only one game needs is in its folder: packs of other games leave that out', () => {
    expect(imports.filter(({ file, to }) => gameOf(file) && to.startsWith('../'))).toEqual([])
  })
  it('within a game, imports go from view and index to review, bot and rules, never back', () => {
    const own = inside.filter(({ file, to }) => gameOf(file) && gameOf(file) === gameOf(to))
    const part = (path: string) => (path.split('/')[2] as string).replace(/\.tsx?$/, '')
    const rank: Readonly<Record<string, number>> = {
      texts: 0,
      data: 0,
      options: 1,
      rules: 1,
      describeMove: 1,
      trophies: 1,
      bot: 2,
      review: 3,
      view: 4,
      index: 5,
      manifest: 6,
    }
    const strays = own.filter(({ file, to }) => (rank[part(to)] ?? 9) > (rank[part(file)] ?? -1))
    expect(strays).toEqual([])
  })
  it('game pages load little of live play, embedding, practice and groups before they are used', () => {
    const reached = new Set<string>()
    const open = ['Play.tsx', 'TurnPlay.tsx', 'RealtimePlay.tsx'].map((name) => `play/host/${name}`)
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (reached.has(file)) continue
      reached.add(file)
      const values = codeOf(file).matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*from\s+'(\.[^']+)'/gm)
      const used = [...values].map(([, to]) => normalize(join(dirname(file as string), to as string)))
      open.push(...targetsOf(file).filter((to) => used.includes(to.replace(/(\/index)?\.tsx?$/, ''))))
    }
    expect(
      [...reached]
        .filter((file) =>
          /^(play\/(texts\/)?(live|embed|practice|group)\b|engine\/storage\/values\/(practice|groups)\.)/.test(
            file,
          ),
        )
        .sort(),
    ).toEqual([
      'play/embed/embedded.ts',
      'play/embed/lazyEmbed.ts',
      'play/group/lazyGroup.tsx',
      'play/live/port.ts',
      'play/practice/lazyPractice.ts',
      'play/practice/usePractice.ts',
    ])
  })
  it('hex colors are read in one place', () => {
    const holds = (pattern: RegExp) =>
      files.filter((file) => pattern.test(readFileSync(join(SRC, file), 'utf8')))
    expect(holds(/parseInt\([^\n]*, 16\)/)).toEqual(['engine/core/palette.ts'])
  })
  it('no style sheet composes classes from another file, which would copy them', () => {
    const sheets = (readdirSync(SRC, { recursive: true }) as string[]).filter((file) => file.endsWith('.css'))
    const joined = sheets.filter((file) =>
      /composes:[^;]*\bfrom\b/.test(readFileSync(join(SRC, file), 'utf8')),
    )
    expect(joined).toEqual([])
  })
})
