/** Steering by tilting the device: permission where the system requires it, and the tilt as two actions. */

import { attempt } from '../browser'
import { steeringOf, type TiltSteering, tiltDegrees } from '../core/game/tilt'
import type { InputFrame } from '../core/input/input'
import { DOWN_AT } from '../core/input/input'

/** Why tilting does not work: no sensor answers, or permission was denied. */
export type NoTilt = 'none' | 'refused'

export interface Tilt {
  /** Call it when a game starts or resumes, inside the press: systems ask for permission only then. The current angle is neutral. */
  begin(): void
  /** Stops listening to the sensor. */
  stop(): void
  /** The frame with the tilt added to it. */
  add(frame: InputFrame): InputFrame
}

/** How long to wait for a first event, ms. A sensor that exists answers sooner. */
export const ANSWER_MS = 2500

/** iOS requires a request for permission, inside a press. */
type SensorType = { requestPermission?: () => Promise<'granted' | 'denied'> }

const sensorType = () => (globalThis as { DeviceOrientationEvent?: SensorType }).DeviceOrientationEvent

/**
 * Requests the sensor where the system requires that. Call it inside a press.
 * @param onAnswer called with null when it may be read, or with the reason why not; at once if nothing is requested
 */
export function requestSensor(onAnswer: (why: NoTilt | null) => void): void {
  const sensor = sensorType()
  if (!sensor) onAnswer('none')
  else if (!sensor.requestPermission) onAnswer(null)
  else
    (attempt(() => sensor.requestPermission?.()) ?? Promise.reject()).then(
      (answer) => onAnswer(answer === 'granted' ? null : 'refused'),
      // The request was made outside of a press, or is forbidden to this page.
      () => onAnswer('refused'),
    )
}

/**
 * Finds out whether this device has a sensor. Where permission is required, only that it can be requested is known.
 * @returns a function that stops waiting for an answer
 */
export function findSensor(onFound: () => void): () => void {
  const sensor = sensorType()
  if (sensor?.requestPermission) onFound()
  if (!sensor || sensor.requestPermission) return () => {}
  const abort = new AbortController()
  window.addEventListener(
    'deviceorientation',
    ({ gamma }) => {
      if (gamma === null) return
      abort.abort()
      onFound()
    },
    { signal: abort.signal },
  )
  return () => abort.abort()
}

/**
 * The tilt of this device as the actions of `game`.
 * @param on whether the setting is on; otherwise no permission is requested
 * @param onMissing called once, with the reason, when tilting does not work; other input still does
 * @param sensitivity the factor of the angle
 */
export function createTilt(
  game: Pick<TiltSteering, 'left' | 'right'>,
  on: () => boolean,
  onMissing: (why: NoTilt) => void,
  sensitivity: () => number = () => 1,
): Tilt {
  let tilt: number | null = null
  let neutral: number | null = null
  let turn = 0
  let listening: AbortController | null = null
  let reported = false
  let down: string | null = null

  const report = (why: NoTilt) => {
    stop()
    if (!reported) onMissing(why)
    reported = true
  }
  const onOrientation = ({ beta, gamma }: DeviceOrientationEvent) => {
    // Without a sensor some browsers send an event without angles.
    if (beta === null || gamma === null) return
    const angle = globalThis.screen?.orientation?.angle ?? 0
    // The screen was rotated: another side points down now.
    if (angle !== turn) neutral = null
    turn = angle
    tilt = tiltDegrees(beta, gamma, angle)
    neutral ??= tilt
  }
  const listen = () => {
    if (listening) return
    listening = new AbortController()
    const { signal } = listening
    window.addEventListener('deviceorientation', onOrientation, { signal })
    const timer = setTimeout(() => tilt === null && report('none'), ANSWER_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  const stop = () => {
    listening?.abort()
    listening = null
    tilt = neutral = null
  }

  return {
    begin() {
      neutral = null
      if (!on()) {
        stop()
        return
      }
      requestSensor((why) => (why ? report(why) : listen()))
    },
    stop,
    add(frame) {
      const steer = tilt === null || neutral === null ? 0 : steeringOf(tilt, neutral, sensitivity())
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
