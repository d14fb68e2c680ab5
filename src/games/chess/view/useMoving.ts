/** Picking a piece and its target by click, keyboard, gamepad or drag, with promotion choice and premoves. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { type State, steps, turnOf } from '../rules'
import type { Step } from '../rules/moves'
import { type Color, colorOf, type Kind, type Letter, squareIndex, squareName } from '../rules/pieces'
import { whyNot } from '../rules/refusals'

interface Props {
  readonly state: State
  readonly squares: readonly (Letter | null)[]
  readonly active: boolean
  /** The side that can plan a move now; null if none can. */
  readonly planner: Color | null
  readonly play: (step: Step) => void
}

interface Plan {
  readonly from: number
  readonly to: number
  /** Number of moves made when it was planned. */
  readonly after: number
}

export function useMoving({ state, squares, active, planner, play }: Props) {
  // The pick belongs to one position: any change of the position clears it.
  const [picked, setPicked] = useState<{ state: State; square: number } | null>(null)
  const [rising, setRising] = useState<{ state: State; from: number; to: number } | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const legal = useMemo(() => (active ? steps(state) : []), [state, active])
  const free = active || planner !== null
  const mover = active ? turnOf(state) : planner
  const chosen = free && picked?.state === state ? picked.square : null
  const planned = planner !== null && plan?.after === state.moves.length ? plan : null

  const isOwn = (square: number) => {
    const letter = squares[square]
    return !!letter && colorOf(letter) === mover
  }
  const pick = (square: number | null) => {
    setPlan(null)
    setPicked(square === null ? null : { state, square })
  }

  /**
   * Makes the move, opens the promotion choice, or lets the rules explain the refusal. Returns false if nothing
   * happened.
   */
  const go = (from: number, to: number): boolean => {
    const step = { from: squareName(from), to: squareName(to) }
    if (planner !== null) setPlan({ from, to, after: state.moves.length })
    else {
      const found = legal.filter((move) => move.from === step.from && move.to === step.to)
      // Play before clearing the pick, so that both render together.
      if (found.length > 1) setRising({ state, from, to })
      else if (found[0]) play(found[0])
      else if (whyNot(state, step)) play(step)
      else return false
    }
    setPicked(null)
    return true
  }

  // A planned move is played after the computer's reply if it is legal then; a pawn becomes a queen.
  const make = useRef(() => {})
  make.current = () => {
    if (!active || !plan) return
    setPlan(null)
    if (plan.after !== state.moves.length - 1) return
    const fits = ({ from, to, promotion = 'q' }: Step) =>
      from === squareName(plan.from) && to === squareName(plan.to) && promotion === 'q'
    const found = legal.find(fits)
    if (found) play(found)
  }
  useEffect(() => {
    if (active) make.current()
  }, [active])

  const targets = chosen === null || !active ? [] : targetsOf(legal, chosen)
  return {
    chosen,
    planned,
    targets,
    mayMove: (square: number) =>
      active ? legal.some((move) => squareIndex(move.from) === square) : isOwn(square),
    isOwn,
    pick,
    go,
    press(square: number) {
      if (!free) return
      if (chosen === square) pick(null)
      else if (chosen !== null && (!isOwn(square) || targets.includes(square))) {
        if (!go(chosen, square)) pick(null)
      } else pick(isOwn(square) ? square : null)
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
