/** Owns the checks of Breakout: constants, lives, bonus balls, levels, powers, and that no speed tunnels. */
import { describe, expect, it } from 'vitest'
import type { GameEvent, Pointer } from '../../src/engine/core/contract'
import { circleOverlapsRect } from '../../src/engine/core/geometry'
import { frameFrom, readInput } from '../../src/engine/core/input'
import { createRandom, drawBetween, drawInt } from '../../src/engine/core/random'
import game from '../../src/games/breakout'
import { bot } from '../../src/games/breakout/bot'
import * as breakout from '../../src/games/breakout/rules'
import {
  type Action,
  type Ball,
  type Brick,
  PADDLE_Y,
  rules,
  type World,
} from '../../src/games/breakout/rules'
import { brickRect, fly, keepSteep, LEAST_VERTICAL, type Touch } from '../../src/games/breakout/rules/flight'
import { ballSpeed, bricksOf, LAYOUTS, START_SPEED, TOP_SPEED } from '../../src/games/breakout/rules/levels'
import { POWER_TICKS, SLOW_PACE, takePower } from '../../src/games/breakout/rules/powers'

const FIELD = { width: 800, height: 600 }
const begin = (options: Record<string, string> = {}, seed = 1) => rules.start(options, seed, FIELD)

function mouse(x: number, more: Partial<Pointer> = {}): Pointer {
  return { id: 1, x, y: 300, down: false, pressed: false, released: false, kind: 'mouse', ...more }
}

/** Runs ticks with these actions held (going down in the first), and gathers the events. */
function run(world: World, ticks = 1, hold: readonly Action[] = [], pointers: readonly Pointer[] = []) {
  const events: GameEvent[] = []
  for (let n = 0; n < ticks; n++) {
    const frame = frameFrom(hold, n === 0 ? [] : hold, pointers)
    rules.step(world, readInput<Action>(frame), (event) => events.push(event))
  }
  return events
}

const types = (events: GameEvent[]) => events.map((event) => event.type)

/** A play with one free ball, placed and sent by hand. */
function withBall(ball: Partial<Ball>, options: Record<string, string> = {}): World {
  const world = begin(options)
  run(world, 1, ['launch'])
  Object.assign(world.balls[0] as Ball, { held: null, ...ball })
  return world
}

/** Breaks the first whole brick by sending the ball up against it. */
function breakNext(world: World): GameEvent[] {
  const brick = [...world.bricks].reverse().find((candidate) => !candidate.destroyed) as Brick
  const ball = world.balls[0] as Ball
  Object.assign(ball, { x: brick.x + 33, y: brick.y + 26 + 12, vx: 0, vy: -6 })
  const events = run(world)
  Object.assign(ball, { x: 400, y: 400, vx: 0, vy: -1 })
  return events
}

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
  it('moves 8 a tick by keys and stops at the walls', () => {
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

  it('turns the ball by where it meets: left half to the left, the further out the flatter, always up', () => {
    const leave = (offset: number) => {
      const world = withBall({ x: 400 + offset, y: PADDLE_Y - 14, vx: 0, vy: 6 })
      expect(types(run(world))).toContain('paddle')
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

  it('saves a ball that it is pushed over from the side', () => {
    const world = withBall({ x: 400 - 64, y: PADDLE_Y + 5, vx: -2, vy: 2 })
    run(world, 1, ['left'])
    expect((world.balls[0] as Ball).vy).toBeLessThan(0)
  })
})

describe('breakout: states', () => {
  it('waits until Space or a press launches the ball upwards', () => {
    const world = begin()
    expect(run(world, 200)).toEqual([])
    expect(world.state).toBe('waiting')
    expect(types(run(world, 1, ['launch']))).toEqual(['launch'])
    expect(world.state).toBe('playing')
    const { vx, vy } = world.balls[0] as Ball
    expect(vy).toBeLessThan(0)
    expect(Math.hypot(vx, vy)).toBeCloseTo(START_SPEED, 9)

    const other = begin()
    run(other, 1, [], [mouse(500, { pressed: true, down: true })])
    expect(other.state).toBe('playing')
    expect(other.paddle).toBe(500)
    // The ball leaves from where the paddle is now.
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
    expect(types(run(world, 1, [], finger(600, { down: false, released: true })))).toEqual(['launch'])
    // A finger that steered before the ball lay there launches nothing.
    Object.assign(world.balls[0] as Ball, { held: 0 })
    expect(run(world, 1, [], finger(600, { down: false, released: true }))).toEqual([])
  })

  it('scores 10 a brick and gives a bonus ball after every third', () => {
    const world = withBall({})
    for (let n = 1; n <= 9; n++) {
      const events = breakNext(world)
      expect(events).toContainEqual(expect.objectContaining({ type: 'brick', points: 10, run: n }))
      expect(types(events).includes('bonusBall')).toBe(n % 3 === 0)
      expect(world.score).toBe(n * 10)
      world.balls = world.balls.slice(0, 1)
    }
  })

  it('counts the bricks for the bonus across tracks of the ball, and the run only until the paddle', () => {
    const world = withBall({})
    breakNext(world)
    breakNext(world)
    Object.assign(world.balls[0] as Ball, { x: 400, y: PADDLE_Y - 12, vx: 0, vy: 6 })
    run(world)
    expect(world.run).toBe(0)
    expect(types(breakNext(world))).toContain('bonusBall')
    expect(world.balls[1]).toMatchObject({ bonus: true })
    expect(world.balls[1]?.vy).toBeGreaterThan(0)
  })

  it('loses a life only with the last ball, and waits again on the paddle', () => {
    const world = withBall({ x: 100, y: 590, vx: 0, vy: 6 })
    world.balls.push({ ...(world.balls[0] as Ball), id: 99, x: 400, y: 400, vy: 1 })
    expect(types(run(world, 5))).toEqual(['ballLost'])
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
    expect(types(events).filter((type) => type === 'lifeLost')).toHaveLength(2)
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

  it('shows the cleared level, then waits on the next with other bricks and a faster ball', () => {
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
  it('begins with the full wall, keeps to five rows by ten, and never repeats at once', () => {
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
    for (let seed = 0; seed < 30; seed++) {
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

  it('drops capsules in its own mode, and none in Classic', () => {
    expect(drops({})).toBe(0)
    expect(drops({ mode: 'classic' })).toBe(0)
    expect(drops({ mode: 'power-ups' })).toBeGreaterThan(30)
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

  it('wide: half as wide again, walls still hold, and it runs out', () => {
    const world = withBall({ y: 300, vy: -0.01, vx: 0 }, { mode: 'power-ups' })
    takePower(world, 'wide', () => {})
    expect(breakout.paddleWidth(world)).toBe(180)
    run(world, 200, ['left'])
    expect(world.paddle).toBe(90)
    run(world, POWER_TICKS.wide - 200)
    expect(breakout.paddleWidth(world)).toBe(120)
  })

  it('slow: balls go at a part of their speed', () => {
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

  it('three: the highest ball that flies becomes three of its speed and way; a held one gets two beside it', () => {
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

  it('laser: held launch fires pairs that break the lowest brick in their column', () => {
    const world = withBall({ x: 20, y: 300, vx: 0, vy: -0.01 }, { mode: 'power-ups' })
    takePower(world, 'laser', () => {})
    const events = run(world, 40, ['launch'])
    expect(types(events).filter((type) => type === 'laser')).toHaveLength(3)
    const broken = events.filter((event) => event.type === 'brick')
    expect(broken.length).toBeGreaterThanOrEqual(2)
    expect(broken.slice(0, 2).every((event) => event.row === 4)).toBe(true)
    const idle = withBall({ x: 20, y: 300, vx: 0, vy: -0.01 }, { mode: 'power-ups' })
    expect(types(run(idle, 40, ['launch']))).not.toContain('laser')
  })
})

describe('breakout: proof', () => {
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
    return touches.map(({ kind, brick }) => (brick ? `${brick.row}/${brick.col}` : kind))
  }

  it('breaks the same bricks in the same order at ten times the speed as in steps of a tenth', () => {
    for (let n = 0; n < 400; n++) {
      const { world, ball } = shot()
      const slowWorld = JSON.parse(JSON.stringify(world)) as World
      const slowBall = { ...ball }
      // Six ticks of 60 units against 600 of 0.6: too short a way to reach the floor.
      const fast = flight(world, ball, 10, 6)
      const slow = flight(slowWorld, slowBall, 0.1, 600)
      expect(fast).toEqual(slow)
      expect(ball.x).toBeCloseTo(slowBall.x, 5)
      expect(ball.y).toBeCloseTo(slowBall.y, 5)
    }
  })

  it('never leaves the field nor rests in a brick at ten times the speed, and keeps speed and steepness', () => {
    for (let n = 0; n < 300; n++) {
      const { world, ball } = shot()
      for (let tick = 0; tick < 60; tick++) {
        fly(world, ball, 10, () => {})
        if (ball.y > 560) break
        expect(ball.x).toBeGreaterThanOrEqual(10 - 1e-6)
        expect(ball.x).toBeLessThanOrEqual(790 + 1e-6)
        expect(ball.y).toBeGreaterThanOrEqual(10 - 1e-6)
        const within = world.bricks.some(
          (brick) => !brick.destroyed && circleOverlapsRect(ball.x, ball.y, 10 - 1e-6, brickRect(brick)),
        )
        expect(within).toBe(false)
        expect(Math.hypot(ball.vx, ball.vy)).toBeCloseTo(START_SPEED, 6)
        expect(Math.abs(ball.vy)).toBeGreaterThanOrEqual(START_SPEED * LEAST_VERTICAL - 1e-9)
      }
    }
  })

  it('never flies through the paddle at ten times the speed', () => {
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
      expect(touches[0]).toBe('paddle')
      expect(ball.vy).toBeLessThan(0)
    }
  })

  it('gives the same end for the same seed and keys, and the world is plain data', () => {
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

  it('can be cleared: the plain player reaches level 2 on each of five seeds', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const world = begin({}, seed)
      for (let n = 0; n < 20_000 && world.level < 2 && world.state !== 'over'; n++) {
        run(world, 1, (bot(world, n).hold ?? []) as Action[])
      }
      expect(world.level).toBe(2)
    }
  })
})

describe('breakout: upright', () => {
  const size = { width: 480, height: 720 }
  const upright = (seed = 1, options: Record<string, string> = {}) => rules.start(options, seed, size)

  it('has the same wall of fifty in a field of its own, and the paddle its share of the width', () => {
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

  it('has its walls, its floor and its paddle where it ends', () => {
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
