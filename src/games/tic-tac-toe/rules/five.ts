/** The best-of-five option: five rounds in one game. The sides alternate, and more wins decide. */

import type { Outcome } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { type Stat, texts } from '../texts/game'
import type { Mark } from './ultimate'

/** Number of rounds, and wins after which the rest cannot change the result. */
const GAMES = 5
const ENOUGH = 3
/** How long the end of a round is shown before the next one, in ms. */
export const PAUSE_MS = 1800

export interface Five {
  /** The current round, 1 to 5. */
  readonly game: number
  /** Rounds won by the player who was X in the first one, and by the other. */
  readonly wins: readonly [number, number]
  readonly ties: number
}

export const NO_GAMES: Five = { game: 1, wins: [0, 0], ties: 0 }

/** Who has this mark now: 0 for the player who was X in the first round. */
export function holderOf(mark: Mark, five: Five | undefined): 0 | 1 {
  const swapped = five !== undefined && five.game % 2 === 0
  return (mark === 'X') === swapped ? 1 : 0
}

/** Adds the result of the round that just ended; a tie if nobody won. */
export function counted(five: Five, winner: Mark | null): Five {
  if (!winner) return { ...five, ties: five.ties + 1 }
  const [first, second] = five.wins
  return { ...five, wins: holderOf(winner, five) === 0 ? [first + 1, second] : [first, second + 1] }
}

/** A round has ended; without a mark it is a tie. */
export type SeriesEvent = { readonly type: 'game'; readonly number: number; readonly mark?: Mark }

/** Whether the series is decided once the current round has ended. */
export function isDecided({ game, wins }: Five): boolean {
  return game === GAMES || Math.max(...wins) >= ENOUGH
}

/** The events of a round's end; none for the last one, which the outcome reports. */
export function gameEvents(five: Five, winner: Mark | null): SeriesEvent[] {
  if (isDecided(five)) return []
  return [{ type: 'game', number: five.game, ...(winner && { mark: winner }) }]
}

/**
 * The outcome.
 *
 * @param person who plays against the computer, as in `holderOf`; null if two people play
 */
export function fiveOutcome({ game, wins, ties }: Five, person: 0 | 1 | null): Outcome<Stat> {
  const ahead = wins[0] === wins[1] ? null : wins[0] > wins[1] ? 0 : 1
  const own = person ?? ahead ?? 0
  const detail = texts.ends.series(wins[own], itemAt(wins, 1 - own), ties)
  if (ahead === null) return { result: 'tied', title: texts.ends.tie, detail }
  if (person === null) return { result: 'over', title: texts.ends.playerWinsSeries(ahead + 1), detail }
  return person === ahead
    ? { result: 'won', title: texts.ends.youWinSeries, detail, results: { Games: game } }
    : { result: 'lost', title: texts.ends.computerWinsSeries, detail }
}
