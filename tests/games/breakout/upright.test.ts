/** Tests Breakout in a portrait window. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/breakout'
import * as breakout from '../../../src/games/breakout/rules'
import { type Ball, PADDLE_Y, rules } from '../../../src/games/breakout/rules'
import { brickRect } from '../../../src/games/breakout/rules/flight'
import { typesOf } from '../../support/ticks'
import { run, UPRIGHT as size } from './helpers'

describe('breakout: portrait', () => {
  const upright = () => rules.start({}, 1, size)

  it('has the same wall of fifty in its own field, and the paddle its share of the width', () => {
    expect(game.upright?.size).toEqual(size)
    const world = upright()
    expect(world).toMatchObject({ ...size, paddle: 240 })
    expect(world.bricks).toHaveLength(50)
    const rects = world.bricks.map(brickRect)
    expect(Math.min(...rects.map(({ x }) => x))).toBeCloseTo(43 * 0.6)
    expect(Math.max(...rects.map(({ x, width }) => x + width))).toBeCloseTo(757 * 0.6)
    for (const one of rects)
      for (const other of rects)
        if (one !== other && one.y === other.y)
          expect(Math.abs(one.x - other.x)).toBeGreaterThan(one.width + 2)
    expect(breakout.paddleWidth(world) / size.width).toBeCloseTo(120 / 800)
    expect(size.height - breakout.paddleY(world)).toBe(600 - PADDLE_Y)
  })

  it('has its walls, its bottom and its paddle at its own edges', () => {
    const world = upright()
    expect(world.balls[0]).toMatchObject({ x: 240, y: 675 - breakout.BALL_RADIUS })
    run(world, 100, ['right'])
    expect(world.paddle).toBe(480 - 36)
    run(world, 200, ['left'])
    expect(world.paddle).toBe(36)
    run(world, 1, ['launch'])
    const ball = world.balls[0] as Ball
    Object.assign(ball, { x: 465, y: 400, vx: 6, vy: 0.1 })
    run(world)
    expect(ball.vx).toBeLessThan(0)
    expect(ball.x).toBeLessThanOrEqual(470)
    Object.assign(ball, { x: 300, y: 700, vx: 0, vy: 6 })
    expect(run(world, 4)).toEqual([])
    expect(typesOf(run(world, 2))).toContain('lifeLost')
  })
})
