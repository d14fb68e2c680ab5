/** Steers the ball of Color Crash: by keys and sticks, or toward a finger or the mouse. */
import type { Input } from '../../../engine/core/game/contract'
import { hypot } from '../../../engine/core/math/exactMath'
import { clamp } from '../../../engine/core/math/geometry'
import { type Action, CLEAR_MOVE, PLAYER_RADIUS, PLAYER_SPEED, type World } from './world'

/**
 * Keys and sticks control the ball until a finger or button is down, or the mouse moves clearly from where it rested.
 */
export function steer(world: World, input: Input<Action>): void {
  const { player } = world
  const direction = input.axis('left', 'right')
  const mouse = input.pointers.find(({ kind }) => kind === 'mouse')
  if (direction !== 0) world.aim = null
  const down = input.pointers.find((pointer) => pointer.down)
  const moved = mouse && world.rest ? hypot(mouse.x - world.rest.x, mouse.y - world.rest.y) : 0
  if (direction === 0 && down) world.aim = down.x
  else if (direction === 0 && mouse && moved > (world.aim === null ? CLEAR_MOVE : 0)) world.aim = mouse.x
  // Small mouse movements add up only while the mouse is not followed; each key press resets them.
  if (mouse && (world.aim !== null || direction !== 0 || !world.rest)) world.rest = { x: mouse.x, y: mouse.y }
  const wish = world.aim === null ? direction * PLAYER_SPEED : world.aim - player.x
  const to = clamp(
    player.x + clamp(wish, -PLAYER_SPEED, PLAYER_SPEED),
    PLAYER_RADIUS,
    world.width - PLAYER_RADIUS,
  )
  player.vx = to - player.x
  player.x = to
}
