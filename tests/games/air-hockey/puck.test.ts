/** Tests Air Hockey's puck: serves, hits, and freeing it when stuck. */
import { describe, expect, it } from 'vitest'
import { frameFrom } from '../../../src/engine/core/input/input'
import * as hockey from '../../../src/games/air-hockey/rules'
import { finger, only, run, table, two } from './table'

describe('air hockey: puck', () => {
  it('is served from the middle after a moment', () => {
    const world = two()
    expect(run(world, hockey.SERVE_TICKS - 1)).toEqual([])
    expect(world.puck).toMatchObject({ x: 300, y: 240 })
    expect(run(world, 1)).toMatchObject([{ type: 'serve', side: world.receiver }])
    run(world, 10)
    expect(Math.abs(world.puck.x - 300)).toBeGreaterThan(20)
  })

  it('bounces off the rails and reports how hard', () => {
    const world = table(300, 60, 0, -10)
    const events = run(world, 12)
    const [rail] = only(events, 'rail')
    expect(rail?.speed).toBeGreaterThan(8)
    expect(world.puck.vy).toBeGreaterThan(6)
    expect(only(run(table(300, 60, 0, 0.1), 12), 'rail')).toEqual([])
  })

  it('is struck by a moving mallet, and never exceeds its top speed', () => {
    const world = table(140, 240, 0, 0)
    const events = run(world, 8, frameFrom([], [], [finger(1, 240, 240)]))
    expect(only(events, 'hit').length).toBeGreaterThanOrEqual(1)
    expect(world.puck.vx).toBeGreaterThan(5)
    run(world, 1)
    expect(Math.hypot(world.puck.vx, world.puck.vy)).toBeLessThanOrEqual(hockey.PUCK_TOP_SPEED + 1e-6)
  })

  it('comes out of the round corners', () => {
    for (const [x, y, vx, vy] of [
      [120, 120, -8, -8],
      [480, 120, 8, -8],
      [120, 400, -8, 8],
      [480, 400, 8, 8],
    ] as const) {
      const world = table(x, y, vx, vy)
      world.physics.place(world.mallets[0], 275, 240)
      world.physics.place(world.mallets[1], 325, 240)
      let nearest = 1000
      for (let n = 0; n < 60; n++) {
        run(world, 1)
        const { puck } = world
        nearest = Math.min(nearest, Math.hypot(puck.x - (vx < 0 ? 0 : 600), puck.y - (vy < 0 ? 0 : 480)))
      }
      // A square corner would let the puck's middle come as near as 15 times the root of 2.
      expect(nearest).toBeGreaterThan(26)
      const { puck } = world
      expect(Math.hypot(puck.x - (vx < 0 ? 0 : 600), puck.y - (vy < 0 ? 0 : 480))).toBeGreaterThan(100)
    }
  })

  it('is blown free when it lies still, and moved back to the middle when it is held', () => {
    const world = table(60, 60, 0, 0)
    const events = run(world, hockey.NUDGE_TICKS + 30)
    expect(only(events, 'nudge')).toHaveLength(1)
    expect(Math.hypot(world.puck.x - 60, world.puck.y - 60)).toBeGreaterThan(24)

    const held = table(100, 100, 0, 0)
    let reset = 0
    for (let n = 0; n < 400; n++) {
      held.physics.place(held.puck, 100, 100)
      reset += only(run(held, 1), 'reset').length
      if (reset > 0) break
    }
    expect(reset).toBe(1)
    expect(held.puck).toMatchObject({ x: 300, y: 240 })
    expect(held.state).toBe('serve')
  })
})
