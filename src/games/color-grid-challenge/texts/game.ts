/** Texts of Color Grid Challenge’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: { tiles: { label: 'Tiles', shades: 'Shades', patterns: 'Patterns' } },
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
    solved: (grids: number, level: number) => `Grids solved: ${grids}. Level reached: ${level}.`,
    /** @param times - a number: '1.4' */
    solvedShades: (grids: number, level: number, times: string) =>
      `Grids solved: ${grids}. Level reached: ${level}. Your finest catch: shades only ${times} times as far apart as the smallest difference people can see.`,
    solvedPatterns: (grids: number, level: number, degrees: number) =>
      `Grids solved: ${grids}. Level reached: ${level}. Your finest catch: stripes rotated by only ${degrees} degrees.`,
  },
  board: { name: 'Tiles', timeLeft: 'Time left', odd: 'the odd one', pressed: 'pressed' },
}

export type Stat = keyof typeof texts.stats
