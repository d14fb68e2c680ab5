/** Owns challenges: the same start as someone else's play, with a figure to beat, in the part of an address that no server sees. */
import type { Best, Game, Outcome } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import { canBe } from '../../engine/storage/values/records'

/** What stands before the figure. */
export const MARK = '#beat='
/** What stands behind the figure where the play itself comes with it. */
export const WITH_PLAY = '&play='

export interface Challenge {
  /** What is compared: the first of the game's best figures. */
  readonly best: Best
  readonly value: number
  /** Only a link says so: no replay of the same start proves it. */
  readonly unverified?: true
}

/** The challenge that an ended play makes, or null where it has no figure to beat. */
export function challengeOf(game: Game, outcome: Outcome | null): Challenge | null {
  const [best] = game.best
  const value = best && outcome?.results?.[best.of]
  return best && value !== undefined ? { best, value } : null
}

/**
 * The challenge of a recorded game, or null where it has no result to beat or began at a position of its own.
 * @param record its figures must be those that its replay gives
 */
export function challengeFrom(game: Game, record: PlayRecord): Challenge | null {
  const { figures, input } = record
  const [best] = game.best
  const value = best && figures[best.of]
  if (!best || value === undefined || !canBe(best, value)) return null
  if (input.kind === 'turn' && input.position !== undefined) return null
  return carries(game, record) ? { best, value, unverified: true } : { best, value }
}

/** Whether a figure of the game goes on from one game to the next (a bank): a record says itself what it began with. */
function carries(game: Game, { options, seed }: PlayRecord): boolean {
  if (game.kind !== 'turn' || !game.rules.carry) return false
  return Boolean(game.rules.carry.figures(game.rules.start(options, seed)))
}

/** Whether the address names a challenge, with a figure that can be or not. */
export const asksChallenge = (): boolean => location.hash.startsWith(MARK)

/** The challenge in the address, or null; one with a figure that no play can bring is none. The link alone says so. */
export function challengeInAddress(game: Game): Challenge | null {
  const [best] = game.best
  const [text = ''] = asksChallenge() ? location.hash.slice(MARK.length).split(WITH_PLAY) : []
  const value = Number(text)
  return best && /^-?\d{1,9}(\.\d{1,3})?$/.test(text) && canBe(best, value)
    ? { best, value, unverified: true }
    : null
}

/** What is said of a challenge whose figure cannot be. */
export const NO_CHALLENGE = 'The challenge in this link can’t be used: no game reaches its figure.'

/** What is said of a challenge without the seed of its start. */
export const NO_START = 'The challenge in this link can’t be used: the link names no start.'

/** What is said of a challenge whose replay leads to another figure than the link claims. */
export const otherFigure = ({ best, value }: Challenge): string =>
  `The figure in this link does not match its replay: it gives ${best.of} ${value}.`

/** The text of the play that comes with the challenge in the address, or null. */
export function rivalInAddress(): string | null {
  const { hash } = location
  const at = hash.startsWith(MARK) ? hash.indexOf(WITH_PLAY) : -1
  return at < 0 ? null : hash.slice(at + WITH_PLAY.length)
}

/** Added to whatever is said of a figure that nothing proves. */
const UNVERIFIED = ' This figure is unverified.'

/** Before it is played. */
export const waitingText = ({ best, value, unverified }: Challenge): string =>
  `A challenge: ${best.of} ${value} waits for you. You play the very same start.${unverified ? UNVERIFIED : ''}`

/** How it went; null where the play brought no such figure. */
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
