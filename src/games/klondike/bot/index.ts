/** Hints for Klondike and FreeCell: first moves that can never hurt, then the way to a win that the solver found. */
import { cardInSentence } from '../../../engine/core/cards'
import type { Hint, TurnBot } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Options } from '../options'
import { type Move, rules, type State } from '../rules'
import { isSafeHome, safeHome } from '../rules/automatic'
import { canDraw, cardMoves, drawn, moved } from '../rules/moves'
import { cardsIn, isCell, isColumn, isFoundation, WASTE } from '../rules/state'
import { chanceOf, DRAW, isOnRoute } from './chance'

type CardMove = Extract<Move, { type: 'move' }>

const LOST: Hint<Move> = {
  move: { type: 'look' },
  text: 'This game can no longer be won. Undo moves to try another way.',
}

const UNKNOWN: Hint<Move> = {
  move: { type: 'look' },
  text: 'No useful move was found. Try another way, or undo moves.',
}

const turnsUp = (state: State, { from, count }: CardMove) => {
  const column = isColumn(from) ? itemAt(state.columns, from) : null
  return column !== null && column.down > 0 && column.cards.length - column.down === count
}

/** Each of these makes progress that no other of them takes back, so that hints cannot go in circles. */
function progress(state: State): Move | undefined {
  const moves = cardMoves(state)
  return (
    moves.find((move) => turnsUp(state, move)) ??
    moves.find(({ from, to }) => from === WASTE && !isFoundation(to)) ??
    moves.find(({ from, to }) => !isFoundation(from) && isFoundation(to))
  )
}

/** A move that looks useful, if the solver found nothing: a draw only if it leads to a card that can be placed. */
export function likely(state: State): Move | null {
  const move = progress(state)
  if (move) return move
  let now = state
  for (let turns = 0; canDraw(now) && turns < 2; ) {
    if (now.stock.length === 0) turns++
    now = drawn(now)
    if (cardMoves(now).some(({ from }) => from === WASTE)) return DRAW
  }
  return null
}

/** 'Move the 7 of hearts onto the 8 of clubs'. */
export function moveText(state: State, { from, to, count }: CardMove): string {
  const card = cardInSentence(itemAt(cardsIn(state, from), -count))
  const on = cardsIn(state, to).at(-1)
  if (isFoundation(to)) return `Move ${card} to its foundation`
  if (isCell(to)) return `Put ${card} in a free cell`
  if (on === undefined) return `Move ${card} to the empty column`
  const other = cardInSentence(on)
  return isFoundation(from)
    ? `Take ${card} back onto ${other} in column ${to + 1}`
    : `Move ${card} onto ${other} in column ${to + 1}`
}

function whyText(state: State, move: CardMove, proved: boolean): string {
  if (turnsUp(state, move)) return 'It turns a card over.'
  if (isFoundation(move.to) && isSafeHome(state, itemAt(cardsIn(state, move.from), -1)))
    return 'You no longer need it in the columns.'
  const after = moved(state, move)
  if (isColumn(move.from) && after.columns[move.from]?.cards.length === 0) return 'It empties a column.'
  return proved ? 'The game can still be won this way.' : ''
}

function hintFor(state: State, move: Move, proved: boolean): Hint<Move> {
  if (move.type === 'move')
    return { move, text: `${moveText(state, move)}. ${whyText(state, move, proved)}`.trim() }
  const text = state.stock.length > 0 ? 'Draw from the stock.' : 'Turn the waste over.'
  return { move, text: proved ? `${text} The game can still be won this way.` : text }
}

function hint(state: State): Hint<Move> {
  const safe = isOnRoute(state) ? null : safeHome(state)
  if (safe) return { move: safe, text: `${moveText(state, safe)}. You no longer need it in the columns.` }
  const { result, move } = chanceOf(state)
  if (result === 'lost') return LOST
  if (move) return hintFor(state, move, true)
  const guess = likely(state)
  return guess ? hintFor(state, guess, false) : UNKNOWN
}

export const bot: TurnBot<State, Move, Options> = {
  // There is no computer opponent, only hints.
  levels: [],
  choose(state) {
    const { move } = hint(state)
    return move.type === 'look' ? (likely(state) ?? itemAt(rules.legal(state), 0)) : move
  },
  hint,
  start: rules.start,
}
