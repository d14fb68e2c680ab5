/** Why cards may not move, in sentences. */
import { patienceTexts } from '../../shared/patience/texts/game'
import { texts } from '../texts/game'
import { runLength } from './moves'
import { cardsIn, isColumn, isWon, type State } from './state'

/** Why a move of cards is refused; '' where a sentence would not help. To its own column means to any column. */
export function refusal(state: State, from: number, to: number, count: number): string {
  const { length } = isColumn(from) ? cardsIn(state, from) : []
  if (isWon(state) || count < 1 || count > length || !isColumn(to)) return ''
  if (count > runLength(state, from)) {
    const { down = 0, cards = [] } = state.columns[from] ?? {}
    return count > cards.length - down ? patienceTexts.refusals.covered : texts.refusals.notOneRun
  }
  if (from === to) return count === 1 ? texts.refusals.cardStays : texts.refusals.cardsStay
  return cardsIn(state, to).length === 0 ? '' : texts.refusals.oneHigher
}
