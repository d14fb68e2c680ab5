/** Owns how a move is put together: a piece is picked up, and goes from landing to landing until the move is whole. */
import { useState } from 'react'
import { movesOf, type Path, type State } from '../rules'
import type { Move } from '../rules/moves'

function startsWith(path: Path, begun: Path): boolean {
  return begun.every((square, index) => path[index] === square)
}

interface Props {
  readonly state: State
  readonly active: boolean
  readonly play: (path: Path) => void
}

export function useMoving({ state, active, play }: Props) {
  // What was begun in another state is forgotten with it.
  const [begun, setBegun] = useState<{ readonly state: State; readonly path: Path }>({ state, path: [] })
  const path = begun.state === state && active ? begun.path : []
  const set = (next: Path) => setBegun({ state, path: next })
  const open: readonly Move[] = active ? movesOf(state).filter((move) => startsWith(move.path, path)) : []

  /** Goes on to a landing, or straight to the last one; false when no move leads there. */
  const go = (square: number): boolean => {
    if (path.length === 0) return false
    const next = open.filter((move) => move.path[path.length] === square)
    const ways = next.length > 0 ? next : open.filter((move) => move.path.at(-1) === square)
    const whole = ways.length === 1 ? ways[0] : ways.find((move) => move.path.length === path.length + 1)
    if (ways.length === 0) return false
    if (whole) {
      // The move first: what is let go with it is drawn with it.
      play(whole.path)
      set([])
    } else if (next.length > 0) set([...path, square])
    // Several ways lead to that end: the next landing decides.
    else return false
    return true
  }
  const mayMove = (square: number) => active && movesOf(state).some((move) => move.path[0] === square)
  const pick = (square: number | null) => set(square !== null && mayMove(square) ? [square] : [])

  return {
    /** The piece in the hand and its landings so far. */
    path,
    /** Moves that begin so. */
    open: path.length > 0 ? open : [],
    mayMove,
    pick,
    go,
    press(square: number) {
      if (!active || square < 0) return set([])
      if (go(square)) return
      if (path.length > 1 || square === path[0]) return set([])
      if (mayMove(square)) return pick(square)
      // The rules say why not.
      play(path.length > 0 ? [...path, square] : [square])
    },
  }
}
