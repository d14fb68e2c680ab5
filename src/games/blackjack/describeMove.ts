/** Describes moves of Blackjack in words: 'Bet: 50', 'Hit to 17', 'Dealer has 20'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { atBox } from './rules/boxes'
import { moveTexts as texts } from './texts/moves'

const pips = (card: number) => Math.min(10, (card % 13) + 1)

/** The total of a hand, with an ace as eleven if that does not bust. */
function total(cards: readonly number[]): number {
  const sum = cards.reduce((all, card) => all + pips(card), 0)
  return sum <= 11 && cards.some((card) => card % 13 === 0) ? sum + 10 : sum
}

/** Moves on one hand: with several boxes their text names the hand. */
const PLAYED: ReadonlySet<string> = new Set([
  'hit',
  'stand',
  'double',
  'split',
  'surrender',
  'insure',
  'decline',
])

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  const text = words(before, move, after)
  return text && PLAYED.has(move.do) ? atBox(before, text) : text
}

const words: DescribeMove<State, Move> = (before, move, after) => {
  const hand = total(after.hands[before.active]?.cards ?? [])
  if (move.do === 'sit') return null
  if (move.do === 'chip') return texts.bet(after.stake)
  if (move.do === 'count') return texts.count(`${move.value > 0 ? '+' : ''}${move.value}`)
  if (move.do === 'deal') return texts.dealt(after.hands.map(({ cards }) => total(cards)))
  if (move.do === 'hit') return texts.hit(hand)
  if (move.do === 'double') return texts.double(hand)
  if (move.do !== 'dealer') return texts[move.do]
  if (after.phase !== 'finished') return texts.dealer(total(after.dealer))
  if (after.net === 0) return after.hands.length === 1 ? texts.push : texts.even
  return after.net > 0 ? texts.won(after.net) : texts.lost(-after.net)
}
