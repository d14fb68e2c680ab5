/** Hints for Blackjack in three parts: the cards to look at, the reason of basic strategy, the decision. */

import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { inParts, type Part } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import { atBox } from '../rules/boxes'
import { nameOf, pips, worth } from '../rules/cards'
import { runningCount, signed } from '../rules/count'
import { type Hand, type Move, may, type State } from '../rules/state'
import { type Decision, NAMES } from './decision'
import { decide, upOf } from './strategy'

/** Cells to highlight: 0 is the dealer's open card, 1 the first card of the active hand, and so on. */
const DEALER = 0

/** '6', 'ace'. */
const rankOf = (card: number) => (nameOf(card).split(' of ')[0] ?? '').toLowerCase()

/** Why this is the best decision, in one sentence. */
function why(choice: Decision, { cards }: Hand, up: number): string {
  const { total, soft } = worth(cards)
  switch (choice) {
    case 'split':
      return [1, 8].includes(pips(itemAt(cards, 0)))
        ? 'Aces and eights are split against every card: together they are a poor hand.'
        : 'A pair is split where two hands against this card are worth more than one.'
    case 'surrender':
      return 'However it is played on, this hand loses more than half of its bet on average.'
    case 'double':
      return soft
        ? 'The dealer often goes over 21 with this card, and no card ruins a soft hand: it is worth twice the bet.'
        : 'Tens come most often, and make this hand a strong one: it is worth twice the bet.'
    case 'stand':
      if (soft) return 'A soft hand that is as high as this is good enough against this card.'
      // Sevens against a ten, at a one-deck table without surrender.
      if (total <= 16 && up >= 7)
        return 'Two of the four sevens that would make 21 lie before you: a little better to stand.'
      return total >= 17
        ? 'From 17 on another card ruins a hand more often than it helps.'
        : 'With 2 to 6 the dealer often goes over 21: better that the dealer draws than you.'
    case 'hit':
      if (soft) return 'No card ruins a soft hand: its ace can count one.'
      if (total <= 11) return 'No card ruins a hand of 11 or less.'
      return up >= 7
        ? 'With 7 or more the dealer mostly comes to 17 or better: less than that has to draw.'
        : 'Only a ten ruins 12, and 2 and 3 are not weak enough to wait for the dealer.'
  }
}

/** The hint for the active hand. */
function ofHand(state: State, thinking: Thinking): Hint<Move> {
  const hand = itemAt(state.hands, state.active)
  const { cards } = hand
  const { total, soft } = worth(cards)
  const up = rankOf(itemAt(state.dealer, 0))
  const choice = decide(state)
  const look = [DEALER, ...cards.map((_, index) => 1 + index)]
  const first = rankOf(itemAt(cards, 0))
  const own =
    choice === 'split' && rankOf(itemAt(cards, 1)) === first
      ? `a pair of ${first}s`
      : `${soft ? 'soft ' : ''}${total}`
  return inParts(
    thinking,
    {
      text: `${atBox(state)}Look at the marked cards: you have ${own}, the dealer shows ${withArticle(up)}.`,
      look,
    },
    { text: why(choice, hand, upOf(state)), look },
    {
      move: { do: choice },
      text: `${atBox(state)}${NAMES[choice]}: ${soft ? 'soft ' : ''}${total} against ${up}.`,
    },
  )
}

const withArticle = (name: string) => `${/^[a8]/.test(name) ? 'an' : 'a'} ${name}`

const ACE: readonly [Part, Part] = [
  { text: 'Look at the ace of the dealer: is a ten below it?', look: [DEALER] },
  {
    text: 'Insurance pays 2 to 1, but of thirteen cards only four are tens: that is less than one in three.',
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
      return inParts(thinking, ...ACE, { move, text: 'No insurance: it costs more than it brings.' })
    case 'betting':
      return { move, text: 'A small bet lasts longer. Deal when you are ready.' }
    default:
      return {
        move,
        text: may(state, 'deal') ? 'Deal again, or leave the table.' : 'Lay another bet, or leave the table.',
      }
  }
}
