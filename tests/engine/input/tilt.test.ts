/** Steering by tilting the device: direction, permission, and the values that frames get. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FULL_DEGREES, REST_DEGREES, steeringOf, tiltDegrees } from '../../../src/engine/core/game/tilt'
import { frameFrom, NO_INPUT } from '../../../src/engine/core/input/input'
import { exactFrame } from '../../../src/engine/core/replay/frames'
import { ANSWER_MS, createTilt, findSensor, type NoTilt, requestSensor } from '../../../src/engine/input/tilt'

describe('the tilt of a device', () => {
  it('is how far the right side of the screen points down, in any orientation', () => {
    // Landscape, at any angle toward the eyes.
    for (const beta of [0, 30, 45]) {
      expect(tiltDegrees(beta, 0, 0)).toBeCloseTo(0, 9)
      expect(tiltDegrees(beta, 12, 0)).toBeGreaterThan(7)
      expect(tiltDegrees(beta, -12, 0)).toBeCloseTo(-tiltDegrees(beta, 12, 0), 9)
    }
    expect(tiltDegrees(0, 17, 0)).toBeCloseTo(17, 9)
    // Portrait: the top at the left, then at the right; and upside down.
    expect(tiltDegrees(17, 0, 90)).toBeCloseTo(17, 9)
    expect(tiltDegrees(17, -40, 270)).toBeCloseTo(-17, 9)
    expect(tiltDegrees(0, 17, 180)).toBeCloseTo(-17, 9)
    // Held upright and rotated like a wheel: the sensor angles jump, the tilt does not.
    const wheel = [-3, -2, -1, 1, 2, 3].map((by) => tiltDegrees(90 - Math.abs(by), Math.sign(by) * 90, 0))
    expect(wheel).toEqual([-3, -2, -1, 1, 2, 3].map((by) => expect.closeTo(by, 6)))
  })
  it('steers from slightly beside neutral, fully at 20 degrees, in steps that a record keeps', () => {
    expect(steeringOf(8, 8)).toBe(0)
    expect(steeringOf(8 + REST_DEGREES, 8)).toBe(0)
    expect(steeringOf(8 + FULL_DEGREES, 8)).toBe(1)
    expect(steeringOf(8 - FULL_DEGREES, 8)).toBe(-1)
    expect(steeringOf(60, -30)).toBe(1)
    expect(steeringOf(10, 0, 2)).toBe(1)
    expect(steeringOf(20, 0, 0.5)).toBe(steeringOf(10, 0))
    for (let tilts = -30; tilts <= 30; tilts += 0.37) {
      const amount = Math.abs(steeringOf(tilts, 0))
      const held: Record<string, number> = amount > 0 ? { left: amount } : {}
      const frame = { ...NO_INPUT, held }
      expect(exactFrame(frame).held).toEqual(frame.held)
    }
  })
})

describe('the sensor', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', new EventTarget())
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  function open(requestPermission?: () => Promise<'granted' | 'denied'>, sensor = true) {
    if (sensor) vi.stubGlobal('DeviceOrientationEvent', { requestPermission })
    const log: NoTilt[] = []
    const wanted = { on: true }
    const tilt = createTilt(
      { left: 'left', right: 'right' },
      () => wanted.on,
      (why) => log.push(why),
    )
    const tilts = (gamma: number | null) =>
      window.dispatchEvent(
        Object.assign(new Event('deviceorientation'), { alpha: 0, beta: gamma === null ? null : 0, gamma }),
      )
    return { tilt, log, wanted, tilts }
  }

  it('takes the first angle as neutral, at each start', () => {
    const { tilt, log, tilts } = open()
    expect(tilt.add(NO_INPUT)).toBe(NO_INPUT)
    tilt.begin()
    tilts(-12)
    expect(tilt.add(NO_INPUT)).toBe(NO_INPUT)
    tilts(8)
    expect(tilt.add(NO_INPUT)).toMatchObject({ held: { right: 1 }, pressed: ['right'], released: [] })
    expect(tilt.add(NO_INPUT)).toMatchObject({ held: { right: 1 }, pressed: [] })
    tilt.begin()
    tilts(8)
    expect(tilt.add(NO_INPUT)).toMatchObject({ held: {}, released: ['right'] })
    tilts(8 - 11)
    const { held } = tilt.add(NO_INPUT)
    expect(held.left).toBeGreaterThan(0.3)
    expect(held.left).toBeLessThan(0.7)
    expect(log).toEqual([])
  })
  it('does not override keys and fingers: the stronger input counts', () => {
    const { tilt, tilts } = open()
    tilt.begin()
    tilts(0)
    tilts(6)
    expect(tilt.add(frameFrom(['right'])).held).toEqual({ right: 1 })
    const both = tilt.add(frameFrom(['left'])).held
    expect(both).toMatchObject({ left: 1 })
    expect(both.right).toBeLessThan(0.5)
  })
  it('is requested within the starting press, if the system needs that', async () => {
    const asked: string[] = []
    const { tilt, log, tilts } = open(() => {
      asked.push('asked')
      return Promise.resolve('granted' as const)
    })
    expect(asked).toEqual([])
    tilt.begin()
    expect(asked).toEqual(['asked'])
    await vi.advanceTimersByTimeAsync(1)
    tilts(0)
    tilts(30)
    expect(tilt.add(NO_INPUT).held).toEqual({ right: 1 })
    await vi.advanceTimersByTimeAsync(ANSWER_MS * 2)
    expect(log).toEqual([])
  })
  it('is reported once if it is denied or does not answer', async () => {
    for (const answer of [
      () => Promise.resolve('denied' as const),
      () => Promise.reject(new Error('no press')),
    ]) {
      const { tilt, log, tilts } = open(answer)
      tilt.begin()
      await vi.advanceTimersByTimeAsync(1)
      tilt.begin()
      await vi.advanceTimersByTimeAsync(1)
      tilts(0)
      tilts(30)
      expect(log).toEqual(['refused'])
      expect(tilt.add(NO_INPUT)).toBe(NO_INPUT)
    }
  })
  it('is reported if it does not exist or gives no angles', async () => {
    const none = open(undefined, false)
    none.tilt.begin()
    expect(none.log).toEqual(['none'])
    const dumb = open()
    dumb.tilt.begin()
    dumb.tilts(null)
    await vi.advanceTimersByTimeAsync(ANSWER_MS - 1)
    expect(dumb.log).toEqual([])
    await vi.advanceTimersByTimeAsync(2)
    expect(dumb.log).toEqual(['none'])
  })
  it('is not requested if the visitor does not want it', async () => {
    const { tilt, log, wanted, tilts } = open()
    wanted.on = false
    tilt.begin()
    tilts(0)
    tilts(30)
    expect(tilt.add(NO_INPUT)).toBe(NO_INPUT)
    await vi.advanceTimersByTimeAsync(ANSWER_MS * 2)
    expect(log).toEqual([])
    wanted.on = true
    tilt.begin()
    tilts(0)
    tilts(30)
    expect(tilt.add(NO_INPUT).held).toEqual({ right: 1 })
    wanted.on = false
    tilt.begin()
    expect(tilt.add(NO_INPUT).held).toEqual({})
  })

  /** What `findSensor` says of this device, after an event with the given angle. */
  const found = (gamma: number | null) => {
    let count = 0
    const stop = findSensor(() => count++)
    const sends = () =>
      window.dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha: 0, beta: gamma, gamma }))
    return { stop, sends, count: () => count }
  }
  it('is found by its first angles, once', () => {
    open()
    const { sends, count } = found(3)
    expect(count()).toBe(0)
    sends()
    sends()
    expect(count()).toBe(1)
    const left = found(3)
    left.stop()
    left.sends()
    expect(left.count()).toBe(0)
  })
  it('is not found if it does not exist or gives no angles', () => {
    const dumb = found(null)
    open()
    const silent = found(null)
    for (const each of [dumb, silent]) {
      each.sends()
      expect(each.count()).toBe(0)
    }
  })
  it('is found without a request where one is required', () => {
    let asked = 0
    open(() => {
      asked++
      return Promise.resolve('granted' as const)
    })
    const { sends, count } = found(3)
    expect(count()).toBe(1)
    sends()
    expect(count()).toBe(1)
    expect(asked).toBe(0)
  })
  it('answers a request: at once where none is required, else as the visitor does', async () => {
    const answers: (NoTilt | null)[] = []
    const ask = () => requestSensor((why) => answers.push(why))
    ask()
    open()
    ask()
    expect(answers).toEqual(['none', null])
    for (const answer of ['granted', 'denied'] as const) {
      open(() => Promise.resolve(answer))
      ask()
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(answers).toEqual(['none', null, null, 'refused'])
  })
})
