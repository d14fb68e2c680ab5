/** Helpers for tests of the two sequence games: make a move, watch the sequence, repeat it correctly. */
import type { TurnRules } from '../../src/engine/core/game/contract'
import type { SequenceState } from '../../src/games/shared/sequence/sequence'
import { mover } from './moves'

export function player<Move extends number | string>(rules: TurnRules<SequenceState, Move | number>) {
  const { apply, refused } = mover(rules)
  /** Lets the sequence run to its end. @returns the pads that lit up, and how long it took, ms */
  function watch(from: SequenceState) {
    let state = from
    const lit: number[] = []
    let ms = 0
    for (let next = rules.next?.(state); next; next = rules.next?.(state)) {
      ms += next.after
      const applied = apply(state, next.move)
      for (const event of applied.events) if (event.type === 'show') lit.push(event.pad as number)
      state = applied.state
    }
    return { state, lit, ms }
  }
  /** Watches the sequence, then presses all of it in order. */
  function level(from: SequenceState): SequenceState {
    let { state } = watch(from)
    for (const pad of state.sequence) state = apply(state, pad).state
    return state
  }
  return { apply, refused, watch, level }
}
