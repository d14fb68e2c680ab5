/** The keyboard of a game: keys without a code, letters, arrows of the number pad, repeats. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActions } from '../../../src/engine/input/actions'
import { bindingsOf } from '../../../src/engine/input/bindings'
import { listenKeyboard, moveKeyOf } from '../../../src/engine/input/keyboard'

const controls = [
  { action: 'left', label: 'Left', keys: ['ArrowLeft', 'KeyA'] },
  { action: 'seven', label: 'Seven', keys: ['Numpad7'] },
  { action: 'go', label: 'Go', keys: ['Enter', 'NumpadEnter'] },
  { action: 'one', label: 'One', keys: ['Numpad1'] },
  { action: 'flag', label: 'Flag', keys: ['KeyF'], letters: true },
] as const
let page: EventTarget
let stop: () => void
let active = true
const actions = createActions(bindingsOf(controls), 1)

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', class {})
  stop = listenKeyboard(actions, {
    active: () => active,
    uses: (slot) => slot !== 'one',
    holdPage: true,
  })
})
afterEach(() => {
  stop()
  active = true
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

  describe('the number pad', () => {
    // Without Num Lock, or with Shift on Windows.
    const pressed = (code: string, key: string, more: object = {}) =>
      Object.assign(new Event('keydown'), { code, key, ...more }) as unknown as KeyboardEvent
    it('does not move the focus by keys that the game takes', () => {
      expect(moveKeyOf(pressed('Numpad7', 'Home'))).toBe('')
      expect(moveKeyOf(pressed('Numpad7', 'Home', { shiftKey: true }))).toBe('')
      expect(moveKeyOf(pressed('', 'Home', { location: 3 }))).toBe('Home')
    })
    it('moves it by keys that mean nothing in the game', () => {
      expect(moveKeyOf(pressed('Numpad4', 'ArrowLeft'))).toBe('ArrowLeft')
      expect(moveKeyOf(pressed('Numpad1', 'End'))).toBe('End')
      expect(moveKeyOf(pressed('Home', 'Home'))).toBe('Home')
      expect(moveKeyOf(pressed('Numpad7', 'Home', { ctrlKey: true }))).toBe('Home')
    })
    it('moves it by all keys while no game runs', () => {
      active = false
      expect(moveKeyOf(pressed('Numpad7', 'Home'))).toBe('Home')
      active = true
      stop()
      expect(moveKeyOf(pressed('Numpad7', 'Home'))).toBe('Home')
    })
  })

  it('leaves Enter of the number pad to the button that has the focus', () => {
    class Button {
      closest = (wanted: string) => (wanted.includes('button') ? this : null)
    }
    vi.stubGlobal('Element', Button)
    const enter = (code: string) => {
      const event = Object.assign(new Event('keydown', { cancelable: true }), { code, key: 'Enter' })
      Object.defineProperty(event, 'target', { value: new Button() })
      page.dispatchEvent(event)
      return actions.take([]).pressed
    }
    expect([enter('Enter'), enter('NumpadEnter')]).toEqual([[], []])
  })
})
