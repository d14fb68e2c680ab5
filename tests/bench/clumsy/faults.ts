/** Where the lengths of games miss the curve: too short at the start, a wall where all end, a plateau where none does. */
import { quantile } from '../print'
import { STAND_INS } from './standIns'

/** One game: its length, its result (null if it did not end), and the figure it is judged by (NaN if there is none). */
export interface Stay {
  readonly seconds: number
  readonly result: 'won' | 'lost' | 'tied' | 'over' | null
  readonly figure: number
}

/** A game is watched for this long. */
export const CAP_S = 600
/** Nobody who has just read the hint loses before. */
export const FAIR_S = 10
/** Games that all end within this many seconds of each other end by the game's clock. */
const SAME_S = 2

/** The most of its games that the slow stand-in wins in the last stage of a road. */
const RARELY = 0.4

const share = (plays: readonly Stay[], of: (play: Stay) => boolean) => plays.filter(of).length / plays.length
export const lasting = (plays: readonly Stay[], part: number) =>
  quantile(
    plays.map(({ seconds }) => seconds),
    part,
  )
export const isEndless = (plays: readonly Stay[]) => share(plays, ({ result }) => result === null) > 0.5
export const isWon = (plays: readonly Stay[]) => share(plays, ({ result }) => result === 'won') > 0.5

/** Whether a player who does nothing loses too early. */
export const isUnfair = (still: readonly Stay[]) => lasting(still, 0.5) < FAIR_S

/**
 * What the games of the stand-ins, in their order, miss in a recommended mode. A player who wins may do so at any time,
 * and where a clock ends all games, their lengths say nothing.
 */
export function missesOf(players: readonly (readonly Stay[])[]): string[] {
  const all = players.flat()
  const ends = all.map(({ seconds }) => seconds)
  if (all.every(({ result }) => result !== null) && Math.max(...ends) - Math.min(...ends) < SAME_S) return []
  return STAND_INS.flatMap(({ name, lasts }, n) => {
    const plays = players[n] ?? []
    if (isEndless(plays)) return [`${name}: plateau`]
    const median = lasting(plays, 0.5)
    if (!lasts || isWon(plays)) return []
    return median < lasts[0] ? [`${name}: short`] : median > lasts[1] ? [`${name}: long`] : []
  })
}

/** Where a stage is on its road. */
export type Where = 'first' | 'between' | 'last'

/**
 * What the games of the stand-ins, in their order, miss in a stage of a road: the slow one wins the first stage now and then and
 * the last one rarely, the bot wins every stage, and in the last one not all are alike.
 */
export function roadMissesOf(players: readonly (readonly Stay[])[], where: Where): string[] {
  const won = players.map((plays) => share(plays, ({ result }) => result === 'won'))
  const [slow = 0] = won
  const notes: string[] = []
  if (where === 'first' && slow === 0) notes.push('slow: hard')
  if (where === 'last' && slow > RARELY) notes.push('slow: easy')
  if (won.at(-1) === 0) notes.push('bot: lost')
  const stars = players.map((plays) =>
    quantile(
      plays.map(({ figure }) => figure),
      0.5,
    ),
  )
  if (where === 'last' && new Set(won).size === 1 && new Set(stars).size === 1) notes.push('all alike')
  return notes
}
