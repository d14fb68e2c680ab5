/** Plays whole games in each mode: every level of the computer against a clumsy player, who also tries what is not allowed. */
import { describe, expect, it } from 'vitest'
import { chance, createRandom, drawInt, pick, type Random } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/reversi/bot'
import {
  cellsFor,
  countOf,
  type Event,
  movesOf,
  NAMES,
  otherOf,
  rules,
  type State,
} from '../../../src/games/reversi/rules'
import { thinking } from '../../support/moves'
import { apply, refused } from './helpers'

/** Looks at the clock per move, 512 positions each. */
const LOOKS = 6

/** Presses that are no legal moves: taken cells, cells that flip nothing, and numbers that are no cells. */
function mistakes(state: State, random: Random): number[] {
  const cells = Array.from({ length: 3 }, () => drawInt(random, -3, state.cells.length + 3))
  return cells.filter((cell) => !movesOf(state).includes(cell))
}

/** Checks one move: one disc more, nothing but flips, and a pass only of a side that has no move. */
function check(before: State, move: number, after: State, events: readonly Event[]): void {
  const mover = before.turn
  const sign = 'XO'[mover]
  const discs = (state: State) => countOf(state, 0) + countOf(state, 1)
  expect(discs(after)).toBe(discs(before) + 1)
  expect(after.moves).toEqual([...before.moves, move])
  let flipped = 0
  for (let cell = 0; cell < before.cells.length; cell++) {
    if (cell === move) expect([before.cells[cell], after.cells[cell]]).toEqual(['-', sign])
    else if (before.cells[cell] !== after.cells[cell]) {
      flipped++
      expect([before.cells[cell], after.cells[cell]]).toEqual(['XO'[otherOf(mover)], sign])
    }
  }
  expect(flipped).toBeGreaterThan(0)
  expect(events[0]).toMatchObject({ type: 'move', side: NAMES[mover], flipped })
  const passes = events.filter(({ type }) => type === 'pass')
  expect(passes).toHaveLength(after.passed === undefined ? 0 : 1)
  if (after.passed !== undefined) expect(cellsFor(after, after.passed)).toEqual([])
  if (after.turn === mover) expect(after.passed).toBe(otherOf(mover))
}

function play(level: string, size: string, side: string, seed: number): State {
  const random = createRandom(seed)
  let state = rules.start({ opponent: level, side, size }, seed)
  for (let at = 0; rules.outcome(state) === null; at++) {
    expect(at).toBeLessThan(Number(size) ** 2)
    const before = JSON.stringify(state)
    let move: number
    if (state.turn === state.you) {
      for (const wrong of mistakes(state, random)) expect(refused(state, wrong)).not.toBeNull()
      move = chance(random, 0.5)
        ? pick(random, movesOf(state))
        : (bot.hint?.(state, thinking(at, 0))?.move ?? -1)
    } else {
      move = bot.choose(state, level, thinking(at, LOOKS))
    }
    const next = apply(state, move, at)
    expect(JSON.stringify(state)).toBe(before)
    check(state, move, next.state, next.events)
    state = next.state
  }
  return state
}

describe.each(['8', '6'])('on the board with %s rows', (size) => {
  it.each(bot.levels)('%s plays games against a clumsy player to their ends', (level) => {
    for (const [seed, side] of ['black', 'white'].entries()) {
      const state = play(level, size, side, seed + 1)
      for (const each of [0, 1] as const) expect(cellsFor(state, each)).toEqual([])
      const lead = countOf(state, state.you ?? 0) - countOf(state, otherOf(state.you ?? 0))
      expect(rules.outcome(state)?.result).toBe(lead > 0 ? 'won' : lead < 0 ? 'lost' : 'tied')
    }
  })
})
