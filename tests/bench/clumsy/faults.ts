/** Faults in the difficulty of a mode, and where they are intended. */
import { quantile } from '../print'

/** One game: its length, its result (null if it did not end), and the figure it is judged by (NaN if there is none). */
export interface Stay {
  readonly seconds: number
  readonly result: 'won' | 'lost' | 'tied' | 'over' | null
  readonly figure: number
}

/** A game is watched for this long; if nobody has lost by then, one of the slowest for longer. */
export const LONGEST_S = 120
export const PATIENCE_S = 1200
/** A slow player must be able to begin. */
const MIN_S = 10
/** The share of their games that may be shorter before the mode is at fault. */
const MAX_SHORT = 0.8
/** Games that all end within this many seconds of each other end by the game's clock. */
const SAME_S = 2
/** A slow player reaches less than this share of the bot's result. */
const MAX_ALIKE = 0.9

export type Fault = 'short' | 'safe' | 'alike'
export const faultText: Readonly<Record<Fault, string>> = {
  short: 'a slow beginner loses before 10 s',
  safe: 'nobody loses',
  alike: 'all do equally well',
}

const SPECIFIED = 'the values are specified'
const LONG = 'a leisurely puzzle, longer than it is watched'

/** Accepted faults, by game and mode, and why. */
export const EXCEPTIONS: Readonly<Record<string, Partial<Record<Fault, string>>>> = {
  'flappy-bird, as specified': { short: SPECIFIED },
  'slice-storm, as specified': { short: SPECIFIED },
  'slice-storm, lives=back': { short: SPECIFIED },
  'whack-a-mole, as specified': { safe: SPECIFIED },
  'pixel-sushi-chef, as specified': { alike: SPECIFIED },
  'jigsaw-puzzle, difficulty=large': { safe: LONG },
  'jigsaw-puzzle, difficulty=huge': { safe: LONG },
  'pixel-sushi-chef, hearts=1': { alike: SPECIFIED },
}

/** Whether the player lost or was stopped. */
export const lost = ({ result }: Stay) => result === 'lost' || result === 'over'
const share = (plays: readonly Stay[], of: (play: Stay) => boolean) => plays.filter(of).length / plays.length

/**
 * Judges all games of each player, the simple bot first and the slowest last; null if there is no fault. If everyone
 * wins, the time to win is compared.
 *
 * @param better - whether a higher or lower figure is better
 */
export function faultOf(players: readonly (readonly Stay[])[], better: 'higher' | 'lower'): Fault | null {
  const [bot, slowest] = [players[0] ?? [], players.at(-1) ?? []]
  if (share(slowest, (play) => lost(play) && play.seconds < MIN_S) >= MAX_SHORT) return 'short'
  const all = players.flat()
  const ends = all.map(({ seconds }) => seconds)
  const byClock = Math.max(...ends) - Math.min(...ends) < SAME_S
  if (byClock && all.every(({ result }) => result === 'over' || result === 'won')) {
    const figure = (plays: readonly Stay[]) =>
      quantile(
        plays.map((play) => play.figure),
        0.5,
      )
    return better === 'higher' && figure(slowest) > figure(bot) * MAX_ALIKE ? 'alike' : null
  }
  return all.some(lost) || share(all, ({ result }) => result === 'won') > 0.5 ? null : 'safe'
}
