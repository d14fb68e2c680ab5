/** Judges decisions in Blackjack: their expected loss against basic strategy, in percent of the bet. */
import type { Reviewer } from '../../../engine/core/game/review'
import { itemAt } from '../../../engine/core/itemAt'
import { numberText } from '../../../engine/core/text'
import { judge, nameOfChoice } from '../bot/judge'
import type { Move, State } from '../rules'
import { pips, worth } from '../rules/cards'

/** 100 is the bet returned; more is a profit. */
const percentOf = (bets: number) => Math.max(0, Math.min(200, 100 * (1 + bets)))

function why(better: string, state: State): string {
  const { total, soft } = worth(state.hands[state.active]?.cards ?? [])
  const up = pips(itemAt(state.dealer, 0))
  const dealer = up === 1 ? 'ace' : up
  return soft
    ? `Better on average: ${better}. Your hand: soft ${total}. Dealer’s card: ${dealer}.`
    : `Better on average: ${better}. Your hand: ${total}. Dealer’s card: ${dealer}.`
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: 'Value of the bet',
    sides: false,
    max: 200,
    unit: '%',
    loss: { one: 'costs #% of the bet', other: 'costs #% of the bet' },
    grades: [1, 5, 15],
  },
  judge(before, move) {
    const judged = judge(before, move)
    if (!judged) return null
    const { best } = judged
    const value = percentOf(judged.worth)
    const loss = 100 * judged.loss
    if (loss === 0) return { value, loss }
    const better = nameOfChoice(best)
    return {
      value,
      loss,
      sums: { lost: loss },
      better: { move: { do: best }, text: better },
      why:
        move.do === 'insure'
          ? 'Insurance pays 2 to 1, but only four in thirteen cards are tens.'
          : why(better, before),
    }
  },
  summary: (last, { lost = 0 }, judged) => ({
    Rounds: last.rounds,
    Decisions: judged,
    'Cost of mistakes': `${numberText(lost, 1)}% of a bet`,
  }),
}
