/** Hints for Pyramid: the way to a win that the solver found, or the best one. */
import { cardInSentence } from '../../engine/core/cards'
import type { Hint, Thinking, TurnBot } from '../../engine/core/game/contract'
import { inParts, type Part } from '../../engine/core/game/hintParts'
import { itemAt } from '../../engine/core/itemAt'
import type { Options } from './options'
import { type Move, rules, type State } from './rules'
import { solve } from './rules/solver'
import { openCard, STOCK } from './rules/state'
import { hintTexts as texts } from './texts/hints'

/** Positions for a hint: about a third of a second. */
const HINT_NODES = 200_000
/** Positions to find the way that clears the most cards, if there is no win. */
const BEST_NODES = 20_000

function moveText(state: State, move: Move): string {
  if (move.type !== 'take') return state.stock.length > 0 ? texts.moves.draw : texts.moves.turn
  const [first = '', second] = move.piles.map((pile) => cardInSentence(openCard(state, pile)))
  return second === undefined ? texts.moves.king(first) : texts.moves.pair(first, second)
}

function whereOf(move: Move): Part {
  if (move.type !== 'take') return { text: texts.where.stock, highlighted: [STOCK] }
  const [first] = move.piles
  const text = move.piles.length === 1 ? texts.where.king : texts.where.pair
  return { text, highlighted: [first ?? STOCK] }
}

function hint(state: State, thinking: Thinking): Hint<Move> {
  const won = solve(state, HINT_NODES)
  const { result, moves, left } = won.result === 'won' ? won : solve(state, BEST_NODES, false)
  const [move] = moves
  if (!move) return { move: { type: 'look' }, text: texts.nothing }
  const text = moveText(state, move)
  return inParts(thinking, whereOf(move), {
    move,
    text: result === 'won' ? texts.wins(text) : texts.best(text, left),
  })
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
