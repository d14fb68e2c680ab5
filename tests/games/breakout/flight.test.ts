/** Tests Breakout's ball flight: no tunneling at any speed, balls stay in the field, and walls can be cleared. */
import { describe, expect, it } from 'vitest'
import { circleOverlapsRect } from '../../../src/engine/core/math/geometry'
import { createRandom, drawBetween, drawInt } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/breakout/bot'
import { type Ball, PADDLE_Y, rules, type World } from '../../../src/games/breakout/rules'
import {
  brickRect,
  fly,
  keepSteep,
  LEAST_VERTICAL,
  type Touch,
} from '../../../src/games/breakout/rules/flight'
import { START_SPEED } from '../../../src/games/breakout/rules/levels'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, FIELD, UPRIGHT } from './helpers'

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
        must(Math.abs(ball.vy) >= START_SPEED * LEAST_VERTICAL - 1e-9, n, tick, ball)
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
      const world = rules.start({ mode: 'power-ups' }, seed, size)
      botPlays(rules, bot, world, 20_000, (_events, n) => {
        for (const { x } of [...world.balls, ...world.capsules])
          must(x >= 10 - 1e-6 && x <= size.width - 10 + 1e-6, seed, n, x)
        return world.level < 2
      })
      expect(world.level).toBe(2)
    }
  })
})
