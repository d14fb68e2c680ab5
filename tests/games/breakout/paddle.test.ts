/** Tests Breakout's constants and its paddle. */
import { describe, expect, it } from 'vitest'
import * as breakout from '../../../src/games/breakout/rules'
import { type Ball, PADDLE_Y, rules } from '../../../src/games/breakout/rules'
import { brickRect } from '../../../src/games/breakout/rules/flight'
import { typesOf } from '../../support/ticks'
import { begin, mouse, run, withBall } from './helpers'

describe('breakout: constants', () => {
  it('has the specified field, lives, bricks and paddle', () => {
    expect([breakout.WIDTH, breakout.HEIGHT]).toEqual([800, 600])
    expect(breakout.LIVES).toBe(3)
    expect([breakout.ROWS, breakout.COLS]).toEqual([5, 10])
    expect(breakout.POINTS_PER_BRICK).toBe(10)
    expect([breakout.PADDLE_WIDTH, breakout.PADDLE_HEIGHT, breakout.PADDLE_SPEED]).toEqual([120, 15, 8])
    expect(breakout.BRICKS_PER_BALL).toBe(3)
    expect(begin().bricks).toHaveLength(50)
    expect(rules.hud(begin())).toEqual({ Score: 0, Lives: 3, Level: 1 })
  })

  it('keeps every brick inside the field and off the others', () => {
    const bricks = begin().bricks.map(brickRect)
    for (const { x, y, width, height } of bricks) {
      expect(x).toBeGreaterThanOrEqual(20)
      expect(x + width).toBeLessThanOrEqual(780)
      expect(y + height).toBeLessThan(PADDLE_Y - 200)
    }
    expect(new Set(bricks.map((rect) => `${rect.x},${rect.y}`)).size).toBe(50)
  })
})

describe('breakout: paddle', () => {
  it('moves 8 per tick with keys and stops at the walls', () => {
    const world = begin()
    run(world, 5, ['right'])
    expect(world.paddle).toBe(440)
    run(world, 1, ['left'])
    expect(world.paddle).toBe(432)
    run(world, 100, ['left'])
    expect(world.paddle).toBe(60)
    run(world, 200, ['right'])
    expect(world.paddle).toBe(740)
  })

  it('follows the mouse without a press, and a resting mouse leaves it to the keys', () => {
    const world = begin()
    run(world, 1, [], [mouse(200)])
    expect(world.paddle).toBe(200)
    run(world, 10, ['right'], [mouse(200)])
    expect(world.paddle).toBe(280)
    run(world, 5, [], [mouse(200)])
    expect(world.paddle).toBe(280)
    run(world, 1, [], [mouse(5000)])
    expect(world.paddle).toBe(740)
  })

  it('carries the waiting ball, and follows a finger', () => {
    const world = begin()
    run(world, 1, [], [mouse(300, { down: true, kind: 'touch' })])
    expect(world.paddle).toBe(300)
    expect(world.balls[0]).toMatchObject({ x: 300, y: PADDLE_Y - breakout.BALL_RADIUS })
  })

  it('turns the ball by where it hits: left half to the left, flatter further out, always up', () => {
    const leave = (offset: number) => {
      const world = withBall({ x: 400 + offset, y: PADDLE_Y - 14, vx: 0, vy: 6 })
      expect(typesOf(run(world))).toContain('paddle')
      const { vx, vy } = world.balls[0] as Ball
      expect(vy).toBeLessThan(0)
      expect(Math.hypot(vx, vy)).toBeCloseTo(6, 9)
      return vx
    }
    const sides = [-60, -30, -10, 0, 10, 30, 60].map(leave)
    for (let i = 1; i < sides.length; i++) expect(sides[i]).toBeGreaterThan(sides[i - 1] as number)
    expect(sides[3]).toBe(0)
    expect(sides[0]).toBeCloseTo(-(sides[6] as number), 9)
  })

  it('saves a ball that it is pushed under from the side', () => {
    const world = withBall({ x: 400 - 64, y: PADDLE_Y + 5, vx: -2, vy: 2 })
    run(world, 1, ['left'])
    expect((world.balls[0] as Ball).vy).toBeLessThan(0)
  })
})
