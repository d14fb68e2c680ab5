/** The warning about a decision that is not basic strategy: what is better, and what it costs. */
import { atBox } from '../rules/boxes'
import { DECKS } from '../rules/cards'
import type { Move, State } from '../rules/state'
import { differing } from './fewDecks'
import { judge, nameOfChoice } from './judge'

/** Smaller costs, in bets, are not shown. Costs assume a full shoe; with few decks they may be higher. */
const LEAST_SHOWN = 0.001

/** 'Stand is better: Hit costs 12.3% of the bet on average.'; null for the best decision and for other moves. */
export function warning(state: State, move: Move): string | null {
  const judged = judge(state, move)
  if (!judged || judged.best === move.do) return null
  const { best, loss } = judged
  const least = differing(state.table?.decks ?? DECKS).length > 0 ? 'a little' : 'less than 0.1%'
  const cost = loss < LEAST_SHOWN ? least : `${(loss * 100).toFixed(1)}%`
  return `${atBox(state)}${nameOfChoice(best)} is better: ${nameOfChoice(move.do)} costs ${cost} of the bet on average.`
}
