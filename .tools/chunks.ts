/** Owns which modules of the site are sent together: few requests for a page, and nothing that the page does not need. */
import { fileURLToPath } from 'node:url'

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
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

/** What the home page has in common with others, for whom it would else be loaded whole, or they for it. */
const COMMON = either(
  own(
    'engine/storage/records',
    'play/session/(?:apart|speed)',
    'site/(?:dialogs|library|SiteLinks|useFound|usePage|records/words)',
    'ui/(?:late|Segmented)\\.',
  ),
  /lucide-react[\\/].*[\\/](?:brain|calendar-days|dice-1|dices|gamepad-2|heart|pencil|plus|settings|star|target|trash|trophy|users?|zap)\./,
)

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
  return starting.has(id) || COMMON.test(id) ? 'index' : null
}

/** A game's rules and view come in one: whoever opens it needs both. Its card is on the shelf, its bot in the worker or late. */
function gameOf(id: string): string | null {
  const [, game, part] = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]([^?]*)/.exec(id) ?? []
  if (!game || part === 'manifest.ts' || part === 'cover.svg' || part === 'trophies.ts' || part === 'bot.ts')
    return null
  // Tables that few plays ask for.
  if (/^(view[\\/]openings|rules[\\/]puzzleList)/.test(part ?? '')) return null
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
  {
    name: 'home',
    test: own('site/(?:home/(?!Continue|plays)|Facts|custom/(?:CustomCover|icons))'),
    priority: 98,
  },
  // What every page but the first needs.
  {
    name: 'rooms',
    // The icons are those of games' pages that others show too: these would load all that surrounds a game for one of them.
    test: either(
      own(
        'site/(?:PageHeader|HeartButton|ConfirmDialog|custom/content)',
        'play/(?:session/options|record/address)',
        'ui/(?:send|Field|Switch|Slider)',
      ),
      /lucide-react[\\/].*[\\/](?:arrow-right|share-2)\./,
    ),
    priority: 97,
  },
  // What the settings have in common with every game: input and its names, sound, dialogs, the storage of plays.
  {
    name: 'shared',
    test: own(
      'engine/input/(?:oneSwitch|actions|names|bindings|gamepads|padLoop)',
      'engine/sound/(?:mixer|voices|names|port|pitch)',
      'engine/storage/(?:slot|entries|steps|saves|carryOver|trophies|matches|sealed)',
      'ui/(?:padNavigation|reach|toastHome|toastPlace|Dialog|download)',
      'play/(?:audio|useInputNames)',
    ),
    priority: 96,
  },
  // Pictures of the visitor's own, which one game has and the settings delete, and the door they share with kept plays.
  { name: 'blobs', test: own('engine/storage/(?:blobs|replace|database)'), priority: 95 },
  // What scenes have in common with the settings: what tools for the eyes set on the page, colours on the stage too (at the
  // start for those who have set one), and how input and worlds of plays are kept.
  {
    name: 'sight',
    test: own(
      'site/sight',
      'ui/palette',
      'engine/stage/(?:look|shapes)',
      'engine/core/record/(?:frames|bytes)',
      'engine/storage/worlds',
    ),
    priority: 94,
  },
  // What surrounds every game.
  {
    name: 'play',
    test: own(
      'site/GamePage',
      'play/(?!tools/|captions/|record/(?:incoming|judge|pack|pass|goOn)|kept/(?!listen)|race/(?!useRace|GhostButton|pace|meets)|review/|byLink/(?!address)|workers|demo/|joy/|lesson/|CountIn|NoGraphics|use(?:Fit|Beside|Shape|Tilt)|.*(?:[Rr]ealtime|[Tt]urn|[Ww]atch|useStage|useGameScene|useFrameLoop|useFieldInput|computer|starts|course|board|keptWorld|countIn))',
      'engine/(?:input(?!/tilt)|core(?!/(?:aim|lean|zoom|palettes|review|sha256|tally|trophy|maths|geometry|grips|reaction|sequence|toneGame|pass|search|steps|loop|shape|record/(?:record|replay|frame|bytes|resizing)))|storage(?!/(?:results|worlds)))',
      'ui/(?!scan/|Board|Keypad|Players|Sign|Progress|TimeBar|useDrag|ToastHost|EndTools|MovePairs|hues|Meter)',
    ),
    priority: 90,
  },
  // What moves and meets: for scenes, and for the few boards that reckon.
  { name: 'motion', test: own('engine/core/(?:maths|geometry|grips|reaction)'), priority: 89 },
  // Tones and colours to be repeated, and the parts of the few boards that set a value.
  {
    name: 'sequence',
    test: own('engine/core/(?:sequence|toneGame|pass|steps)', 'ui/(?:EndTools|MovePairs|hues|Meter)'),
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
      'engine/storage/results',
      'site/roomFacts',
      'site/records/(?:keep|bests|Columns|EndNote|Line|figures|told|spread\\.ts|winWords|words)',
      'site/today/(?:calendar|daily|days|games|hash|schedule|streak)\\.ts',
    ),
    priority: 85,
  },
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
    test: own('play/(?:TurnPlay|workers)', 'play/race/turnRival', 'ui/(?!ToastHost|scan/)'),
    priority: 40,
  },
  // Icons of several late parts: else whoever shows one would load the first of them whole.
  { name: 'icons', test: /[\\/]node_modules[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 38 },
  // How moves are told: for whoever watches, a hundred bytes a game.
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
      'play/race/(?!useRace|GhostButton|pace|meets)',
      'play/record/(?:incoming|judge|pass|goOn)',
      'engine/core/record/(?:replay|frameReader)',
    ),
    priority: 36,
  },
  { name: 'watch', test: own('play/watch/(?!Realtime|realtime|Turn|turn)'), priority: 35 },
  // Few plays go from one to the other by links.
  { name: 'byLink', test: own('play/byLink/(?!address)'), priority: 33 },
  // A page that is not there needs little.
  { name: 'NotFound', test: own('site/NotFound'), priority: 32 },
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
  { name: 'settings', test: own('site/settings'), priority: 15 },
  {
    name: 'late',
    test: own('site/(?:custom|promo/(?:network|BlockerNotice))'),
    priority: 20,
  },
]
