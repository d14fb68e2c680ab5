/** Reviews moves of Tic Tac Toe exactly, since every position is solved. */
import type { Reviewer } from '../../engine/core/game/review'
import { bot, positionValue } from './bot'
import { cellName, describeMove } from './describeMove'
import { type Move, rules, type State, turnOf, wonBy } from './rules'
import { reviewTexts as texts } from './texts/review'

/** Converts a value to a chance: 100 a win, 50 a tie, 0 a loss for the side to move. */
const chanceOf = (value: number) => 50 + 50 * Math.sign(value)

function better(before: State): { move: Move; text: string } | undefined {
  const move = bot.hint?.(before, { random: () => 0, overtime: () => false }).move ?? null
  const after = move === null ? null : rules.apply(before, move, 0)
  if (move === null || !after || 'refused' in after) return undefined
  return { move, text: describeMove(before, move, after.state) ?? '' }
}

function why(before: State, name: string, had: number, has: number): string {
  const mine = turnOf(before)
  const foe = mine === 'X' ? 'O' : 'X'
  if (had > 0 && has < 0) return texts.missedWinAndLost(mine, foe, name)
  if (had > 0) return texts.missedWin(mine)
  return texts.lost(mine, foe, name)
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.chances,
    sides: true,
    first: 'X',
    unit: '%',
    loss: texts.loss,
  },
  judge(before, move, after) {
    if (move === 'reset' || move === 'next') return null
    const mine = turnOf(before)
    const had = positionValue(before)
    const has = wonBy(after) === mine ? 1 : -positionValue(after)
    const chance = chanceOf(has)
    const loss = chanceOf(had) - chance
    const value = mine === 'X' ? chance : 100 - chance
    return loss > 0
      ? {
          value,
          loss,
          better: better(before),
          why: why(before, cellName(move, before.cells), had, has),
        }
      : { value, loss }
  },
}
