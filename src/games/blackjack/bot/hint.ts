/** Hints for Blackjack in three parts: the dealer's card, the reason of basic strategy, the decision. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts, type Part } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import { atBox } from '../rules/boxes'
import { pips, worth } from '../rules/cards'
import { runningCount, signed } from '../rules/count'
import type { Hand, Move, State } from '../rules/state'
import { texts as gameTexts } from '../texts/game'
import { hintTexts as texts } from '../texts/hints'
import type { Decision } from './decision'
import { decide, upOf } from './strategy'

const { controls } = gameTexts

/** Cells to highlight: 0 is the dealer's open card, 1 the first card of the active hand, and so on. */
const DEALER = 0
/** Before a deal: the bet, where the first card will be. */
const BET = 1
/** The dealer's cards that often bust. */
const WEAK = [2, 3, 4, 5, 6]

/** '6', 'ace'. */
const rankOf = (card: number) => itemAt(texts.ranks, card % texts.ranks.length)

function choiceText({ cards }: Hand, choice: Decision, up: string): string {
  const { total, soft } = worth(cards)
  const decision = controls[choice]
  return soft ? texts.decisionSoft(decision, total, up) : texts.decision(decision, total, up)
}

/** Why this is the best decision, in one sentence. */
function why(choice: Decision, { cards }: Hand, up: number): string {
  const { total, soft } = worth(cards)
  switch (choice) {
    case 'split':
      return [1, 8].includes(pips(itemAt(cards, 0))) ? texts.why.splitAlways : texts.why.split
    case 'surrender':
      return texts.why.surrender
    case 'double':
      return soft ? texts.why.doubleSoft : texts.why.double
    case 'stand':
      if (soft) return texts.why.standSoft
      // Sevens against a ten, at a one-deck table without surrender.
      if (total <= 16 && up >= 7) return texts.why.standSevens
      return total >= 17 ? texts.why.standHigh : texts.why.stand
    case 'hit':
      if (soft) return texts.why.hitSoft
      if (total <= 11) return texts.why.hitLow
      return up >= 7 ? texts.why.hitHigh : texts.why.hit
  }
}

/** The hint for the active hand. */
function ofHand(state: State, thinking: Thinking): Hint<Move> {
  const hand = itemAt(state.hands, state.active)
  const { cards } = hand
  const up = rankOf(itemAt(state.dealer, 0))
  const choice = decide(state)
  const highlighted = [DEALER, ...cards.map((_, index) => 1 + index)]
  const theme = WEAK.includes(upOf(state)) ? texts.weak(up) : texts.strong(up)
  return inParts(
    thinking,
    { text: atBox(state, theme), highlighted: [DEALER] },
    { text: why(choice, hand, upOf(state)), highlighted },
    { move: { do: choice }, text: atBox(state, choiceText(hand, choice, up)) },
  )
}

const ACE: readonly [Part, Part] = [
  { text: texts.ace, highlighted: [DEALER] },
  {
    text: texts.insurance,
    highlighted: [DEALER],
  },
]

export function hint(state: State, move: Move, thinking: Thinking): Hint<Move> {
  if (state.count?.open)
    return inParts(
      thinking,
      { text: texts.counting, highlighted: [DEALER] },
      { move, text: texts.count(signed(runningCount(state))) },
    )
  switch (state.phase) {
    case 'playing':
      return ofHand(state, thinking)
    case 'insurance':
      return inParts(thinking, ...ACE, { move, text: texts.noInsurance })
    default:
      return inParts(
        thinking,
        { text: texts.smallBet, highlighted: [BET] },
        { move, text: move.do === 'chip' ? texts.chip(move.value) : texts.deal },
      )
  }
}
