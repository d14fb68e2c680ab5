/** Test helpers for Reversi: squares by name, positions as text, moves by the rules and by bitboards. */
import {
  cellOf,
  high,
  movesFrom,
  type Position,
  positionOf,
  squareOf,
  squaresOf,
} from '../../../src/games/reversi/bot/bits'
import { placed } from '../../../src/games/reversi/bot/search'
import { rules, type State } from '../../../src/games/reversi/rules'

/** The cell of a name such as 'd3' on the 8x8 board. */
export const square = (name: string): number =>
  (Number(name[1]) - 1) * 8 + 'abcdefgh'.indexOf(name[0] as string)

export function read(text: string, options: Record<string, string> = {}): State {
  if (!rules.notation) throw new Error('Reversi has no text form.')
  return rules.notation.read(text, options)
}

export function played(state: State, move: number): State {
  const applied = rules.apply(state, move, 0)
  if ('refused' in applied) throw new Error(`${move} was refused: ${applied.refused}`)
  return applied.state
}

export const at = (state: State, name: string): State => played(state, square(name))

export function refused(state: State, move: number): string {
  const applied = rules.apply(state, move, 0)
  if (!('refused' in applied)) throw new Error(`${move} was accepted`)
  return applied.refused
}

/** The legal cells of the side to move, by the bitboards. */
export function movesByBits(state: State): number[] {
  const { ownLow, ownHigh, foeLow, foeHigh } = positionOf(state)
  const squares = squaresOf(state.size)
  const low = movesFrom(ownLow, ownHigh, foeLow, foeHigh) & squares.low
  const up = (high[0] as number) & squares.high
  return Array.from({ length: 64 }, (_, place) => place)
    .filter((place) => ((place < 32 ? low : up) >>> (place & 31)) & 1)
    .map((place) => cellOf(place, state.size))
}

/** The discs after a move, as the other side sees them, by the bitboards. */
export const placedByBits = (state: State, move: number): Position =>
  placed(squareOf(move, state.size), positionOf(state))
