/** What happens by itself: finishing a game that is as good as won, and noticing one without moves. */
import { isRed } from '../../../engine/core/cards'
import { itemAt } from '../../../engine/core/itemAt'
import { canDraw, cardMoves, drawn, isNextHome, moved } from './moves'
import {
  CELL,
  cardsIn,
  homeOf,
  isWon,
  type Move,
  rankIndex,
  type State,
  suitIndex,
  UNLIMITED,
  WASTE,
} from './state'

type CardMove = Extract<Move, { type: 'move' }>

/** The moves of single cards to the foundations, lowest rank first. */
function movesHome(state: State): readonly CardMove[] {
  const found: { readonly move: CardMove; readonly rank: number }[] = []
  const piles = [
    ...state.columns.keys(),
    ...[...state.cells.keys()].map((cell) => CELL + cell),
    ...(state.waste.length > 0 ? [WASTE] : []),
  ]
  for (const from of piles) {
    const card = cardsIn(state, from).at(-1)
    if (card !== undefined && isNextHome(state, card))
      found.push({ move: { type: 'move', from, to: homeOf(card), count: 1 }, rank: rankIndex(card) })
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ move }) => move)
}

/** Whether no card that could be placed on this one is still in use. */
export function isSafeHome({ foundations }: Pick<State, 'foundations'>, card: number): boolean {
  const rank = rankIndex(card)
  return foundations.every((count, suit) => isRed(suit * 13) === isRed(suitIndex(card) * 13) || count >= rank)
}

/** A move to a foundation that can never hurt; null for none. */
export function safeHome(state: State): CardMove | null {
  return movesHome(state).find(({ from }) => isSafeHome(state, itemAt(cardsIn(state, from), -1))) ?? null
}

const finishing = (state: State): Move | null =>
  movesHome(state)[0] ?? (canDraw(state) ? { type: 'draw' } : null)

/**
 * The next move of a game that moves home and draws alone will win: every card of the columns is face up, and no
 * choice is left. Null if it takes more than that.
 */
export function finish(state: State): Move | null {
  if (isWon(state) || state.columns.some(({ down }) => down > 0)) return null
  let now = state
  let draws = 0
  while (!isWon(now)) {
    const move = finishing(now)
    if (move?.type === 'move') {
      now = moved(now, move)
      draws = 0
    } else if (move && draws <= state.stock.length + state.waste.length + 1) {
      now = drawn(now)
      draws++
    } else return null
  }
  return finishing(state)
}

/** The automatic move of a state, if any. */
export function automatic(state: State): Move | null {
  if (state.rests) return null
  return finish(state) ?? (state.auto && !isWon(state) ? safeHome(state) : null)
}

/** Whether no card can be moved, now or after any number of draws. */
export function isStuck(state: State): boolean {
  if (isWon(state) || cardMoves(state).length > 0) return false
  // After one more pass than the present one, the same cards come again.
  let now: State = { ...state, redeals: state.redeals === UNLIMITED ? 1 : Math.min(state.redeals, 1) }
  while (canDraw(now)) {
    now = drawn(now)
    if (cardMoves(now).some(({ from }) => from === WASTE)) return false
  }
  return true
}
