/** Reviews moves of Minesweeper: what the open numbers proved, and guesses that were not necessary. */
import type { Judgement, Reviewer } from '../../engine/core/game/review'
import { percentText } from '../../engine/core/text'
import { chordOf, isWon, type Move, type State } from './rules'
import { benchmark } from './rules/field'
import { knownOf } from './rules/known'
import { MINE, SAFE } from './rules/solver'

/** Losses: guessing while a safe cell was known; hitting a mine by a guess, or opening a known mine. */
const NEEDLESS = 20
const FATAL = 100

const placeName = ({ cols }: State, cell: number) =>
  `row ${Math.floor(cell / cols) + 1}, column ${(cell % cols) + 1}`

/** Why a guess was not necessary; `safe` is the index of a certainly safe cell, or -1. */
function guessText({ cols }: State, safe: number): string {
  if (safe < 0) return 'This was a guess.'
  return `Row ${Math.floor(safe / cols) + 1}, column ${(safe % cols) + 1} was certainly safe. This was a guess.`
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: 'Board open',
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
        : { move: { type: 'open', cell: safe } as const, text: `Open ${placeName(before, safe)}` }
    return {
      value,
      loss: mine !== undefined || after.exploded >= 0 ? FATAL : NEEDLESS,
      sums: { guesses: 1, needless: 1 },
      better,
      why:
        mine === undefined
          ? guessText(before, safe)
          : `The numbers around ${placeName(before, mine)} proved a mine there.`,
    }
  },
  summary(last, sums, judged) {
    const presses = benchmark(
      last,
      last.cells.map((cell) => cell.isMine),
    )
    return {
      Guesses: sums.guesses ?? 0,
      Avoidable: sums.needless ?? 0,
      ...(last.laid ? { '3BV': presses } : {}),
      ...(isWon(last) ? { Efficiency: percentText(presses / Math.max(1, judged)) } : {}),
    }
  },
}
