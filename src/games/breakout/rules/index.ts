/** The rules of Breakout: the paddle, lives, bonus balls and levels. */
import type { Emit, Hud, Input, Outcome, RealtimeRules, Size } from '../../../engine/core/game/contract'
import { createRandom, drawBetween } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { aim, brickRect, fly, type Touch } from './flight'
import { crumbling, HARD_PER_BALL, hardPace, isLeft } from './hard'
import { ballSpeed, bricksOf } from './levels'
import { asksLaunch, carry, movePaddle } from './paddle'
import { dropCapsule, SLOW_PACE, stepLaser, stepPowers } from './powers'
import {
  type Action,
  BALL_RADIUS,
  type Ball,
  BRICKS_PER_BALL,
  type Brick,
  COMPLETE_TICKS,
  type Event,
  LIVES,
  POINTS_PER_BRICK,
  paddleWidth,
  paddleY,
  type World,
} from './world'

export * from './world'

function start(options: Options, seed: number, { width, height }: Size): World {
  const world: World = {
    width,
    height,
    random: createRandom(seed),
    powerUps: options.mode === 'power-ups',
    hard: options.bricks === 'hard',
    onLevel: 0,
    idle: 0,
    state: 'waiting',
    score: 0,
    lives: LIVES,
    level: 1,
    broken: 0,
    run: 0,
    wait: 0,
    paddle: width / 2,
    pointer: null,
    finger: null,
    nextId: 0,
    balls: [],
    bricks: bricksOf(1, width, options.bricks === 'hard'),
    capsules: [],
    bolts: [],
    wide: 0,
    slow: 0,
    sticky: 0,
    laser: 0,
    reload: 0,
  }
  serve(world)
  return world
}

/** Puts one ball on the paddle and ends every power-up. */
function serve(world: World): void {
  world.state = 'waiting'
  world.run = 0
  world.onLevel = world.idle = 0
  world.capsules = []
  world.bolts = []
  world.wide = world.slow = world.sticky = world.laser = world.reload = 0
  const y = paddleY(world) - BALL_RADIUS
  world.balls = [{ id: world.nextId++, x: world.paddle, y, vx: 0, vy: 0, bonus: false, held: 0 }]
}

/** Launches every held ball: at a small random angle, or depending on where it stuck. */
function launch(world: World, emit: Emit<Event>): void {
  for (const ball of world.balls) {
    if (ball.held === null) continue
    const side =
      ball.held === 0 ? drawBetween(world.random, -0.45, 0.45) : ball.held / (paddleWidth(world) / 2)
    ball.held = null
    aim(ball, side, ballSpeed(world.level), -1)
    emit({ type: 'launch', x: ball.x, y: ball.y })
  }
  world.state = 'playing'
}

/** A ball or a bolt hit a brick, which breaks at its last hit. */
function hitBrick(world: World, brick: Brick, emit: Emit<Event>): void {
  if (brick.hits === 1) {
    breakBrick(world, brick, emit)
    return
  }
  if (brick.hits > 1) brick.hits--
  const { x, y, width, height } = brickRect(brick)
  emit({ type: brick.hits === 0 ? 'clank' : 'crack', x: x + width / 2, y: y + height / 2, row: brick.row })
}

function breakBrick(world: World, brick: Brick, emit: Emit<Event>): void {
  brick.destroyed = true
  world.idle = 0
  const { x, y, width, height } = brickRect(brick)
  const at = { x: x + width / 2, y: y + height / 2 }
  world.score += POINTS_PER_BRICK
  world.broken++
  world.run++
  emit({ type: 'brick', ...at, row: brick.row, points: POINTS_PER_BRICK, run: world.run })
  dropCapsule(world, brick)
  if (world.broken % (world.hard ? HARD_PER_BALL : BRICKS_PER_BALL) !== 0) return
  const ball: Ball = { id: world.nextId++, ...at, vx: 0, vy: 0, bonus: true, held: null }
  aim(ball, drawBetween(world.random, -1, 1), ballSpeed(world.level), 1)
  world.balls.push(ball)
  emit({ type: 'bonusBall', ...at })
}

function touched(world: World, ball: Ball, touch: Touch, emit: Emit<Event>): void {
  if (touch.kind === 'brick') {
    hitBrick(world, touch.brick, emit)
  } else if (touch.kind === 'paddle') {
    world.run = 0
    if (world.sticky > 0) ball.held = ball.x - world.paddle
    emit({ type: 'paddle', x: touch.x, y: touch.y, offset: touch.offset })
  } else {
    emit({ type: 'wall', x: touch.x, y: touch.y })
  }
}

function moveBalls(world: World, emit: Emit<Event>): void {
  const pace = (world.slow > 0 ? SLOW_PACE : 1) * hardPace(world)
  // A bonus ball that was created in this tick starts to move in the next.
  for (const ball of world.balls.slice()) {
    if (ball.held === null) fly(world, ball, pace, (touch) => touched(world, ball, touch, emit))
  }
  carry(world)
  world.balls = world.balls.filter((ball) => {
    if (ball.y < world.height + BALL_RADIUS) return true
    emit({ type: 'ballLost', x: ball.x, left: world.balls.length - 1 })
    return false
  })
}

function loseLife(world: World, emit: Emit<Event>): void {
  world.lives--
  if (world.lives > 0) {
    emit({ type: 'lifeLost', lives: world.lives })
    serve(world)
    return
  }
  world.state = 'over'
  emit({ type: 'gameOver', score: world.score })
}

/** The cleared level is shown for a moment; then the next one waits for a launch. */
function stepComplete(world: World, emit: Emit<Event>): void {
  world.wait--
  if (world.wait > 0) return
  world.level++
  world.bricks = bricksOf(world.level, world.width, world.hard)
  serve(world)
  emit({ type: 'level', level: world.level })
}

function step(world: World, input: Input<Action>, emit: Emit<Event>): void {
  if (world.state === 'over') return
  movePaddle(world, input)
  if (world.state === 'complete') {
    stepComplete(world, emit)
    return
  }
  carry(world)
  if (asksLaunch(world, input)) launch(world, emit)
  moveBalls(world, emit)
  if (world.powerUps) {
    stepPowers(world, emit)
    stepLaser(world, input, (brick) => hitBrick(world, brick, emit), emit)
  }
  const crumbles = crumbling(world)
  if (crumbles) breakBrick(world, crumbles, emit)
  if (!world.bricks.some(isLeft)) {
    world.state = 'complete'
    world.wait = COMPLETE_TICKS
    world.balls = []
    world.capsules = []
    world.bolts = []
    emit({ type: 'levelComplete', level: world.level, score: world.score })
  } else if (world.balls.length === 0) {
    loseLife(world, emit)
  }
}

function outcome(world: World): Outcome<Stat> | null {
  if (world.state !== 'over') return null
  const results = { Score: world.score, Level: world.level }
  return { result: 'over', title: texts.ends.over, said: texts.ends.score(world.score), results }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  step,
  hud: (world): Hud<Stat> => ({ Score: world.score, Lives: world.lives, Level: world.level }),
  outcome,
}
