/** Judges decisions in Blackjack: their expected loss against basic strategy, in percent of the bet. */
import type { Reviewer } from '../../../engine/core/game/review'
import { itemAt } from '../../../engine/core/itemAt'
import { judge, nameOfChoice } from '../bot/judge'
import type { Move, State } from '../rules'
import { handValue, pips } from '../rules/cards'
import { hintTexts } from '../texts/hints'
import { reviewTexts as texts } from '../texts/review'

/** 100 is the bet returned; more is a profit. */
const percentOf = (bets: number) => Math.max(0, Math.min(200, 100 * (1 + bets)))

function why(better: string, state: State): string {
  const { total, soft } = handValue(state.hands[state.active]?.cards ?? [])
  const dealer = itemAt(hintTexts.ranks, pips(itemAt(state.dealer, 0)) - 1)
  return soft ? texts.betterSoft(better, total, dealer) : texts.better(better, total, dealer)
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.value,
    sides: false,
    max: 200,
    unit: '%',
    loss: texts.loss,
    grades: [1, 5, 15],
  },
  judge(before, move) {
    const judged = judge(before, move)
    if (!judged) return null
    const { best } = judged
    const value = percentOf(judged.value)
    const loss = 100 * judged.loss
    if (loss === 0) return { value, loss }
    const better = nameOfChoice(best)
    return {
      value,
      loss,
      sums: { lost: loss },
      better: { move: { do: best }, text: better },
      why: move.do === 'insure' ? texts.insurance : why(better, before),
    }
  },
  summary: (last, { lost = 0 }, judged) => ({
    [texts.rounds]: last.rounds,
    [texts.decisions]: judged,
    [texts.cost]: texts.costOf(lost),
  }),
}
