/** Hints for Blackjack in three parts: the cards to look at, the reason of basic strategy, the decision. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts, type Part } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import { atBox } from '../rules/boxes'
import { pips, worth } from '../rules/cards'
import { runningCount, signed } from '../rules/count'
import { type Hand, type Move, may, type State } from '../rules/state'
import { type Decision, NAMES } from './decision'
import { decide, upOf } from './strategy'

/** Cells to highlight: 0 is the dealer's open card, 1 the first card of the active hand, and so on. */
const DEALER = 0

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const

/** '6', 'ace'. */
const rankOf = (card: number) => itemAt(RANKS, card % RANKS.length)

/** What the player has, and the dealer's card. */
function lookText({ cards }: Hand, choice: Decision, up: string): string {
  const { total, soft } = worth(cards)
  const first = rankOf(itemAt(cards, 0))
  if (choice === 'split' && rankOf(itemAt(cards, 1)) === first)
    return `Look at the highlighted cards. Your hand: pair (${first}). Dealer’s card: ${up}.`
  return soft
    ? `Look at the highlighted cards. Your hand: soft ${total}. Dealer’s card: ${up}.`
    : `Look at the highlighted cards. Your hand: ${total}. Dealer’s card: ${up}.`
}

function choiceText({ cards }: Hand, choice: Decision, up: string): string {
  const { total, soft } = worth(cards)
  return soft
    ? `${NAMES[choice]}. Your hand: soft ${total}. Dealer’s card: ${up}.`
    : `${NAMES[choice]}. Your hand: ${total}. Dealer’s card: ${up}.`
}

/** Why this is the best decision, in one sentence. */
function why(choice: Decision, { cards }: Hand, up: number): string {
  const { total, soft } = worth(cards)
  switch (choice) {
    case 'split':
      return [1, 8].includes(pips(itemAt(cards, 0)))
        ? 'Always split aces, and always split eights: as a pair, they make a poor hand.'
        : 'Split this pair: two hands against this card are worth more than one.'
    case 'surrender':
      return 'However you play it, this hand loses more than half its bet on average.'
    case 'double':
      return soft
        ? 'The dealer often busts with this card, and no card busts a soft hand: double the bet.'
        : 'Tens are the most common cards and make this hand strong: double the bet.'
    case 'stand':
      if (soft) return 'This soft hand is good enough against this card.'
      // Sevens against a ten, at a one-deck table without surrender.
      if (total <= 16 && up >= 7)
        return 'You hold two of the four sevens, so 21 is less likely: standing is slightly better.'
      return total >= 17
        ? 'From 17 up, another card hurts more often than it helps.'
        : 'When the dealer shows 2 to 6, the dealer often busts: stand.'
    case 'hit':
      if (soft) return 'No card busts a soft hand: its ace can count as 1.'
      if (total <= 11) return 'No card busts a hand of 11 or less.'
      return up >= 7
        ? 'When the dealer shows 7 or higher, the dealer usually reaches 17: hit anything lower.'
        : 'Only a ten busts 12, and a dealer’s 2 or 3 isn’t weak enough to stand against.'
  }
}

/** The hint for the active hand. */
function ofHand(state: State, thinking: Thinking): Hint<Move> {
  const hand = itemAt(state.hands, state.active)
  const { cards } = hand
  const up = rankOf(itemAt(state.dealer, 0))
  const choice = decide(state)
  const look = [DEALER, ...cards.map((_, index) => 1 + index)]
  return inParts(
    thinking,
    { text: atBox(state, lookText(hand, choice, up)), look },
    { text: why(choice, hand, upOf(state)), look },
    { move: { do: choice }, text: atBox(state, choiceText(hand, choice, up)) },
  )
}

const ACE: readonly [Part, Part] = [
  { text: 'Look at the dealer’s ace: is the hidden card a ten?', look: [DEALER] },
  {
    text: 'Insurance pays 2 to 1, but only four in thirteen cards are tens: less than one in three.',
    look: [DEALER],
  },
]

/** Between hands there is nothing to work out, so the hint has only one part. */
export function hint(state: State, move: Move, thinking: Thinking): Hint<Move> {
  if (state.count?.open) return { move, text: `The running count is ${signed(runningCount(state))}.` }
  switch (state.phase) {
    case 'playing':
      return ofHand(state, thinking)
    case 'insurance':
      return inParts(thinking, ...ACE, { move, text: 'No insurance: it costs more than it returns.' })
    case 'betting':
      return { move, text: 'A small bet lasts longer. Deal when you’re ready.' }
    default:
      return {
        move,
        text: may(state, 'deal')
          ? 'Deal again, or leave the table.'
          : 'Place another bet, or leave the table.',
      }
  }
}
