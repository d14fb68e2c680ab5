/** Reviews moves of Minesweeper: what the open numbers proved, and guesses that were not necessary. */
import type { Judgement, Reviewer } from '../../engine/core/game/review'
import { percentText } from '../../engine/core/text'
import { chordOf, isWon, type Move, type State } from './rules'
import { benchmark } from './rules/field'
import { knownOf } from './rules/known'
import { MINE, SAFE } from './rules/solver'
import { reviewTexts as texts } from './texts/review'

/** Losses: guessing while a safe cell was known; hitting a mine by a guess, or opening a known mine. */
const NEEDLESS = 20
const FATAL = 100

/** The row and the column of a cell, from 1. */
const rowAndColumn = ({ cols }: State, cell: number): [number, number] => [
  Math.floor(cell / cols) + 1,
  (cell % cols) + 1,
]

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.open,
    sides: false,
    unit: '%',
    grades: [10, NEEDLESS, FATAL],
  },
  judge(before, move, after): Judgement<Move> | null {
    if (move.type === 'flag' || move.type === 'question') return null
    const all = before.cells.length - before.mines
    const value = (after.cells.filter((cell) => cell.isRevealed).length / all) * 100
    if (!before.laid) return { value, loss: 0 }
    const known = knownOf(before)
    const targets = move.type === 'open' ? [move.cell] : chordOf(before, move.cell)
    if (targets.every((cell) => known[cell] === SAFE)) return { value, loss: 0 }
    const mine = targets.find((cell) => known[cell] === MINE)
    const safe = before.cells.findIndex(
      (cell, at) => known[at] === SAFE && !cell.isRevealed && !cell.isFlagged,
    )
    if (mine === undefined && safe < 0) return { value, loss: 0, sums: { guesses: 1 } }
    const better =
      safe < 0
        ? undefined
        : { move: { type: 'open', cell: safe } as const, text: texts.better(...rowAndColumn(before, safe)) }
    return {
      value,
      loss: mine !== undefined || after.exploded >= 0 ? FATAL : NEEDLESS,
      sums: { guesses: 1, needless: 1 },
      better,
      why:
        mine !== undefined
          ? texts.provenMine(...rowAndColumn(before, mine))
          : safe < 0
            ? texts.guess
            : texts.needless(...rowAndColumn(before, safe)),
    }
  },
  summary(last, sums, judged) {
    const { guesses, avoidable, bv, efficiency } = texts.summary
    const presses = benchmark(
      last,
      last.cells.map((cell) => cell.isMine),
    )
    return {
      [guesses]: sums.guesses ?? 0,
      [avoidable]: sums.needless ?? 0,
      ...(last.laid && !last.practice ? { [bv]: presses } : {}),
      ...(isWon(last) && !last.practice ? { [efficiency]: percentText(presses / Math.max(1, judged)) } : {}),
    }
  },
}
