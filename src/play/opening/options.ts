/** What the options of a game mean: for its rules, its records and its start. */
import type { Game, Option, OptionValues } from '../../engine/core/game/contract'
import { optionSet } from '../../engine/storage/values/records'
import { settings } from '../../engine/storage/values/settings'

/** The options of a stored game, completed by options that were added since, or had no effect. */
export function withLater(options: readonly Option[], kept: OptionValues): Record<string, string> {
  const missing = options.filter(({ id, later, matters }) => (later || matters) && kept[id] === undefined)
  return { ...kept, ...Object.fromEntries(missing.map(({ id, initial }) => [id, initial])) }
}

/** Whether an option has no effect with the others, or is a later one with its initial value: records ignore it. */
const isIdle = (option: Option, values: OptionValues) =>
  option.later
    ? values[option.id] === option.initial || !((option.matters ?? option.shown)?.(values) ?? true)
    : option.matters?.(values) === false

/**
 * The option values that matter to the rules: without options of the view, and without later options that have
 * their initial value or no effect. Records are stored under them.
 */
export function ruling(options: readonly Option[], values: OptionValues): Record<string, string> {
  const whole = withLater(options, values)
  const known = options
    .filter((option) => !option.view && !isIdle(option, whole))
    .map(({ id }) => [id, whole[id] ?? ''] as const)
  return Object.fromEntries(known)
}

/** The options of the rules as `ruling` takes them, completed by those that it leaves out. */
export function rulesOptions(options: readonly Option[], kept: OptionValues): Record<string, string> {
  return withLater(
    options.filter(({ view }) => !view),
    kept,
  )
}

/** Whether the rules are those of the specification. */
export function isDefault(options: readonly Option[], values: OptionValues): boolean {
  const whole = withLater(options, values)
  return options.every(
    (option) => option.view || isIdle(option, whole) || whole[option.id] === option.initial,
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
  const whole = withLater(options, kept)
  return options.every(({ id, view, choices }) => view || choices.some(({ value }) => value === whole[id]))
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

/**
 * Whether several people play at this device.
 *
 * @param players - the number of players of a real-time game; 1 in others
 */
export function isForPeople(
  { options }: Pick<Game, 'options'>,
  values: OptionValues,
  players: number,
): boolean {
  return (
    players > 1 ||
    options.some(({ id, starts }) => starts?.slice(1).some(({ value }) => value === values[id]))
  )
}

/** Whether the rules are the same with both, whatever the options of the view. */
export function isSameMode(
  { options }: Pick<Game, 'options'>,
  one: OptionValues,
  other: OptionValues,
): boolean {
  return optionSet(ruling(options, one)) === optionSet(ruling(options, other))
}

/** Whether Restart begins the same start again, given the current options and those chosen for the next game. */
export function startsAgain(game: Game, options: OptionValues, chosen: OptionValues): boolean {
  // A rotated window does not change the puzzle.
  return isPuzzle(game, options) && isSameMode(game, options, { ...chosen, shape: options.shape ?? '' })
}

export function rememberOptions(id: string, options: OptionValues): void {
  settings.update({ do: 'set', at: ['options', id], value: { ...options } })
}

/** Whether a game can be reviewed: its reviewer knows the options. */
export function reviewable(game: Game, options: OptionValues): boolean {
  if (game.kind !== 'turn' || !game.reviews) return false
  return game.reviews === true || game.reviews(options)
}
