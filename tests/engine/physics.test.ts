/** The physics: it repeats exactly, uses our exact math, and nothing tunnels. */
import { describe, expect, it, vi } from 'vitest'
import { Physics } from '../../src/engine/physics/physics'
import { must } from '../support/must'

/** A closed box of 400x300 with walls 40 thick. */
function box(physics: Physics) {
  const walls = [
    [200, -20, 480, 40],
    [200, 320, 480, 40],
    [-20, 150, 40, 380],
    [420, 150, 40, 380],
  ] as const
  for (const [x, y, width, height] of walls)
    physics.addBox({ kind: 'wall', x, y, width, height, fixed: true, restitution: 1 })
}

describe('physics', () => {
  it('keeps a fast ball inside its walls and at its speed', () => {
    const physics = new Physics({ substeps: 4, maxSpeed: 60 })
    box(physics)
    const ball = physics.addCircle({
      kind: 'ball',
      x: 200,
      y: 150,
      vx: 47,
      vy: 31,
      radius: 10,
      restitution: 1,
      upright: true,
    })
    for (let tick = 0; tick < 5000; tick++) {
      physics.step()
      must(ball.x > 0 && ball.x < 400 && ball.y > 0 && ball.y < 300, tick, ball.x, ball.y)
    }
    expect(Math.hypot(ball.vx, ball.vy)).toBeGreaterThan(30)
  })
  it('clamps speed', () => {
    const physics = new Physics({ maxSpeed: 20 })
    const ball = physics.addCircle({ kind: 'ball', x: 0, y: 0, vx: 500, vy: 0, radius: 5 })
    physics.step()
    expect(ball.x).toBeCloseTo(20, 5)
  })
  it('applies gravity in px per tick²', () => {
    const physics = new Physics({ gravity: 0.5, substeps: 4 })
    const ball = physics.addCircle({ kind: 'ball', x: 0, y: 0, radius: 5 })
    for (let tick = 0; tick < 10; tick++) physics.step()
    expect(ball.vy).toBeCloseTo(5, 1)
  })
  it('transfers momentum from a driven body: the struck one leaves faster than the striker', () => {
    const physics = new Physics()
    const bat = physics.addCircle({ kind: 'bat', x: 100, y: 100, radius: 25, driven: true, restitution: 1 })
    const puck = physics.addCircle({ kind: 'puck', x: 160, y: 100, radius: 15, restitution: 1 })
    let struck = 0
    for (let tick = 0; tick < 6; tick++) {
      physics.drive(bat, bat.x + 8, 100)
      for (const contact of physics.step()) {
        struck++
        expect([contact.a.kind, contact.b.kind].sort()).toEqual(['bat', 'puck'])
        expect(contact.speed).toBeGreaterThan(6)
      }
    }
    expect(struck).toBe(1)
    expect(puck.vx).toBeGreaterThan(10)
    expect(bat.x).toBeCloseTo(148, 5)
  })
  it('repeats exactly, also when two worlds run side by side', () => {
    const run = (disturb: boolean) => {
      const physics = new Physics({ gravity: 0.3 })
      box(physics)
      const other = disturb ? new Physics() : null
      for (let i = 0; i < 12; i++) {
        physics.addCircle({
          kind: 'ball',
          x: 50 + i * 25,
          y: 60 + i * 7,
          vx: i - 6,
          vy: 2,
          radius: 9,
          restitution: 0.8,
        })
        other?.addCircle({ kind: 'noise', x: i, y: i, radius: 4 })
      }
      for (let tick = 0; tick < 600; tick++) {
        physics.step()
        other?.step()
      }
      return JSON.stringify(physics.bodies)
    }
    expect(run(true)).toBe(run(false))
  })
  it('uses no math that engines compute differently', () => {
    const asked: string[] = []
    const names = ['sin', 'cos', 'atan2', 'acos', 'pow', 'hypot'] as const
    const spies = names.map((name) =>
      vi.spyOn(Math, name).mockImplementation(() => {
        asked.push(name)
        return 0
      }),
    )
    const physics = new Physics({ gravity: 0.5 })
    box(physics)
    physics.addBox({ kind: 'brick', x: 200, y: 100, width: 30, height: 20, angle: 0.7, spin: 0.1 })
    const ball = physics.addCircle({ kind: 'ball', x: 205, y: 40, radius: 12, restitution: 0.8 })
    for (let tick = 0; tick < 60; tick++) physics.step()
    for (const spy of spies) spy.mockRestore()
    expect(asked).toEqual([])
    expect(ball.y).toBeGreaterThan(100)
  })
})
