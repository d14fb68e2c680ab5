/** Tests orders of moves for positions that were set up on a board. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { squaresOf } from '../../../src/engine/core/game/positionFault'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { options } from '../../../src/games/connect-four/options'
import { COLUMNS, type Disc, ROWS, rules, type State } from '../../../src/games/connect-four/rules'
import { orderOf } from '../../../src/games/connect-four/rules/order'
import { mover } from '../../support/moves'

const { play } = mover(rules)
const CHOSEN = completeOptions(options, { opponent: 'two' })

/** The position after an order of drops. */
const read = (order: readonly number[], chosen = CHOSEN): State =>
  rules.notation!.read(order.map((column) => column + 1).join(''), chosen)

/** Rows of r, y and dots, the last one at the bottom; rows above are empty. */
const board = (...rows: string[]): Disc[] => {
  const characters = rows.join('').padStart(ROWS * COLUMNS, '.')
  return [...characters].map((character) => (character === 'r' ? 1 : character === 'y' ? 2 : 0))
}

/** A position of a random game with this many discs at most. */
function randomGame(seed: number, discs: number): State {
  const random = createRandom(seed)
  let state = rules.start(CHOSEN, seed)
  while (state.moves.length < discs && rules.outcome(state) === null)
    state = play(state, pick(random, rules.legal(state)))
  return state
}

function refusal(cells: readonly Disc[]) {
  try {
    orderOf(cells)
  } catch (problem) {
    return { message: (problem as Error).message, squares: squaresOf(problem) }
  }
  throw new Error('not refused')
}

describe('a position that was set up', () => {
  it('has an order of moves, for 200 positions of games', () => {
    let finished = 0
    for (let seed = 0; seed < 200; seed++) {
      const { cells } = randomGame(seed, seed % 43)
      const state = read(orderOf(cells))
      expect(state.cells).toEqual(cells)
      if (rules.outcome(state) !== null) finished++
    }
    // Lines of four are made by the last disc.
    expect(finished).toBeGreaterThan(40)
  })
  it('is read in Pop Out too', () => {
    const { cells } = randomGame(3, 20)
    expect(read(orderOf(cells), completeOptions(options, { opponent: 'two', pop: 'on' })).cells).toEqual(
      cells,
    )
  })
  it('may be empty', () => {
    expect(orderOf(board())).toEqual([])
  })
  it.each([
    ['two reds', ['rr.....'], '2 red and 0 yellow'],
    ['more yellows', ['yry....'], '1 red and 2 yellow'],
  ])('is refused for its counts: %s', (_, rows, message) => {
    expect(refusal(board(...rows))).toEqual({ message: expect.stringContaining(message), squares: [] })
  })
  it('is refused with the line of a side that won before', () => {
    // Yellow moved last, but Red has four.
    const { message, squares } = refusal(board('yyyy...', 'rrrr...'))
    expect(message).toContain('Red had four in a row before the last disc')
    expect(squares).toEqual([35, 36, 37, 38])
  })
  it('is refused with a line that the last disc did not complete', () => {
    // Red moved last; other discs are on all of its line.
    const { message, squares } = refusal(board('yryr...', 'rryy...', 'rrrryyy'))
    expect(message).toContain('Red had four in a row before the last disc')
    expect(squares).toEqual([35, 36, 37, 38])
  })
  it('is refused if no order leads to it', () => {
    // The first disc would be Yellow's.
    expect(refusal(board('rrr....', 'yyy....'))).toEqual({
      message: expect.stringContaining('no order of moves leads to it'),
      squares: [],
    })
  })
})
