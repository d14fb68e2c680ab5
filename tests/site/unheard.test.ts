/** Owns the proof that React is told of every event that a part of the page has a handler for. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HANDLERS, skipUnusedEvents, UNUSED_EVENTS } from '../../src/site/app/unusedEvents'

/** React's names of them, and of those it makes from them. */
const UNUSED =
  /\bon(Transition|Animation)\w+|\bonMouse(Move|Over|Out|Up|Enter|Leave)(Capture)?\b|\bonGotPointerCapture/g
/** Of their way down. */
const DOWNWARDS = /\bon(?:Pointer|Mouse|Focus|Blur|Click|LostPointer)\w*Capture(?=\b)/g

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== 'site/app/unusedEvents.ts')
  .map((file) => readFileSync(`src/${file}`, 'utf8'))

interface Drawn {
  readonly nodeName: string
  readonly parentNode: object | null
  readonly __reactProps$1?: Readonly<Record<string, unknown>>
}

/** What React hears at the root of events of such a type on `target`. */
function heard(root: EventTarget, type: string, target: object, relatedTarget: object | null = null): number {
  let count = 0
  root.addEventListener(type, () => count++)
  const event = new Event(type)
  Object.defineProperties(event, { target: { value: target }, relatedTarget: { value: relatedTarget } })
  root.dispatchEvent(event)
  return count
}

function page(): EventTarget {
  const root = new EventTarget()
  skipUnusedEvents(root)
  return root
}

const drawn = (
  parentNode: object | null,
  props: Readonly<Record<string, unknown>> = {},
  nodeName = 'DIV',
): Drawn => ({ nodeName, parentNode, __reactProps$1: props })

describe('events that React is not told of', () => {
  it('are those that no part of the page has a handler for', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.flatMap((text) => text.match(UNUSED) ?? [])).toEqual([])
  })
  it('are heard on their way down by those handlers alone that are looked for', () => {
    const used = new Set(sources.flatMap((text) => text.match(DOWNWARDS) ?? []))
    // The name of an event, and not of a way.
    used.delete('onLostPointerCapture')
    expect([...used]).toEqual(['onClickCapture'])
    expect(HANDLERS.click).toContain('onClickCapture')
  })
  it('are left out at the root, and all others are heard', () => {
    const root = page()
    const all: string[] = []
    const types = [
      'click',
      'mousedown',
      'pointermove',
      'focusin',
      'keydown',
      'transitionend',
      'animationstart',
      'mousemove',
      'mouseout',
      'gotpointercapture',
    ]
    for (const type of types) root.addEventListener(type, () => all.push(type))
    for (const type of types) root.dispatchEvent(new Event(type))
    expect(all).toEqual(['click', 'mousedown', 'pointermove', 'focusin', 'keydown'])
    expect(types.filter((type) => UNUSED_EVENTS.test(type))).toHaveLength(5)
  })
  it('are those of presses where no part on their way has a handler', () => {
    const root = page()
    const plain = drawn(drawn(root))
    const within = drawn(drawn(drawn(root, { onPointerDown: () => {}, onClickCapture: () => {} })))
    expect(heard(root, 'pointerdown', plain)).toBe(0)
    expect(heard(root, 'pointerdown', within)).toBe(1)
    expect(heard(root, 'pointerup', within)).toBe(0)
    expect(heard(root, 'click', plain)).toBe(0)
    expect(heard(root, 'click', within)).toBe(1)
    expect(heard(root, 'keydown', plain)).toBe(1)
  })
  it('are told where a pointer goes to what has a handler, or comes from it', () => {
    const root = page()
    const plain = drawn(root)
    const entered = drawn(drawn(root, { onPointerEnter: () => {} }))
    const left = drawn(root, { onPointerLeave: () => {} })
    expect(heard(root, 'pointerout', plain, plain)).toBe(0)
    expect(heard(root, 'pointerout', plain, entered)).toBe(1)
    expect(heard(root, 'pointerout', left, plain)).toBe(1)
    expect(heard(root, 'pointerout', left, null)).toBe(1)
  })
  it('are told on fields, and on what is not React’s own or not yet', () => {
    const root = page()
    expect(heard(root, 'click', drawn(root, {}, 'INPUT'))).toBe(1)
    expect(heard(root, 'focusout', drawn(root, {}, 'SELECT'))).toBe(1)
    expect(heard(root, 'click', { nodeName: 'B', parentNode: drawn(root) })).toBe(1)
  })
})
