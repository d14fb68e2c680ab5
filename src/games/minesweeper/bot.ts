/**
 * Owns the hint of Minesweeper: a cell that is certain, and the number that says so; where none is, the guess of least risk.
 * Places are marked and not named: the board may be seen turned.
 */
import type { Hint, Thinking, TurnBot } from '../../engine/core/contract'
import { inParts, type Part } from '../../engine/core/hintParts'
import type { Hinted, Move, State } from './rules'
import { neighboursOf } from './rules/field'
import { knownOf } from './rules/known'
import { MINE, SAFE } from './rules/solver'

/** The move with its reason, and what is said before: where to look, and by which rule. */
interface Advice extends Hint<Hinted> {
  readonly where: Part
  readonly rule: Part
}

/** A cell and all beside it. */
const around = (state: State, cell: number) => [cell, ...(neighboursOf(state)[cell] as readonly number[])]

/** The open numbers beside a cell; where there are none, all that is covered. */
function numbersBeside(state: State, cell: number): number[] {
  const near = (neighboursOf(state)[cell] as readonly number[]).filter(
    (each) => state.cells[each]?.isRevealed && state.cells[each]?.neighborMines > 0,
  )
  return near.length > 0 ? near : coveredOf(state)
}

const coveredOf = (state: State) => [...state.cells.keys()].filter((cell) => !state.cells[cell]?.isRevealed)

/** An open number whose mines are all known: what else it touches is safe. Prefers one that is proved by what is flagged already. */
function proofOf(state: State, known: Readonly<Uint8Array>): { cell: number; by: number } | null {
  let found: { cell: number; by: number; flags: number } | null = null
  for (const [by, { isRevealed, neighborMines }] of state.cells.entries()) {
    if (!isRevealed || neighborMines === 0) continue
    const near = neighboursOf(state)[by] as readonly number[]
    const cell = near.find((other) => known[other] === SAFE && !state.cells[other]?.isFlagged)
    const mines = near.filter((other) => known[other] === MINE)
    if (cell === undefined || mines.length !== neighborMines) continue
    const flags = mines.filter((other) => state.cells[other]?.isFlagged).length - mines.length
    if (!found || flags > found.flags) found = { cell, by, flags }
  }
  return found
}

/** Where nothing is certain: the risk of a cell as the numbers beside it have it each for itself, the highest of them. */
function guess(state: State, known: Readonly<Uint8Array>): Advice {
  const mines = state.cells.filter((_, cell) => known[cell] === MINE).length
  const unknown = [...state.cells.keys()].filter(
    (cell) => !state.cells[cell]?.isRevealed && known[cell] !== MINE,
  )
  const everywhere = (state.mines - mines) / Math.max(1, unknown.length)
  const risk = (cell: number) => {
    const around = (neighboursOf(state)[cell] as readonly number[]).filter(
      (each) => state.cells[each]?.isRevealed,
    )
    const shares = around.map((by) => {
      const near = neighboursOf(state)[by] as readonly number[]
      const found = near.filter((other) => known[other] === MINE).length
      const open = near.filter((other) => unknown.includes(other)).length
      return ((state.cells[by]?.neighborMines ?? 0) - found) / Math.max(1, open)
    })
    return shares.length > 0 ? Math.max(...shares) : everywhere
  }
  const free = unknown.filter((cell) => !state.cells[cell]?.isFlagged)
  const cell = (free.length > 0 ? free : unknown).reduce((best, each) =>
    risk(each) < risk(best) ? each : best,
  )
  return {
    move: { type: 'open', cell },
    text: 'Nothing is certain here: a guess is due. The marked cell looks least risky.',
    where: { text: 'Nothing is certain in any of the marked cells: a guess is due.', look: unknown },
    rule: {
      text: 'Least risky is a cell whose open neighbours miss few mines and have many covered cells to choose from. Look here.',
      look: around(state, cell),
    },
  }
}

function advise(state: State): Advice {
  if (!state.laid) {
    const cell = Math.floor(state.rows / 2) * state.cols + Math.floor(state.cols / 2)
    const part = { text: 'The first cell is never a mine: begin anywhere.', look: around(state, cell) }
    return { move: { type: 'open', cell }, text: part.text, where: part, rule: part }
  }
  const known = knownOf(state)
  const wrong = state.cells.findIndex(({ isFlagged }, cell) => isFlagged && known[cell] === SAFE)
  if (wrong >= 0)
    return {
      move: { type: 'flag', cell: wrong },
      text: 'The marked flag is wrong: the open numbers leave no mine there.',
      where: {
        text: 'One of your flags is wrong.',
        look: [...state.cells.keys()].filter((cell) => state.cells[cell]?.isFlagged),
      },
      rule: {
        text: 'Compare the marked numbers: a flag beside them stands where they leave no mine.',
        look: numbersBeside(state, wrong),
      },
    }
  const proof = proofOf(state, known)
  if (proof) {
    const number = state.cells[proof.by]?.neighborMines
    return {
      move: { type: 'open', cell: proof.cell, by: proof.by },
      text: `The marked cell is safe: the ${number} that is marked beside it has all its mines elsewhere.`,
      where: {
        text: 'Look at these cells: one number here says something certain.',
        look: around(state, proof.by),
      },
      rule: {
        text: `Count the mines of the marked ${number}: when they are all known, whatever else it touches is safe.`,
        look: [proof.by],
      },
    }
  }
  const safe = state.cells.findIndex(({ isRevealed }, cell) => !isRevealed && known[cell] === SAFE)
  if (safe >= 0)
    return {
      move: { type: 'open', cell: safe },
      text: 'The marked cell is safe: compare the numbers beside it, and the mines that are left.',
      where: { text: 'Look at these cells: something here is certain.', look: around(state, safe) },
      rule: {
        text: 'No number alone says it: compare the marked ones with each other, and count the mines that are left.',
        look: numbersBeside(state, safe),
      },
    }
  return guess(state, known)
}

export const bot: TurnBot<State, Move> = {
  levels: [],
  choose: (state) => advise(state).move,
  hint(state, thinking: Pick<Thinking, 'times'>) {
    const { where, rule, ...all } = advise(state)
    return inParts(thinking, where, rule, all)
  },
}
