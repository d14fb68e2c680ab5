/** Tests Breakout's Arcade: its boards, stars, points, faster balls, the halved paddle, moving rows, and bosses. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/breakout/bot'
import type { Options } from '../../../src/games/breakout/options'
import { options } from '../../../src/games/breakout/options'
import {
  type Arcade,
  type Ball,
  type Brick,
  DROP_RADIUS,
  paddleWidth,
  paddleY,
  plainWidth,
  rules,
  type World,
} from '../../../src/games/breakout/rules'
import { BOSS_POINTS, boardSpeed, LIFE_POINTS } from '../../../src/games/breakout/rules/arcade'
import { BOARD_COLS, BOARD_ROWS, BOARDS, boardBricks } from '../../../src/games/breakout/rules/boards'
import { brickRect } from '../../../src/games/breakout/rules/flight'
import { isLeft } from '../../../src/games/breakout/rules/hard'
import { takePower } from '../../../src/games/breakout/rules/powers'
import { sample, someOf } from '../../support/proofs'
import { botPlays, typesOf } from '../../support/ticks'
import { begin, FIELD, run, UPRIGHT } from './helpers'

const NUMBERS = BOARDS.map((_, index) => index + 1)
const board = (number = 1): Partial<Options> => ({ mode: 'arcade', board: `${number}` })
const arcadeOf = (world: World) => world.arcade as Arcade

/** A board with one free ball. */
function flying(number: number, ball: Partial<Ball>): World {
  const world = begin(board(number))
  run(world, 1, ['launch'])
  Object.assign(world.balls[0] as Ball, ball)
  return world
}

const HIGH = { x: 400, y: 400, vx: 0, vy: -1 }

describe('the boards', () => {
  it('are thirty pictures of eleven by eight; every fifth moves, every tenth has a boss, from 6 on some bricks are hard', () => {
    expect(BOARDS).toHaveLength(30)
    expect(new Set(BOARDS.map(({ bricks }) => bricks)).size).toBe(30)
    for (const number of NUMBERS) {
      const { bricks, sways, boss } = BOARDS[number - 1] as (typeof BOARDS)[number]
      const rows = bricks.split('/')
      expect(rows.length).toBeLessThanOrEqual(BOARD_ROWS)
      for (const row of rows) expect(row, `${number}`).toMatch(new RegExp(`^[.123XB]{${BOARD_COLS}}$`))
      expect(boss !== undefined).toBe(number % 10 === 0)
      expect(bricks.includes('B')).toBe(boss !== undefined)
      if (number % 10 === 5) expect(sways).toBeDefined()
      expect(/[23XB]/.test(bricks), `${number}`).toBe(number > 5)
    }
  })
  it.each([FIELD, UPRIGHT])(
    'keep their bricks within the walls, also where they move: $width',
    ({ width }) => {
      for (const number of NUMBERS)
        for (const brick of boardBricks(number, width)) {
          const sway = Math.abs(brick.sway ?? 0)
          const middle = brick.middle ?? brick.x
          expect(middle - sway, `${number}`).toBeGreaterThanOrEqual(0)
          expect(middle + sway + brick.width, `${number}`).toBeLessThanOrEqual(width)
        }
    },
  )
  it('block no brick behind steel', () => {
    for (const { bricks } of BOARDS) {
      const rows = bricks.split('/')
      const open: [number, number][] = [[BOARD_ROWS, 0]]
      const seen = new Set(['8,0'])
      for (const [row, col] of open)
        for (const [r, c] of [
          [row - 1, col],
          [row + 1, col],
          [row, col - 1],
          [row, col + 1],
        ] as const) {
          if (r < 0 || r > BOARD_ROWS || c < 0 || c >= BOARD_COLS) continue
          if (rows[r]?.[c] === 'X' || seen.has(`${r},${c}`)) continue
          seen.add(`${r},${c}`)
          open.push([r, c])
        }
      for (const [r, row] of rows.entries())
        for (const [c, character] of [...row].entries())
          expect(/[.X]/.test(character) || seen.has(`${r},${c}`), `${bricks} ${r},${c}`).toBe(true)
    }
  })
  it('are each finished by the bot in one of five games', { tags: ['sample'] }, () => {
    for (const number of someOf(NUMBERS, 3, new Date().getUTCDate() * 3)) {
      const tries = Array.from({ length: 5 }, (_, n) => n + 1)
      const won = tries.some((seed) => {
        const world = rules.start(completeOptions(options, board(number)), seed, FIELD)
        botPlays(rules, bot, world, sample(4, 10) * 3600)
        return rules.outcome(world)?.result === 'won'
      })
      expect(won, `board ${number}`).toBe(true)
    }
  })
})

describe('a game', () => {
  it('is one board: won with a star for each life left, lost without a star', () => {
    const world = flying(7, HIGH)
    world.lives = 2
    for (const brick of world.bricks) brick.destroyed = true
    const events = run(world)
    expect(events.at(-1)).toEqual({ type: 'levelComplete', level: 7, score: 0, stars: 2 })
    expect(rules.outcome(world)).toEqual({
      result: 'won',
      title: 'Level 7 complete',
      results: { Score: 0, Stars: 2 },
    })
    const lost = flying(7, { y: FIELD.height + 9, vx: 0, vy: 6 })
    lost.lives = 1
    run(lost)
    expect(rules.outcome(lost)).toMatchObject({ result: 'lost', title: 'Game Over!', results: { Score: 0 } })
    expect(rules.outcome(lost)?.results).not.toHaveProperty('Stars')
  })
  it('has at most three lives: another one is points', () => {
    const world = begin(board())
    takePower(world, 'life', () => {})
    expect([world.lives, world.score]).toEqual([3, LIFE_POINTS])
    world.lives = 2
    takePower(world, 'life', () => {})
    expect([world.lives, world.score]).toEqual([3, LIFE_POINTS])
  })
  it('gives 50 points for bricks at the top down to 10, and a bonus ball for every sixth', () => {
    const world = flying(4, HIGH)
    const seen = new Map<number, number>()
    let bonus = 0
    for (let broken = 1; broken <= 12; broken++) {
      const brick = (broken % 2 ? world.bricks.findLast(isLeft) : world.bricks.find(isLeft)) as Brick
      const { x, y, width, height } = brickRect(brick)
      world.balls = world.balls.slice(0, 1)
      Object.assign(world.balls[0] as Ball, { x: x + width / 2, y: y + height / 2, vx: 0, vy: 1 })
      const before = world.score
      bonus += typesOf(run(world)).filter((type) => type === 'bonusBall').length
      seen.set(brick.row, world.score - before)
    }
    for (const [row, points] of seen) expect(points).toBe(50 - 10 * row)
    expect(seen.size).toBeGreaterThan(2)
    expect(bonus).toBe(2)
  })
})

describe('the ball and the paddle', () => {
  /** How far the ball flies in a tick. */
  const pace = (world: World) => {
    const ball = world.balls[0] as Ball
    Object.assign(ball, { x: 400, y: 440, vx: 0, vy: -boardSpeed(1) })
    run(world)
    return 440 - ball.y
  }
  const hitPaddle = (world: World) => {
    Object.assign(world.balls[0] as Ball, { x: world.paddle, y: paddleY(world) - 12, vx: 0, vy: 5 })
    return typesOf(run(world))
  }

  it('get faster after 4 and 12 hits of the paddle and at the upper rows, until the next serve', () => {
    const world = flying(2, HIGH)
    const slow = pace(world)
    const faster = Array.from({ length: 12 }, () => hitPaddle(world).includes('faster'))
    expect(faster.flatMap((is, index) => (is ? [index + 1] : []))).toEqual([4, 12])
    const twice = pace(world)
    const { x, y } = world.bricks[0] as Brick
    Object.assign(world.balls[0] as Ball, { x: x + 5, y: y + 37, vx: 0, vy: -5 })
    expect(typesOf(run(world, 3))).toContain('faster')
    const top = pace(world)
    expect([twice / slow, top / slow]).toEqual([expect.closeTo(1.3), expect.closeTo(1.45)])
    world.balls = []
    run(world)
    run(world, 1, ['launch'])
    expect(pace(world)).toBeCloseTo(slow)
  })
  it('become half as wide at the ceiling until the life is lost', () => {
    const world = flying(5, { x: 400, y: 14, vx: 0, vy: -6 })
    expect(typesOf(run(world))).toContain('half')
    expect(paddleWidth(world)).toBe(plainWidth(world) / 2)
    Object.assign(world.balls[0] as Ball, { x: 400, y: 14, vx: 0, vy: -6 })
    expect(typesOf(run(world))).not.toContain('half')
    world.balls = []
    run(world)
    expect(paddleWidth(world)).toBe(plainWidth(world))
  })
})

describe('what moves', () => {
  it('rows go to and fro smoothly, neighbors in opposite directions', () => {
    const world = begin(board(5))
    const at = () => world.bricks.map(({ x }) => x)
    const first = at()
    let before = first
    for (let tick = 0; tick < 600; tick++) {
      run(world)
      const now = at()
      for (const [i, x] of now.entries()) expect(Math.abs(x - (before[i] ?? 0))).toBeLessThan(2)
      before = now
      if (tick === 60) {
        const moved = world.bricks.map(({ x, row }, i) => [row, Math.sign(x - (first[i] ?? 0))])
        expect(new Set(moved.map(String))).toEqual(new Set(['0,1', '1,-1', '3,1', '4,-1']))
      }
    }
    for (const [i, x] of at().entries()) expect(x).toBeCloseTo(first[i] ?? 0)
  })
  it('a boss drops what halves the paddle for six seconds', () => {
    const world = flying(10, HIGH)
    const arcade = arcadeOf(world)
    const events: string[] = []
    for (let tick = 0; tick < 300; tick++) {
      Object.assign(world.balls[0] as Ball, HIGH)
      events.push(...typesOf(run(world)))
    }
    expect(events.filter((type) => type === 'drop')).toHaveLength(1)
    const [drop] = arcade.drops
    world.paddle = drop?.x ?? 0
    while (arcade.struck === 0 && (drop?.y ?? 0) < FIELD.height + DROP_RADIUS) {
      Object.assign(world.balls[0] as Ball, HIGH)
      run(world)
    }
    expect(paddleWidth(world)).toBe(plainWidth(world) / 2)
    for (let tick = 0; tick < 360; tick++) {
      Object.assign(world.balls[0] as Ball, HIGH)
      arcade.drops = []
      run(world)
    }
    expect(paddleWidth(world)).toBe(plainWidth(world))
  })
  it('a boss takes its hits, and then gives its points', () => {
    const world = flying(20, HIGH)
    const boss = world.bricks.find((brick) => brick.boss) as Brick
    const all = boss.hits
    const events: string[] = []
    for (let hit = 0; hit < all; hit++) {
      const { x, y, width, height } = brickRect(boss)
      Object.assign(world.balls[0] as Ball, { x: x + width / 2, y: y + height + 9, vx: 0, vy: -4 })
      events.push(...typesOf(run(world)))
    }
    expect(events.filter((type) => type === 'crack')).toHaveLength(all - 1)
    expect(events).toContain('bossDown')
    expect(world.score).toBe(BOSS_POINTS)
  })
})
