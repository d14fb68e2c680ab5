/** Where a game's options and seed come from: the address first, then the last choice, then the defaults. */
import type { Game, Option, OptionValues, Size } from '../../../engine/core/game/contract'
import type { PlayRecord } from '../../../engine/core/record/record'
import type { Save } from '../../../engine/storage/values/saves'
import { settings } from '../../../engine/storage/values/settings'
import { onHost } from '../../../ui/basePath'
import type { Challenge } from '../../record/challenge'

/** Where a game is resumed: a moment of a replay, or a game played by link. */
export type ResumePoint =
  | { readonly kind: 'realtime'; readonly world: unknown; readonly size: Size }
  | {
      readonly kind: 'turn'
      readonly save: Save
      /** It came by link, from the one at the other seat. */
      readonly byLink?: true
    }

export interface Opening {
  readonly options: Record<string, string>
  /** Those of them that the address names. */
  readonly asked: OptionValues
  readonly seed: number | null
  /** A position in the game's notation; only turn games know one. */
  readonly position: string | null
  /** Someone else's result to beat. */
  readonly challenge?: Challenge | null
  /** Someone's play of the same start, judged, to race against; left out otherwise. */
  readonly rival?: PlayRecord
  /** Resumes a game that was watched or sent; left out otherwise. */
  readonly resumeFrom?: ResumePoint
  /** What in the address could not be used, in words for the visitor. */
  readonly complaints: readonly string[]
}

export function defaultOptions(options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.id, option.initial]))
}

/** The value in a play that may be older than the option. */
const valueIn = ({ id, later, initial }: Option, kept: OptionValues): string | undefined =>
  kept[id] ?? (later ? initial : undefined)

/** A later option that has no effect beside the others, or its initial value: records ignore it. */
const isIdle = (option: Option, values: OptionValues) =>
  option.later === true && (valueIn(option, values) === option.initial || !(option.shown?.(values) ?? true))

/**
 * The option values that the rules know. Options of the view alone are left out, and later options with their
 * initial value or without effect. Records are stored by these.
 */
export function ruling(options: readonly Option[], values: OptionValues): Record<string, string> {
  const known = options
    .filter((option) => !option.view && !isIdle(option, values))
    .map(({ id }) => [id, values[id] ?? ''] as const)
  return Object.fromEntries(known)
}

/** The options of a kept play, with those that have come since. */
export function withLater(options: readonly Option[], kept: OptionValues): Record<string, string> {
  const come = options.filter(({ id, later }) => later && kept[id] === undefined)
  return { ...kept, ...Object.fromEntries(come.map(({ id, initial }) => [id, initial])) }
}

/** Whether the rules are those of the specification. */
export function isDefault(options: readonly Option[], values: OptionValues): boolean {
  return options.every(
    (option) => option.view || isIdle(option, values) || valueIn(option, values) === option.initial,
  )
}

/** What was chosen other than at first: 'Wrap, Fast'; '' for the game's own mode. */
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

/** Whether a kept play has the options that the address asks for. */
export function agrees(options: readonly Option[], kept: OptionValues, asked: OptionValues): boolean {
  const whole = withLater(options, kept)
  return Object.entries(asked).every(([id, value]) => whole[id] === value)
}

/** Whether Restart means the same puzzle in a play with these options. */
export function isPuzzle({ sameStart }: Pick<Game, 'sameStart'>, options: OptionValues): boolean {
  return typeof sameStart === 'function' ? sameStart(options) : sameStart === true
}

/** Whether a restart of a play with these options, with those chosen for the next one, begins the same start again. */
export function startsAgain(game: Game, options: OptionValues, chosen: OptionValues): boolean {
  if (!isPuzzle(game, options)) return false
  // A window that was turned is no other puzzle.
  const known = ({ shape: _shape, ...values }: Record<string, string>) =>
    JSON.stringify(Object.entries(values).sort())
  return known(ruling(game.options, options)) === known(ruling(game.options, chosen))
}

/** The largest seed that the address takes. */
export const MOST_SEED = 4294967295

/** Reads an address such as `?seed=42&difficulty=hard`. Whatever does not fit is named and left out. */
export function readOpening(id: string, game: Game, search: string): Opening {
  const parameters = new URLSearchParams(search)
  const complaints: string[] = []
  // A shared link includes the options: those not named have their initial value, whatever was chosen here.
  const exact = parameters.has('seed') || parameters.has('position')
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
      const list = option.choices.map((choice) => choice.value).join(', ')
      complaints.push(
        `The address asks for ${option.label.toLowerCase()} '${short(asked)}'. Possible are: ${list}.`,
      )
    }
  }
  Object.assign(options, named)
  let seed: number | null = null
  const asked = parameters.get('seed')
  if (asked !== null) {
    const value = Number(asked)
    if (/^\d{1,10}$/.test(asked) && value <= MOST_SEED) seed = value
    else
      complaints.push(
        `The seed '${short(asked)}' in the address is not a whole number from 0 to ${MOST_SEED}.`,
      )
  }
  return { options, asked: named, seed, position: parameters.get('position'), complaints }
}

/** The address that starts this very play again. */
export function shareAddress(
  path: string,
  game: Game,
  options: OptionValues,
  seed: number,
  position?: string,
): string {
  const parameters = new URLSearchParams()
  for (const option of game.options) {
    const value = options[option.id]
    // A world's shape follows the window if it is not named: the link must give the same one.
    if (value !== undefined && (value !== option.initial || option.id === 'shape'))
      parameters.set(option.id, value)
  }
  if (position === undefined) parameters.set('seed', String(seed))
  else parameters.set('position', position)
  return `${location.origin}${onHost(path)}?${parameters}`
}

/** Remembers options as last chosen. */
export function rememberOptions(id: string, options: OptionValues): void {
  settings.update({ do: 'set', at: ['options', id], value: { ...options } })
}

/** A seed for a play that was not asked for by number. The one place where chance enters a play. */
export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

function short(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text
}
