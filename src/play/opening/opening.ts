/** What a game is opened with: the address first, then the last choice, then the defaults. */

import type { Game, OptionValues, Size } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import type { Replay } from '../../engine/core/replay/replay'
import type { Save } from '../../engine/storage/values/saves'
import { settings } from '../../engine/storage/values/settings'
import { onHost } from '../../ui/basePath'
import { sessionTexts } from '../texts/session'
import type { Challenge } from './challenge'
import type { OwnContent } from './ownContent'
import type { PlayPolicy } from './policy'

/** Where a game is resumed: a moment of a replay, or a game played by link. */
export type ResumePoint =
  | { readonly kind: 'realtime'; readonly world: unknown; readonly size: Size }
  | {
      readonly kind: 'turn'
      readonly save: Save
      /** It came by link from the other player. */
      readonly byLink?: true
      /** The position of an item from the practice list, and what its end returns to. */
      readonly practice?: { readonly position: string; readonly home: Opening }
    }

/** An item of the practice list: its position as it is stored, as a replay, and as a saved game. */
export interface PracticeStart {
  readonly position: string
  readonly replay: Replay
  readonly save: Save
}

export interface Opening {
  readonly options: Record<string, string>
  readonly asked: OptionValues
  readonly seed: number | null
  /** A position in the game's notation; only for turn-based games. */
  readonly position: string | null
  /** A visitor's content in place of the game's own. */
  readonly own: OwnContent | null
}

/** What is played, and how it begins. */
export type OpenGame = { readonly opening: Opening } & (
  | {
      readonly kind: 'play'
      /** Another player's result to beat, which no replay proves. */
      readonly challenge?: Challenge | null
      /** The visitor has just asked for this game: it starts without the start panel. */
      readonly begins?: true
      /** The practice list is open. */
      readonly lists?: boolean
    }
  /** A game that was watched or sent. */
  | { readonly kind: 'resume'; readonly from: ResumePoint }
  /** Against a verified replay of the same start. */
  | { readonly kind: 'race'; readonly rival: Replay; readonly challenge: Challenge | null }
  | { readonly kind: 'live'; readonly policy: PlayPolicy }
)

export const sessionStart = ({ opening, ...how }: OpenGame) => ({
  ...opening,
  challenge: 'challenge' in how ? how.challenge : null,
  policy: how.kind === 'live' ? how.policy : undefined,
  resumeFrom: how.kind === 'resume' ? how.from : undefined,
})

export const MAX_SEED = 4294967295

/**
 * Reads an address such as `?seed=42&difficulty=hard`. Invalid values are ignored, with a complaint for the visitor.
 *
 * @param shared - the address starts someone else's game, even without a seed or position
 */
export function readOpening(
  id: string,
  game: Game,
  search: string,
  shared = false,
): { readonly opening: Opening; readonly complaints: readonly string[] } {
  const parameters = new URLSearchParams(search)
  const complaints: string[] = []
  // A shared link includes the options: those not named have their initial value, whatever was chosen here. How the
  // game looks stays the visitor's choice.
  const exact = shared || parameters.has('seed') || parameters.has('position')
  const remembered = settings.get().options[id] ?? {}
  const options: Record<string, string> = { ...completeOptions(game.options) }
  const named: Record<string, string> = {}
  for (const option of game.options) {
    const last = exact && !option.view ? undefined : remembered[option.id]
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
    if (/^\d{1,10}$/.test(asked) && value <= MAX_SEED) seed = value
    else complaints.push(sessionTexts.address.badSeed(short(asked), MAX_SEED))
  }
  return {
    opening: { options, asked: named, seed, position: parameters.get('position'), own: null },
    complaints,
  }
}

export function shareSearch(
  game: Pick<Game, 'options'>,
  options: OptionValues,
  seed: number,
  position?: string,
): string {
  const parameters = new URLSearchParams()
  for (const option of game.options) {
    const value = options[option.id]
    if (option.matters?.(options) === false) continue
    // The shape is always named: otherwise it follows the window, and the link would start another world.
    if (value !== undefined && (value !== option.initial || option.id === 'shape'))
      parameters.set(option.id, value)
  }
  if (position === undefined) parameters.set('seed', String(seed))
  else parameters.set('position', position)
  return `?${parameters}`
}

export const shareAddress = (path: string, ...start: Parameters<typeof shareSearch>): string =>
  location.origin + onHost(path) + shareSearch(...start)

/** A random seed. This is the only place where chance enters a game. */
export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

function short(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text
}
