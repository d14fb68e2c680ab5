/** Tests a game of Breakout: serves, lives, bonus balls, levels and the end. */
import { describe, expect, it } from 'vitest'
import type { GameEvent, Pointer } from '../../../src/engine/core/game/contract'
import * as breakout from '../../../src/games/breakout/rules'
import { type Ball, PADDLE_Y, rules } from '../../../src/games/breakout/rules'
import {
  ballSpeed,
  bricksOf,
  LAYOUTS,
  START_SPEED,
  TOP_SPEED,
} from '../../../src/games/breakout/rules/levels'
import { typesOf } from '../../support/ticks'
import { begin, breakNext, mouse, run, withBall } from './helpers'

describe('breakout: states', () => {
  it('waits until Space or a press launches the ball upward', () => {
    const world = begin()
    expect(run(world, 200)).toEqual([])
    expect(world.state).toBe('waiting')
    expect(typesOf(run(world, 1, ['launch']))).toEqual(['launch'])
    expect(world.state).toBe('playing')
    const { vx, vy } = world.balls[0] as Ball
    expect(vy).toBeLessThan(0)
    expect(Math.hypot(vx, vy)).toBeCloseTo(START_SPEED, 9)

    const other = begin()
    run(other, 1, [], [mouse(500, { pressed: true, down: true })])
    expect(other.state).toBe('playing')
    expect(other.paddle).toBe(500)
    // The ball leaves from the paddle's current place.
    expect(Math.abs((other.balls[0] as Ball).x - 500)).toBeLessThan(10)
  })

  it('lets a finger aim the serve: it launches when it is lifted', () => {
    const world = begin()
    const finger = (x: number, more: Partial<Pointer> = {}) => [
      mouse(x, { kind: 'touch', down: true, ...more }),
    ]
    run(world, 1, [], finger(300, { pressed: true }))
    run(world, 20, [], finger(600))
    expect([world.state, world.balls[0]?.x]).toEqual(['waiting', 600])
    expect(typesOf(run(world, 1, [], finger(600, { down: false, released: true })))).toEqual(['launch'])
    // A finger that was down before the ball was there launches nothing.
    Object.assign(world.balls[0] as Ball, { held: 0 })
    expect(run(world, 1, [], finger(600, { down: false, released: true }))).toEqual([])
  })

  it('scores 10 per brick and gives a bonus ball after every third', () => {
    const world = withBall({})
    for (let n = 1; n <= 9; n++) {
      const events = breakNext(world)
      expect(events).toContainEqual(expect.objectContaining({ type: 'brick', points: 10, run: n }))
      expect(typesOf(events).includes('bonusBall')).toBe(n % 3 === 0)
      expect(world.score).toBe(n * 10)
      world.balls = world.balls.slice(0, 1)
    }
  })

  it('counts the bricks for the bonus over the whole game, and the run only until the paddle', () => {
    const world = withBall({})
    breakNext(world)
    breakNext(world)
    Object.assign(world.balls[0] as Ball, { x: 400, y: PADDLE_Y - 12, vx: 0, vy: 6 })
    run(world)
    expect(world.run).toBe(0)
    expect(typesOf(breakNext(world))).toContain('bonusBall')
    expect(world.balls[1]).toMatchObject({ bonus: true })
    expect(world.balls[1]?.vy).toBeGreaterThan(0)
  })

  it('loses a life only with the last ball, and waits again on the paddle', () => {
    const world = withBall({ x: 100, y: 590, vx: 0, vy: 6 })
    world.balls.push({ ...(world.balls[0] as Ball), id: 99, x: 400, y: 400, vy: 1 })
    expect(typesOf(run(world, 5))).toEqual(['ballLost'])
    expect(world.lives).toBe(3)
    Object.assign(world.balls[0] as Ball, { x: 100, y: 590, vy: 6 })
    const events = run(world, 5)
    expect(events).toContainEqual({ type: 'lifeLost', lives: 2 })
    expect(world).toMatchObject({ state: 'waiting', lives: 2, run: 0 })
    expect(world.balls).toHaveLength(1)
  })

  it("ends with the third life: 'Game Over!' and the final score", () => {
    const world = begin()
    const events: GameEvent[] = []
    for (let life = 0; life < 3; life++) {
      expect(rules.outcome(world)).toBeNull()
      run(world, 1, ['launch'])
      if (life === 0) breakNext(world)
      Object.assign(world.balls[0] as Ball, { x: 100, y: 595, vx: 0, vy: 6 })
      events.push(...run(world, 5))
    }
    expect(typesOf(events).filter((type) => type === 'lifeLost')).toHaveLength(2)
    expect(events.at(-1)).toEqual({ type: 'gameOver', score: 10 })
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over!',
      detail: 'Final score: 10',
      results: { Score: 10, Level: 1 },
    })
    const before = JSON.stringify(world)
    run(world, 60, ['launch', 'left'])
    expect(JSON.stringify(world)).toBe(before)
  })

  it('shows the cleared level, then waits in the next with other bricks and a faster ball', () => {
    const world = withBall({})
    for (const brick of world.bricks.slice(1)) brick.destroyed = true
    const events = breakNext(world)
    expect(events.at(-1)).toEqual({ type: 'levelComplete', level: 1, score: 10 })
    expect(world.state).toBe('complete')
    expect(run(world, breakout.COMPLETE_TICKS - 1, ['launch'])).toEqual([])
    expect(run(world)).toEqual([{ type: 'level', level: 2 }])
    expect(world).toMatchObject({ state: 'waiting', level: 2, lives: 3, score: 10 })
    expect(world.bricks.every((brick) => !brick.destroyed)).toBe(true)
    run(world, 1, ['launch'])
    expect(Math.hypot(world.balls[0]?.vx ?? 0, world.balls[0]?.vy ?? 0)).toBeCloseTo(ballSpeed(2), 9)
  })
})

describe('breakout: levels', () => {
  it('start with the full wall, have five rows by ten, and never repeat at once', () => {
    expect(bricksOf(1)).toHaveLength(50)
    for (const layout of LAYOUTS) {
      expect(layout).toHaveLength(5)
      for (const row of layout) expect(row).toMatch(/^[#.]{10}$/)
      expect(layout.join('').split('#').length - 1).toBeGreaterThanOrEqual(20)
    }
    expect(new Set(LAYOUTS.map((layout) => layout.join())).size).toBe(12)
    expect(bricksOf(LAYOUTS.length + 1)).toEqual(bricksOf(1))
  })

  it('adds a little speed each level up to the top speed', () => {
    for (let level = 1; level < 30; level++) {
      expect(ballSpeed(level + 1) - ballSpeed(level)).toBeLessThan(0.5)
      expect(ballSpeed(level + 1)).toBeGreaterThanOrEqual(ballSpeed(level))
    }
    expect(ballSpeed(100)).toBe(TOP_SPEED)
  })
})
