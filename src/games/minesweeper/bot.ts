/**
 * Owns the hint of Minesweeper: a cell that is certain, and the number that says so; where none is, the guess of least risk.
 * Places are marked and not named: the board may be seen turned.
 */
import type { TurnBot } from '../../engine/core/contract'
import type { Hinted, Move, State } from './rules'
import { neighboursOf } from './rules/field'
import { knownOf } from './rules/known'
import { MINE, SAFE } from './rules/solver'

interface Advice {
  readonly move: Hinted
  readonly text: string
}

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
  }
}

function advise(state: State): Advice {
  if (!state.laid) {
    const cell = Math.floor(state.rows / 2) * state.cols + Math.floor(state.cols / 2)
    return { move: { type: 'open', cell }, text: 'The first cell is never a mine: begin anywhere.' }
  }
  const known = knownOf(state)
  const wrong = state.cells.findIndex(({ isFlagged }, cell) => isFlagged && known[cell] === SAFE)
  if (wrong >= 0)
    return {
      move: { type: 'flag', cell: wrong },
      text: 'The marked flag is wrong: the open numbers leave no mine there.',
    }
  const proof = proofOf(state, known)
  if (proof) {
    const number = state.cells[proof.by]?.neighborMines
    return {
      move: { type: 'open', cell: proof.cell, by: proof.by },
      text: `The marked cell is safe: the ${number} that is marked beside it has all its mines elsewhere.`,
    }
  }
  const safe = state.cells.findIndex(({ isRevealed }, cell) => !isRevealed && known[cell] === SAFE)
  if (safe >= 0)
    return {
      move: { type: 'open', cell: safe },
      text: 'The marked cell is safe: compare the numbers beside it, and the mines that are left.',
    }
  return guess(state, known)
}

export const bot: TurnBot<State, Move> = {
  levels: [],
  choose: (state) => advise(state).move,
  hint: advise,
}
