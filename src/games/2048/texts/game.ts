/** Texts of 2048’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

const SHORT = 'This tile wins the game. In how few moves can you make it?'

export const texts = {
  options: {
    board: { label: 'Board', 3: '3x3', 4: '4x4', 5: '5x5', 6: '6x6' },
    target: {
      label: 'Ends at',
      off: 'No target',
      says: {
        256: SHORT,
        512: SHORT,
        1024: SHORT,
        2048: SHORT,
      },
    },
  },
  controls: { slide: 'Slide' },
  stats: { Score: 'Score', Moves: 'Moves', 'Highest tile': 'Highest tile' },
  best: { highestTile: 'Highest tile', moves: 'Fewest moves' },
  toasts: { goal: (value: number) => `You made ${value}. Keep going for more.` },
  status: { points: (points: number) => plural(points, { one: '# point.', other: '# points.' }) },
  /** What is heard. */
  captions: {
    slide: 'tiles slide',
    merge: 'tiles merge',
    goal: 'goal tile reached',
    Refused: 'no tile moves',
  },
  howTo: [
    'Slide all tiles to one side at once.',
    'When two equal tiles meet, they merge into one with twice the value.',
    'Reach 2048 (3x3: 256, 5x5: 8192, 6x6: 32768), then go on while you can move.',
  ] satisfies [string, string, string],
  ends: {
    title: 'Game Over',
    /** The target that ended the game. */
    reached: (tile: number) => `You made ${tile}!`,
    moves: (moves: number) => plural(moves, { one: 'It took # move.', other: 'It took # moves.' }),
    highest: (tile: number) => `Your highest tile is ${tile}.`,
    made: (tile: number) => `You made ${tile}.`,
    keptGoing: (goal: number, tile: number) => `You made ${goal} and kept going to ${tile}.`,
  },
  board: '2048 board',
  /** Why a pasted position is refused. */
  position: {
    count: (numbers: number) =>
      `A 2048 position is 16 numbers (or 9, 25, or 36), row by row, with 0 for an empty cell. This one has ${numbers}.`,
    strange: (part: string) =>
      `A 2048 position is 16 numbers (or 9, 25, or 36), row by row, with 0 for an empty cell. “${part}” isn’t a number.`,
    tiles: (highest: number) => `Tiles can only be 2, 4, 8 and so on, up to ${highest}.`,
    fewTiles: 'This position is impossible: there are always at least two tiles.',
    newest: 'This position is impossible: the newest tile is always a 2 or a 4.',
  },
}

export type Stat = keyof typeof texts.stats
