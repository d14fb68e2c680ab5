/** Owns which modules of the site are sent together: few requests for a page, and nothing that the page does not need. */
import { fileURLToPath } from 'node:url'

interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

interface Group {
  readonly name: string | ((id: string, modules: Modules) => string | null)
  readonly test?: RegExp
  readonly minShareCount?: number
  readonly priority: number
}

/** Paths below `src`, as parts of a regular expression; slashes of both kinds. */
function own(...paths: readonly string[]): RegExp {
  return new RegExp(`[\\\\/]src[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})`)
}

const either = (one: RegExp, other: RegExp) => new RegExp(`${one.source}|${other.source}`)

/** What is the home page's alone. */
const HOME = own(
  'site/(?:home/(?!Continue|plays)|Facts|custom/(?:CustomCover|icons))',
  'games/(?:icons|[\\w-]+/view/icon)\\.ts',
)
/** What it has in common with others, for whom it would else be loaded whole, or they for it. */
const COMMON = own(
  'engine/storage/records',
  'play/session/(?:apart|clock|speed)',
  'site/(?:NotFound|dialogs|library|SiteLinks|useFound|usePage|records/words)',
  'ui/(?:late|Segmented)\\.',
)

const ICON = /[\\/]node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]/

const starting = new Set<string>()

/** What the document starts with and all that it imports, and what is common. */
function entry(id: string, modules: Modules): string | null {
  if (starting.size === 0) {
    const open = [fileURLToPath(new URL('../index.html', import.meta.url))]
    for (let next = open.pop(); next; next = open.pop()) {
      if (starting.has(next)) continue
      starting.add(next)
      open.push(...(modules.getModuleInfo(next)?.importedIds ?? []))
    }
  }
  return starting.has(id) || COMMON.test(id) || sharedIcon(id, modules) ? 'index' : null
}

/** Which files show an icon, under whichever of its names. */
function usersOf(icon: string, modules: Modules): readonly string[] {
  const importers = modules.getModuleInfo(icon)?.importers ?? []
  return importers.flatMap((file) => (ICON.test(file) ? usersOf(file, modules) : [file]))
}

/** Icons that are on the home page and elsewhere. */
function sharedIcon(id: string, modules: Modules): boolean {
  if (!ICON.test(id)) return false
  const users = usersOf(id, modules)
  return users.some((file) => HOME.test(file)) && !users.every((file) => HOME.test(file))
}

/** What a game has in common with how its moves are told: else whoever plays it would load how the moves of all games are. */
function told(id: string, modules: Modules): boolean {
  return (
    /[\\/]rules[\\/]/.test(id) &&
    (modules.getModuleInfo(id)?.importers ?? []).some(
      (file) => /[\\/]tell\.ts$/.test(file) || (file !== id && told(file, modules)),
    )
  )
}

/** A game's rules and view come in one: whoever opens it needs both. Its card is on the shelf, its bot in the worker or late. */
function gameOf(id: string): string | null {
  const [, game, part] = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]([^?]*)/.exec(id) ?? []
  if (!game || part === 'manifest.ts' || part === 'cover.svg' || part === 'trophies.ts' || part === 'bot.ts')
    return null
  // What only some options ask for.
  if (/^rules[\\/]late[\\/]/.test(part ?? '')) return `${game}-late`
  // Its card's, tables that few plays ask for, and dialogs.
  if (/^(view[\\/](?:icon|openings|GameText)|rules[\\/](?:puzzleList|pgnOf))/.test(part ?? '')) return null
  // One of several pictures is on the table.
  if (/^view[\\/]paintings[\\/](?:alps|city|forest|market|ocean|space|sunset|winter)/.test(part ?? ''))
    return null
  return game
}

/**
 * From the ground up. A group takes along what its files import, where no group above it has it: so the order is that of the
 * imports in `src/README.md`.
 */
export const CHUNKS: readonly Group[] = [
  // Every page begins with it.
  { name: entry, priority: 100 },
  // Not loaded by the others: they have the way home ready once nothing else is to do.
  { name: 'home', test: HOME, priority: 98 },
  // What every page but the first needs.
  {
    name: 'rooms',
    // The icons are those of games' pages that others show too: these would load all that surrounds a game for one of them.
    test: either(
      own('site/(?:PageHeader|HeartButton)', 'play/(?:session/options|record/address)', 'ui/(?:send|Field)'),
      /lucide-react[\\/].*[\\/](?:arrow-right|share-2|rotate-cw|flag)\./,
    ),
    priority: 97,
  },
  // What the settings have in common with every game: input and its names, sound, dialogs, the storage of plays.
  {
    name: 'shared',
    test: own(
      'engine/input/(?:oneSwitch|actions|names|bindings|gamepads|padLoop)',
      'engine/sound/(?:mixer|voices|names|port|pitch)',
      'engine/storage/(?:slot|entries|steps|saves|carryOver|matches|sealed)',
      'ui/(?:padNavigation|reach|settleToasts)',
      'play/(?:audio|useInputNames)',
    ),
    priority: 96,
  },
  // All that is asked for in one.
  {
    name: 'dialog',
    test: either(own('ui/(?:Dialog|download)', 'site/ConfirmDialog'), /lucide-react[\\/].*[\\/]x\./),
    priority: 96,
  },
  // Pictures of the visitor's own, which one game has and the settings delete, and the door they share with kept plays and turns.
  { name: 'database', test: own('engine/storage/(?:blobs|replace|database|turn)'), priority: 95 },
  // What scenes have in common with the settings: what tools for the eyes set on the page, colours on the stage too (at the
  // start for those who have set one), and how input and worlds of plays are kept.
  {
    name: 'sight',
    test: own(
      'site/sight',
      'ui/palette',
      'engine/stage/(?:look|shapes|grain|drawer|sharpness)',
      'engine/core/palettes',
      'engine/core/record/(?:frames|bytes)',
      'engine/storage/worlds',
    ),
    priority: 94,
  },
  // What surrounds every game.
  {
    name: 'play',
    test: own(
      'site/(?:GamePage|promo/Beside)',
      'play/(?!tools/|captions/|record/(?:incoming|judge|pack|pass|goOn)|kept/(?!listen)|race/(?!useRace|GhostButton|pace|meets)|review/|byLink/(?!address)|workers|HelpDialog|EndPanel|SwitchPad|Stick|place|record/result|demo/|joy/|lesson/|CountIn|EmptyFrame|NoGraphics|ThemeButton|use(?:Fit|Beside|Shape|Switch|Tilt)|.*(?:[Rr]ealtime|[Tt]urn|[Ww]atch|useStage|useGameScene|useFrameLoop|useFieldInput|computer|starts|course|board|keptWorld|countIn|aiming|hitStop|forgiver))',
      'engine/(?:input(?!/(?:tilt|steady|stick|sensitivity|pointers|tracked))|core(?!/(?:aim|copy|ending|lean|zoom|palettes|review|sha256|tally|trophy|maths|geometry|grips|reaction|sequence|toneGame|pass|search|steps|loop|shape|record/(?:record|replay|frame|bytes|resizing)))|storage(?!/(?:results|trophies|worlds)))',
      'ui/(?!scan/|[Bb]oard|tabStop|Slider|Switch|Keypad|Players|Sign|Progress|TimeBar|useDrag|useFacing|ToastHost|toast(?:Home|Place|Stay)|EndTools|MovePairs|hues|Meter)',
    ),
    priority: 90,
  },
  // Pointers on a field: of every scene, and of the few boards that are swiped.
  { name: 'pointers', test: own('engine/input/(?:pointers|tracked)'), priority: 89 },
  // What moves and meets: for scenes, and for the few boards that reckon.
  { name: 'motion', test: own('engine/core/(?:maths|geometry|grips|reaction|copy|ending)'), priority: 89 },
  // Tones and colours to be repeated.
  {
    name: 'sequence',
    test: own('engine/core/(?:sequence|toneGame|pass|steps)', 'ui/(?:hues|Sign|Progress)'),
    priority: 88,
  },
  // Two sides, and pieces to be moved.
  { name: 'pieces', test: own('ui/(?:Players|EndTools|MovePairs|useDrag|useFacing)'), priority: 88 },
  // Not needed to begin a play, and loaded when nothing else is to do: how to play, the end, the board read aloud, what few
  // play by, bots.
  {
    name: 'asked',
    test: either(
      own('play/(?:HelpDialog|EndPanel|SwitchPad|Stick|place|record/result)', 'engine/bots/client'),
      /[\\/]node_modules[\\/]comlink[\\/]/,
    ),
    priority: 88,
  },
  // What only a scene's play needs of the rooms around it.
  {
    name: 'scene',
    test: own(
      'engine/core/(?:loop|shape|record/(?:frameWriter|resizing))',
      'play/(?:CountIn|NoGraphics|demo/|use(?:Fit|Beside|Shape))',
    ),
    priority: 87,
  },
  // What keeps the results of plays: asked for when the first one has begun.
  {
    name: 'results',
    test: own(
      'engine/storage/(?:results|trophies)',
      'site/records/(?:figures|told|words|bests|Columns|Line|spread\\.ts|winWords)',
    ),
    priority: 85,
  },
  {
    name: 'days',
    test: own('site/today/(?:calendar|daily|days|games|hash|schedule|streak)\\.ts'),
    priority: 85,
  },
  // What tells of them at a play's end.
  { name: 'ends', test: own('site/records/(?:keep|EndNote)'), priority: 84 },
  { name: 'sound', test: own('engine/sound/speaker'), priority: 80 },
  {
    name: 'pixi',
    test: /[\\/]node_modules[\\/](?:@pixi|pixi\.js|react-reconciler)[\\/]/,
    priority: 70,
  },
  { name: 'physics', test: own('engine/physics'), priority: 60 },
  {
    name: 'realtime',
    test: own(
      'play/(?:RealtimePlay|joy|lesson|useTilt)',
      'play/race/useGhost',
      'engine/(?:stage|input/tilt|core/lean)',
    ),
    priority: 50,
  },
  // Boards too: a game in turns has hardly a part that others have not.
  {
    name: 'turn',
    test: own(
      'play/(?:TurnPlay|workers)',
      'ui/(?!ToastHost|toast(?:Home|Place|Stay)|scan/|Slider|Switch|Meter|TimeBar)',
    ),
    priority: 40,
  },
  // What several late parts show: else whoever shows an icon would load the first of them whole.
  {
    name: 'icons',
    test: either(own('site/custom/content', 'ui/Meter'), /[\\/]node_modules[\\/]lucide-react[\\/]/),
    minShareCount: 2,
    priority: 38,
  },
  // How moves are told: for whoever watches, a hundred bytes a game.
  { name: (id, modules) => (told(id, modules) ? 'told' : null), priority: 38 },
  { name: 'tells', test: own('games/(?:tells|[\\w-]+/tell)\\.ts'), priority: 37 },
  // Plays as files: kept when one has ended, and counted in the settings.
  {
    name: 'kept',
    test: own('play/kept/(?:store|choose|head|kept)', 'play/record/pack', 'engine/core/record/record'),
    priority: 37,
  },
  // Raced, passed on.
  {
    name: 'plays',
    test: own(
      'play/kept/(?!listen)',
      'play/race/(?!useRace|GhostButton|pace|meets|turnRival)',
      'play/record/(?:incoming|judge|pass|goOn)',
      'play/session/realtimeForgiving',
      'engine/core/record/(?:replay|frameReader)',
    ),
    priority: 36,
  },
  { name: 'watch', test: own('play/watch/(?!Realtime|realtime|Turn|turn)'), priority: 35 },
  // Few plays in turns go from one to the other by links, or race another.
  { name: 'byLink', test: own('play/byLink/(?!address)', 'play/race/turnRival'), priority: 33 },
  { name: gameOf, priority: 30 },
  // What can be won, of all games, and who wins it: nobody needs it before a play has begun.
  {
    name: 'trophies',
    test: own(
      'games/[\\w-]+/trophies',
      'games/trophies',
      'site/trophies/judge',
      'engine/core/(?:tally|trophy)',
    ),
    priority: 26,
  },
  { name: 'today', test: own('site/today'), priority: 25 },
  { name: 'records', test: own('site/records'), priority: 25 },
  // The tools of play in its pause are those of the settings.
  {
    name: 'settings',
    test: own('site/settings/(?:SettingsPage|late)', 'play/tools/PauseTools', 'ui/(?:Slider|Switch)\\.'),
    priority: 16,
  },
  // What the settings can begin without, and their dialog, which is loaded whole.
  { name: 'data', test: own('site/settings'), priority: 15 },
  {
    name: 'late',
    test: own('site/(?:custom|promo/(?:network|BlockerNotice))'),
    priority: 20,
  },
]

/**
 * Of the worker in which bots play and judges look back: a game's are sent together, and what several games reckon with. Each
 * needs the second alone, and that nothing: files that import one another in a circle WebKit cannot load at once.
 */
export const BOT_CHUNKS: readonly Group[] = [
  { name: 'core', test: either(own('engine/core'), /vite[\\/]preload-helper/), priority: 3 },
  { name: 'physics', test: own('engine/physics'), priority: 2 },
  {
    name: (id) => {
      const game = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]/.exec(id)?.[1]
      return game ? `bot-${game}` : null
    },
    priority: 1,
  },
]
