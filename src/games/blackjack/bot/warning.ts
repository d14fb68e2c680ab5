/** The warning about a decision that is not basic strategy: what is better, and what it costs. */
import { atBox } from '../rules/boxes'
import type { Move, State } from '../rules/state'
import { texts } from '../texts/game'
import { judge, nameOfChoice } from './judge'

/** Smaller costs, in bets, are not shown. Costs assume a full shoe; with few decks they may be higher. */
const MIN_SHOWN = 0.001

const costText = (best: string, chosen: string, loss: number) =>
  loss < MIN_SHOWN ? texts.warnings.slight(best, chosen) : texts.warnings.cost(best, chosen, loss * 100)

/** What is better and why; null for the best decision and for other moves. */
export function warning(state: State, move: Move): string | null {
  const judged = judge(state, move)
  if (!judged || judged.best === move.do) return null
  const { best, loss } = judged
  return atBox(state, costText(nameOfChoice(best), nameOfChoice(move.do), loss))
}
