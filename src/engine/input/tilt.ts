/** Owns the sensor that tells how a device is leaned: asked for where the system wants that, and heard as two actions. */

import type { InputFrame } from '../core/game/rules'
import { steeringOf, type TiltSteering, tiltDegrees } from '../core/game/tilt'
import { DOWN_AT } from '../core/input/input'

/** Why nobody steers by tilting: there is no sensor that answers, or it is not to be had. */
export type NoTilt = 'none' | 'refused'

export interface Tilt {
  /** A play begins or goes on, in the very press that has it do so: systems ask their owner only then. How the device is held now is straight on. */
  begin(): void
  /** Hears the sensor no more. */
  stop(): void
  /** The frame with what the lean holds added to it. */
  add(frame: InputFrame): InputFrame
}

/** A sensor that is there answers sooner, ms. */
export const ANSWER_MS = 2500

/** iOS has it asked for, in a press. */
type Asked = { requestPermission?: () => Promise<'granted' | 'denied'> }

/**
 * The tilt of this device as the actions of `game`; with `on` false nothing is asked for. `missing` is told, once, why there
 * is none: whatever else steers goes on. `sensitivity`: how many times as far a lean counts.
 */
export function createTilt(
  game: TiltSteering,
  on: () => boolean,
  missing: (why: NoTilt) => void,
  sensitivity: () => number = () => 1,
): Tilt {
  let lean: number | null = null
  let neutral: number | null = null
  let turn = 0
  let listening: AbortController | null = null
  let told = false
  let down: string | null = null

  const tell = (why: NoTilt) => {
    stop()
    if (!told) missing(why)
    told = true
  }
  const hear = ({ beta, gamma }: DeviceOrientationEvent) => {
    // Where there is no sensor some browsers say so by an event without angles.
    if (beta === null || gamma === null) return
    const angle = globalThis.screen?.orientation?.angle ?? 0
    // The device was turned: another side hangs now.
    if (angle !== turn) neutral = null
    turn = angle
    lean = tiltDegrees(beta, gamma, angle)
    neutral ??= lean
  }
  const listen = () => {
    if (listening) return
    listening = new AbortController()
    const { signal } = listening
    window.addEventListener('deviceorientation', hear, { signal })
    const timer = setTimeout(() => lean === null && tell('none'), ANSWER_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  const stop = () => {
    listening?.abort()
    listening = null
    lean = neutral = null
  }

  return {
    begin() {
      neutral = null
      if (!on()) {
        stop()
        return
      }
      const sensor = (globalThis as { DeviceOrientationEvent?: Asked }).DeviceOrientationEvent
      if (!sensor) tell('none')
      else if (!sensor.requestPermission) listen()
      else
        sensor.requestPermission().then(
          (answer) => (answer === 'granted' ? listen() : tell('refused')),
          // Asked for outside of a press, or forbidden to this page.
          () => tell('refused'),
        )
    },
    stop,
    add(frame) {
      const steer = lean === null || neutral === null ? 0 : steeringOf(lean, neutral, sensitivity())
      const action = steer > 0 ? game.right : game.left
      const amount = Math.abs(steer)
      const now = amount >= DOWN_AT ? action : null
      if (amount === 0 && down === null) return frame
      const held = amount > (frame.held[action] ?? 0) ? { ...frame.held, [action]: amount } : frame.held
      const pressed = now !== null && now !== down ? [...frame.pressed, now] : frame.pressed
      const released = down !== null && now !== down ? [...frame.released, down] : frame.released
      down = now
      return { ...frame, held, pressed, released }
    },
  }
}
