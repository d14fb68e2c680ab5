/** Tests Breakout's power-ups. */
import { describe, expect, it } from 'vitest'
import * as breakout from '../../../src/games/breakout/rules'
import { type Ball, PADDLE_Y } from '../../../src/games/breakout/rules'
import { POWER_TICKS, SLOW_PACE, takePower } from '../../../src/games/breakout/rules/powers'
import { typesOf } from '../../support/ticks'
import { begin, breakNext, run, withBall } from './helpers'

describe('breakout: power-ups', () => {
  const drops = (options: Record<string, string>) => {
    let count = 0
    for (let seed = 0; seed < 4; seed++) {
      const world = begin(options, seed)
      run(world, 1, ['launch'])
      for (let n = 0; n < 20; n++) {
        breakNext(world)
        world.balls.length = 1
      }
      count += world.capsules.length
    }
    return count
  }

  it('drops capsules only in its own mode', () => {
    expect(drops({})).toBe(0)
    expect(drops({ mode: 'classic' })).toBe(0)
    expect(drops({ mode: 'power-ups' })).toBeGreaterThan(4)
  })

  it('takes a capsule with the paddle and lets a missed one go', () => {
    const world = withBall({ y: 300, vy: -0.1, vx: 0 }, { mode: 'power-ups' })
    world.capsules.push({ id: 50, x: 400, y: PADDLE_Y - 40, power: 'life' })
    world.capsules.push({ id: 51, x: 100, y: PADDLE_Y - 40, power: 'life' })
    const events = run(world, 60)
    expect(events.filter((event) => event.type === 'power')).toHaveLength(1)
    expect(world.lives).toBe(4)
    expect(world.capsules).toEqual([])
  })

  it('wide: one and a half times as wide, walls still hold, and it expires', () => {
    const world = withBall({ y: 300, vy: -0.01, vx: 0 }, { mode: 'power-ups' })
    takePower(world, 'wide', () => {})
    expect(breakout.paddleWidth(world)).toBe(180)
    run(world, 200, ['left'])
    expect(world.paddle).toBe(90)
    run(world, POWER_TICKS.wide - 200)
    expect(breakout.paddleWidth(world)).toBe(120)
  })

  it('slow: balls move slower', () => {
    const world = withBall({ x: 400, y: 400, vx: 0, vy: -6 }, { mode: 'power-ups' })
    takePower(world, 'slow', () => {})
    run(world)
    expect(world.balls[0]?.y).toBeCloseTo(400 - 6 * SLOW_PACE, 9)
  })

  it('life: one more, five at most', () => {
    const world = begin({ mode: 'power-ups' })
    for (let n = 0; n < 9; n++) takePower(world, 'life', () => {})
    expect(world.lives).toBe(breakout.MOST_LIVES)
  })

  it('sticky: the ball stays where it met the paddle, moves with it, and launches on the next press', () => {
    const world = withBall({ x: 430, y: PADDLE_Y - 14, vx: 0, vy: 6 }, { mode: 'power-ups' })
    takePower(world, 'sticky', () => {})
    run(world)
    expect(world.balls[0]).toMatchObject({ x: 430, held: 30 })
    run(world, 3, ['left'])
    expect(world.balls[0]).toMatchObject({ x: 406, y: PADDLE_Y - 10 })
    run(world, 1, ['launch'])
    const ball = world.balls[0] as Ball
    expect(ball.held).toBeNull()
    expect(ball.vy).toBeLessThan(0)
    expect(ball.vx).toBeGreaterThan(0)
  })

  it('three: the highest flying ball becomes three of its speed and direction; a held one gets two beside it', () => {
    const world = withBall({ x: 400, y: 300, vx: 2, vy: -5 }, { mode: 'power-ups' })
    takePower(world, 'three', () => {})
    expect(world.balls).toHaveLength(3)
    const speed = Math.hypot(2, -5)
    for (const { x, y, vx, vy } of world.balls) {
      expect([x, y]).toEqual([400, 300])
      expect(Math.hypot(vx, vy)).toBeCloseTo(speed, 9)
      expect(vy).toBeLessThan(0)
    }
    expect(new Set(world.balls.map(({ vx }) => vx.toFixed(3))).size).toBe(3)
    const [first] = world.balls as [Ball]
    Object.assign(world, { balls: [Object.assign(first, { held: 4 })] })
    takePower(world, 'three', () => {})
    expect(world.balls.map(({ held }) => held)).toEqual([4, -22, 30])
    run(world, 1, ['launch'])
    expect(world.balls.every(({ held, vy }) => held === null && vy < 0)).toBe(true)
  })

  it('laser: holding launch fires pairs that break the lowest brick in their column', () => {
    const world = withBall({ x: 20, y: 300, vx: 0, vy: -0.01 }, { mode: 'power-ups' })
    takePower(world, 'laser', () => {})
    const events = run(world, 40, ['launch'])
    expect(typesOf(events).filter((type) => type === 'laser')).toHaveLength(3)
    const broken = events.filter((event) => event.type === 'brick')
    expect(broken.length).toBeGreaterThanOrEqual(2)
    expect(broken.slice(0, 2).every((event) => event.row === 4)).toBe(true)
    const idle = withBall({ x: 20, y: 300, vx: 0, vy: -0.01 }, { mode: 'power-ups' })
    expect(typesOf(run(idle, 40, ['launch']))).not.toContain('laser')
  })
})
