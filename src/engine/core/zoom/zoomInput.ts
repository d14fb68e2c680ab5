/**
 * Input of a zoomable view: two fingers, wheel, keys and sticks move it; all other input reaches the rules in world
 * positions.
 */
import type { InputFrame } from '../input/input'
import { readInput } from '../input/input'
import { exp, hypot, log } from '../math/exactMath'
import { Camera } from './camera'
import { createFingers } from './fingers'
import { MAX_ZOOM, type ZoomAction, type ZoomedWorld, type ZoomInput } from './view'

/** Zoom factor and pan distance of a key press, and in addition of each tick that the key is held. */
const PRESS_ZOOM = 1.22
const HOLD_ZOOM = 1.022
const PRESS_PAN = 36
const HOLD_PAN = 9
/** Zoom per pixel of a wheel, and per pixel of a trackpad pinch. */
const WHEEL = 0.0022
const TRACKPAD = 0.012
/** Maximum pixels that one wheel event counts as. */
const MAX_TURN = 240
/** What keys control is kept this far from the edges of the view. */
const IN_SIGHT = 90

const ACTIONS: readonly ZoomAction[] = [
  'zoomIn',
  'zoomOut',
  'zoomAll',
  'panUp',
  'panDown',
  'panLeft',
  'panRight',
]
const isOfView = (slot: string) => (ACTIONS as readonly string[]).includes(slot)

/** Removes the actions that move the view: records contain only what the rules see. */
function withoutView(frame: InputFrame): InputFrame {
  const { held, pressed, released } = frame
  if (!pressed.some(isOfView) && !released.some(isOfView) && !Object.keys(held).some(isOfView)) return frame
  return {
    ...frame,
    held: Object.fromEntries(Object.entries(held).filter(([slot]) => !isOfView(slot))),
    pressed: pressed.filter((slot) => !isOfView(slot)),
    released: released.filter((slot) => !isOfView(slot)),
  }
}

/** Creates the input handling of one view over the current `world`. `still` turns easing off. */
export function createZoomInput<World>(
  game: ZoomedWorld<World>,
  world: () => World,
  still: () => boolean,
): ZoomInput {
  const camera = new Camera(MAX_ZOOM)
  const fingers = createFingers(camera, game)
  let steered = { x: Number.NaN, y: Number.NaN }

  const keys = (frame: InputFrame, at: World) => {
    const input = readInput<ZoomAction>(frame)
    const { x, y, width, height } = camera.field ?? { x: 0, y: 0, width: 0, height: 0 }
    const middle = { x: x + width / 2, y: y + height / 2 }
    const focus = game.focus(at)
    const sum = (more: ZoomAction, less: ZoomAction, press: number, hold: number) =>
      input.axis(less, more) * hold + (input.pressed(more) ? press : 0) - (input.pressed(less) ? press : 0)
    const larger = sum('zoomIn', 'zoomOut', log(PRESS_ZOOM), log(HOLD_ZOOM))
    if (larger !== 0) camera.zoomBy(exp(larger), focus ? camera.toSeen(focus) : middle)
    const dx = sum('panRight', 'panLeft', PRESS_PAN, HOLD_PAN)
    const dy = sum('panDown', 'panUp', PRESS_PAN, HOLD_PAN)
    if (dx !== 0 || dy !== 0) camera.panBy(-dx, -dy)
    if (input.pressed('zoomAll')) camera.all()
    // Follow it only when it moves, so that a player who looks around is not interrupted.
    if (focus && hypot(focus.x - steered.x, focus.y - steered.y) !== 0) camera.show(focus, IN_SIGHT)
    if (focus) steered = { x: focus.x, y: focus.y }
  }

  return {
    camera,
    take(frame) {
      const now = world()
      const field = game.field(now)
      if (!camera.isOf(now)) {
        camera.attach(now, field)
        fingers.clear()
      }
      if (!field) return withoutView(frame)
      keys(frame, now)
      camera.step(still())
      return { ...withoutView(frame), pointers: fingers.pass(frame.pointers, now) }
    },
    wheel(at, dx, dy, pinch) {
      const { field } = camera
      if (!field || !camera.isOf(world())) return
      if (at.x > field.x + field.width || at.y > field.y + field.height) return
      if (Math.abs(dx) > Math.abs(dy)) camera.panBy(-dx, 0)
      else {
        const turn = Math.max(-MAX_TURN, Math.min(MAX_TURN, dy))
        camera.zoomBy(exp(-turn * (pinch ? TRACKPAD : WHEEL)), at)
      }
    },
  }
}
