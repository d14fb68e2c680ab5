/** Hints for Klondike and FreeCell: first moves that can never hurt, then the way to a win that the solver found. */
import { cardInSentence } from '../../../engine/core/cards'
import type { Hint, Thinking, TurnBot } from '../../../engine/core/game/contract'
import { inParts, type Part } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import type { Options } from '../options'
import { type Move, rules, type State } from '../rules'
import { isSafeHome, safeHome } from '../rules/automatic'
import { CELL_LETTERS } from '../rules/movedText'
import { canDraw, cardMoves, drawn } from '../rules/moves'
import { CELL, cardsIn, isCell, isColumn, isFoundation, STOCK, WASTE } from '../rules/state'
import { hintTexts as texts } from '../texts/hints'
import { chanceOf, DRAW, isOnRoute } from './chance'

type CardMove = Extract<Move, { type: 'move' }>

const LOST: Hint<Move> = {
  move: { type: 'look' },
  text: texts.lost,
}

const UNKNOWN: Hint<Move> = {
  move: { type: 'look' },
  text: texts.unknown,
}

const turnsUp = (state: State, { from, count }: CardMove) => {
  const column = isColumn(from) ? itemAt(state.columns, from) : null
  return column !== null && column.down > 0 && column.cards.length - column.down === count
}

const emptiesColumn = (state: State, { from, count }: CardMove) =>
  isColumn(from) && cardsIn(state, from).length === count

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

/** 'Move the 7 of hearts onto the 8 of clubs in column 3', without a period. */
export function moveText(state: State, { from, to, count }: CardMove): string {
  const card = cardInSentence(itemAt(cardsIn(state, from), -count))
  const on = cardsIn(state, to).at(-1)
  if (isFoundation(to)) return texts.moves.toFoundation(card)
  if (isCell(to)) return texts.moves.toCell(card)
  if (on === undefined) return texts.moves.toEmpty(card)
  const other = cardInSentence(on)
  return isFoundation(from)
    ? texts.moves.backOnto(card, other, to + 1)
    : texts.moves.onto(card, other, to + 1)
}

/** A move and what it is good for. */
function moveHint(state: State, move: CardMove, proved: boolean): string {
  const text = moveText(state, move)
  if (turnsUp(state, move)) return texts.turnsOver(text)
  if (isFoundation(move.to) && isSafeHome(state, itemAt(cardsIn(state, move.from), -1)))
    return texts.notNeeded(text)
  if (emptiesColumn(state, move)) return texts.empties(text)
  return proved ? texts.wins(text) : texts.likely(text)
}

/** Where to look, and why; the pile is the cell that is highlighted. */
function whereOf(state: State, move: Move): Part {
  if (move.type !== 'move')
    return { text: state.stock.length > 0 ? texts.where.stock : texts.where.stockEmpty, highlighted: [STOCK] }
  const { from, to } = move
  if (isFoundation(from)) return { text: texts.where.back, highlighted: [from] }
  if (isFoundation(to)) return { text: texts.where.foundation, highlighted: [to] }
  if (from === WASTE) return { text: texts.where.waste, highlighted: [WASTE] }
  if (isCell(from)) return { text: texts.where.cell(itemAt(CELL_LETTERS, from - CELL)), highlighted: [from] }
  const { turns, empties, column } = texts.where
  const text = turnsUp(state, move) ? turns : emptiesColumn(state, move) ? empties : column
  return { text: text(from + 1), highlighted: [from] }
}

function moveOf(state: State, move: Move, proved: boolean): Hint<Move> {
  if (move.type === 'move') return { move, text: moveHint(state, move, proved) }
  if (state.stock.length > 0) return { move, text: proved ? texts.drawWins : texts.draw }
  return { move, text: proved ? texts.turnWins : texts.turn }
}

function hint(state: State, thinking: Thinking): Hint<Move> {
  const inTwo = (move: Move, proved: boolean) =>
    inParts(thinking, whereOf(state, move), moveOf(state, move, proved))
  const safe = isOnRoute(state) ? null : safeHome(state)
  if (safe) return inTwo(safe, false)
  const { result, move } = chanceOf(state)
  if (result === 'lost') return LOST
  if (move) return inTwo(move, true)
  const guess = likely(state)
  return guess ? inTwo(guess, false) : UNKNOWN
}

export const bot: TurnBot<State, Move, Options> = {
  // There is no computer opponent, only hints.
  levels: [],
  choose(state, _, thinking) {
    const { move } = hint(state, thinking)
    return move.type === 'look' ? (likely(state) ?? itemAt(rules.legal(state), 0)) : move
  },
  hint,
  start: rules.start,
}
