/** How a ring grows over its lifetime. */
import { describe, expect, it } from 'vitest'
import { ringAt } from '../../../src/engine/stage/parts/ringAt'

const base = { radius: 40, ms: 300, from: 0.2 }
const life = (way: 'out' | 'even' | 'in', reduced = false) =>
  [0, 0.25, 0.5, 1].map((t) => Number(ringAt({ ...base, way, still: 0.6 }, t, reduced).toFixed(3)))

describe('a ring', () => {
  it('spreads fast at first, from its initial share to the whole', () => {
    expect(life('out')).toEqual([0.2, 0.55, 0.8, 1])
  })
  it('spreads evenly', () => {
    expect(life('even')).toEqual([0.2, 0.4, 0.6, 1])
  })
  it('closes evenly from the whole', () => {
    expect(life('in')).toEqual([1, 0.8, 0.6, 0.2])
  })
  it('does not move with reduced motion', () => {
    for (const way of ['out', 'even', 'in'] as const) expect(life(way, true)).toEqual([0.6, 0.6, 0.6, 0.6])
  })
  it('spreads from 0.15 and rests at 0.7 by default', () => {
    expect(ringAt({ radius: 1, ms: 1 }, 0, false)).toBe(0.15)
    expect(ringAt({ radius: 1, ms: 1 }, 0, true)).toBe(0.7)
  })
})
