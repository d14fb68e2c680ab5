/** Owns what is at fault in a mode's difficulty, and where that is as it should be. */
import { quantile } from '../print'

/** One play: how long it was, how it ended (null where it went on), and the figure it is judged by (NaN where it has none). */
export interface Stay {
  readonly seconds: number
  readonly result: 'won' | 'lost' | 'tied' | 'over' | null
  readonly figure: number
}

/** A play is watched no longer; where nobody has lost by then, one of the slowest so long. */
export const LONGEST_S = 120
export const PATIENCE_S = 1200
/** Whoever is slow must be able to begin. */
const LEAST_S = 10
/** Of their plays so many may be shorter before the mode is at fault. */
const MOST_SHORT = 0.8
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

const SPECIFIED = 'the figures are the specification’s'
const LONG = 'a puzzle to be laid at leisure, longer than it is watched'

/** Faults that stay, by game and mode, and why. */
export const EXCEPTIONS: Readonly<Record<string, Partial<Record<Fault, string>>>> = {
  'flappy-bird, as specified': { short: SPECIFIED },
  'slice-storm, as specified': { short: SPECIFIED },
  'slice-storm, Lives: Regain lives': { short: SPECIFIED },
  'whack-a-mole, as specified': { safe: SPECIFIED },
  'pixel-sushi-chef, as specified': { alike: SPECIFIED },
  'jigsaw-puzzle, Pieces: 100': { safe: LONG },
  'jigsaw-puzzle, Pieces: 200': { safe: LONG },
  'pixel-sushi-chef, Hearts: One': { alike: SPECIFIED },
}

/** Whether somebody lost, or was stopped. */
export const lost = ({ result }: Stay) => result === 'lost' || result === 'over'
const share = (plays: readonly Stay[], of: (play: Stay) => boolean) => plays.filter(of).length / plays.length

/**
 * Of all plays by each player, the plain bot first and the slowest last; null where all is well. `better`: which way the
 * figure of the mode goes. What everybody wins is told apart by how long it takes.
 */
export function faultOf(players: readonly (readonly Stay[])[], better: 'higher' | 'lower'): Fault | null {
  const [bot, slowest] = [players[0] ?? [], players.at(-1) ?? []]
  if (share(slowest, (play) => lost(play) && play.seconds < LEAST_S) >= MOST_SHORT) return 'short'
  const all = players.flat()
  const ends = all.map(({ seconds }) => seconds)
  const byClock = Math.max(...ends) - Math.min(...ends) < SAME_S
  if (byClock && all.every(({ result }) => result === 'over' || result === 'won')) {
    const figure = (plays: readonly Stay[]) =>
      quantile(
        plays.map((play) => play.figure),
        0.5,
      )
    return better === 'higher' && figure(slowest) > figure(bot) * TOLD_APART ? 'alike' : null
  }
  return all.some(lost) || share(all, ({ result }) => result === 'won') > 0.5 ? null : 'safe'
}
