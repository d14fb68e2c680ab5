/** Hints for Klondike and FreeCell: first moves that can never hurt, then the way to a win that the solver found. */
import { cardName } from '../../engine/core/cards'
import type { Hint, TurnBot } from '../../engine/core/game/contract'
import { itemAt } from '../../engine/core/itemAt'
import { type Move, rules, type State } from './rules'
import { isSafeHome, safeHome } from './rules/automatic'
import { solveFreecell } from './rules/freecellSolver'
import { canDraw, cardMoves, drawn, moved } from './rules/moves'
import { write } from './rules/notation'
import { type Step, solve } from './rules/solver'
import { cardsIn, FOUNDATION, homeOf, isCell, isColumn, isFoundation, pileName, WASTE } from './rules/state'
import { positionOf } from './rules/winnable'

type CardMove = Extract<Move, { type: 'move' }>

/** Positions to visit for a hint; a fraction of a second. */
const HINT_NODES = 60_000

const DRAW: Move = { type: 'draw' }
const LOST: Hint<Move> = {
  move: { type: 'look' },
  text: 'This game can no longer be won. Undo moves to try another way.',
}

/** The move of a step of a Klondike solution, after its draws. */
function moveOf(state: State, step: Step): CardMove {
  if (step.from === 'talon') {
    const to = step.to === 'foundation' ? homeOf(itemAt(state.waste, -1)) : step.to
    return { type: 'move', from: WASTE, to, count: 1 }
  }
  if (step.from === 'foundation') return { type: 'move', from: FOUNDATION + step.suit, to: step.to, count: 1 }
  if (step.to !== 'foundation') return { type: 'move', from: step.column, to: step.to, count: step.count }
  const card = itemAt(cardsIn(state, step.column), -1)
  return { type: 'move', from: step.column, to: homeOf(card), count: 1 }
}

/** The moves of a Klondike solution. */
function movesOf(start: State, steps: readonly Step[]): readonly Move[] {
  const moves: Move[] = []
  let state = start
  for (const step of steps) {
    const draws = step.from === 'talon' ? step.draws : 0
    for (let i = 0; i < draws; i++) {
      moves.push(DRAW)
      state = drawn(state)
    }
    const move = moveOf(state, step)
    moves.push(move)
    state = moved(state, move)
  }
  return moves
}

function search(state: State): {
  readonly result: 'won' | 'lost' | 'unknown'
  readonly moves: readonly Move[]
} {
  if (state.kind === 'freecell') return solveFreecell(state, HINT_NODES)
  const { result, steps } = solve(positionOf(state), HINT_NODES)
  return { result, moves: movesOf(state, steps) }
}

/**
 * The moves of the solution found last, by position. Another search on the way could find another solution that leads
 * back, and hints would go in circles.
 */
let route: ReadonlyMap<string, Move> = new Map()

const keyOf = (state: State) => `${state.kind} ${state.draw} ${state.redeals} ${write(state)}`

function remember(start: State, moves: readonly Move[]): void {
  const found = new Map<string, Move>()
  let state = start
  for (const move of moves) {
    found.set(keyOf(state), move)
    state = move.type === 'move' ? moved(state, move) : drawn(state)
  }
  route = found
}

/** The next move of a solution; 'lost' if there is none, null if the search ended before it knew. */
function winning(state: State): Move | 'lost' | null {
  const known = route.get(keyOf(state))
  if (known) return known
  const { result, moves } = search(state)
  if (result !== 'won') return result === 'lost' ? 'lost' : null
  remember(state, moves)
  return itemAt(moves, 0)
}

const turnsUp = (state: State, { from, count }: CardMove) => {
  const column = isColumn(from) ? itemAt(state.columns, from) : null
  return column !== null && column.down > 0 && column.cards.length - column.down === count
}

/** A move that looks useful, if the solver found nothing. */
function likely(state: State): Move {
  const moves = cardMoves(state)
  const useful =
    moves.find((move) => turnsUp(state, move)) ??
    moves.find(({ from, to }) => from === WASTE && !isFoundation(to)) ??
    moves.find(({ to }) => isFoundation(to))
  return useful ?? (canDraw(state) ? DRAW : itemAt(moves, 0))
}

/** 'Move the 7 of hearts onto the 8 of clubs'. */
function moveText(state: State, { from, to, count }: CardMove): string {
  const card = cardName(itemAt(cardsIn(state, from), -count))
  const on = cardsIn(state, to).at(-1)
  if (isFoundation(to)) return `Move the ${card} to its foundation`
  if (isCell(to)) return `Put the ${card} in a free cell`
  if (on === undefined) return `Move the ${card} to the empty column`
  const text = isFoundation(from) ? `Take the ${card} back onto` : `Move the ${card} onto`
  return `${text} the ${cardName(on)} in ${pileName(to)}`
}

function whyText(state: State, move: CardMove, proved: boolean): string {
  if (turnsUp(state, move)) return 'It turns a card over.'
  if (isFoundation(move.to) && isSafeHome(state, itemAt(cardsIn(state, move.from), -1)))
    return 'No other card needs it.'
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
  const safe = route.has(keyOf(state)) ? null : safeHome(state)
  if (safe) return { move: safe, text: `${moveText(state, safe)}. No other card needs it.` }
  const found = winning(state)
  if (found === 'lost') return LOST
  return found ? hintFor(state, found, true) : hintFor(state, likely(state), false)
}

export const bot: TurnBot<State, Move> = {
  // There is no computer opponent, only hints.
  levels: [],
  choose(state) {
    const { move } = hint(state)
    return move.type === 'look' ? likely(state) : move
  },
  hint,
  start: rules.start,
}
