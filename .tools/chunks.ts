/**
 * Groups modules into the files of the build, by the kinds of pages that start with them. The bundler's own grouping
 * would make about 50 files of the home page and 100 of a game, with 15% to 20% more JavaScript. Dynamic imports split
 * what is loaded later.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What Rolldown passes to a group's `name` function. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
const source = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(file.replaceAll('\\', '/'))).map((file) => join(root, 'src', file))

/**
 * What scenes and `@pixi/react` use of PixiJS; more follows from these. Its index also reaches what it loads on demand, 11%
 * of a page with a scene: the WebGPU and canvas renderers, and the events of the page.
 */
const PIXI = [
  'index',
  'environment-browser/browserExt',
  'environment-webworker/webworkerExt',
  'rendering/init',
  'spritesheet/init',
  'rendering/renderers/gl/WebGLRenderer',
  'unsafe-eval/init',
  'app/Application',
  'scene/graphics/shared/Graphics',
  'scene/text/TextStyle',
].map((path) => join(root, 'node_modules/pixi.js/lib', `${path}.mjs`))

const scenes = source(/^games\/[^/]+\/view\/Scene\.tsx$/)
const games = source(/^games\/[^/]+\/index\.ts$/)
const hasScene = (game: string) => scenes.includes(join(game, '../view/Scene.tsx'))
const gamePage = source(/^(?:site\/game\/GamePage|play\/host\/Play)\.tsx$/)

/** The modules that each kind of page starts with. */
const STARTS = {
  every: [join(root, 'index.html')],
  home: source(/\/HomePage\.tsx$/),
  others: source(/\/(?:Today|Records|Settings)Page\.tsx$/),
  turn: [...gamePage, ...source(/\/TurnPlay\.tsx$/), ...games.filter((game) => !hasScene(game))],
  realtime: [...gamePage, ...source(/\/RealtimePlay\.tsx$/), ...games.filter(hasScene)],
  // Loaded behind the start panel.
  scene: [...source(/^play\/stage\/Scene\.tsx$/), ...scenes],
  pixi: PIXI,
}
type Kind = keyof typeof STARTS

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

/** The file of a module; null for what is loaded later. */
function fileOf(id: string, is: Readonly<Record<Kind | 'drawing', boolean>>): string | null {
  const inGames = is.turn || is.realtime
  if (is.every || (is.home && (is.others || inGames))) return 'index'
  if (is.home) return 'home'
  if (is.pixi || /[\\/]node_modules[\\/](?:@pixi[\\/]react|react-reconciler|its-fine)[\\/]/.test(id))
    return 'pixi'
  // Every page loads it after a change, so it must not be in a file of scenes.
  if (/[\\/](?:idb|storage[\\/]adapter[\\/](?:database|sequence))[\\/.]/.test(id)) return 'database'
  if (!inGames && !is.scene) return null
  const game = /[\\/]src[\\/]games[\\/](?!shared[\\/])([^\\/]+)[\\/]/.exec(id)?.[1]
  if (game) return inGames ? game : `${game}.scene`
  if (/[\\/](?:matter-js|engine[\\/]physics)[\\/]/.test(id)) return 'physics'
  if (is.others) return 'site'
  // Help and other dialogs are loaded later by both kinds of games.
  if (/[\\/]src[\\/]ui[\\/]dialogs[\\/]/.test(id)) return 'play'
  if (is.turn) return is.realtime ? 'play' : 'turn'
  if (is.realtime) return 'realtime'
  // What is loaded later on other pages must not bring PixiJS along.
  return is.drawing ? 'stage' : 'painting'
}

/** The groups for Rolldown's `output.codeSplitting` (https://rolldown.rs/in-depth/manual-code-splitting), for one build. */
export function chunkGroups() {
  let sets: readonly (readonly [string, ReadonlySet<string>])[] | undefined
  const name = (id: string, modules: Modules): string | null => {
    const info = (id: string) => modules.getModuleInfo(id)
    // The index reaches the whole package. Only the modules that are used count, and they are reached directly.
    const imports = (id: string) => (id === PIXI[0] ? [] : (info(id)?.importedIds ?? []))
    // The first call comes when the whole module graph is known.
    sets ??= [
      ...Object.entries(STARTS).map(([kind, starts]) => [kind, walk(starts, imports)] as const),
      ['drawing', walk(PIXI, (id) => info(id)?.importers ?? [])],
    ]
    const is = Object.fromEntries(sets.map(([kind, ids]) => [kind, ids.has(id)]))
    return fileOf(id, is as Record<Kind | 'drawing', boolean>)
  }
  // Imports of a module have groups of their own.
  return [{ name, includeDependenciesRecursively: false }]
}
