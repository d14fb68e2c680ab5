/** Owns the computer opponent of Tic Tac Toe: three levels, and a hint that knows the exact outcome. */
import type { TurnBot } from '../../engine/core/contract'
import { pick } from '../../engine/core/random'
import { LINES, type Move, openCells, type State, turnOf, winnerOf } from './rules'

/** Easy looks ahead in this share of its moves; Normal always sees one move ahead; Perfect sees the end. */
const EASY_CARE = 0.35

function after(state: State, move: number): State {
  return { ...state, cells: state.cells.with(move, turnOf(state)) }
}

// Every position is worked out once; there are no more than 5,478.
const known = new Map<string, number>()

/**
 * What a position is worth to the side to move: 0 a tie, n > 0 a win and n < 0 a loss with n - 1 cells left empty,
 * so that a quick win is worth more than a slow one. Plain negamax.
 */
export function worth(state: State): number {
  const key = state.cells.map((cell) => cell || '.').join('')
  const before = known.get(key)
  if (before !== undefined) return before
  const left = state.cells.filter((cell) => cell === '').length
  const value = winnerOf(state.cells)
    ? -(left + 1)
    : left === 0
      ? 0
      : Math.max(...openCells(state).map((move) => -worth(after(state, move))))
  known.set(key, value)
  return value
}

/** Every move that keeps the best worth. */
function bestMoves(state: State): { moves: number[]; value: number } {
  const rated = openCells(state).map((move) => ({ move, value: -worth(after(state, move)) }))
  const value = Math.max(...rated.map((each) => each.value))
  return { moves: rated.filter((each) => each.value === value).map((each) => each.move), value }
}

/** A cell that completes a line now: for the side itself first, else to stop the other side. */
function urgent(state: State): number | undefined {
  const mine = turnOf(state)
  for (const mark of [mine, mine === 'X' ? 'O' : 'X']) {
    for (const line of LINES) {
      const free = line.filter((cell) => state.cells[cell] === '')
      if (free.length === 1 && line.filter((cell) => state.cells[cell] === mark).length === 2) return free[0]
    }
  }
  return undefined
}

const PLACES = [
  'Top left',
  'Top middle',
  'Top right',
  'Middle left',
  'The middle',
  'Middle right',
  'Bottom left',
  'Bottom middle',
  'Bottom right',
] as const

export const bot: TurnBot<State, Move> = {
  levels: ['easy', 'normal', 'perfect'],

  choose(state, level, thinking) {
    if (level === 'perfect') return pick(thinking.random, bestMoves(state).moves)
    const careful = level === 'normal' || thinking.random() < EASY_CARE
    return (careful ? urgent(state) : undefined) ?? pick(thinking.random, openCells(state))
  },

  hint(state) {
    const { moves, value } = bestMoves(state)
    const move = moves[0] as number
    const place = PLACES[move] as string
    if (value === 0) return { move, text: `${place} keeps the tie` }
    // The winner's last mark leaves |value| - 1 cells; every second mark from here on is one's own.
    const left = state.cells.filter((cell) => cell === '').length
    const own = Math.ceil((left - (Math.abs(value) - 1)) / 2)
    if (value > 0) return { move, text: own === 1 ? `${place} wins now` : `${place} wins in ${own}` }
    return { move, text: `${place} holds out longest` }
  },
}
