/** Tests when discs flip on the page: one after another, and a reply after the flips of the move before. */
import { describe, expect, it } from 'vitest'
import type { State } from '../../../src/games/reversi/rules'
import { NO_FLIPS, scheduleFlips } from '../../../src/games/reversi/view/useFlips'
import { at, read } from './helpers'

/** What the board reports after a move. */
const change = (before: State, after: State, waits = true) => ({
  size: after.size,
  cells: after.cells,
  before: before.cells,
  center: after.moves.at(-1),
  waits,
})

// a1 flips five discs to the right; then White flips b1 back from b2, among others.
const START = read(`-OOOOOX-${'-'.repeat(8)}XO${'-'.repeat(46)} X`)
const FIRST = at(START, 'a1')

describe('the flips of a move', () => {
  it('follow each other outward from the new disc', () => {
    const { wait, discs } = scheduleFlips(NO_FLIPS, 1, 5000, change(START, FIRST))
    expect(wait).toBe(0)
    const delays = [1, 2, 3, 4, 5].map((cell) => discs.get(cell)?.delay ?? -1)
    expect([...discs.keys()]).toEqual([1, 2, 3, 4, 5])
    for (const [index, delay] of delays.entries()) expect(delay).toBe((index + 1) * (delays[0] as number))
    expect(delays[0]).toBeGreaterThan(0)
  })
  const second: State = { ...FIRST, cells: `XOXXXXX-${'-'.repeat(8)}XO${'-'.repeat(46)}`, moves: [0, 9] }
  it('are followed by those of the reply, and end as they began', () => {
    const first = scheduleFlips(NO_FLIPS, 1, 5000, change(START, FIRST))
    const reply = scheduleFlips(first, 2, 5450, change(FIRST, second))
    expect(5450 + reply.wait).toBe(first.end)
    expect(reply.discs.get(1)?.delay).toBeGreaterThan(reply.wait)
    expect(reply.discs.get(1)?.turn).toBe(2)
    for (const cell of [2, 3, 4, 5]) expect(reply.discs.get(cell)).toBe(first.discs.get(cell))
  })
  it('delay nothing once they have ended, in a fast replay, and after a jump', () => {
    const first = scheduleFlips(NO_FLIPS, 1, 5000, change(START, FIRST))
    const late = scheduleFlips(first, 2, 9000, change(FIRST, second))
    expect([late.wait, [...late.discs.keys()]]).toEqual([0, [1]])
    const replay = scheduleFlips(first, 2, 5100, change(FIRST, second, false))
    expect([replay.wait, [...replay.discs.keys()]]).toEqual([0, [1]])
    const jump = scheduleFlips(first, 2, 5100, { ...change(FIRST, second), before: null })
    expect([jump.wait, jump.discs.size]).toEqual([0, 0])
  })
  it('are forgotten where a disc is taken away', () => {
    const first = scheduleFlips(NO_FLIPS, 1, 5000, change(START, FIRST))
    const undone = scheduleFlips(first, 2, 5100, { ...change(FIRST, START), center: 0 })
    for (const cell of undone.discs.keys()) expect(START.cells[cell]).toBe('O')
  })
  it('never make a move wait for long', () => {
    let last = NO_FLIPS
    for (let turn = 1; turn < 20; turn++)
      last = scheduleFlips(last, turn, 5000, turn % 2 ? change(START, FIRST) : change(FIRST, START))
    expect(last.wait).toBeLessThanOrEqual(600)
  })
})
