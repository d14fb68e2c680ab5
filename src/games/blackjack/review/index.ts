/** Owns how decisions of Blackjack are judged: what they lose on average against basic strategy, in percent of the bet. */
import type { Reviewer } from '../../../engine/core/review'
import { type Decision, decide } from '../bot/strategy'
import type { Move, State } from '../rules'
import { pips, worth } from '../rules/cards'
import { expected } from './expected'

const NAMES: Readonly<Record<Decision, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  surrender: 'Surrender',
}
/** A full shoe has four tens in thirteen: insurance pays 2 to 1 on them and costs half a bet. */
const INSURANCE = ((4 / 13) * 3 - 1) / 2

/** 100 is the bet itself back; what is above it is won. */
const percentOf = (bets: number) => Math.max(0, Math.min(200, 100 * (1 + bets)))

const isDecision = (doing: string): doing is Decision => doing in NAMES

/** 'soft 17 against an ace'. */
function situation(state: State): string {
  const { total, soft } = worth(state.hands[state.active]?.cards ?? [])
  const up = pips(state.dealer[0] as number)
  return `${soft ? 'soft ' : ''}${total} against ${up === 1 ? 'an ace' : `a ${up}`}`
}

export const reviewer: Reviewer<State, Move> = {
  figure: {
    label: 'Worth of the bet',
    sides: false,
    most: 200,
    unit: '%',
    lossUnit: '% of the bet',
    grades: [1, 5, 15],
  },
  judge(before, move) {
    if (move.do === 'decline') return { value: 100, loss: 0 }
    if (move.do === 'insure') {
      const loss = -INSURANCE * 100
      return {
        value: 100 - loss,
        loss,
        sums: { lost: loss },
        better: { move: { do: 'decline' }, text: 'No insurance' },
        why: 'Insurance pays 2 to 1, but the dealer has a ten only four times in thirteen.',
      }
    }
    if (before.phase !== 'playing' || !isDecision(move.do)) return null
    const cards = before.hands[before.active]?.cards ?? []
    const pair = pips(cards[0] as number)
    const up = pips(before.dealer[0] as number)
    const best = decide(before)
    const of = (decision: Decision) => expected(decision, worth(cards), pair, up)
    const value = percentOf(of(move.do))
    const loss = best === move.do ? 0 : Math.max(0, 100 * (of(best) - of(move.do)))
    if (loss === 0) return { value, loss }
    return {
      value,
      loss,
      sums: { lost: loss },
      better: { move: { do: best }, text: NAMES[best] },
      why: `${NAMES[best]} loses less or wins more on average with ${situation(before)}.`,
    }
  },
  summary: (last, { lost = 0 }, judged) => ({
    Rounds: last.rounds,
    Decisions: judged,
    'Lost to basic strategy': `${lost.toFixed(1)}% of a bet`,
  }),
}
