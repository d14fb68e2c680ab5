/**
 * Tests Breakout's ball flight: no tunneling at any speed, balls stay in the field, and the same keys give the same
 * result.
 */
import { describe, expect, it } from 'vitest'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { circleOverlapsRect } from '../../../src/engine/core/math/geometry'
import { createRandom, drawBetween, drawInt } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/breakout/bot'
import { type Action, type Ball, PADDLE_Y, rules, type World } from '../../../src/games/breakout/rules'
import {
  brickRect,
  fly,
  keepSteep,
  LEAST_VERTICAL,
  type Touch,
} from '../../../src/games/breakout/rules/flight'
import { START_SPEED } from '../../../src/games/breakout/rules/levels'
import { must } from '../../support/must'
import { begin, run } from './helpers'

describe('breakout: determinism', () => {
  const random = createRandom(2024)
  const shot = () => {
    const world = begin()
    const slope = drawBetween(random, -2, 2)
    const ball: Ball = {
      id: 0,
      x: drawInt(random, 20, 780),
      y: 300,
      vx: slope,
      vy: -1,
      bonus: false,
      held: null,
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

  it('breaks the same bricks in the same order at ten times the speed as in steps of a tenth', () => {
    for (let n = 0; n < 400; n++) {
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
    for (let n = 0; n < 300; n++) {
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
        must(Math.abs(ball.vy) >= START_SPEED * LEAST_VERTICAL - 1e-9, n, tick, ball)
      }
    }
  })

  it('never passes through the paddle at ten times the speed', () => {
    for (let n = 0; n < 2000; n++) {
      const world = begin()
      world.paddle = drawInt(random, 60, 740)
      const x = world.paddle + drawInt(random, -50, 50)
      const slope = drawBetween(random, -1, 1)
      const height = drawBetween(random, 15, 200)
      const ball: Ball = {
        id: 0,
        x: x - slope * height,
        y: PADDLE_Y - 10 - height,
        vx: slope * 6,
        vy: 6,
        bonus: false,
        held: null,
      }
      if (ball.x < 10 || ball.x > 790) continue
      const touches = flight(world, ball, 10, Math.ceil(height / 60) + 1)
      must(touches[0] === 'paddle' && ball.vy < 0, n, touches, ball)
    }
  })

  it('gives the same result for the same seed and keys, and the world is plain data', () => {
    const play = (seed: number) => {
      let world = begin({ mode: 'power-ups' }, seed)
      for (let n = 0; n < 6000; n++) {
        const frame = frameFrom(bot(world, n).hold ?? [])
        rules.step(world, readInput<Action>(frame), () => {})
        if (n === 3000) world = JSON.parse(JSON.stringify(world)) as World
      }
      return JSON.stringify(world)
    }
    expect(play(3)).toBe(play(3))
    expect(play(3)).not.toBe(play(4))
  })

  it('can be cleared: the simple bot reaches level 2 on each of five seeds', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const world = begin({}, seed)
      for (let n = 0; n < 20_000 && world.level < 2 && world.state !== 'over'; n++) {
        run(world, 1, (bot(world, n).hold ?? []) as Action[])
      }
      expect(world.level).toBe(2)
    }
  })
})
