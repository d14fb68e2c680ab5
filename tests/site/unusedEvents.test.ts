/** React receives every event that a part of the page handles, and skips the unused ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HANDLERS, skipUnusedEvents, UNUSED_EVENTS } from '../../src/site/app/unusedEvents'

/** The React props for these events, and for those that React derives from them. */
const UNUSED =
  /\bon(Transition|Animation)\w+|\bonMouse(Move|Over|Out|Up|Enter|Leave)(Capture)?\b|\bonGotPointerCapture/g
/** Props for the capture phase. */
const CAPTURE = /\bon(?:Pointer|Mouse|Focus|Blur|Click|LostPointer)\w*Capture(?=\b)/g

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== 'site/app/unusedEvents.ts')
  .map((file) => readFileSync(`src/${file}`, 'utf8'))

interface Rendered {
  readonly nodeName: string
  readonly parentNode: object | null
  readonly __reactProps$1?: Readonly<Record<string, unknown>>
}

/** How many events of a type on `target` reach a listener at the root. */
function received(
  root: EventTarget,
  type: string,
  target: object,
  relatedTarget: object | null = null,
): number {
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

const rendered = (
  parentNode: object | null,
  props: Readonly<Record<string, unknown>> = {},
  nodeName = 'DIV',
): Rendered => ({ nodeName, parentNode, __reactProps$1: props })

describe('unused events', () => {
  it('are not handled by any part of the page', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.flatMap((text) => text.match(UNUSED) ?? [])).toEqual([])
  })
  it('in the capture phase have only the handlers that are checked', () => {
    const used = new Set(sources.flatMap((text) => text.match(CAPTURE) ?? []))
    // This is the name of an event, not a capture handler.
    used.delete('onLostPointerCapture')
    expect([...used].sort()).toEqual(['onClickCapture', 'onPointerDownCapture'])
    expect(HANDLERS.click).toContain('onClickCapture')
    expect(HANDLERS.pointerdown).toContain('onPointerDownCapture')
  })
  it('do not reach the root, but all others do', () => {
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
  it('include presses on a path without handlers', () => {
    const root = page()
    const plain = rendered(rendered(root))
    const within = rendered(rendered(rendered(root, { onPointerDown: () => {}, onClickCapture: () => {} })))
    expect(received(root, 'pointerdown', plain)).toBe(0)
    expect(received(root, 'pointerdown', within)).toBe(1)
    expect(received(root, 'pointerup', within)).toBe(0)
    expect(received(root, 'click', plain)).toBe(0)
    expect(received(root, 'click', within)).toBe(1)
    expect(received(root, 'keydown', plain)).toBe(1)
  })
  it('do not include pointers that enter or leave an element with a handler', () => {
    const root = page()
    const plain = rendered(root)
    const entered = rendered(rendered(root, { onPointerEnter: () => {} }))
    const left = rendered(root, { onPointerLeave: () => {} })
    expect(received(root, 'pointerout', plain, plain)).toBe(0)
    expect(received(root, 'pointerout', plain, entered)).toBe(1)
    expect(received(root, 'pointerout', left, plain)).toBe(1)
    expect(received(root, 'pointerout', left, null)).toBe(1)
  })
  it('do not include those on fields, and on elements that React does not own', () => {
    const root = page()
    expect(received(root, 'click', rendered(root, {}, 'INPUT'))).toBe(1)
    expect(received(root, 'focusout', rendered(root, {}, 'SELECT'))).toBe(1)
    expect(received(root, 'click', { nodeName: 'B', parentNode: rendered(root) })).toBe(1)
  })
})
