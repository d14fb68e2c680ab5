/** Texts of Sliding Puzzle’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    size: { label: 'Size', 3: '3x3', 4: '4x4', 5: '5x5', 6: '6x6' },
    face: { label: 'Tiles', numbers: 'Numbers', picture: 'Picture' },
  },
  /** The player’s own picture. */
  own: { use: 'Use your own picture', used: 'This game uses a custom picture.' },
  controls: { slide: 'Slide a tile' },
  stats: { Moves: 'Moves', Time: 'Time' },
  best: { time: 'Best time' },
  toasts: { Won: 'Puzzle Complete!', NewBest: 'New Best Score!' },
  status: {
    /** One tile, by the direction. */
    tile: {
      up: (tile: number) => `Tile ${tile} slid up.`,
      down: (tile: number) => `Tile ${tile} slid down.`,
      left: (tile: number) => `Tile ${tile} slid left.`,
      right: (tile: number) => `Tile ${tile} slid right.`,
    },
    tiles: {
      up: (tiles: number) => plural(tiles, { one: '# tile slid up.', other: '# tiles slid up.' }),
      down: (tiles: number) => plural(tiles, { one: '# tile slid down.', other: '# tiles slid down.' }),
      left: (tiles: number) => plural(tiles, { one: '# tile slid left.', other: '# tiles slid left.' }),
      right: (tiles: number) => plural(tiles, { one: '# tile slid right.', other: '# tiles slid right.' }),
    },
  },
  /** What is heard. */
  captions: { slide: 'tile slides', Refused: 'this tile can’t move' },
  howTo: [
    'Slide the tiles into order, with the empty space at the end.',
    'Press a tile in line with the empty space. Those in between slide along.',
    'Every moved tile counts as a move. Games with hints or undo set no records.',
  ] satisfies [string, string, string],
  ends: {
    title: 'Puzzle Complete!',
    inOrder: (tiles: number) => `${tiles} tiles in order.`,
  },
  /** Why a pasted position is refused. */
  position: {
    count: (numbers: number) =>
      `A sliding puzzle is 9, 16, 25, or 36 numbers, row by row, with 0 for the empty space; this one has ${numbers}.`,
    strange: (part: string) =>
      `A sliding puzzle is 9, 16, 25, or 36 numbers, row by row, with 0 for the empty space; “${part}” isn’t a number.`,
    missing: (max: number, number: number) =>
      `This sliding puzzle needs each number from 0 to ${max} once: ${number} is missing.`,
    impossible: 'This puzzle can’t be solved: two of its tiles would have to swap places.',
    inOrder: 'This puzzle is already in order.',
  },
  board: {
    name: 'Sliding puzzle',
    emptyFirst: 'In this puzzle, the empty space comes first.',
    showPicture: 'Show picture',
    hidePicture: 'Hide picture',
  },
}

export type Stat = keyof typeof texts.stats
