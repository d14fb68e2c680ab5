/** Points: standard scoring and Vegas scoring. */
import type { State } from './state'
import { isColumn, isFoundation, WASTE } from './state'

/** A Vegas game costs a dollar for each card. */
export const VEGAS_STAKE = 52
const VEGAS_CARD = 5

const HOME = 10
const TO_COLUMN = 5
const TURNED_UP = 5
const BACK = -15
/** For turning the waste over when one card is drawn at a time. */
const REDEAL = -100

/** With time, every ten seconds cost two points. */
const TIME_UNIT_MS = 10_000
const TIME_COST = 2
/** A win after more than 30 seconds earns this divided by its seconds. */
const TIME_BONUS = 700_000
const BONUS_FROM_S = 30

/** Standard scores do not fall below zero. */
function added(state: State, points: number): State {
  if (state.scoring === 'none') return state
  const score = state.score + points
  return { ...state, score: state.scoring === 'standard' ? Math.max(0, score) : score }
}

export function scoreMove(state: State, from: number, to: number, turnedUp: boolean): State {
  if (state.scoring === 'vegas') {
    if (isFoundation(to)) return added(state, VEGAS_CARD)
    return isFoundation(from) ? added(state, -VEGAS_CARD) : state
  }
  const flip = turnedUp ? TURNED_UP : 0
  if (isFoundation(to)) return added(state, HOME + flip)
  if (isFoundation(from)) return added(state, BACK)
  return added(state, (from === WASTE && isColumn(to) ? TO_COLUMN : 0) + flip)
}

export function scoreRedeal(state: State): State {
  return state.scoring === 'standard' && state.draw === 1 ? added(state, REDEAL) : state
}

/** Charges the play time since the last move, up to `at` ms. */
export function scoreTime(state: State, at: number): State {
  const now = { ...state, at: Math.max(state.at, Math.round(at)) }
  if (!state.timed || state.scoring !== 'standard') return now
  const units = Math.floor(now.at / TIME_UNIT_MS) - Math.floor(state.at / TIME_UNIT_MS)
  return added(now, -TIME_COST * units)
}

/** The bonus for a win with the last move. */
export function scoreWin(state: State): State {
  if (!state.timed || state.scoring !== 'standard') return state
  const seconds = Math.floor(state.at / 1000)
  return seconds > BONUS_FROM_S ? added(state, Math.floor(TIME_BONUS / seconds)) : state
}
