/** The keyboard of a game: places without a code, letters, arrows of the number pad, repeats. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActions } from '../../../src/engine/input/actions'
import { bindingsOf } from '../../../src/engine/input/bindings'
import { listenKeyboard } from '../../../src/engine/input/keyboard'

const controls = [
  { action: 'left', label: 'Left', keys: ['ArrowLeft', 'KeyA'] },
  { action: 'seven', label: 'Seven', keys: ['Numpad7'] },
  { action: 'flag', label: 'Flag', keys: ['KeyF'], letters: true },
] as const
let page: EventTarget
let stop: () => void
const actions = createActions(bindingsOf(controls), 1)

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', class {})
  stop = listenKeyboard(actions, { active: () => true, holdPage: true })
})
afterEach(() => {
  stop()
  actions.clear()
  vi.unstubAllGlobals()
})

const send = (type: 'keydown' | 'keyup', code: string, key: string, more: object = {}) => {
  const event = Object.assign(new Event(type, { cancelable: true }), { code, key, ...more })
  page.dispatchEvent(event)
  return event.defaultPrevented
}

describe('the keyboard of a game', () => {
  it.each([
    ['', 'ArrowLeft', 'left'],
    ['Unidentified', 'Left', 'left'],
    ['', 'a', 'left'],
    ['KeyA', 'q', 'left'],
    ['KeyA', 'ф', 'left'],
    ['Numpad4', 'ArrowLeft', 'left'],
    ['Numpad7', 'Home', 'seven'],
    ['KeyY', 'f', 'flag'],
    ['KeyF', 'а', 'flag'],
  ])('code %j with key %j: %s, until it is let go', (code, key, action) => {
    expect(send('keydown', code, key)).toBe(true)
    expect(actions.take([])).toMatchObject({ pressed: [action], held: { [action]: 1 } })
    send('keydown', code, key, { repeat: true })
    expect(actions.take([])).toMatchObject({ pressed: [], held: { [action]: 1 } })
    send('keyup', code, key)
    expect(actions.take([])).toMatchObject({ released: [action], held: {} })
  })
  it.each([
    ['the window loses the focus', () => page.dispatchEvent(new Event('blur'))],
    // macOS reports no release of other keys meanwhile.
    ['Meta goes down', () => send('keydown', 'MetaLeft', 'Meta', { metaKey: true })],
  ])('releases what is down when %s', (_, act) => {
    send('keydown', 'KeyA', 'a')
    actions.take([])
    act()
    expect(actions.take([])).toMatchObject({ held: {} })
    expect(actions.take([]).held).toEqual({})
  })
  it('prevents scrolling by keys that would scroll the page, under any name', () => {
    expect(send('keydown', '', 'ArrowDown')).toBe(true)
    expect(send('keydown', 'Numpad2', 'ArrowDown')).toBe(true)
    expect(send('keydown', '', ' ')).toBe(true)
    expect(send('keydown', 'KeyX', 'x')).toBe(false)
  })
})
