/** Tests Air Hockey's constants, input and halves. */
import { describe, expect, it } from 'vitest'
import { frameFrom } from '../../../src/engine/core/input/input'
import * as hockey from '../../../src/games/air-hockey/rules'
import { rules } from '../../../src/games/air-hockey/rules'
import { begin, finger, run, two } from './table'

describe('air hockey: constants', () => {
  it('has the specified table, goals, mallets and puck, first to five', () => {
    expect([hockey.WIDTH, hockey.HEIGHT]).toEqual([600, 480])
    expect(hockey.GOALS_TO_WIN).toBe(5)
    expect(hockey.GOAL_WIDTH).toBe(180)
    expect([hockey.GOAL_TOP, hockey.GOAL_BOTTOM]).toEqual([150, 330])
    expect([hockey.MALLET_RADIUS, hockey.PUCK_RADIUS]).toEqual([25, 15])
  })

  it('shows both scores with the names of the players', () => {
    expect(rules.hud(begin())).toEqual({ You: 0, Computer: 0 })
    expect(rules.hud(two())).toEqual({ 'Player 1': 0, 'Player 2': 0 })
    expect(begin().level).toBe('normal')
    expect(begin({ level: 'hard' }).level).toBe('hard')
  })
})

describe('air hockey: mallets', () => {
  it('moves by keys, with easing and only within its half', () => {
    const world = two()
    const { x } = world.mallets[0]
    run(world, 4, frameFrom(['right']))
    expect(world.mallets[0].x).toBeGreaterThan(x + 10)
    expect(world.mallets[1].x).toBe(600 - 90)
    for (const hold of [['right'], ['left'], ['up'], ['down'], ['right', 'down'], ['left@1', 'up@1']]) {
      run(world, 200, frameFrom(hold))
      for (const [side, mallet] of world.mallets.entries()) {
        const kept = hockey.inHalf(world, side as hockey.Side, mallet.x, mallet.y)
        expect(Math.abs(kept.x - mallet.x) + Math.abs(kept.y - mallet.y)).toBeLessThan(1e-9)
      }
    }
  })

  it('is no faster diagonally than straight', () => {
    const world = two()
    run(world, 40, frameFrom(['left', 'up']))
    const { vx, vy } = world.hands[0]
    expect(Math.hypot(vx, vy)).toBeLessThanOrEqual(hockey.KEY_SPEED + 1e-9)
  })

  it('follows a finger, and each half of the table belongs to one player', () => {
    const world = two()
    run(world, 60, frameFrom([], [], [finger(1, 150, 100), finger(2, 450, 400)]))
    expect(world.mallets[0]).toMatchObject({ x: 150, y: 100 })
    expect(world.mallets[1]).toMatchObject({ x: 450, y: 400 })
  })

  it('keeps a finger assigned to the half where it went down', () => {
    const world = two()
    run(world, 1, frameFrom([], [], [finger(1, 150, 100, { pressed: true })]))
    run(world, 60, frameFrom([], [], [finger(1, 500, 100)]))
    expect(world.mallets[0].x).toBeGreaterThan(200)
    expect(world.mallets[1]).toMatchObject({ x: 510, y: 240 })
    run(world, 1, frameFrom([], [], [finger(1, 500, 100, { down: false, released: true })]))
    expect(world.grips.owners).toEqual({})
  })

  it('assigns every pointer to a single player, and returns control to the keys when the mouse rests', () => {
    const world = begin()
    const mouse = finger(1, 550, 60, { kind: 'mouse', down: false })
    // A pointer that does not move controls nothing.
    run(world, 5, frameFrom([], [], [{ ...mouse, y: 90 }]))
    expect(world.mallets[0].y).toBe(240)
    run(world, 30, frameFrom([], [], [mouse]))
    expect(world.mallets[0].y).toBeCloseTo(60, 6)
    run(world, 30, frameFrom(['down'], ['down'], [mouse]))
    expect(world.mallets[0].y).toBeGreaterThan(200)
    const { y } = world.mallets[0]
    run(world, 30, frameFrom([], [], [mouse]))
    expect(world.mallets[0].y).toBeGreaterThanOrEqual(y)
  })

  it('never jumps: it moves to a distant finger at the mallet’s own speed', () => {
    const world = two()
    let { x, y } = world.mallets[0]
    for (let n = 0; n < 40; n++) {
      run(world, 1, frameFrom([], [], [finger(1, n % 20 < 10 ? 10 : 290, n % 7 < 3 ? 470 : 10)]))
      const mallet = world.mallets[0]
      expect(Math.hypot(mallet.x - x, mallet.y - y)).toBeLessThanOrEqual(hockey.MALLET_SPEED + 1e-6)
      x = mallet.x
      y = mallet.y
    }
  })

  it('keeps both mallets away from the puck before it is served', () => {
    const world = two()
    const events = run(world, 45, frameFrom(['right', 'left@1']))
    expect(events).toEqual([])
    expect(world.mallets[0].x).toBeLessThanOrEqual(300 - 25 - 15)
    expect(world.mallets[1].x).toBeGreaterThanOrEqual(300 + 25 + 15)
  })
})
