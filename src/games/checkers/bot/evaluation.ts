/** Static evaluation of a position: material, advancement, and chasing the opponent when ahead. */
import type { Position } from '../rules/moves'
import { colOf, count, lowest, rowOf } from '../rules/squares'

/** A man is 100. A king is worth slightly less than one and a half men, the usual value in English draughts. */
const MAN = 100
const KING = 140
/** Bonus per row that a man has advanced. */
const ADVANCE = 3
/** Bonus for men on the home row, which prevent the opponent from making kings. */
const HOME_ROW = 9
/** Bonus for the middle squares, which give more mobility. */
const MIDDLE = 4
const MIDDLE_SQUARES = 0x00666600
const HOME: readonly [number, number] = [0xf, 0xf0000000 | 0]
/** With fewer pieces than this, the side that is ahead chases the other. */
const CHASE_BELOW = 9

function advancementOf(men: number, red: boolean): number {
  let rows = 0
  for (let left = men; left !== 0; left &= left - 1) {
    const row = rowOf(lowest(left))
    rows += red ? row : 7 - row
  }
  return rows
}

/** Sum of the distances from each king of one side to the nearest piece of the other. */
function distance(kings: number, foes: number): number {
  let sum = 0
  for (let left = kings; left !== 0; left &= left - 1) {
    const king = lowest(left)
    let near = 8
    for (let other = foes; other !== 0; other &= other - 1) {
      const foe = lowest(other)
      const far = Math.max(Math.abs(rowOf(king) - rowOf(foe)), Math.abs(colOf(king) - colOf(foe)))
      if (far < near) near = far
    }
    sum += near
  }
  return sum
}

/** Value for the side to move. */
export function evaluate({ red, white, kings, turn }: Position): number {
  const redMen = red & ~kings
  const whiteMen = white & ~kings
  const reds = count(red)
  const whites = count(white)
  const material =
    (count(redMen) - count(whiteMen)) * MAN + (count(red & kings) - count(white & kings)) * KING
  let value =
    material +
    (advancementOf(redMen, true) - advancementOf(whiteMen, false)) * ADVANCE +
    (count(redMen & HOME[0]) - count(whiteMen & HOME[1])) * HOME_ROW +
    (count(red & MIDDLE_SQUARES) - count(white & MIDDLE_SQUARES)) * MIDDLE
  const total = reds + whites
  // Exchanges favor the side that is ahead, so a lead counts more on an emptier board.
  value += ((reds - whites) * 240) / total
  if (total < CHASE_BELOW && material !== 0)
    value -= material > 0 ? 3 * distance(red & kings, white) : -3 * distance(white & kings, red)
  return turn === 0 ? Math.round(value) : -Math.round(value)
}
