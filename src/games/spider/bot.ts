/** Hints for Spider: the way to a win that the solver found, or else to the best position. */
import { cardInSentence } from '../../engine/core/cards'
import type { Hint, Thinking, TurnBot } from '../../engine/core/game/contract'
import { inParts, type Part } from '../../engine/core/game/hintParts'
import { itemAt } from '../../engine/core/itemAt'
import type { Options } from './options'
import { type Move, rules, type State } from './rules'
import { canDeal, dealt, moved, runLength } from './rules/moves'
import { write } from './rules/notation'
import { solve, type Verdict } from './rules/solver'
import { type CardMove, cardsIn, faceOf, STOCK } from './rules/state'
import { hintTexts as texts } from './texts/hints'

/** The widths of the searches for a hint: each wins games that the one before it does not, and takes longer. */
const WIDTHS = [20, 80, 240]

const keyOf = (state: State) => `${state.suits} ${write(state)}`

export interface Way {
  /** The next move; null for none. */
  readonly move: Move | null
  readonly isWon: boolean
}

/**
 * The way found last, by position. Another search on the way could find another one that leads back, and hints would go in
 * circles.
 */
let route: ReadonlyMap<string, Way> = new Map()

const after = (state: State, move: Move) =>
  move.type === 'move' ? moved(state, move) : move.type === 'draw' ? dealt(state) : state

function search(state: State, thinking: Thinking, widths: readonly number[]): Verdict {
  let verdict = solve(state, itemAt(widths, 0))
  for (const width of widths.slice(1))
    if (!verdict.isWon && !thinking.overtime()) verdict = solve(state, width)
  return verdict
}

/**
 * The way to a win, or else to the best position.
 *
 * @param widths of the searches; a way that does not win is only remembered if it was searched for as hints are
 */
export function wayFrom(state: State, thinking: Thinking, widths: readonly number[] = WIDTHS): Way {
  const known = route.get(keyOf(state))
  if (known) return known
  const { moves, isWon } = search(state, thinking, widths)
  if (!isWon && widths !== WIDTHS) return { move: null, isWon }
  const found = new Map<string, Way>()
  let now = state
  for (const move of moves) {
    found.set(keyOf(now), { move, isWon })
    now = after(now, move)
  }
  // At the end of a way that does not win, new cards may help.
  if (!isWon) found.set(keyOf(now), { move: canDeal(now) ? { type: 'draw' } : null, isWon })
  route = found
  return found.get(keyOf(state)) ?? { move: null, isWon: false }
}

type Reason = 'completes' | 'turns' | 'joins' | 'empties'

/** What a move is good for at once; null for nothing. */
function reasonOf(state: State, move: CardMove): Reason | null {
  const { from, to, count } = move
  const next = moved(state, move)
  const down = (of: State) => itemAt(of.columns, from).down
  if (next.runs.length > state.runs.length) return 'completes'
  if (down(next) < down(state)) return 'turns'
  if (cardsIn(state, to).length > 0 && runLength(next, to) > count) return 'joins'
  return cardsIn(next, from).length === 0 ? 'empties' : null
}

/** 'Move the 7 of hearts onto the 8 of clubs in column 3', without a period. */
export function moveText(state: State, { from, to, count }: CardMove): string {
  const name = (card: number) => cardInSentence(faceOf(card, state.suits))
  const card = name(itemAt(cardsIn(state, from), -count))
  const on = cardsIn(state, to).at(-1)
  return on === undefined ? texts.moves.toEmpty(card, to + 1) : texts.moves.onto(card, name(on), to + 1)
}

function hint(state: State, thinking: Thinking): Hint<Move> {
  const { move, isWon } = wayFrom(state, thinking)
  if (!move || move.type === 'look') return { move: { type: 'look' }, text: texts.nothing }
  const plain = isWon ? texts.wins : texts.likely
  if (move.type === 'draw') {
    const where: Part = { text: texts.where.stock, highlighted: [STOCK] }
    return inParts(thinking, where, { move, text: plain(texts.moves.draw) })
  }
  const reason = reasonOf(state, move)
  const where: Part = {
    text: texts.where[reason ?? 'column'](move.from + 1),
    highlighted: [move.from],
  }
  const text = (reason ? texts[reason] : plain)(moveText(state, move))
  return inParts(thinking, where, { move, text })
}

export const bot: TurnBot<State, Move, Options> = {
  // There is no computer opponent, only hints.
  levels: [],
  choose(state, _, thinking) {
    const { move } = hint(state, thinking)
    return move.type === 'look' ? itemAt(rules.legal(state), 0) : move
  },
  hint,
  start: rules.start,
}
