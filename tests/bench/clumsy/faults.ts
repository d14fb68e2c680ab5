/** Owns what is at fault in a mode's difficulty, and where that is as it should be. */
import { quantile } from '../print'

/** One play: how long it was, how it ended (null where it went on), and the figure it is judged by (NaN where it has none). */
export interface Stay {
  readonly seconds: number
  readonly result: 'won' | 'lost' | 'tied' | 'over' | null
  readonly figure: number
}

/** A play is watched no longer. */
export const LONGEST_S = 180
/** Whoever is slow must be able to begin. */
const LEAST_S = 10
/** Plays that all end within so many seconds of each other end by the clock of the game. */
const SAME_S = 2
/** Whoever is slow comes to less than this share of what is reached by the bot. */
const TOLD_APART = 0.9

export type Fault = 'short' | 'safe' | 'alike'
export const faultText: Readonly<Record<Fault, string>> = {
  short: 'a slow beginner is out before 10 s',
  safe: 'nobody loses',
  alike: 'all do equally well',
}

/** Faults that stay, by game and mode, and why. */
export const EXCEPTIONS: Readonly<Record<string, Partial<Record<Fault, string>>>> = {}

/** Of all plays by each player, the plain bot first and the slowest last; null where all is well. */
export function faultOf(players: readonly (readonly Stay[])[]): Fault | null {
  const [bot, slowest] = [players[0] ?? [], players.at(-1) ?? []]
  const lost = ({ result }: Stay) => result === 'lost' || result === 'over'
  const length = (plays: readonly Stay[]) =>
    quantile(
      plays.map(({ seconds }) => seconds),
      0.5,
    )
  if (slowest.filter(lost).length > slowest.length / 2 && length(slowest) < LEAST_S) return 'short'
  const all = players.flat()
  const ends = all.map(({ seconds }) => seconds)
  if (
    all.every(({ result }) => result !== null && result !== 'lost') &&
    Math.max(...ends) - Math.min(...ends) < SAME_S
  ) {
    const figure = (plays: readonly Stay[]) =>
      quantile(
        plays.map((play) => play.figure),
        0.5,
      )
    return figure(slowest) > figure(bot) * TOLD_APART ? 'alike' : null
  }
  // What everybody wins is told apart by how long it takes.
  return all.some(lost) || all.every(({ result }) => result === 'won') ? null : 'safe'
}
