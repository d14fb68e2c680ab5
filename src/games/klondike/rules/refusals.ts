/** Why cards may not move, in sentences. */
import { plural } from '../../../engine/core/text'
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
  return plural(
    capacity(state, best),
    isEmptyColumn(state, best)
      ? {
          one: 'Only # card can move to an empty column at a time now. Empty a free cell or a column to move more.',
          other:
            'Only # cards can move to an empty column at a time now. Empty a free cell or a column to move more.',
        }
      : {
          one: 'Only # card can move at a time now. Empty a free cell or a column to move more.',
          other: 'Only # cards can move at a time now. Empty a free cell or a column to move more.',
        },
  )
}

/** Why a move of cards is refused; '' where a sentence would not help. To its own pile means to any place. */
export function refusal(state: State, from: number, to: number, count: number): string {
  const cards = cardsIn(state, from)
  if (!(count >= 1 && count <= cards.length)) return ''
  if (isColumn(from) && count > runLength(state, from)) return 'The cards on top of this one must move first.'
  const limit = tooMany(state, from, from === to ? pilesOf(state) : [to], count)
  if (limit) return limit
  if (from === to)
    return count === 1 ? 'This card can’t go anywhere right now.' : 'These cards can’t go anywhere right now.'
  if (isCell(to) && state.kind === 'freecell' && !isCell(from))
    return count > 1 ? 'A free cell holds one card.' : 'This free cell is full.'
  const card = cards.at(-count)
  if (state.kind === 'klondike' && isEmptyColumn(state, to) && card !== undefined && rankIndex(card) !== 12)
    return 'Only a king can start an empty column.'
  return ''
}
