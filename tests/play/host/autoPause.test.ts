/** A gamepad that is unplugged, or switches off, pauses the game only if somebody plays with it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readPads } from '../../../src/engine/input/pads/gamepads'
import { watchAbsence } from '../../../src/play/host/autoPause'

const pause = vi.fn()
let page: EventTarget
let stop: () => void

const button = (value: number) => ({ pressed: value > 0, touched: value > 0, value })
/** Two pads; the values are those of their first buttons. */
function hold(...values: readonly number[]): void {
  const pads = values.map((value, index) => ({
    index,
    id: 'pad',
    mapping: 'standard',
    connected: true,
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, (_, i) => button(i === 0 ? value : 0)),
  }))
  vi.stubGlobal('navigator', { getGamepads: () => pads })
  readPads()
}
const switchOff = (index: number) =>
  page.dispatchEvent(Object.assign(new Event('gamepaddisconnected'), { gamepad: { index } }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  pause.mockReset()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  stop = watchAbsence(pause)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('one that nobody has touched changes nothing', () => {
  hold(0, 0)
  switchOff(0)
  switchOff(1)
  expect(pause).not.toHaveBeenCalled()
})
it('one in use pauses, the other one does not', () => {
  hold(0, 1)
  hold(0, 0)
  vi.advanceTimersByTime(30_000)
  switchOff(0)
  expect(pause).not.toHaveBeenCalled()
  switchOff(1)
  expect(pause).toHaveBeenCalledExactlyOnceWith('gamepad')
})
it('one that was laid aside a minute ago changes nothing', () => {
  hold(0, 1)
  hold(0, 0)
  vi.advanceTimersByTime(61_000)
  switchOff(1)
  expect(pause).not.toHaveBeenCalled()
})
