/** Captured pieces of either side, and the material lead. */
import { readFen } from '../rules/fen'
import { type Color, colorOf, type Kind, kindOf, letterOf, other, PIECE_VALUES } from '../rules/pieces'

export interface Taken {
  /** Captured kinds, most valuable first. */
  readonly kinds: readonly Kind[]
  /** Material lead of this side; never below 0. */
  readonly lead: number
}

const ORDER: readonly Kind[] = ['k', 'q', 'r', 'b', 'n', 'p']

export function takenBy(color: Color, start: string, now: string): Taken {
  const foe = other(color)
  const before = readFen(start).squares
  const after = readFen(now).squares
  const count = (squares: typeof before, side: Color, kind: Kind) =>
    squares.filter((letter) => letter === letterOf(side, kind)).length
  const missing = new Map(ORDER.map((kind) => [kind, count(before, foe, kind) - count(after, foe, kind)]))
  // Promoted pieces: their pawns are missing but were not captured.
  let risen = 0
  for (const [kind, number] of missing) {
    if (number >= 0) continue
    risen -= number
    missing.set(kind, 0)
  }
  missing.set('p', Math.max(0, (missing.get('p') ?? 0) - risen))
  const materialOf = (side: Color) =>
    after.reduce(
      (sum, letter) => sum + (letter && colorOf(letter) === side ? PIECE_VALUES[kindOf(letter)] : 0),
      0,
    )
  return {
    kinds: ORDER.flatMap((kind) => Array.from({ length: missing.get(kind) ?? 0 }, () => kind)),
    lead: Math.max(0, materialOf(color) - materialOf(foe)),
  }
}
