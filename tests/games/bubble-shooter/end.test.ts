/** Tests how Bubble Shooter ends. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import * as bubble from '../../../src/games/bubble-shooter/rules'
import { type Bubble, middleOf, rules } from '../../../src/games/bubble-shooter/rules'
import { floating } from '../../../src/games/bubble-shooter/rules/board'
import { begin, lay, shoot, tick } from './helpers'

describe('the end', () => {
  it('waits for falling bubbles: nothing stays in the air under the panel', () => {
    const world = begin()
    const [first] = world.bubbles as [Bubble]
    const left = { ...first, falls: true, wait: 200, n: 1, count: 1 }
    Object.assign(world, { state: 'lost', wait: 3, leaving: [left] })
    const events: GameEvent[] = []
    for (let n = 0; n < 400 && world.state !== 'over'; n++) events.push(...tick(world))
    expect(world.state).toBe('over')
    expect(world.leaving).toEqual([])
    expect(events.filter(({ type }) => type === 'fall')).toHaveLength(1)
  })
  it('is a loss when a bubble goes below 100 px from the bottom, and only then', () => {
    expect(bubble.LINE_Y).toBe(400)
    const column = (rows: number) =>
      Array.from({ length: rows }, (_, row) => [row, row % 2 ? 6 : 7, row % 2] as const)
    const world = lay(begin(), ...column(10))
    Object.assign(world, { loaded: 5, next: 5, angle: 0.01 })
    shoot(world)
    expect(world.state).toBe('play')
    expect(Math.max(...world.bubbles.map(({ y }) => y + 20))).toBeLessThan(400)
    Object.assign(world, { loaded: 4, next: 5 })
    expect(shoot(world).map(({ type }) => type)).toContain('sunk')
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < bubble.LOST_TICKS; n++) tick(world, ['fire'])
    expect(rules.outcome(world)).toMatchObject({ result: 'lost', title: 'Game Over!' })
  })

  it('is a win when all are cleared, with 1000 extra points', () => {
    const world = lay(begin(), [0, 7, 2], [1, 7, 2])
    Object.assign(world, { loaded: 2, next: 2, score: 500 })
    expect(shoot(world).map(({ type }) => type)).toContain('cleared')
    expect(world.score).toBe(500 + 30 + 1000)
    for (let n = 0; n <= bubble.WON_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'won', results: { 'Final Score': 1530, Shots: 1 } })
    expect(rules.hud(world)).toEqual({ Score: 1530, Bubbles: 0 })
  })

  it('never comes without shots: nothing sinks, and no miss adds a row, unless the option is on', () => {
    const world = begin()
    const before = structuredClone(world.bubbles)
    for (let n = 0; n < 600; n++) tick(world)
    expect(world.bubbles).toEqual(before)
    const misses = (ceiling: string) => {
      const other = begin(1, ceiling)
      lay(other, [0, 0, 0], [0, 14, 1], [0, 7, 2])
      for (let n = 0; n < 6; n++) {
        Object.assign(other, { loaded: 3 + (n % 2) })
        shoot(other)
      }
      return other
    }
    expect(misses('still').bubbles).toHaveLength(9)
    const pressed = misses('rows')
    expect(pressed).toMatchObject({ parity: 1, misses: 0, allowed: 5 })
    expect(pressed.bubbles).toHaveLength(9 + 14)
    expect(rules.hud(pressed)).toMatchObject({ 'Row in': 5 })
    for (const { row, col, x, y } of pressed.bubbles) expect({ x, y }).toEqual(middleOf(row, col, 1))
    expect(floating(pressed.bubbles, 1)).toEqual([])
  })
})
