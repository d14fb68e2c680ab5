/** Judges moves of Minesweeper: what the open numbers proved, and guesses that were not necessary. */
import type { Judgement, Reviewer } from '../../engine/core/game/review'
import { chordOf, isWon, type Move, type State } from './rules'
import { benchmark } from './rules/field'
import { knownOf } from './rules/known'
import { MINE, SAFE } from './rules/solver'

/** Losses: guessing while a safe cell was known; hitting a mine by a guess, or opening a known mine. */
const NEEDLESS = 20
const FATAL = 100

const placeName = ({ cols }: State, cell: number) =>
  `row ${Math.floor(cell / cols) + 1}, column ${(cell % cols) + 1}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const reviewer: Reviewer<State, Move> = {
  figure: {
    label: 'Field open',
    sides: false,
    unit: '%',
    lossUnit: '',
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
        : { move: { type: 'open', cell: safe } as const, text: `open ${placeName(before, safe)}` }
    const certain = safe < 0 ? '' : `${capital(placeName(before, safe))} was safe for certain; `
    return {
      value,
      loss: mine !== undefined || after.exploded >= 0 ? FATAL : NEEDLESS,
      sums: { guesses: 1, needless: 1 },
      better,
      why:
        mine === undefined
          ? `${certain}this was a guess.`
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
      'Not needed': sums.needless ?? 0,
      ...(last.laid ? { '3BV': presses } : {}),
      ...(isWon(last) ? { Efficiency: `${Math.round((presses / Math.max(1, judged)) * 100)}%` } : {}),
    }
  },
}
