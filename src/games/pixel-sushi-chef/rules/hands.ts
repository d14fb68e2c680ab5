/** Owns how the chef's hands read the input: fingers and mouse on the bar, the cursor of keys and pad, the number keys. */
import type { Input } from '../../../engine/core/contract'
import { dueStep } from '../../../engine/core/steps'
import { beside, FIRST_SPOT, MAT, SPOTS, spotAt } from './layout'
import { type Action, type Choice, CLEAR_TICKS, INGREDIENTS, ROLL_SIZE, type World } from './world'

/** One thing to do; one tick may bring several. */
export type Deed =
  | { readonly do: 'add'; readonly place: number }
  | { readonly do: 'take'; readonly slot: number }
  /** To whom; null for the one whose order it is. */
  | { readonly do: 'serve'; readonly seat: number | null }
  | { readonly do: 'back' }
  | { readonly do: 'clear' }

/** What a press on a spot means. `slot` is the place on the mat that was touched; a cursor takes the last piece. */
function deedAt(index: number, slot: number | null): Deed | null {
  const target = SPOTS[index]?.target
  if (!target) return null
  if (target.kind === 'tray') return { do: 'add', place: target.place }
  if (target.kind === 'guest') return { do: 'serve', seat: target.seat }
  if (target.kind === 'bell') return { do: 'serve', seat: null }
  if (target.kind === 'bin') return { do: 'clear' }
  return slot === null ? { do: 'back' } : { do: 'take', slot }
}

const slotAt = (x: number) => Math.floor(((x - MAT.x) / MAT.width) * ROLL_SIZE)

/** Moves the cursor at a press, and on while the direction is held. */
function moveCursor(world: World, input: Input<Action>): void {
  const step = dueStep(world.stepping, input)
  if (!step) return
  world.cursor = world.cursor < 0 ? FIRST_SPOT : beside(world.cursor, step.dx, step.dy)
  world.cursorBy = 'keys'
}

/** Fingers and mouse: presses are deeds, a mouse that moves points. */
function pointing(world: World, input: Input<Action>): Deed[] {
  const deeds: Deed[] = []
  for (const { x, y, pressed, kind } of input.pointers) {
    if (kind === 'mouse') {
      if (x !== world.mouseX || y !== world.mouseY) {
        world.cursor = spotAt(x, y)
        world.cursorBy = 'mouse'
      }
      world.mouseX = x
      world.mouseY = y
    } else if (pressed) world.cursor = -1
    const deed = pressed ? deedAt(spotAt(x, y), slotAt(x)) : null
    if (deed) deeds.push(deed)
  }
  return deeds
}

/** Backspace takes one piece back; held on, it clears the mat. */
function takingBack(world: World, input: Input<Action>): Deed[] {
  world.backFor = input.down('back') ? world.backFor + 1 : 0
  if (input.pressed('clear') || world.backFor === CLEAR_TICKS) return [{ do: 'clear' }]
  return input.pressed('back') ? [{ do: 'back' }] : []
}

/** Everything that this tick's input asks for, in the order it is to be done. */
export function readHands(world: World, input: Input<Action>): Deed[] {
  const deeds = [...pointing(world, input), ...takingBack(world, input)]
  INGREDIENTS.forEach((_, place) => {
    if (input.pressed(`pick${place + 1}` as Choice)) deeds.push({ do: 'add', place })
  })
  moveCursor(world, input)
  if (input.pressed('use')) {
    if (world.cursor < 0) world.cursor = FIRST_SPOT
    world.cursorBy = 'keys'
    const deed = deedAt(world.cursor, null)
    if (deed) deeds.push(deed)
  }
  // Last, so that a piece and the bell in one tick come right.
  if (input.pressed('serve')) deeds.push({ do: 'serve', seat: null })
  return deeds
}
