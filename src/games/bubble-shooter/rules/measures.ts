/** The measures of the boards of the road: rows, colors, misses and shots. Options import this, so it imports no rules. */

export const BOARDS = 30
/** Boards that have the same water. */
const BOARDS_A_SCENE = 10

const FIRST_COLORS = 4
const MOST_COLORS = 6
const BOARDS_A_COLOR = 10
const FIRST_ROWS = 5
const MOST_ROWS = 8
const BOARDS_A_ROW = 8
/** A field higher than this has this many more rows. */
const MORE_ABOVE = 600
const MORE_ROWS = 1

/** Misses until a new row, decreasing from board to board. The first board has no new rows. */
const MISSES = 7
const BOARDS_A_MISS = 6

/**
 * Rows that wait above the field, one more every ten boards; above a high field, which is narrow and takes longer with every
 * color, two on the first boards and later none. Such a row comes down whenever fewer than `FEW_ROWS` hang.
 */
const FIRST_ABOVE = 7
const BOARDS_A_ROW_ABOVE = 10
const FIRST_ABOVE_HIGH = 2
const BOARDS_A_ROW_LESS = 8
export const FEW_ROWS = 5

/** Bubbles per shot for three stars on the first board, more on each other one; and the factor of those shots for two. */
const BUBBLES_A_SHOT = 4
const MORE_A_BOARD = 0.05
const TWO_STARS = 1.5

/** The colors and rows of a board, counted from 1; a higher field has more rows. */
export function measuresOf(
  board: number,
  { height }: { readonly height: number },
): { colors: number; rows: number } {
  return {
    colors: Math.min(MOST_COLORS, FIRST_COLORS + Math.floor((board - 1) / BOARDS_A_COLOR)),
    rows:
      Math.min(MOST_ROWS, FIRST_ROWS + Math.floor((board - 1) / BOARDS_A_ROW)) +
      (height > MORE_ABOVE ? MORE_ROWS : 0),
  }
}

/** Rows of a board that wait above the field. */
export const rowsAbove = (board: number, { height }: { readonly height: number }) =>
  height > MORE_ABOVE
    ? Math.max(0, FIRST_ABOVE_HIGH - Math.floor(board / BOARDS_A_ROW_LESS))
    : FIRST_ABOVE + Math.floor(board / BOARDS_A_ROW_ABOVE)

/** The number of the water of a board; 0 is that of the single field, too. */
export const sceneOf = (board: number) => Math.floor(Math.max(0, board - 1) / BOARDS_A_SCENE)

/** Misses until a new row on a board; null for no new rows. */
export function missesOn(board: number): number | null {
  return board === 1 ? null : MISSES - Math.floor(board / BOARDS_A_MISS)
}

/** The most shots for three and for two stars on a board, from 1, of `bubbles` bubbles. */
export function shotsFor(bubbles: number, board: number): readonly [three: number, two: number] {
  const few = Math.ceil(bubbles / (BUBBLES_A_SHOT + MORE_A_BOARD * (board - 1)))
  return [few, Math.floor(few * TWO_STARS)]
}

/** Stars for clearing a board with this many shots: more for fewer, at least one. */
export const starsFor = (bubbles: number, board: number, shots: number): number =>
  1 + shotsFor(bubbles, board).filter((most) => shots <= most).length
