/** The expected value of a decision, and its loss against basic strategy. */
import { itemAt } from '../../../engine/core/itemAt'
import { handValue, pips } from '../rules/cards'
import { type Doing, type Move, may, type State } from '../rules/state'
import { texts } from '../texts/game'
import { type Decision, isDecision } from './decision'
import { expected } from './expected'
import { decide } from './strategy'

/** A full shoe has four tens per thirteen cards. Insurance pays 2 to 1 on them and costs half a bet. */
const INSURANCE = ((4 / 13) * 3 - 1) / 2

export interface Judged {
  /** Expected value in bets: -1 is a lost bet, 0 a returned one. */
  readonly value: number
  /** Expected loss in bets against the best decision; 0 for that one, and where the cards make no difference. */
  readonly loss: number
  readonly best: Extract<Doing, Decision | 'decline'>
}

/** As on the buttons; '' if it is not a decision about cards. */
export function nameOfChoice(doing: Doing): string {
  if (doing === 'insure') return texts.controls.insurance
  if (doing === 'decline') return texts.buttons.decline
  return isDecision(doing) ? texts.controls[doing] : ''
}

/** Judges a legal decision; null if it is not about cards (bets, the dealer's steps). */
export function judge(state: State, move: Move): Judged | null {
  if (!may(state, move.do)) return null
  if (move.do === 'decline') return { value: 0, loss: 0, best: 'decline' }
  if (move.do === 'insure') return { value: INSURANCE, loss: -INSURANCE, best: 'decline' }
  if (!isDecision(move.do)) return null
  const cards = state.hands[state.active]?.cards ?? []
  const pair = pips(itemAt(cards, 0))
  const dealer = { up: pips(itemAt(state.dealer, 0)), hits17: state.table?.hits17 === true }
  const of = (decision: Decision) => expected(decision, handValue(cards), pair, dealer)
  const best = decide(state)
  const own = of(move.do)
  return { value: own, loss: best === move.do ? 0 : Math.max(0, of(best) - own), best }
}
