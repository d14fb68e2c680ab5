/** Hints of games in which open cards go to the waste: the way to a win that the solver found, or the best one. */
import { cardInSentence } from '../../../engine/core/cards'
import type { Hint, Thinking, TurnBot, TurnRules } from '../../../engine/core/game/contract'
import { inParts, type Part } from '../../../engine/core/game/hintParts'
import type { OptionValues } from '../../../engine/core/game/values'
import { itemAt } from '../../../engine/core/itemAt'
import { type RunVerdict, solveRun } from './runSolver'
import type { RunEvent, RunMove, RunState } from './runState'
import { isOpen, NONE, type Shape } from './shape'
import { runHintTexts as texts } from './texts/runHints'

/** Positions for a hint: about a third of a second. */
const HINT_NODES = 200_000

function hintOf(state: RunState, { result, moves, left }: RunVerdict): Hint<RunMove> {
  const [move] = moves
  if (!move) return { move: { type: 'look' }, text: texts.nothing }
  const isWon = result === 'won'
  if (move.type !== 'take') return { move, text: isWon ? texts.drawWins : texts.drawBest(left) }
  const card = cardInSentence(itemAt(state.places, move.place))
  const other = cardInSentence(itemAt(state.waste, -1))
  return { move, text: isWon ? texts.takeWins(card, other) : texts.takeBest(card, other, left) }
}

function whereOf(shape: Shape, state: RunState, move: RunMove): Part {
  // The stock is the cell after the places and the waste.
  if (move.type !== 'take') return { text: texts.where.stock, highlighted: [shape.places.length + 1] }
  const after = state.places.with(move.place, NONE)
  const opens = [...after.keys()].some((at) => isOpen(shape, after, at) && !isOpen(shape, state.places, at))
  return { text: opens ? texts.where.opens : texts.where.table, highlighted: [move.place] }
}

export function runBot<Options extends OptionValues, Stat extends string>(
  shape: Shape,
  rules: TurnRules<RunState, RunMove, RunEvent, Options, Stat>,
): TurnBot<RunState, RunMove, Options> {
  const hint = (state: RunState, thinking: Thinking): Hint<RunMove> => {
    const found = hintOf(state, solveRun(shape, state, HINT_NODES))
    return found.move.type === 'look' ? found : inParts(thinking, whereOf(shape, state, found.move), found)
  }
  return {
    // There is no computer opponent, only hints.
    levels: [],
    choose(state, _, thinking) {
      const { move } = hint(state, thinking)
      return move.type === 'look' ? itemAt(rules.legal(state), 0) : move
    },
    hint,
    start: rules.start,
  }
}
