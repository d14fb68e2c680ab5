/**
 * Hints for Minesweeper: a certain cell with the number that proves it; otherwise the guess with the least risk, from
 * exact odds. Hints highlight cells instead of naming them, because the board may be shown rotated.
 */
import type { Hint, Thinking, TurnBot } from '../../engine/core/game/contract'
import { inParts, type Part } from '../../engine/core/game/hintParts'
import { itemAt } from '../../engine/core/itemAt'
import { percentText } from '../../engine/core/text'
import type { Hinted, Move, State } from './rules'
import { neighborsOf } from './rules/field'
import { knowledgeOf } from './rules/known'
import { MINE, SAFE } from './rules/solver'
import { hintTexts as texts } from './texts/hints'

/** The move with its reason, and what the first two parts say: where to look, and which rule applies. */
interface Advice extends Hint<Hinted> {
  readonly where: Part
  readonly rule: Part
}

/** A cell and its neighbors. */
const around = (state: State, cell: number) => [cell, ...itemAt(neighborsOf(state), cell)]

/** The open numbers next to a cell; if there are none, all covered cells. */
function numbersBeside(state: State, cell: number): number[] {
  const near = itemAt(neighborsOf(state), cell).filter(
    (each) => state.cells[each]?.isRevealed && state.cells[each]?.neighborMines > 0,
  )
  return near.length > 0 ? near : coveredOf(state)
}

const coveredOf = (state: State) => [...state.cells.keys()].filter((cell) => !state.cells[cell]?.isRevealed)

/**
 * An open number whose mines are all known, so that its other neighbors are safe. Prefers one proved by existing
 * flags.
 */
function proofOf(state: State, known: Readonly<Uint8Array>): { cell: number; by: number } | null {
  let found: { cell: number; by: number; flags: number } | null = null
  for (const [by, { isRevealed, neighborMines }] of state.cells.entries()) {
    if (!isRevealed || neighborMines === 0) continue
    const near = itemAt(neighborsOf(state), by)
    const cell = near.find((other) => known[other] === SAFE && !state.cells[other]?.isFlagged)
    const mines = near.filter((other) => known[other] === MINE)
    if (cell === undefined || mines.length !== neighborMines) continue
    const flags = mines.filter((other) => state.cells[other]?.isFlagged).length - mines.length
    if (!found || flags > found.flags) found = { cell, by, flags }
  }
  return found
}

/** '14%'. Never 0% or 100%, which would claim certainty. */
function percent(chance: number): string {
  if (chance < 0.005) return texts.lessThanOnePercent
  return chance > 0.995 ? texts.moreThan99Percent : percentText(chance)
}

/** Smaller differences in odds are rounding errors. */
const EVEN = 1e-9

/** The cell that is least likely to be a mine. Flagged cells are only chosen if no other is as good. */
function guess(state: State, odds: Readonly<Float64Array>): Advice {
  const covered = coveredOf(state).filter((cell) => odds[cell] !== 1)
  const min = Math.min(...covered.map((cell) => odds[cell] as number))
  const best = covered.filter((cell) => (odds[cell] as number) < min + EVEN)
  const free = best.find((cell) => !state.cells[cell]?.isFlagged)
  const cell = free ?? (best[0] as number)
  const chance = percent(odds[cell] as number)
  return {
    move: { type: free === undefined ? 'flag' : 'open', cell },
    text: free === undefined ? texts.guessFlagged(chance) : texts.guess(chance),
    where: { text: texts.noneCertain, look: covered },
    rule: {
      text: texts.count(chance),
      look: around(state, cell),
    },
  }
}

/**
 * The field is too open to count all arrangements, and nothing simple is certain. The hint claims no more than that.
 */
function uncounted(state: State, known: Readonly<Uint8Array>): Advice {
  const unknown = coveredOf(state).filter((cell) => known[cell] !== MINE && !state.cells[cell]?.isFlagged)
  const covered = (cell: number) =>
    itemAt(neighborsOf(state), cell).filter((each) => !state.cells[each]?.isRevealed).length
  const candidates = unknown.length > 0 ? unknown : coveredOf(state)
  const cell = candidates.reduce((best, each) => (covered(each) > covered(best) ? each : best))
  const part = { text: texts.uncounted, look: around(state, cell) }
  const move = { type: state.cells[cell]?.isFlagged ? 'flag' : 'open', cell } as const
  return {
    move,
    text: texts.mostCovered,
    where: part,
    rule: part,
  }
}

function advise(state: State): Advice {
  if (!state.laid) {
    const cell = Math.floor(state.rows / 2) * state.cols + Math.floor(state.cols / 2)
    const part = { text: texts.first, look: around(state, cell) }
    return { move: { type: 'open', cell }, text: part.text, where: part, rule: part }
  }
  const { known, odds } = knowledgeOf(state)
  const wrong = state.cells.findIndex(({ isFlagged }, cell) => isFlagged && known[cell] === SAFE)
  if (wrong >= 0)
    return {
      move: { type: 'flag', cell: wrong },
      text: texts.wrongFlag,
      where: {
        text: texts.oneWrong,
        look: [...state.cells.keys()].filter((cell) => state.cells[cell]?.isFlagged),
      },
      rule: {
        text: texts.compareFlags,
        look: numbersBeside(state, wrong),
      },
    }
  const proof = proofOf(state, known)
  if (proof) {
    const number = itemAt(state.cells, proof.by).neighborMines
    return {
      move: { type: 'open', cell: proof.cell, by: proof.by },
      text: texts.safe(number),
      where: {
        text: texts.oneProves,
        look: around(state, proof.by),
      },
      rule: {
        text: texts.countMines(number),
        look: [proof.by],
      },
    }
  }
  const safe = state.cells.findIndex(({ isRevealed }, cell) => !isRevealed && known[cell] === SAFE)
  if (safe >= 0)
    return {
      move: { type: 'open', cell: safe },
      text: texts.safeByAll,
      where: { text: texts.somethingCertain, look: around(state, safe) },
      rule: {
        text: texts.noSingle,
        look: numbersBeside(state, safe),
      },
    }
  return odds ? guess(state, odds) : uncounted(state, known)
}

export const bot: TurnBot<State, Move> = {
  levels: [],
  choose: (state) => advise(state).move,
  hint(state, thinking: Pick<Thinking, 'times'>) {
    const { where, rule, ...all } = advise(state)
    return inParts(thinking, where, rule, all)
  },
}
