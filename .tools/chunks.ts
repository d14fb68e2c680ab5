/**
 * Groups modules into the files of the build. What similar pages need at the start is one file, so a page needs few
 * requests and loads no code of other pages. Dynamic imports split everything that is loaded later.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What Rolldown passes to a group's `name` function. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Ordered from what every page needs to what one page needs: a group also takes the imports that no earlier group took. */
const GROUPS = [
  'index',
  'home',
  'site',
  'pixi',
  'database',
  'play',
  'physics',
  'turn',
  'realtime',
  'boards',
  'scenes',
  'game',
] as const
type Group = (typeof GROUPS)[number]

/** Parts that only some games need: one file per set of games. Sets below this size (bytes) join a similar one. */
const SHARED_BY_GAMES: readonly Group[] = ['boards', 'scenes']
const MIN_SHARED_BYTES = 8000

/**
 * What the stage and @pixi/react use of PixiJS. Its index also reaches the WebGPU and canvas renderers, which PixiJS itself
 * loads on demand; they stay in files of their own.
 */
const PIXI_PARTS = [
  'index',
  'environment-browser/browserExt',
  'environment-webworker/webworkerExt',
  'rendering/init',
  'spritesheet/init',
  'rendering/renderers/gl/WebGLRenderer',
  'unsafe-eval/init',
  'app/Application',
  'filters/Filter',
  'scene/container/Container',
  'scene/graphics/shared/Graphics',
  'scene/sprite/Sprite',
  'scene/text/TextStyle',
]

const root = fileURLToPath(new URL('..', import.meta.url))

/** The modules that each kind of page starts with. */
function pageStarts() {
  const file = (path: string) => join(root, 'src', path)
  const shell = [file('site/game/GamePage.tsx'), file('play/host/Play.tsx')]
  const turnHost = [...shell, file('play/host/TurnPlay.tsx')]
  const realtimeHost = [...shell, file('play/host/RealtimePlay.tsx')]
  const boards: string[] = []
  const scenes: string[] = []
  for (const id of readdirSync(file('games')).filter((name) => existsSync(file(`games/${name}/index.ts`)))) {
    const scene = file(`games/${id}/view/Scene.tsx`)
    if (existsSync(scene)) scenes.push(file(`games/${id}/index.ts`), scene)
    else boards.push(file(`games/${id}/index.ts`))
  }
  return {
    every: [join(root, 'index.html')],
    home: [file('site/pages/home/HomePage.tsx')],
    pages: ['today/Today', 'records/Records', 'settings/Settings'].map((name) =>
      file(`site/pages/${name}Page.tsx`),
    ),
    hosts: [...turnHost, ...realtimeHost],
    turn: [...turnHost, ...boards],
    realtime: [...realtimeHost, ...scenes],
    webgl: PIXI_PARTS.map((path) => join(root, 'node_modules/pixi.js/lib', `${path}.mjs`)),
  }
}
type Reached = Readonly<Record<keyof ReturnType<typeof pageStarts>, ReadonlySet<string>>>

/** All modules that these import statically, including themselves. */
function reachedFrom(starts: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...starts]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    // A package's index reaches the whole package. Only the modules that are used count, and they are reached directly.
    if (!/pixi\.js[\\/]lib[\\/]index\.mjs$/.test(id))
      open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

/** The id of the game whose folder holds a module. */
const gameOf = (id: string) => /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]/.exec(id)?.[1]

/** The group of a module; null for what is loaded later. */
function groupOf(id: string, { every, home, pages, hosts, turn, realtime, webgl }: Reached): Group | null {
  const [inTurn, inRealtime] = [turn.has(id), realtime.has(id)]
  if (every.has(id) || (home.has(id) && (pages.has(id) || inTurn || inRealtime))) return 'index'
  if (home.has(id)) return 'home'
  // Small, and shared by several parts that load later.
  if (/[\\/](?:idb|storage[\\/]adapter[\\/](?:database|sequence))[\\/.]/.test(id)) return 'database'
  if (webgl.has(id) || /[\\/]node_modules[\\/](?:@pixi[\\/]react|react-reconciler|its-fine)[\\/]/.test(id))
    return 'pixi'
  if (!inTurn && !inRealtime) return null
  if (gameOf(id)) return 'game'
  if (/[\\/](?:matter-js|engine[\\/]physics)[\\/]/.test(id)) return 'physics'
  if (pages.has(id)) return 'site'
  if (inTurn && inRealtime) return 'play'
  if (hosts.has(id)) return inTurn ? 'turn' : 'realtime'
  return inTurn ? 'boards' : 'scenes'
}

/** The groups for Rolldown's `output.codeSplitting` (https://rolldown.rs/in-depth/manual-code-splitting), for one build. */
export function chunkGroups() {
  let reached: Reached | undefined
  return GROUPS.map((group, i) => ({
    debugName: group,
    name(id: string, modules: Modules): string | null {
      // The first call comes when the whole module graph is known.
      reached ??= Object.fromEntries(
        Object.entries(pageStarts()).map(([kind, starts]) => [kind, reachedFrom(starts, modules)]),
      ) as unknown as Reached
      if (groupOf(id, reached) !== group) return null
      return group === 'game' ? (gameOf(id) ?? null) : group
    },
    priority: GROUPS.length - i,
    // Otherwise each part of a scene would include everything that the index of PixiJS reaches.
    includeDependenciesRecursively: group === 'boards',
    ...(SHARED_BY_GAMES.includes(group)
      ? { entriesAware: true, entriesAwareMergeThreshold: MIN_SHARED_BYTES }
      : {}),
  }))
}
