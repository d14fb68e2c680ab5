/** The rules of Breakout: the paddle, lives, bonus balls and levels. */
import type { Emit, Hud, Input, Outcome, RealtimeRules, Size } from '../../../engine/core/game/contract'
import { createRandom, drawBetween } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import {
  ARCADE_PER_BALL,
  arcadePace,
  boardSpeed,
  feel,
  newArcade,
  pointsOf,
  serveArcade,
  stepArcade,
} from './arcade'
import { boardBricks } from './boards'
import { aim, brickRect, fly, type Touch } from './flight'
import { crumbling, HARD_PER_BALL, hardPace, isLeft } from './hard'
import { ballSpeed, bricksOf } from './levels'
import { asksLaunch, carry, movePaddle } from './paddle'
import { dropCapsule, SLOW_PACE, stepLaser, stepPowers } from './powers'
import {
  type Action,
  type Arcade,
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
  const arcade = options.mode === 'arcade' ? newArcade(Number(options.board)) : null
  const hard = !arcade && options.bricks === 'hard'
  const world: World = {
    width,
    height,
    random: createRandom(seed),
    powerUps: options.mode !== 'classic',
    ...(arcade && { arcade }),
    hard,
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
    bricks: arcade ? boardBricks(arcade.board, width) : bricksOf(1, width, hard),
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
  if (world.arcade) serveArcade(world.arcade)
  const y = paddleY(world) - BALL_RADIUS
  world.balls = [{ id: world.nextId++, x: world.paddle, y, vx: 0, vy: 0, bonus: false, held: 0 }]
}

/** Speed of a ball that starts, in units per tick. */
const startSpeed = ({ arcade, level }: World): number =>
  arcade ? boardSpeed(arcade.board) : ballSpeed(level)

/** Bricks per bonus ball. */
const perBall = ({ arcade, hard }: World): number =>
  arcade ? ARCADE_PER_BALL : hard ? HARD_PER_BALL : BRICKS_PER_BALL

/** Launches every held ball: at a small random angle, or depending on where it stuck. */
function launch(world: World, emit: Emit<Event>): void {
  for (const ball of world.balls) {
    if (ball.held === null) continue
    const side =
      ball.held === 0 ? drawBetween(world.random, -0.45, 0.45) : ball.held / (paddleWidth(world) / 2)
    ball.held = null
    aim(ball, side, startSpeed(world), -1)
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
  if (brick.boss) world.idle = 0
  const { x, y, width, height } = brickRect(brick)
  emit({ type: brick.hits === 0 ? 'clank' : 'crack', x: x + width / 2, y: y + height / 2, row: brick.row })
}

function breakBrick(world: World, brick: Brick, emit: Emit<Event>): void {
  brick.destroyed = true
  world.idle = 0
  const { x, y, width, height } = brickRect(brick)
  const at = { x: x + width / 2, y: y + height / 2 }
  const points = world.arcade ? pointsOf(brick) : POINTS_PER_BRICK
  world.score += points
  world.broken++
  world.run++
  emit({ type: 'brick', ...at, row: brick.row, points, run: world.run })
  if (brick.boss) emit({ type: 'bossDown', ...at })
  dropCapsule(world, brick)
  if (world.broken % perBall(world) !== 0) return
  const ball: Ball = { id: world.nextId++, ...at, vx: 0, vy: 0, bonus: true, held: null }
  aim(ball, drawBetween(world.random, -1, 1), startSpeed(world), 1)
  world.balls.push(ball)
  emit({ type: 'bonusBall', ...at })
}

function touched(world: World, ball: Ball, touch: Touch, emit: Emit<Event>): void {
  if (world.arcade) feel(world.arcade, touch, emit)
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
  const pace = (world.slow > 0 ? SLOW_PACE : 1) * hardPace(world) * arcadePace(world)
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

/** Clears a level, or the only board of a game. */
function clear(world: World, emit: Emit<Event>): void {
  const { arcade, level, lives, score } = world
  world.balls = []
  world.capsules = []
  world.bolts = []
  if (arcade) {
    arcade.drops = []
    world.state = 'over'
    emit({ type: 'levelComplete', level: arcade.board, score, stars: lives })
    return
  }
  world.state = 'complete'
  world.wait = COMPLETE_TICKS
  emit({ type: 'levelComplete', level, score })
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
  if (world.arcade) stepArcade(world, world.arcade, emit)
  carry(world)
  if (asksLaunch(world, input)) launch(world, emit)
  moveBalls(world, emit)
  if (world.powerUps) {
    stepPowers(world, emit)
    stepLaser(world, input, (brick) => hitBrick(world, brick, emit), emit)
  }
  const crumbles = crumbling(world)
  if (crumbles) breakBrick(world, crumbles, emit)
  if (!world.bricks.some(isLeft)) clear(world, emit)
  else if (world.balls.length === 0) loseLife(world, emit)
}

/** A cleared board has as many stars as lives are left. */
function arcadeOutcome({ lives, score }: World, { board }: Arcade): Outcome<Stat> {
  const { ends } = texts
  return lives > 0
    ? { result: 'won', title: ends.won(board), results: { Score: score, Stars: lives } }
    : { result: 'lost', title: ends.over, said: ends.score(score), results: { Score: score } }
}

function outcome(world: World): Outcome<Stat> | null {
  if (world.state !== 'over') return null
  if (world.arcade) return arcadeOutcome(world, world.arcade)
  const results = { Score: world.score, Level: world.level }
  return { result: 'over', title: texts.ends.over, said: texts.ends.score(world.score), results }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  step,
  hud: ({ score, lives, level, arcade }): Hud<Stat> => ({
    Score: score,
    Lives: lives,
    Level: arcade?.board ?? level,
  }),
  outcome,
}
