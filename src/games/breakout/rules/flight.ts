/**
 * The flight of a ball: one tick of motion, swept against walls, bricks and paddle, so that it cannot tunnel at any
 * speed.
 */
import {
  circleOverlapsRect,
  clamp,
  type Hit,
  type Point,
  type Rect,
  reflect,
  sweepCircleRect,
} from '../../../engine/core/math/geometry'
import {
  BALL_RADIUS,
  type Ball,
  BOSS_HEIGHT,
  BRICK_HEIGHT,
  type Brick,
  PADDLE_HEIGHT,
  paddleWidth,
  paddleY,
  type World,
} from './world'

/** The flattest direction off the paddle's end: sideways per upward unit (58 degrees from the vertical). */
const PADDLE_SLOPE = 1.6
/** The minimum vertical share of the speed after every bounce: no ball flies level forever. */
export const MIN_VERTICAL = 0.3
/** Maximum bounces in one tick; a ball at ten times the speed needs far fewer. */
const MAX_BOUNCES = 40

/** What a ball touched, and where. */
export type Touch = Point &
  (
    | { readonly kind: 'wall' }
    | { readonly kind: 'brick'; readonly brick: Brick }
    /** `offset`: where on the paddle, -1 (left end) to 1. */
    | { readonly kind: 'paddle'; readonly offset: number }
  )

/** Sets the ball's direction by a slope (sideways per vertical unit) at the given speed; -1 is up, 1 down. */
export function aim(ball: Ball, slope: number, speed: number, vertical: -1 | 1): void {
  const length = Math.sqrt(slope * slope + 1)
  ball.vx = (slope / length) * speed
  ball.vy = (vertical / length) * speed
}

/** Keeps the speed and raises the vertical part to its minimum share. */
export function keepSteep(ball: Ball): void {
  const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy)
  const min = speed * MIN_VERTICAL
  if (Math.abs(ball.vy) >= min) return
  ball.vy = ball.vy < 0 ? -min : min
  ball.vx = Math.sign(ball.vx) * Math.sqrt(speed * speed - min * min)
}

export function brickRect(brick: Brick): Rect {
  return { x: brick.x, y: brick.y, width: brick.width, height: brick.boss ? BOSS_HEIGHT : BRICK_HEIGHT }
}

export function paddleRect(world: World): Rect {
  const width = paddleWidth(world)
  return { x: world.paddle - width / 2, y: paddleY(world), width, height: PADDLE_HEIGHT }
}

/** The first wall on the way; the bottom is open. */
function wallHit({ width }: World, ball: Ball, dx: number, dy: number): Hit | null {
  let best: Hit | null = null
  const consider = (t: number, nx: number, ny: number) => {
    if (t <= 1 && (!best || t < best.t)) best = { t: Math.max(t, 0), nx, ny }
  }
  if (dx < 0) consider((BALL_RADIUS - ball.x) / dx, 1, 0)
  if (dx > 0) consider((width - BALL_RADIUS - ball.x) / dx, -1, 0)
  if (dy < 0) consider((BALL_RADIUS - ball.y) / dy, 0, 1)
  return best
}

/** The paddle saves any falling ball above its lower edge, also if it is pushed under it from the side. */
function paddleHit(world: World, ball: Ball, dx: number, dy: number): Hit | null {
  // Rising balls pass: one that has just left the paddle cannot touch it twice.
  if (dy <= 0 || ball.y >= paddleY(world) + PADDLE_HEIGHT) return null
  const rect = paddleRect(world)
  if (circleOverlapsRect(ball.x, ball.y, BALL_RADIUS, rect)) return { t: 0, nx: 0, ny: -1 }
  const hit = sweepCircleRect(ball.x, ball.y, dx, dy, BALL_RADIUS, rect)
  return hit && hit.ny <= 0 ? hit : null
}

/** Off the paddle the ball always goes up, and further to the side the further out it hit. */
function leavePaddle(world: World, ball: Ball): number {
  const reach = paddleWidth(world) / 2 + BALL_RADIUS
  const offset = clamp((ball.x - world.paddle) / reach, -1, 1)
  aim(ball, offset * PADDLE_SLOPE, Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy), -1)
  return offset
}

/**
 * Moves one ball by one tick (its velocity times `pace`) and reports what it touched. Bricks that break are marked at
 * once, so that a second ball or bounce of the same tick passes through their place.
 */
export function fly(world: World, ball: Ball, pace: number, touched: (touch: Touch) => void): void {
  let left = 1
  for (let bounce = 0; bounce < MAX_BOUNCES && left > 0 && ball.y < world.height + BALL_RADIUS; bounce++) {
    const dx = ball.vx * pace * left
    const dy = ball.vy * pace * left
    let first = wallHit(world, ball, dx, dy)
    let hitBrick: Brick | undefined
    for (const brick of world.bricks) {
      if (brick.destroyed) continue
      const hit = sweepCircleRect(ball.x, ball.y, dx, dy, BALL_RADIUS, brickRect(brick))
      if (!hit || (first && hit.t >= first.t)) continue
      first = hit
      hitBrick = brick
    }
    const paddle = paddleHit(world, ball, dx, dy)
    const onPaddle = paddle !== null && (!first || paddle.t < first.t)
    if (onPaddle) first = paddle
    if (!first) {
      ball.x += dx
      ball.y += dy
      return
    }
    ball.x += dx * first.t
    ball.y += dy * first.t
    left *= 1 - first.t
    if (onPaddle) {
      const offset = leavePaddle(world, ball)
      ball.y = Math.min(ball.y, paddleY(world) - BALL_RADIUS)
      touched({ kind: 'paddle', x: ball.x, y: ball.y, offset })
      if (ball.held !== null) return
      continue
    }
    const turned = reflect(ball.vx, ball.vy, first.nx, first.ny)
    ball.vx = turned.vx
    ball.vy = turned.vy
    keepSteep(ball)
    if (hitBrick?.hits === 1) hitBrick.destroyed = true
    const at = { x: ball.x - first.nx * BALL_RADIUS, y: ball.y - first.ny * BALL_RADIUS }
    touched(hitBrick ? { kind: 'brick', ...at, brick: hitBrick } : { kind: 'wall', ...at })
  }
}
