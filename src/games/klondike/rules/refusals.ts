/** Why cards may not move, in sentences. */
import { patienceTexts } from '../../shared/patience/texts/game'
import { texts } from '../texts/game'
import { canMove, capacity, fits, runLength } from './moves'
import { cardsIn, isCell, isColumn, pilesOf, rankIndex, type State } from './state'

const isEmptyColumn = (state: State, pile: number) =>
  isColumn(pile) && state.columns[pile]?.cards.length === 0

/** How many cards can move at once, if that is all that keeps them from a pile; '' otherwise. */
function tooMany(state: State, from: number, piles: readonly number[], count: number): string {
  let best: number | null = null
  for (const to of piles) {
    if (!fits(state, from, to, count) || canMove(state, from, to, count)) continue
    if (best === null || capacity(state, to) > capacity(state, best)) best = to
  }
  if (best === null) return ''
  const max = capacity(state, best)
  return isEmptyColumn(state, best) ? texts.refusals.tooManyToEmpty(max) : texts.refusals.tooMany(max)
}

/** Why a move of cards is refused; '' where a sentence would not help. To its own pile means to any place. */
export function refusal(state: State, from: number, to: number, count: number): string {
  const cards = cardsIn(state, from)
  if (!(count >= 1 && count <= cards.length)) return ''
  if (isColumn(from) && count > runLength(state, from)) return patienceTexts.refusals.covered
  const limit = tooMany(state, from, from === to ? pilesOf(state) : [to], count)
  if (limit) return limit
  if (from === to) return count === 1 ? texts.refusals.cardStays : texts.refusals.cardsStay
  if (isCell(to) && state.kind === 'freecell' && !isCell(from))
    return count > 1 ? texts.refusals.oneCard : texts.refusals.cellFull
  const card = cards.at(-count)
  if (state.kind === 'klondike' && isEmptyColumn(state, to) && card !== undefined && rankIndex(card) !== 12)
    return texts.refusals.onlyKing
  return ''
}
