/** The paddle's input: moving it, carrying a ball that sticks to it, and launching. */
import type { Input } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { type Action, BALL_RADIUS, PADDLE_SPEED, paddleWidth, paddleY, type World } from './world'

/**
 * Keys move it by steps; a pointer moves it only while it moves itself, so that a resting mouse never fights the keys.
 */
export function movePaddle(world: World, input: Input<Action>): void {
  const pointer = input.pointers.find((candidate) => candidate.down) ?? input.pointers[0]
  const steer = input.axis('left', 'right')
  if (steer !== 0) world.paddle += clamp(steer, -1, 1) * PADDLE_SPEED
  else if (pointer && (pointer.down || pointer.x !== world.pointer)) world.paddle = pointer.x
  world.pointer = pointer ? pointer.x : world.pointer
  const half = paddleWidth(world) / 2
  world.paddle = clamp(world.paddle, half, world.width - half)
}

/** Moves held balls with the paddle. */
export function carry(world: World): void {
  for (const ball of world.balls) {
    if (ball.held === null) continue
    ball.x = clamp(world.paddle + ball.held, BALL_RADIUS, world.width - BALL_RADIUS)
    ball.y = paddleY(world) - BALL_RADIUS
  }
}

/** Keys and the mouse launch when pressed; a finger aims first, and launches when it is lifted. */
export function asksLaunch(world: World, input: Input<Action>): boolean {
  let asked = input.pressed('launch')
  for (const { id, kind, pressed, released } of input.pointers) {
    if (kind !== 'touch') asked ||= pressed
    // A finger that was down before the ball was there only releases the paddle.
    else if (pressed && world.balls.some(({ held }) => held !== null)) world.finger = id
    if (!released || id !== world.finger) continue
    world.finger = null
    asked = true
  }
  return asked
}
