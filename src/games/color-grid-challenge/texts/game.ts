/** Texts of Color Grid Challenge’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    tiles: {
      label: 'Tiles',
      shades: 'Shades',
      patterns: 'Patterns',
      hues: 'Hues',
      says: { hues: 'As bright as the others, but a little greener, bluer, redder, or yellower.' },
    },
    clock: {
      label: 'Clock',
      on: 'On',
      off: 'Off',
      says: { off: 'Find the tile that differs. Take your time: a grid scores 10 points per level.' },
    },
  },
  controls: { rowThenColumn: 'Row, then column', clear: 'Clear row' },
  stats: { Score: 'Score', Lives: 'Lives', Level: 'Level', Grids: 'Grids' },
  status: {
    found: (points: number) => plural(points, { one: 'Found, # point.', other: 'Found, # points.' }),
    row: (row: number) => `Row ${row}. Now pick the column.`,
    noRow: 'Row cleared.',
    wrong: 'That tile matched the others.',
    late: 'Time’s up.',
    lifeLost: (lives: number) => plural(lives, { one: '# life left.', other: '# lives left.' }),
    level: (level: number) => `Level ${level}.`,
    grid: (size: number) => `${size} by ${size} grid.`,
  },
  /** What is heard. */
  captions: {
    found: 'tile found',
    wrong: 'wrong tile',
    late: 'time’s up',
    level: 'next level',
    grid: 'new grid',
  },
  howTo: [
    'Find the tile that differs before the bar runs out.',
    'Quick finds score more. The level rises every three grids.',
    'A wrong tile or an empty bar costs one of three lives.',
  ] satisfies [string, string, string],
  ends: {
    title: 'Game Over!',
    /** @param rank - one of `ranks` */
    highest: (rank: string) => `Rank: ${rank}.`,
    /** @param next - the rank after it, and how many more grids it takes */
    rank: (rank: string, grids: number, next: string) =>
      plural(grids, {
        one: `Rank: ${rank}. # more grid for ${next}.`,
        other: `Rank: ${rank}. # more grids for ${next}.`,
      }),
    /** @param times - a number: '1.4' */
    finestShades: (times: string) =>
      `Your finest catch: shades only ${times} times as far apart as the smallest difference people can see.`,
    finestHues: (times: string) =>
      `Your finest catch: hues only ${times} times as far apart as the smallest difference people can see.`,
    finestPatterns: (degrees: number) => `Your finest catch: stripes rotated by only ${degrees} degrees.`,
  },
  /** From the first to the highest. */
  ranks: ['Fresh Eye', 'Keen Eye', 'Sharp Eye', 'Cat’s Eye', 'Falcon’s Eye', 'Eagle’s Eye'],
  board: {
    name: 'Tiles',
    timeLeft: 'Time left',
    odd: 'the odd one',
    pressed: 'pressed',
    /** Points of a found tile, for a moment. */
    points: (points: number) => `+${points}`,
  },
}

export type Stat = keyof typeof texts.stats
