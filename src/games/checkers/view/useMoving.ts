/** Composing a move: a piece is picked up and goes from landing to landing until the move is complete. */
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
  // A started move belongs to one state: any change of the state clears it.
  const [begun, setBegun] = useState<{ readonly state: State; readonly path: Path }>({ state, path: [] })
  const path = begun.state === state && active ? begun.path : []
  const set = (next: Path) => setBegun({ state, path: next })
  const open: readonly Move[] = active ? movesOf(state).filter((move) => startsWith(move.path, path)) : []

  /** Continues to a landing, or straight to the last one. False if no move leads there. */
  const go = (square: number): boolean => {
    if (path.length === 0) return false
    const next = open.filter((move) => move.path[path.length] === square)
    const ways = next.length > 0 ? next : open.filter((move) => move.path.at(-1) === square)
    const whole = ways.length === 1 ? ways[0] : ways.find((move) => move.path.length === path.length + 1)
    if (ways.length === 0) return false
    if (whole) {
      // Play before clearing the started move, so that both render together.
      play(whole.path)
      set([])
    } else if (next.length > 0) set([...path, square])
    // Several paths lead to that end, so the next landing must decide.
    else return false
    return true
  }
  const mayMove = (square: number) => active && movesOf(state).some((move) => move.path[0] === square)
  const pick = (square: number | null) => set(square !== null && mayMove(square) ? [square] : [])

  return {
    /** The piece in motion and its landings so far. */
    path,
    /** The moves that start with this path. */
    open: path.length > 0 ? open : [],
    mayMove,
    pick,
    go,
    press(square: number) {
      if (!active || square < 0) return set([])
      if (go(square)) return
      if (path.length > 1 || square === path[0]) return set([])
      if (mayMove(square)) return pick(square)
      // The rules explain the refusal.
      play(path.length > 0 ? [...path, square] : [square])
    },
  }
}
