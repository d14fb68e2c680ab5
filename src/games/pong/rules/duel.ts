/** Two paddles, or two in each half: the serve, the flight, bounces that depend on where the ball meets the paddle, and the score. */
import type { Emit, Hud, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import { endOfTeams } from '../../../engine/core/game/seatEnd'
import { FOUR_SEATS, type Seat, teamOf } from '../../../engine/core/input/seats'
import { cos, sin, square } from '../../../engine/core/math/exactMath'
import { clamp, sweepCircleRect } from '../../../engine/core/math/geometry'
import { chance, createRandom, drawBetween } from '../../../engine/core/math/random'
import { noGrips } from '../../shared/paddles/pointerOwners'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { FIRST_SERVE_TICKS, LADDER_POINTS, rivalNameOf, rivalOf, skillOf, starsOf } from './ladder'
import { movePaddles } from './paddles'
import { newPairs, paddleOf, pairErrors, peopleOf, seatsOfSide } from './pairs'
import {
  type Action,
  BALL_RADIUS,
  END_TICKS,
  type Event,
  faceOf,
  HEIGHT,
  LONG_RALLY,
  PADDLE_HEIGHT,
  PADDLE_SPEED,
  PADDLE_WIDTH,
  SERVE_ANGLE,
  SERVE_SPEED,
  SERVE_TICKS,
  type Side,
  SPEED_UP,
  SPIN,
  STEEPEST,
  TOP_SPEED,
  WIDTH,
  WILD_SPEED,
  WILD_SPEED_UP,
  type World,
} from './world'

const newPaddle = () => ({ y: HEIGHT / 2, vy: 0, aim: null })

function serve(world: World): void {
  world.state = 'serve'
  world.wait = SERVE_TICKS
  world.rally = 0
  if (world.rung) world.rung.bend = 0
  Object.assign(world.ball, { x: WIDTH / 2, y: HEIGHT / 2, vx: 0, vy: 0 })
}

function release(world: World, emit: Emit<Event>): void {
  const angle = drawBetween(world.random, -SERVE_ANGLE, SERVE_ANGLE)
  world.state = 'play'
  world.ball.vx = cos(angle) * SERVE_SPEED * (world.receiver === 0 ? -1 : 1)
  world.ball.vy = sin(angle) * SERVE_SPEED
  judge(world)
  emit({ type: 'serve', side: world.receiver })
}

/** The computer's misjudgment of the current ball, or those of four. */
function judge(world: World): void {
  const { vx, vy } = world.ball
  const fast = (Math.sqrt(vx * vx + vy * vy) - SERVE_SPEED) / (TOP_SPEED - SERVE_SPEED)
  const { errorSlow, errorFast } = skillOf(world)
  const between = (slow: number, most: number) => {
    const max = slow + (most - slow) * fast
    return drawBetween(world.random, -max, max)
  }
  world.error = between(errorSlow, errorFast)
  if (!world.pairs) return
  for (const seat of FOUR_SEATS) world.pairs.errors[seat] = between(...pairErrors(world.level, seat))
}

/**
 * The ball leaves the paddle at an angle that depends on the hit point, a little faster each time; in Wild also on the
 * paddle's movement.
 */
function strike(world: World, seat: Seat, emit: Emit<Event>): void {
  const { ball, pairs } = world
  const paddle = paddleOf(world, seat)
  const side = teamOf(seat)
  const long = world.wild && world.rally >= LONG_RALLY
  const faster = Math.sqrt(square(ball.vx) + square(ball.vy)) + speedUp(world, side, long)
  const speed = Math.min(long ? WILD_SPEED : TOP_SPEED, faster)
  const offset = clamp((ball.y - paddle.y) / (PADDLE_HEIGHT / 2), -1, 1)
  const spin = world.wild ? (paddle.vy / PADDLE_SPEED) * SPIN : 0
  const angle = clamp(offset * STEEPEST + spin, -STEEPEST, STEEPEST)
  ball.vx = cos(angle) * speed * (side === 0 ? 1 : -1)
  ball.vy = sin(angle) * speed
  bend(world, side)
  // Computers that play to each other make no record.
  if (!pairs || pairs.human[seat]) world.rally++
  world.longest = Math.max(world.longest, world.rally)
  judge(world)
  emit({ type: 'hit', side: seat, x: ball.x, y: ball.y, rally: world.rally, offset, speed })
}

function speedUp(world: World, side: Side, long: boolean): number {
  const boost = side === 1 ? rivalOf(world)?.boost : undefined
  return boost ?? (long ? WILD_SPEED_UP : SPEED_UP)
}

/** A ball of a rival that bends it curves toward the wall that is farther away, until it is hit or touches a wall. */
function bend({ rung, ball }: World, side: Side): void {
  if (!rung) return
  const by = side === 1 ? (rivalOf({ rung })?.bend ?? 0) : 0
  rung.bend = ball.y < HEIGHT / 2 ? by : -by
}

/** Ticks until the ball touches the wall that it flies to. */
function ticksToWall({ y, vy }: World['ball']): number {
  if (vy === 0) return Number.POSITIVE_INFINITY
  const wall = vy < 0 ? BALL_RADIUS : HEIGHT - BALL_RADIUS
  return Math.max(0, (wall - y) / vy)
}

/** Moves the ball by one tick. The walls and the paddle in its way are hit in their order, at any point within the tick. */
function fly(world: World, emit: Emit<Event>): void {
  const { ball, rung } = world
  if (rung) ball.vy += rung.bend
  const toWall = ticksToWall(ball)
  if (toWall > 1) {
    move(world, 1, emit)
    return
  }
  if (move(world, toWall, emit)) return
  ball.vy = -ball.vy
  if (rung) rung.bend = 0
  emit({ type: 'wall', x: ball.x, y: ball.y })
  move(world, 1 - toWall, emit)
}

/** Moves the ball in a straight line, until it hits a paddle. Returns whether it did. */
function move(world: World, ticks: number, emit: Emit<Event>): boolean {
  const { ball } = world
  const dx = ball.vx * ticks
  const dy = ball.vy * ticks
  for (const seat of seatsOfSide(world, ball.vx < 0 ? 0 : 1)) {
    const isLeft = teamOf(seat) === 0
    const face = {
      x: faceOf(seat) - (isLeft ? PADDLE_WIDTH : 0),
      y: paddleOf(world, seat).y - PADDLE_HEIGHT / 2,
      width: PADDLE_WIDTH,
      height: PADDLE_HEIGHT,
    }
    const hit = sweepCircleRect(ball.x, ball.y, dx, dy, BALL_RADIUS, face)
    // A ball past the face is lost, even if it still touches the paddle's end.
    const before = isLeft ? ball.x > faceOf(seat) : ball.x < faceOf(seat)
    if (hit && before) {
      ball.x += dx * hit.t
      ball.y += dy * hit.t
      strike(world, seat, emit)
      return true
    }
  }
  ball.x += dx
  ball.y += dy
  return false
}

function score(world: World, emit: Emit<Event>): void {
  const { ball } = world
  if (ball.x > -BALL_RADIUS && ball.x < WIDTH + BALL_RADIUS) return
  const loser: Side = ball.x < 0 ? 0 : 1
  const scorer: Side = loser === 0 ? 1 : 0
  world.score[scorer]++
  world.receiver = loser
  const ahead = world.score[scorer] - world.score[loser]
  const last = world.score[scorer] >= world.pointsToWin && ahead >= world.margin
  emit({
    type: 'goal',
    scorer,
    x: clamp(ball.x, 0, WIDTH),
    y: ball.y,
    left: world.score[0],
    right: world.score[1],
    last,
  })
  serve(world)
  if (last) {
    world.state = 'end'
    world.wait = END_TICKS
  }
}

export const duel: RealtimeRules<World, Action, Event, Options, Stat> = {
  start(options, seed) {
    const random = createRandom(seed)
    const isPairs = options.ball === 'pairs'
    const alone = !isPairs && options.players === '1'
    const climbs = alone && options.ball === 'ladder'
    const world: World = {
      random,
      alone,
      level: options.level,
      wild: options.ball !== 'classic' && !isPairs,
      pointsToWin: climbs ? LADDER_POINTS : Number(options.points),
      margin: climbs ? 1 : Number(options.margin),
      state: 'serve',
      wait: SERVE_TICKS,
      receiver: chance(random, 0.5) ? 0 : 1,
      ball: { x: WIDTH / 2, y: HEIGHT / 2, vx: 0, vy: 0 },
      paddles: [newPaddle(), newPaddle()],
      score: [0, 0],
      rally: 0,
      longest: 0,
      error: 0,
      grips: noGrips(),
      ...(isPairs && { pairs: newPairs(newPaddle) }),
      ...(climbs && { rung: { rival: Number(options.rival), bend: 0 } }),
    }
    serve(world)
    if (climbs || isPairs) world.wait = FIRST_SERVE_TICKS
    return world
  },

  step(world, input, emit) {
    if (world.state === 'over') return
    movePaddles(world, input)
    if (world.state === 'play') {
      fly(world, emit)
      score(world, emit)
    } else if (--world.wait <= 0) {
      if (world.state === 'serve') release(world, emit)
      else world.state = 'over'
    }
  },

  hud({ alone, pairs, score: [left, right] }): Hud<Stat> {
    if (pairs) return { 'Team 1': left, 'Team 2': right }
    return alone ? { You: left, Computer: right } : { 'Player 1': left, 'Player 2': right }
  },

  outcome(world): Outcome<Stat> | null {
    if (world.state !== 'over') return null
    const [left, right] = world.score
    const detail = texts.ends.score(left, right)
    const results = { Rally: world.longest }
    if (world.rung) {
      const name = texts.rivals[rivalNameOf(world.rung.rival)].name
      const stars = starsOf(world.score)
      const title = stars > 0 ? texts.ends.beat(name, stars) : texts.ends.rivalWins(name)
      return { result: stars > 0 ? 'won' : 'lost', title, detail, results: { ...results, Stars: stars } }
    }
    if (world.pairs) {
      const end = endOfTeams<Stat>(peopleOf(world.pairs), left > right ? 0 : 1, texts.ends)
      return { ...end, detail, results }
    }
    if (!world.alone)
      return { result: 'over', title: texts.ends.playerWins(left > right ? 1 : 2), detail, results }
    return left > right
      ? { result: 'won', title: texts.ends.youWin, detail, results }
      : { result: 'lost', title: texts.ends.computerWins, detail, results }
  },
}
