/** The connected gamepads, as named buttons with values 0..1. */
import { connectedPads } from '../../browser'
import type { PadButton } from '../../core/game/contract'
import { debounce } from '../debounce'
import { freshPress } from '../freshPress'
import { switchAccess } from '../switchAccess'
import type { RawPad } from './padLayouts'
import { PadReader, type PadState } from './padReader'

export { afterDeadZone, DEAD_ZONE, type PadState } from './padReader'

/** By the browser's index: what is known of a pad since it was connected. */
const readers = new Map<number, PadReader>()

/** By the browser's index: when something on a pad was last pressed, also after it was unplugged. */
const usedAt = new Map<number, number>()

/** Reads a pad once, without calibration. */
export function readPad(pad: RawPad): PadState {
  return new PadReader(pad, false).read(pad, 0)
}

function readAgain(pad: Gamepad): PadState {
  let reader = readers.get(pad.index)
  if (!reader?.knows(pad)) {
    reader = new PadReader(pad)
    readers.set(pad.index, reader)
  }
  const now = performance.now()
  const state = reader.read(pad, now)
  if (state.size > 0) usedAt.set(pad.index, now)
  return state
}

/** How long ago something on a pad was pressed, ms; Infinity for never. @param index - the browser's; all pads without it */
export function padIdleMs(index?: number): number {
  const times = index === undefined ? [...usedAt.values()] : [usedAt.get(index) ?? -Infinity]
  return performance.now() - Math.max(-Infinity, ...times)
}

/** The connected pads in the browser's order, without presses that are debounced, stale or the switch's. */
export function readPads(): PadState[] {
  const pads = connectedPads()
  for (const index of readers.keys()) if (!pads.some((pad) => pad.index === index)) readers.delete(index)
  return switchAccess.pads(freshPress.pads(debounce.pads(pads.map(readAgain))))
}

/** A pad that was pressed this long ago is in its player's hands, ms. */
const IN_HAND_MS = 1000

/**
 * Shakes the pads that are in use, where browser and pad can.
 *
 * @param ms how long
 */
export function rumble(ms: number): void {
  for (const { index, vibrationActuator } of connectedPads())
    if (padIdleMs(index) < IN_HAND_MS)
      // A newer effect ends this one, which is no error for the player.
      vibrationActuator
        ?.playEffect?.('dual-rumble', { duration: ms, strongMagnitude: 0.4, weakMagnitude: 0.7 })
        .catch(() => undefined)
}

/** How many pads are connected. */
export function padCount(): number {
  return connectedPads().length
}

/**
 * Every button that is at least half pressed on any pad: for rebinding and menus.
 *
 * @param counts - whether a pad counts, by its number among the connected ones; all by default
 */
export function heldPadButtons(counts = (_pad: number) => true): PadButton[] {
  const held = new Set<PadButton>()
  for (const pad of readPads().filter((_, number) => counts(number)))
    for (const [button, value] of pad) if (value >= 0.5) held.add(button)
  return [...held]
}
