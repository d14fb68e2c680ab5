/**
 * Groups modules into the files of the build, by the kinds of pages that start with them. The bundler's own grouping
 * would make about 50 files of the home page and 100 of a game, with 15% to 20% more JavaScript. Dynamic imports split
 * what is loaded later.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What Rolldown passes to the function that names a group. */
interface Modules {
  getModuleInfo(id: string): {
    readonly exports: readonly string[]
    readonly importedIds: readonly string[]
    readonly importers: readonly string[]
  } | null
}

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
const source = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(file.replaceAll('\\', '/'))).map((file) => join(root, 'src', file))

/** The entry points of PixiJS that the stage imports. The first is an index of the whole package. */
const PIXI = ['pixi.js', 'pixi.js/unsafe-eval'].map((name) => fileURLToPath(import.meta.resolve(name)))

/**
 * What scenes, `@pixi/react` and the index itself use of the index; all else that they use follows from these. The index
 * also reaches what PixiJS loads on demand, 10% of a page with a scene: the WebGPU and canvas renderers, and the events of
 * the page.
 */
const PIXI_EXPORTS: readonly string[] = [
  'Application',
  'browserExt',
  'Graphics',
  'TextStyle',
  'WebGLRenderer',
  'webworkerExt',
] satisfies (keyof typeof import('pixi.js'))[]

const gamePage = source(/^(?:site\/game\/GamePage|play\/host\/Play)\.tsx$/)

/** The modules that each kind of page starts with, without the games themselves. */
const STARTS = {
  every: [join(root, 'index.html')],
  home: source(/\/HomePage\.tsx$/),
  others: source(/\/(?:Today|Records|Settings)Page\.tsx$/),
  turn: [...gamePage, ...source(/\/TurnPlay\.tsx$/)],
  realtime: [...gamePage, ...source(/\/RealtimePlay\.tsx$/)],
  // Loaded behind the start panel.
  scene: source(/^play\/stage\/Scene\.tsx$/),
  pixi: PIXI,
}
type Kind = keyof typeof STARTS

/** The definitions and the scenes of games. */
const definitions = source(/^games\/[^/]+\/index\.ts$/)
const scenes = source(/^games\/[^/]+\/view\/Scene\.tsx$/)

// Words and puzzles of other languages have the same path below a folder of `src/locales`.
const gameOf = (id: string) =>
  /[\\/]src[\\/](?:.+[\\/])?games[\\/](?!shared[\\/])([^\\/]+)[\\/]/.exec(id)?.[1]
const withScene = scenes.map((start) => gameOf(start) as string)

/** These modules, and all that follow from them. */
function walk(starts: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...starts]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...next(id))
  }
  return found
}

type Named = readonly (readonly [string, ReadonlySet<string>])[]

/** Where a module is needed. */
interface Uses {
  readonly is: Readonly<Record<Kind | 'drawing', boolean>>
  /** The games whose definition or scene reaches it. */
  readonly definitions: readonly string[]
  readonly scenes: readonly string[]
}

/** The file of a module; null for what is loaded later. */
function fileOf(id: string, { is, definitions, scenes }: Uses): string | null {
  const inGames = is.turn || is.realtime || definitions.length > 0
  if (is.every || (is.home && (is.others || inGames))) return 'index'
  if (is.home) return 'home'
  if (is.pixi || /[\\/]node_modules[\\/](?:@pixi[\\/]react|react-reconciler|its-fine)[\\/]/.test(id))
    return 'pixi'
  // Every page loads it after a change, so it must not be in a file of scenes.
  if (/[\\/](?:idb|storage[\\/]adapter[\\/](?:database|sequence))[\\/.]/.test(id)) return 'database'
  if (!inGames && !is.scene && scenes.length === 0)
    // Pages name every file that they may load later: one instead of ten.
    return /[\\/]src[\\/]play[\\/](?:texts[\\/])?(practice|group)[\\/.]/.exec(id)?.[1] ?? null
  const game = gameOf(id)
  if (game) return inGames ? game : `${game}.scene`
  if (/[\\/](?:matter-js|engine[\\/]physics)[\\/]/.test(id)) return 'physics'
  if (inGames && is.others) return 'site'
  // Help and other dialogs are loaded later by both kinds of games; they raise the messages.
  if (/[\\/](?:src[\\/]ui[\\/](?:dialogs[\\/]|toasts[\\/]toastHome)|icons[\\/]x\.)/.test(id)) return 'play'
  const ofBoards = is.turn || definitions.some((game) => !withScene.includes(game))
  const ofScenes = is.realtime || definitions.some((game) => withScene.includes(game))
  if (ofBoards && ofScenes) return 'play'
  if (ofScenes) return 'realtime'
  if (is.turn) return 'turn'
  if (ofBoards)
    return (
      /[\\/]src[\\/](?:.+[\\/])?(?:games[\\/]shared|ui)[\\/](sequence|words|cards|cardTable|patience)[\\/]/.exec(
        id,
      )?.[1] ?? 'board'
    )
  // What is loaded later on other pages must not bring PixiJS along.
  return is.drawing ? 'stage' : 'painting'
}

/** The groups for Rolldown's code splitting (https://rolldown.rs/in-depth/manual-code-splitting), for one build. */
export function chunkGroups() {
  let sets: { readonly kinds: Named; readonly definitions: Named; readonly scenes: Named } | undefined
  const name = (id: string, modules: Modules): string | null => {
    const info = (id: string) => modules.getModuleInfo(id)
    // Modules without exports have effects. The index of a folder repeats exports of others.
    const isUsed = (id: string) => {
      const exports = info(id)?.exports ?? []
      const counts = exports.length === 0 || exports.some((name) => PIXI_EXPORTS.includes(name))
      return counts && !id.endsWith('index.mjs')
    }
    const imports = (id: string) => {
      const ids = info(id)?.importedIds ?? []
      return id === PIXI[0] ? ids.filter(isUsed) : ids
    }
    // The first call comes when the whole module graph is known.
    sets ??= {
      kinds: [
        ...Object.entries(STARTS).map(([kind, starts]) => [kind, walk(starts, imports)] as const),
        ['drawing', walk(PIXI, (id) => info(id)?.importers ?? [])],
      ],
      definitions: definitions.map((start) => [gameOf(start) as string, walk([start], imports)]),
      scenes: scenes.map((start) => [gameOf(start) as string, walk([start], imports)]),
    }
    const names = (named: Named) => named.filter(([, ids]) => ids.has(id)).map(([name]) => name)
    return fileOf(id, {
      is: Object.fromEntries(sets.kinds.map(([kind, ids]) => [kind, ids.has(id)])) as Uses['is'],
      definitions: names(sets.definitions),
      scenes: names(sets.scenes),
    })
  }
  // Imports of a module have groups of their own.
  return [{ name, includeDependenciesRecursively: false }]
}
