/** Shows a game of two people from one seat: that seat's fleet is known, and the other player is the enemy. */
import type { State } from '../rules'
import { answersOf } from '../rules/answer'
import type { Fleet } from '../rules/fleet'
import { otherOf, type Seat, withSide } from '../rules/state'

const swapped = <T>([a, b]: readonly [T, T]): readonly [T, T] => [b, a]

/** A state of two people on one device as if `seat` were seat 0. */
export function turned(state: State, seat: Seat): State {
  if (seat === 0) return state
  const { second, ...rest } = state
  return {
    ...rest,
    fleets: swapped(state.fleets),
    shots: swapped(state.shots),
    turn: otherOf(state.turn),
    ...(second ? {} : { second: true as const }),
  }
}

/** The state as if `seat` were seat 0, including its fleet and the result of the newest shot at it. */
export function facing(state: State, seat: Seat, own: Fleet | null): State {
  const other = otherOf(seat)
  let { link, fleets } = state
  if (!link) return state
  if (own) {
    fleets = withSide(fleets, seat, own)
    const hits = answersOf(own, state.shots[other]).map((answer) => answer !== 'miss')
    link = { ...link, answers: withSide(link.answers, other, hits) }
  }
  if (seat === 0) return { ...state, fleets, link }
  return {
    ...state,
    fleets: swapped(fleets),
    shots: swapped(state.shots),
    turn: otherOf(state.turn),
    link: {
      ...link,
      seals: swapped(link.seals),
      answers: swapped(link.answers),
      shown: swapped(link.shown),
    },
  }
}
