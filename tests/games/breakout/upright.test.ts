/** Tests Breakout in a portrait window. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/breakout'
import { bot } from '../../../src/games/breakout/bot'
import * as breakout from '../../../src/games/breakout/rules'
import { type Action, type Ball, PADDLE_Y, rules } from '../../../src/games/breakout/rules'
import { brickRect } from '../../../src/games/breakout/rules/flight'
import { run, types } from './helpers'

describe('breakout: portrait', () => {
  const size = { width: 480, height: 720 }
  const upright = (seed = 1, options: Record<string, string> = {}) => rules.start(options, seed, size)

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
    expect(types(run(world, 2))).toContain('lifeLost')
  })

  it('keeps every ball and capsule inside, and can be cleared on each of five seeds', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const world = upright(seed, { mode: 'power-ups' })
      for (let n = 0; n < 20_000 && world.level < 2 && world.state !== 'over'; n++) {
        run(world, 1, (bot(world, n).hold ?? []) as Action[])
        for (const { x } of [...world.balls, ...world.capsules]) {
          if (x < 10 - 1e-6 || x > 470 + 1e-6) throw new Error(`seed ${seed}, tick ${n}: something at ${x}`)
        }
      }
      expect(world.level).toBe(2)
    }
  })
})
