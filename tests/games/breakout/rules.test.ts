/** Tests Breakout's constants, paddle, games, levels and power-ups. */

import { describe, expect, it } from 'vitest'
import type { GameEvent, Pointer } from '../../../src/engine/core/game/contract'
import * as breakout from '../../../src/games/breakout/rules'
import { type Ball, PADDLE_Y, rules } from '../../../src/games/breakout/rules'
import { brickRect } from '../../../src/games/breakout/rules/flight'
import {
  ballSpeed,
  bricksOf,
  LAYOUTS,
  START_SPEED,
  TOP_SPEED,
} from '../../../src/games/breakout/rules/levels'
import { POWER_TICKS, SLOW_PACE, takePower } from '../../../src/games/breakout/rules/powers'
import { typesOf } from '../../support/ticks'
import { begin, breakNext, mouse, run, withBall } from './helpers'

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
      said: 'Final score: 10',
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
    expect(world.lives).toBe(breakout.MAX_LIVES)
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
