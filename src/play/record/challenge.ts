/** Owns challenges: the same start as someone else's play, with a figure to beat, in the part of an address that no server sees. */
import type { Best, Game, Outcome } from '../../engine/core/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import { canBe } from '../../engine/storage/records'

/** What stands before the figure. */
export const MARK = '#beat='
/** What stands behind the figure where the play itself comes with it. */
export const WITH_PLAY = '&play='

export interface Challenge {
  /** What is compared: the first of the game's best figures. */
  readonly best: Best
  readonly value: number
}

/** The challenge that an ended play makes, or null where it has no figure to beat. */
export function challengeOf(game: Game, outcome: Outcome | null): Challenge | null {
  const [best] = game.best
  const value = best && outcome?.results?.[best.of]
  return best && value !== undefined ? { best, value } : null
}

/** The challenge that a kept play makes to whoever races it, or null where it has no figure to beat. */
export function challengeFrom(game: Game, { figures }: Pick<PlayRecord, 'figures'>): Challenge | null {
  const [best] = game.best
  const value = best && figures[best.of]
  return best && value !== undefined && canBe(best, value) ? { best, value } : null
}

/** The challenge in the address, or null; one with a figure that no play can bring is none. */
export function challengeInAddress(game: Game): Challenge | null {
  const [best] = game.best
  const [text = ''] = location.hash.startsWith(MARK) ? location.hash.slice(MARK.length).split(WITH_PLAY) : []
  const value = Number(text)
  return best && /^-?\d{1,9}(\.\d{1,3})?$/.test(text) && canBe(best, value) ? { best, value } : null
}

/** The text of the play that comes with the challenge in the address, or null. */
export function rivalInAddress(): string | null {
  const { hash } = location
  const at = hash.startsWith(MARK) ? hash.indexOf(WITH_PLAY) : -1
  return at < 0 ? null : hash.slice(at + WITH_PLAY.length)
}

/** Before it is played. */
export const waitingText = ({ best, value }: Challenge): string =>
  `A challenge: ${best.of} ${value} waits for you. You play the very same start.`

/** How it went; null where the play brought no such figure. */
export function verdict({ best, value }: Challenge, outcome: Outcome): string | null {
  const own = outcome.results?.[best.of]
  if (own === undefined) return null
  if (own === value) return `The challenge is even: ${best.of} ${own} for both.`
  const beaten = best.better === 'higher' ? own > value : own < value
  return beaten
    ? `Challenge won: ${best.of} ${own} against ${value}.`
    : `Challenge lost: ${best.of} ${own} against ${value}.`
}
