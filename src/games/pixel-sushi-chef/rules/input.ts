/** Reads the input: fingers and mouse on the bar, the cursor of keys and pad, the number keys. */
import type { Input } from '../../../engine/core/game/contract'
import { cursorKeys } from '../../../engine/core/input/steps'
import type { Direction } from '../../../engine/core/math/grid'
import { beside, type Layout, layoutOf, spotAt } from './layout'
import { type Action, CLEAR_TICKS, type World } from './world'

/** One action; one tick may contain several. */
export type Command =
  | { readonly do: 'add'; readonly tray: number }
  | { readonly do: 'take'; readonly slot: number }
  /** The seat to serve; null for the guest whose order it is. */
  | { readonly do: 'serve'; readonly seat: number | null }
  | { readonly do: 'back' }
  | { readonly do: 'clear' }

/** What a press on a spot does. `slot` is the touched position on the mat; a cursor takes the last piece. */
function deedAt({ spots }: Layout, index: number, slot: number | null): Command | null {
  const target = spots[index]?.target
  if (!target) return null
  if (target.kind === 'tray') return { do: 'add', tray: target.tray }
  if (target.kind === 'guest') return { do: 'serve', seat: target.seat }
  if (target.kind === 'bell') return { do: 'serve', seat: null }
  if (target.kind === 'bin') return { do: 'clear' }
  return slot === null ? { do: 'back' } : { do: 'take', slot }
}

const slotAt = ({ mat }: Layout, x: number, slots: number) => Math.floor(((x - mat.x) / mat.width) * slots)

/** Fingers and mouse: presses act, and a moving mouse moves the cursor. */
function pointing(world: World, input: Input<Action>): Command[] {
  const bar = layoutOf(world)
  const commands: Command[] = []
  for (const { x, y, pressed, kind } of input.pointers) {
    if (kind === 'mouse') {
      if (x !== world.mouseX || y !== world.mouseY) {
        world.cursor = spotAt(bar, x, y)
        world.cursorBy = 'mouse'
      }
      world.mouseX = x
      world.mouseY = y
    } else if (pressed) world.cursor = -1
    const command = pressed ? deedAt(bar, spotAt(bar, x, y), slotAt(bar, x, world.rollSize)) : null
    if (command) commands.push(command)
  }
  return commands
}

/** Backspace takes one piece back; held, it clears the mat. */
function heldBack(world: World, input: Input<Action>): Command[] {
  world.backFor = input.down('back') ? world.backFor + 1 : 0
  return world.backFor === CLEAR_TICKS ? [{ do: 'clear' }] : []
}

/** What a key does at the current cursor. */
function keyDeed(world: World, action: Exclude<Action, Direction>): Command | null {
  if (action === 'clear' || action === 'back') return { do: action }
  if (action === 'serve') return { do: 'serve', seat: null }
  if (action !== 'use') return { do: 'add', tray: Number(action.slice('pick'.length)) - 1 }
  const bar = layoutOf(world)
  if (world.cursor < 0) world.cursor = bar.firstSpot
  world.cursorBy = 'keys'
  return deedAt(bar, world.cursor, null)
}

/** All actions of this tick's input, keys in the order pressed. */
export function readCommands(world: World, input: Input<Action>): Command[] {
  const commands = [...pointing(world, input), ...heldBack(world, input)]
  for (const key of cursorKeys(world.stepping, input)) {
    if (typeof key === 'object') {
      const bar = layoutOf(world)
      world.cursor = world.cursor < 0 ? bar.firstSpot : beside(bar, world.cursor, key.dx, key.dy)
      world.cursorBy = 'keys'
      continue
    }
    const command = keyDeed(world, key)
    if (command) commands.push(command)
  }
  return commands
}
