/** Tracks pieces from one position to the next, so that they slide instead of jumping. */
import { colorOf, kindOf, type Letter } from '../rules/pieces'

export interface Placed {
  /** Stays the same while the piece is on the board. */
  readonly id: number
  readonly letter: Letter
  /** 0..63 from a8. */
  readonly square: number
  /** Captured by the last move: rendered once more, fading out. */
  readonly gone: boolean
}

/** More changes than this mean another game rather than a move, so nothing fades. */
const MAX_OF_A_MOVE = 4

function distance(a: number, b: number): number {
  return Math.hypot((a >> 3) - (b >> 3), (a & 7) - (b & 7))
}

/** A pawn was promoted, or a promotion was undone. */
function isRise(a: Letter, b: Letter): boolean {
  return colorOf(a) === colorOf(b) && (kindOf(a) === 'p') !== (kindOf(b) === 'p')
}

export function follow(before: readonly Placed[], squares: readonly (Letter | null)[]): Placed[] {
  const live = before.filter((piece) => !piece.gone)
  const stays = live.filter((piece) => squares[piece.square] === piece.letter)
  const left = live.filter((piece) => squares[piece.square] !== piece.letter)
  const held = new Set(stays.map((piece) => piece.square))
  const open = squares.flatMap((letter, square) => (letter && !held.has(square) ? [{ letter, square }] : []))
  let id = Math.max(0, ...before.map((piece) => piece.id))

  const take = (square: number, fits: (piece: Placed) => boolean): Placed | undefined => {
    const near = left
      .filter(fits)
      .sort((a, b) => distance(a.square, square) - distance(b.square, square))
      .at(0)
    if (near) left.splice(left.indexOf(near), 1)
    return near
  }
  const moved = open.map(({ letter, square }) => {
    const known =
      take(square, (piece) => piece.letter === letter) ??
      take(square, (piece) => isRise(piece.letter, letter))
    return { id: known?.id ?? ++id, letter, square, gone: false }
  })
  const gone = open.length <= MAX_OF_A_MOVE ? left.map((piece) => ({ ...piece, gone: true })) : []
  return [...stays, ...moved, ...gone].sort((a, b) => a.id - b.id)
}
