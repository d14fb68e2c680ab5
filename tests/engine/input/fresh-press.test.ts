/** Fresh presses: a press that closes a panel, or began before it closed, reaches nothing below. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PadButton } from '../../../src/engine/core/game/contract'
import { createFreshPress, ECHO_MS, type FreshPress } from '../../../src/engine/input/freshPress'

let at = 0
let fresh: FreshPress
let stop: () => void
let page: EventTarget
/** What can be pressed below the pointer. */
let under: { isConnected: boolean } | null
class Page extends EventTarget {
  closest = () => under
}

/** The fields of an event that the page reads. */
const heard = (type: string, more: object): 'heard' | 'swallowed' | 'plain' => {
  const event = Object.assign(new Event(type, { cancelable: true }), {
    code: '',
    key: '',
    detail: 1,
    ...more,
  })
  Object.defineProperty(event, 'timeStamp', { value: 'stamp' in more ? more.stamp : at })
  let reached = false
  const listener = () => {
    reached = true
  }
  page.addEventListener(type, listener)
  page.dispatchEvent(event)
  page.removeEventListener(type, listener)
  return reached ? (event.defaultPrevented ? 'plain' : 'heard') : 'swallowed'
}
const pointer = (type: string, x = 10, y = 10, more: object = {}) =>
  heard(type, { pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, ...more })
const click = (x = 10, y = 10, more: object = {}) => [
  pointer('pointerdown', x, y, more),
  pointer('pointerup', x, y, more),
  pointer('click', x, y, more),
]
const key = (type: string, code: string, more: object = {}) => heard(type, { code, key: code, ...more })
const pads = (...buttons: PadButton[]) =>
  [...(fresh.pads([new Map(buttons.map((button) => [button, 1]))])[0] ?? [])].map(([name]) => name)

const SWALLOWED = ['swallowed', 'swallowed', 'swallowed']
const HEARD = ['heard', 'heard', 'heard']

beforeEach(() => {
  at = 1000
  under = null
  page = new Page()
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', Page)
  fresh = createFreshPress(() => at)
  stop = fresh.listen()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('a double click', () => {
  it('on what closes a panel reaches nothing below', () => {
    expect(click()).toEqual(HEARD)
    fresh.uncovered()
    at += 110
    expect(click(12, 9)).toEqual(SWALLOWED)
    // A third press is a new one.
    at += 200
    expect(click()).toEqual(SWALLOWED)
    at += ECHO_MS
    expect(click()).toEqual(HEARD)
  })
  it('elsewhere is a new press', () => {
    click()
    fresh.uncovered()
    at += 110
    expect(click(80, 10)).toEqual(HEARD)
  })
  it('of a finger may be less precise', () => {
    const finger = { pointerType: 'touch' }
    click(10, 10, finger)
    fresh.uncovered()
    at += 110
    expect(click(30, 20, { ...finger, pointerId: 2 })).toEqual(SWALLOWED)
  })
  it('counts if no panel closes', () => {
    click()
    at += 110
    expect(click()).toEqual(HEARD)
  })
})

describe('what came in place of the first click of a double click', () => {
  const [deal, hit] = [{ isConnected: true }, { isConnected: true }]
  beforeEach(() => {
    under = deal
    deal.isConnected = true
  })
  const replace = () => {
    deal.isConnected = false
    under = hit
  }
  it('is not pressed by its second, however slow, nor by a third', () => {
    expect(click()).toEqual(HEARD)
    replace()
    at += 450
    expect(click(10, 10, { detail: 2 })[2]).toBe('swallowed')
    at += 450
    expect(click(10, 10, { detail: 3 })[2]).toBe('swallowed')
    // To the system, the next one is a single click.
    expect(click()).toEqual(HEARD)
  })
  it('is not pressed by a finger, whose taps are not counted', () => {
    const finger = { pointerType: 'touch' }
    expect(click(10, 10, finger)).toEqual(HEARD)
    replace()
    at += 200
    expect(click(14, 12, finger)[2]).toBe('swallowed')
    at += ECHO_MS
    expect(click(14, 12, finger)).toEqual(HEARD)
  })
  it('is pressed again if it is the same', () => {
    click()
    expect(click(10, 10, { detail: 2 })).toEqual(HEARD)
    expect(fresh.isDouble()).toBe(true)
    expect(click(10, 10, { detail: 3 })).toEqual(HEARD)
    expect(click()).toEqual(HEARD)
    expect(fresh.isDouble()).toBe(false)
    click(10, 10, { detail: 2 })
    key('keydown', 'Enter')
    expect(fresh.isDouble()).toBe(false)
  })
  it('is pressed if it lies beside what a finger tapped', () => {
    click(10, 10, { pointerType: 'touch' })
    under = hit
    expect(click(30, 10, { pointerType: 'touch' })).toEqual(HEARD)
  })
  it('is pressed by key', () => {
    click()
    replace()
    expect(heard('click', { detail: 0 })).toBe('heard')
  })
})

describe('a press that began before', () => {
  it('presses nothing when it ends, and its release reaches whatever got its start', () => {
    pointer('pointerdown')
    fresh.uncovered()
    at += 900
    expect([pointer('pointerup'), pointer('click')]).toEqual(['heard', 'swallowed'])
    expect(click()).toEqual(HEARD)
  })
  it('is swallowed when it is handled late', () => {
    fresh.uncovered()
    at += 40
    expect(click(300, 300, { stamp: 990 })).toEqual(SWALLOWED)
  })
  it('is swallowed for keys, with all repeats', () => {
    expect(key('keydown', 'Enter')).toBe('heard')
    fresh.uncovered()
    at += 500
    expect(key('keydown', 'Enter', { repeat: true })).toBe('swallowed')
    expect(key('keyup', 'Enter')).toBe('plain')
    expect(key('keydown', 'Enter')).toBe('heard')
  })
  it('is ignored for pads until it is released', () => {
    expect(pads('A')).toEqual(['A'])
    fresh.uncovered()
    at += 500
    expect(pads('A', 'DpadUp')).toEqual(['DpadUp'])
    expect(pads()).toEqual([])
    expect(pads('A')).toEqual(['A'])
  })
})

describe('another press of a key or a pad', () => {
  it('counts at once', () => {
    key('keydown', 'Enter')
    key('keyup', 'Enter')
    pads('A')
    pads()
    fresh.uncovered()
    at += 20
    expect(key('keydown', 'Enter')).toBe('heard')
    expect(pads('A')).toEqual(['A'])
  })
  it('reports that no pointer closed the panel', () => {
    click()
    key('keydown', 'Escape')
    fresh.uncovered()
    at += 20
    expect(click()).toEqual(HEARD)
  })
  it('is swallowed when it is handled late', () => {
    fresh.uncovered()
    at += 40
    expect(key('keydown', 'Enter', { stamp: 990 })).toBe('swallowed')
    expect(key('keyup', 'Enter')).toBe('swallowed')
  })
})

describe('a held key', () => {
  it('presses once', () => {
    expect(key('keydown', 'Enter')).toBe('heard')
    expect(key('keydown', 'Enter', { repeat: true })).toBe('plain')
    expect(key('keydown', 'NumpadEnter', { repeat: true })).toBe('plain')
  })
  it('repeats where repeats are useful', () => {
    expect(key('keydown', 'ArrowLeft', { repeat: true })).toBe('heard')
    expect(key('keydown', 'Digit5', { repeat: true })).toBe('heard')
    expect(key('keydown', 'Backspace', { repeat: true })).toBe('heard')
  })
})
