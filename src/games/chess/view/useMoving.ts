/** Owns picking a piece and its target: by clicks, keys, pads and drags alike, with the choice of a promotion between. */
import { useMemo, useState } from 'react'
import { type Move, rules, type State, turnOf } from '../rules'
import type { Step } from '../rules/moves'
import { colorOf, type Kind, type Letter, squareIndex, squareName } from '../rules/pieces'
import { whyNot } from '../rules/refusals'

interface Props {
  readonly state: State
  readonly squares: readonly (Letter | null)[]
  readonly active: boolean
  readonly play: (step: Step) => void
}

const isStep = (move: Move): move is Step => 'from' in move

export function useMoving({ state, squares, active, play }: Props) {
  // What is picked belongs to one position: any change of it lets go.
  const [picked, setPicked] = useState<{ state: State; square: number } | null>(null)
  const [rising, setRising] = useState<{ state: State; from: number; to: number } | null>(null)
  const legal = useMemo(() => (active ? rules.legal(state).filter(isStep) : []), [state, active])
  const chosen = active && picked?.state === state ? picked.square : null

  const isOwn = (square: number) => {
    const letter = squares[square]
    return active && !!letter && colorOf(letter) === turnOf(state)
  }
  const pick = (square: number | null) => setPicked(square === null ? null : { state, square })

  /** Makes the move, asks for the promotion, or lets the rules say why not. False where nothing came of it. */
  const go = (from: number, to: number): boolean => {
    const step = { from: squareName(from), to: squareName(to) }
    const found = legal.filter((move) => move.from === step.from && move.to === step.to)
    if (found.length > 1) setRising({ state, from, to })
    else if (found[0]) play(found[0])
    else if (whyNot(state, step)) play(step)
    else return false
    setPicked(null)
    return true
  }
  return {
    chosen,
    targets: chosen === null ? [] : targetsOf(legal, chosen),
    mayMove: (square: number) => legal.some((move) => squareIndex(move.from) === square),
    isOwn,
    pick,
    go,
    press(square: number) {
      if (!active) return
      if (chosen === square) pick(null)
      else if (chosen !== null && !isOwn(square)) {
        if (!go(chosen, square)) pick(null)
      } else if (isOwn(square)) pick(square)
    },
    rising: active && rising?.state === state ? rising : null,
    promote(promotion: Kind | null) {
      if (rising && promotion) play({ from: squareName(rising.from), to: squareName(rising.to), promotion })
      setRising(null)
    },
  }
}

function targetsOf(legal: readonly Step[], square: number): number[] {
  return [
    ...new Set(legal.flatMap((move) => (squareIndex(move.from) === square ? [squareIndex(move.to)] : []))),
  ]
}
