/** Tests Breakout's ball flight: no tunneling at any speed, and balls that stay in the field; also in a portrait window. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { circleOverlapsRect } from '../../../src/engine/core/math/geometry'
import { createRandom, drawBetween, drawInt } from '../../../src/engine/core/math/random'
import game from '../../../src/games/breakout'
import { bot } from '../../../src/games/breakout/bot'
import { options } from '../../../src/games/breakout/options'
import * as breakout from '../../../src/games/breakout/rules'
import { type Ball, PADDLE_Y, rules, type World } from '../../../src/games/breakout/rules'
import { brickRect, fly, keepSteep, MIN_VERTICAL, type Touch } from '../../../src/games/breakout/rules/flight'
import { START_SPEED } from '../../../src/games/breakout/rules/levels'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, typesOf } from '../../support/ticks'
import { begin, FIELD, run, UPRIGHT as size, UPRIGHT } from './helpers'

describe('breakout: flight', () => {
  const random = createRandom(2024)
  const free = { id: 0, bonus: false, held: null }
  const shot = () => {
    const world = begin()
    const ball: Ball = {
      ...free,
      x: drawInt(random, 20, 780),
      y: 300,
      vx: drawBetween(random, -2, 2),
      vy: -1,
    }
    const speed = START_SPEED / Math.hypot(ball.vx, ball.vy)
    ball.vx *= speed
    ball.vy *= speed
    keepSteep(ball)
    return { world, ball }
  }
  const flight = (world: World, ball: Ball, pace: number, ticks: number) => {
    const touches: Touch[] = []
    for (let n = 0; n < ticks; n++) fly(world, ball, pace, (touch) => touches.push(touch))
    return touches.map((touch) =>
      touch.kind === 'brick' ? `${touch.brick.row}/${touch.brick.col}` : touch.kind,
    )
  }

  it('breaks the same bricks in the same order at any speed', { tags: ['sample'] }, () => {
    for (let n = 0; n < sample(40, 400); n++) {
      const { world, ball } = shot()
      const slowWorld = JSON.parse(JSON.stringify(world)) as World
      const slowBall = { ...ball }
      // Six ticks of 60 units against 600 of 0.6: too short to reach the bottom.
      const fast = flight(world, ball, 10, 6)
      const slow = flight(slowWorld, slowBall, 0.1, 600)
      must(fast.join() === slow.join(), n, fast, slow)
      must(Math.abs(ball.x - slowBall.x) < 5e-6 && Math.abs(ball.y - slowBall.y) < 5e-6, n, ball, slowBall)
    }
  })

  it('never leaves the field nor stops in a brick at ten times the speed, and keeps speed and steepness', () => {
    for (let n = 0; n < 60; n++) {
      const { world, ball } = shot()
      for (let tick = 0; tick < 60; tick++) {
        fly(world, ball, 10, () => {})
        if (ball.y > 560) break
        must(ball.x >= 10 - 1e-6 && ball.x <= 790 + 1e-6 && ball.y >= 10 - 1e-6, n, tick, ball)
        const within = world.bricks.some(
          (brick) => !brick.destroyed && circleOverlapsRect(ball.x, ball.y, 10 - 1e-6, brickRect(brick)),
        )
        must(!within, n, tick, ball)
        must(Math.abs(Math.hypot(ball.vx, ball.vy) - START_SPEED) < 5e-7, n, tick, ball)
        must(Math.abs(ball.vy) >= START_SPEED * MIN_VERTICAL - 1e-9, n, tick, ball)
      }
    }
  })

  it('never passes through the paddle at ten times the speed', () => {
    for (let n = 0; n < 200; n++) {
      const world = begin()
      world.paddle = drawInt(random, 60, 740)
      const x = world.paddle + drawInt(random, -50, 50)
      const slope = drawBetween(random, -1, 1)
      const height = drawBetween(random, 15, 200)
      const ball: Ball = {
        ...free,
        x: x - slope * height,
        y: PADDLE_Y - 10 - height,
        vx: slope * 6,
        vy: 6,
      }
      if (ball.x < 10 || ball.x > 790) continue
      const touches = flight(world, ball, 10, Math.ceil(height / 60) + 1)
      must(touches[0] === 'paddle' && ball.vy < 0, n, touches, ball)
    }
  })

  it.each([
    ['wide', FIELD],
    ['upright', UPRIGHT],
  ])('can be cleared, with every ball and capsule inside: %s', { tags: ['sample'] }, (_, size) => {
    for (let seed = 1; seed <= sample(1, 5); seed++) {
      const world = rules.start(completeOptions(options, { mode: 'power-ups' }), seed, size)
      botPlays(rules, bot, world, 20_000, (_events, n) => {
        for (const { x } of [...world.balls, ...world.capsules])
          must(x >= 10 - 1e-6 && x <= size.width - 10 + 1e-6, seed, n, x)
        return world.level < 2
      })
      expect(world.level).toBe(2)
    }
  })
})

describe('breakout: portrait', () => {
  const upright = () => rules.start(completeOptions(options), 1, size)

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
