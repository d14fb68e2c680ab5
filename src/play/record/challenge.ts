/**
 * Challenges: someone else's start with a result to beat, in the part of an address that is never sent to a
 * server.
 */
import type { Best, Game, Outcome } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import { canBe } from '../../engine/storage/values/records'

/** Comes before the value. */
export const MARK = '#beat='
/** Comes after the value if the replay follows. */
export const WITH_PLAY = '&play='

export interface Challenge {
  /** What is compared: the game's first best. */
  readonly best: Best
  readonly value: number
  /** Only a link says so: no replay of the same start proves it. */
  readonly unverified?: true
}

/** The challenge of a finished game; null if it has no result to beat. */
export function challengeOf(game: Game, outcome: Outcome | null): Challenge | null {
  const [best] = game.best
  const value = best && outcome?.results?.[best.of]
  return best && value !== undefined ? { best, value } : null
}

/**
 * The challenge of a recorded game; null if it has no result to beat, or began at a position.
 *
 * @param record its stats must be those that its replay gives
 */
export function challengeFrom(game: Game, record: PlayRecord): Challenge | null {
  const { figures, input } = record
  const [best] = game.best
  const value = best && figures[best.of]
  if (!best || value === undefined || !canBe(best, value)) return null
  if (input.kind === 'turn' && input.position !== undefined) return null
  return carries(game, record) ? { best, value, unverified: true } : { best, value }
}

/** Whether a value is carried from one game to the next (a bank): only the record itself says what it began with. */
function carries(game: Game, { options, seed }: PlayRecord): boolean {
  if (game.kind !== 'turn' || !game.rules.carry) return false
  return Boolean(game.rules.carry.figures(game.rules.start(options, seed)))
}

/** Whether the address names a challenge, valid or not. */
export const asksChallenge = (): boolean => location.hash.startsWith(MARK)

/** The challenge in the address; null if there is none, or its value is impossible. Only the link claims it. */
export function challengeInAddress(game: Game): Challenge | null {
  const [best] = game.best
  const [text = ''] = asksChallenge() ? location.hash.slice(MARK.length).split(WITH_PLAY) : []
  const value = Number(text)
  return best && /^-?\d{1,9}(\.\d{1,3})?$/.test(text) && canBe(best, value)
    ? { best, value, unverified: true }
    : null
}

/** The message for a challenge with an impossible value. */
export const NO_CHALLENGE = 'The challenge in this link can’t be used: no game reaches its figure.'

/** What is said of a challenge without the seed of its start. */
export const NO_START = 'The challenge in this link can’t be used: the link names no start.'

/** The message for a challenge whose replay has another result than the link claims. */
export const otherValueText = ({ best, value }: Challenge): string =>
  `The figure in this link does not match its replay: it gives ${best.of} ${value}.`

/** The text of the play that comes with the challenge in the address, or null. */
export function rivalInAddress(): string | null {
  const { hash } = location
  const at = hash.startsWith(MARK) ? hash.indexOf(WITH_PLAY) : -1
  return at < 0 ? null : hash.slice(at + WITH_PLAY.length)
}

/** Added to each text about an unverified value. */
const UNVERIFIED = ' This figure is unverified.'

/** Before it is played. */
export const waitingText = ({ best, value, unverified }: Challenge): string =>
  `A challenge: ${best.of} ${value} waits for you. You play the very same start.${unverified ? UNVERIFIED : ''}`

/** The result of the challenge; null if the game has no such stat. */
export function verdict(challenge: Challenge, outcome: Outcome): string | null {
  const text = comparison(challenge, outcome)
  return text !== null && challenge.unverified ? `${text}${UNVERIFIED}` : text
}

function comparison({ best, value }: Challenge, outcome: Outcome): string | null {
  const own = outcome.results?.[best.of]
  if (own === undefined) return null
  if (own === value) return `The challenge is even: ${best.of} ${own} for both.`
  const beaten = best.better === 'higher' ? own > value : own < value
  return beaten
    ? `Challenge won: ${best.of} ${own} against ${value}.`
    : `Challenge lost: ${best.of} ${own} against ${value}.`
}
