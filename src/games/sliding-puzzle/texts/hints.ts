/** Hints of the Sliding Puzzle. On 5x5 and 6x6, a solution goes section by section. */
import { plural } from '../../../engine/core/text'

export const hintTexts = {
  look: (tile: number) => `Tile ${tile} reaches its place next: the highlighted cell.`,
  /** The first step, by the direction in which the empty space moves. */
  solution: {
    up: (moves: number) =>
      plural(moves, {
        one: 'The shortest solution takes # move. First, the empty space moves up.',
        other: 'The shortest solution takes # moves. First, the empty space moves up.',
      }),
    down: (moves: number) =>
      plural(moves, {
        one: 'The shortest solution takes # move. First, the empty space moves down.',
        other: 'The shortest solution takes # moves. First, the empty space moves down.',
      }),
    left: (moves: number) =>
      plural(moves, {
        one: 'The shortest solution takes # move. First, the empty space moves left.',
        other: 'The shortest solution takes # moves. First, the empty space moves left.',
      }),
    right: (moves: number) =>
      plural(moves, {
        one: 'The shortest solution takes # move. First, the empty space moves right.',
        other: 'The shortest solution takes # moves. First, the empty space moves right.',
      }),
  },
  section: {
    up: (moves: number) =>
      plural(moves, {
        one: 'The next section takes # move. First, the empty space moves up.',
        other: 'The next section takes # moves. First, the empty space moves up.',
      }),
    down: (moves: number) =>
      plural(moves, {
        one: 'The next section takes # move. First, the empty space moves down.',
        other: 'The next section takes # moves. First, the empty space moves down.',
      }),
    left: (moves: number) =>
      plural(moves, {
        one: 'The next section takes # move. First, the empty space moves left.',
        other: 'The next section takes # moves. First, the empty space moves left.',
      }),
    right: (moves: number) =>
      plural(moves, {
        one: 'The next section takes # move. First, the empty space moves right.',
        other: 'The next section takes # moves. First, the empty space moves right.',
      }),
  },
  slide: (tile: number, moves: number) =>
    plural(moves, {
      one: `Slide tile ${tile}. The shortest solution takes # move.`,
      other: `Slide tile ${tile}. The shortest solution takes # moves.`,
    }),
  slideSection: (tile: number, moves: number) =>
    plural(moves, {
      one: `Slide tile ${tile}. The next section takes # move.`,
      other: `Slide tile ${tile}. The next section takes # moves.`,
    }),
}
