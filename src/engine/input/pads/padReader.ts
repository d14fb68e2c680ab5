/** Reads one pad over time: its layout, where its axes rest, and which named buttons are pressed. */
import type { PadButton } from '../../core/game/contract'
import { layoutOf, type PadLayout, type RawPad } from './padLayouts'

/** Travel of a stick that counts as rest. Beyond it the value grows from 0 to 1. */
export const DEAD_ZONE = 0.2
/** A stick whose first value is at most this is worn, and rests there. Above, it is being held. */
const MAX_DRIFT = 0.5
/** A stick that stays nearer to 0 than this for SETTLE_MS rests at 0. */
const NEAR_ZERO = 0.1
const SETTLE_MS = 150
/** An axis whose first value is above this rests at its end: a trigger. */
const AT_END = 0.9

/** One pad's state: only what is pressed at all, 0 < value <= 1. */
export type PadState = ReadonlyMap<PadButton, number>

/** Value of a stick's axis after the dead zone, -1..1. */
export function afterDeadZone(value: number): number {
  const travel = Math.abs(value)
  if (!(travel > DEAD_ZONE)) return 0
  return Math.sign(value) * Math.min(1, (travel - DEAD_ZONE) / (1 - DEAD_ZONE))
}

interface Axis {
  /** Where it rests. */
  rest: number
  /** Whether it has reported anything but 0: some browsers report 0 until an axis is moved. */
  moved: boolean
  /** Since when it is near 0, ms; null while it is not. */
  near: number | null
}

/** Reads one pad repeatedly. A pad with another id is another pad. */
export class PadReader {
  readonly id: string
  readonly #layout: PadLayout
  readonly #axes: Axis[]

  /** @param calibrates whether the sticks rest where they are at first */
  constructor(first: RawPad, calibrates = true) {
    this.id = keyOf(first)
    this.#layout = layoutOf(first)
    const { open, guessed, sticks } = this.#layout
    const isStick = (axis: number) => sticks.some((axes) => axes.includes(axis))
    this.#axes = first.axes.map((value, axis) => {
      const atEnd = guessed || (open && !isStick(axis))
      const end = atEnd && Math.abs(value) > AT_END ? Math.sign(value) : 0
      const drift = calibrates && isStick(axis) && Math.abs(value) <= MAX_DRIFT ? value : 0
      return { rest: end || drift, moved: value !== 0, near: null }
    })
  }
  /** Whether it is this pad. */
  knows(pad: RawPad): boolean {
    return keyOf(pad) === this.id
  }

  /** @param now the time, ms; the rest of a stick is corrected when it stays elsewhere */
  read(pad: RawPad, now: number): PadState {
    const state = new Map<PadButton, number>()
    const { buttons, sticks, triggers, dpad, hat, open } = this.#layout
    const add = (name: PadButton | null | undefined, value: number) => {
      if (name && value > 0.05) state.set(name, Math.min(1, Math.max(value, state.get(name) ?? 0)))
    }
    const pair = (value: number, negative: PadButton, positive: PadButton) => {
      if (value < 0) add(negative, -value)
      if (value > 0) add(positive, value)
    }
    pad.axes.forEach((value, i) => {
      this.#follow(i, value, now)
    })
    pad.buttons.forEach((button, i) => {
      const name = buttons[i] ?? (open && (`Button${i}` as const))
      add(name || null, button.pressed ? Math.max(button.value, 0.5) : button.value)
    })
    const named = new Set<number>()
    const stick = (axis: number) => {
      named.add(axis)
      return afterDeadZone(this.#fromRest(axis, pad.axes[axis] ?? 0))
    }
    sticks.forEach(([across, down], i) => {
      const side = i === 0 ? 'Left' : 'Right'
      if (!this.#isOneSided(across)) pair(stick(across), `${side}StickLeft`, `${side}StickRight`)
      if (!this.#isOneSided(down)) pair(stick(down), `${side}StickUp`, `${side}StickDown`)
    })
    for (const [axis, name] of triggers) {
      named.add(axis)
      if (this.#axes[axis]?.moved) add(name, ((pad.axes[axis] ?? -1) + 1) / 2)
    }
    if (dpad) {
      for (const axis of dpad) named.add(axis)
      pair(afterDeadZone(pad.axes[dpad[0]] ?? 0), 'DpadLeft', 'DpadRight')
      pair(afterDeadZone(pad.axes[dpad[1]] ?? 0), 'DpadUp', 'DpadDown')
    }
    if (hat !== undefined) {
      named.add(hat)
      for (const name of hatWays(pad.axes[hat], this.#axes[hat]?.moved ?? false)) add(name, 1)
    }
    if (open)
      pad.axes.forEach((value, i) => {
        if (!named.has(i)) pair(afterDeadZone(this.#fromRest(i, value)), `Axis${i}-`, `Axis${i}+`)
      })
    return state
  }

  #isOneSided(axis: number): boolean {
    return Math.abs(this.#axes[axis]?.rest ?? 0) > MAX_DRIFT
  }
  /** The distance of an axis from its rest, as a share of the way to the end in that direction: -1..1. */
  #fromRest(axis: number, value: number): number {
    const rest = this.#axes[axis]?.rest ?? 0
    return (value - rest) / (1 + (value < rest ? rest : -rest))
  }
  #follow(i: number, value: number, now: number): void {
    const axis = this.#axes[i]
    if (!axis) return
    if (value !== 0) axis.moved = true
    if (axis.rest === 0 || this.#isOneSided(i) || Math.abs(value) >= NEAR_ZERO) {
      axis.near = null
      return
    }
    axis.near ??= now
    if (now - axis.near >= SETTLE_MS) axis.rest = 0
  }
}

const keyOf = ({ id = '', mapping = '-', axes, buttons }: RawPad): string =>
  `${mapping} ${axes.length} ${buttons.length} ${id}`

/** The directions of a hat, which encodes eight of them on one axis. */
function hatWays(value: number | undefined, moved: boolean): PadButton[] {
  // Beyond 1 it rests. Before its first movement a browser may report 0.
  if (value === undefined || !moved || Math.abs(value) > 1.05) return []
  const way = Math.round(((value + 1) * 7) / 2)
  const ways: PadButton[] = []
  if (way === 7 || way <= 1) ways.push('DpadUp')
  if (way >= 1 && way <= 3) ways.push('DpadRight')
  if (way >= 3 && way <= 5) ways.push('DpadDown')
  if (way >= 5 && way <= 7) ways.push('DpadLeft')
  return ways
}
