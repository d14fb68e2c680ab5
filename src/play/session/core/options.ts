/** Where a game's options and seed come from: the address first, then the last choice, then the defaults. */
import type { Game, Option, OptionValues, Size } from '../../../engine/core/game/contract'
import type { PlayRecord } from '../../../engine/core/record/record'
import type { Save } from '../../../engine/storage/values/saves'
import { settings } from '../../../engine/storage/values/settings'
import { onHost } from '../../../ui/basePath'
import type { OwnContent } from '../../own/content'
import type { Challenge } from '../../record/challenge'
import { sessionTexts } from '../../texts/session'
import type { Live } from './live'

/** Where a game is resumed: a moment of a replay, or a game played by link. */
export type ResumePoint =
  | { readonly kind: 'realtime'; readonly world: unknown; readonly size: Size }
  | {
      readonly kind: 'turn'
      readonly save: Save
      /** It came by link from the other player. */
      readonly byLink?: true
    }

export interface Opening {
  readonly options: Record<string, string>
  /** The options that the address names. */
  readonly asked: OptionValues
  readonly seed: number | null
  /** A position in the game's notation; only for turn-based games. */
  readonly position: string | null
  /** A visitor's content in place of the game's own. */
  readonly own?: OwnContent | null
  /** The visitor has just asked for this game: it starts without the start panel. */
  readonly begins?: true
  /** Another player's result to beat. */
  readonly challenge?: Challenge | null
  /** A verified replay of the same start to race against. */
  readonly rival?: PlayRecord
  /** Where to resume a game that was watched or sent. */
  readonly resumeFrom?: ResumePoint
  /** The game is played with another device. */
  readonly live?: Live
  /** Messages about parts of the address that cannot be used. */
  readonly complaints: readonly string[]
}

export function defaultOptions(options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.id, option.initial]))
}

/** The value in a record that may be older than the option. */
const valueIn = ({ id, later, initial }: Option, kept: OptionValues): string | undefined =>
  kept[id] ?? (later ? initial : undefined)

/** Whether a later option has its initial value, or no effect with the others: records ignore it. */
const isIdle = (option: Option, values: OptionValues) =>
  option.later === true && (valueIn(option, values) === option.initial || !(option.shown?.(values) ?? true))

/**
 * The option values that matter to the rules: without options of the view, and without later options that have
 * their initial value or no effect. Records are stored under them.
 */
export function ruling(options: readonly Option[], values: OptionValues): Record<string, string> {
  const known = options
    .filter((option) => !option.view && !isIdle(option, values))
    .map(({ id }) => [id, values[id] ?? ''] as const)
  return Object.fromEntries(known)
}

/** The options of a stored game, completed by options that were added since. */
export function withLater(options: readonly Option[], kept: OptionValues): Record<string, string> {
  const added = options.filter(({ id, later }) => later && kept[id] === undefined)
  return { ...kept, ...Object.fromEntries(added.map(({ id, initial }) => [id, initial])) }
}

/** Whether the rules are those of the specification. */
export function isDefault(options: readonly Option[], values: OptionValues): boolean {
  return options.every(
    (option) => option.view || isIdle(option, values) || valueIn(option, values) === option.initial,
  )
}

/** The choices that are not initial ones: 'Wrap, Fast'; '' for the default mode. */
export function modeText({ options }: Pick<Game, 'options'>, values: OptionValues): string {
  return options
    .filter(({ view, initial, id, shown }) => !view && values[id] !== initial && (shown?.(values) ?? true))
    .map(({ id, choices }) => choices.find(({ value }) => value === values[id])?.label)
    .filter(Boolean)
    .join(', ')
}

/** Whether a saved game has valid choices for all options of the rules; options of the view may be newer. */
export function fitOptions(options: readonly Option[], kept: OptionValues): boolean {
  return options.every(
    (option) => option.view || option.choices.some(({ value }) => value === valueIn(option, kept)),
  )
}

/** Whether a stored game has the options that the address asks for. */
export function agrees(options: readonly Option[], kept: OptionValues, asked: OptionValues): boolean {
  const whole = withLater(options, kept)
  return Object.entries(asked).every(([id, value]) => whole[id] === value)
}

/** Whether Restart means the same puzzle again in a game with these options. */
export function isPuzzle({ sameStart }: Pick<Game, 'sameStart'>, options: OptionValues): boolean {
  return typeof sameStart === 'function' ? sameStart(options) : sameStart === true
}

/** Whether Restart begins the same start again, given the current options and those chosen for the next game. */
export function startsAgain(game: Game, options: OptionValues, chosen: OptionValues): boolean {
  if (!isPuzzle(game, options)) return false
  // A rotated window does not change the puzzle.
  const known = ({ shape: _shape, ...values }: Record<string, string>) =>
    JSON.stringify(Object.entries(values).sort())
  return known(ruling(game.options, options)) === known(ruling(game.options, chosen))
}

/** The largest seed. */
export const MOST_SEED = 4294967295

/**
 * Reads an address such as `?seed=42&difficulty=hard`. Invalid values are ignored, with a message.
 *
 * @param shared - the address starts someone else's game, even without a seed or position
 */
export function readOpening(id: string, game: Game, search: string, shared = false): Opening {
  const parameters = new URLSearchParams(search)
  const complaints: string[] = []
  // A shared link includes the options: those not named have their initial value, whatever was chosen here.
  const exact = shared || parameters.has('seed') || parameters.has('position')
  const remembered = exact ? {} : (settings.get().options[id] ?? {})
  const options = defaultOptions(game.options)
  const named: Record<string, string> = {}
  for (const option of game.options) {
    const last = remembered[option.id]
    const fits = (value: string) => option.choices.some((choice) => choice.value === value)
    const asked = parameters.get(option.id)
    if (asked !== null && fits(asked)) named[option.id] = asked
    else if (last !== undefined && fits(last)) options[option.id] = last
    if (asked !== null && !fits(asked)) {
      const values = option.choices.map((choice) => choice.value)
      complaints.push(sessionTexts.address.unknownValue(option.label, short(asked), values))
    }
  }
  Object.assign(options, named)
  let seed: number | null = null
  const asked = parameters.get('seed')
  if (asked !== null) {
    const value = Number(asked)
    if (/^\d{1,10}$/.test(asked) && value <= MOST_SEED) seed = value
    else complaints.push(sessionTexts.address.badSeed(short(asked), MOST_SEED))
  }
  return { options, asked: named, seed, position: parameters.get('position'), complaints }
}

/** The query that starts this game again. */
export function shareSearch(
  game: Pick<Game, 'options'>,
  options: OptionValues,
  seed: number,
  position?: string,
): string {
  const parameters = new URLSearchParams()
  for (const option of game.options) {
    const value = options[option.id]
    // The shape is always named: otherwise it follows the window, and the link would start another world.
    if (value !== undefined && (value !== option.initial || option.id === 'shape'))
      parameters.set(option.id, value)
  }
  if (position === undefined) parameters.set('seed', String(seed))
  else parameters.set('position', position)
  return `?${parameters}`
}

/** The address that starts this game again. */
export const shareAddress = (path: string, ...start: Parameters<typeof shareSearch>): string =>
  location.origin + onHost(path) + shareSearch(...start)

/** Remembers options as last chosen. */
export function rememberOptions(id: string, options: OptionValues): void {
  settings.update({ do: 'set', at: ['options', id], value: { ...options } })
}

/** A random seed. This is the only place where chance enters a game. */
export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

function short(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text
}
