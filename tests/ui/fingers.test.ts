/** Several fingers at once: on keys and pads each one presses, elsewhere none does. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Board } from '../../src/ui/board/Board'
import { Keypad } from '../../src/ui/board/Keypad'

/** A button as far as fingers know it. */
class Button {
  constructor(
    readonly name: string,
    readonly forThumbs: boolean,
  ) {}
  closest(selector: string) {
    return selector === 'button' || this.forThumbs ? this : null
  }
  click() {
    pressed.push(this.name)
  }
}

let pressed: string[] = []
let page: EventTarget
let under: Button | null = null

/** @param over what is under the finger; its events name the target where it went down */
const send = (type: string, id: number, target: Button, more: object = {}, over = target): Event => {
  const event = Object.assign(new Event(type, { cancelable: true }), {
    pointerId: id,
    pointerType: 'touch',
    isPrimary: id === 1,
    ...more,
  })
  Object.defineProperty(event, 'target', { value: target })
  under = over
  page.dispatchEvent(event)
  return event
}
const down = (id: number, target: Button, more?: object) => send('pointerdown', id, target, more)
const up = (id: number, target: Button, more?: object, over?: Button) =>
  send('pointerup', id, target, more, over)

const A = new Button('A', true)
const B = new Button('B', true)
const C = new Button('C', true)
const CELL = new Button('cell', false)

beforeEach(async () => {
  pressed = []
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('Element', Button)
  vi.stubGlobal('document', { elementFromPoint: () => under })
  vi.resetModules()
  const { watchFingers } = await import('../../src/ui/input/fingers')
  watchFingers()
})
afterEach(() => vi.unstubAllGlobals())

it('leaves the press of one finger to the browser', () => {
  down(1, A)
  up(1, A)
  expect(send('click', 1, A, { detail: 1 }).defaultPrevented).toBe(false)
  expect(pressed).toEqual([])
})
it('presses once for each of two overlapping thumbs, in the order in which they went down', () => {
  down(1, A)
  down(2, B)
  up(2, B)
  up(1, A)
  expect(pressed).toEqual(['A', 'B'])
  // Browsers that click for one of them do not press it again.
  expect(send('click', 1, A, { detail: 1 }).defaultPrevented).toBe(true)
})
it('presses for each thumb of a fast typist', () => {
  down(1, A)
  down(2, B)
  up(1, A)
  down(3, C)
  up(2, B)
  up(3, C)
  expect(pressed).toEqual(['A', 'B', 'C'])
})
it('presses although the press of the first finger was filtered', () => {
  down(2, B)
  up(2, B)
  expect(pressed).toEqual(['B'])
})
it('presses although another finger rests beside the keys', () => {
  down(1, CELL)
  down(2, B)
  up(2, B)
  up(1, CELL)
  expect(pressed).toEqual(['B'])
})
it('presses nothing on other boards, when the browser zooms, or where a finger slid off', () => {
  down(1, CELL)
  down(2, CELL)
  up(2, CELL)
  up(1, CELL)
  down(1, A)
  down(2, B)
  send('pointercancel', 1, A)
  send('pointercancel', 2, B)
  down(1, A)
  down(2, B)
  up(2, B, {}, C)
  expect(pressed).toEqual(['A'])
})
it('keypads and boards for thumbs are marked, other boards are not', () => {
  const keypad = renderToStaticMarkup(
    createElement(Keypad, {
      label: 'Keys',
      rows: 1,
      cols: 1,
      keys: [{ id: 'a', name: 'A', content: 'A' }],
      onPress: () => undefined,
    }),
  )
  expect(keypad).toContain('data-each-finger')
  const board = createElement(Board, { label: 'Field', rows: 1, cols: 1, cell: () => ({ name: 'Cell' }) })
  expect(renderToStaticMarkup(board)).not.toContain('data-each-finger')
})
it('leaves a mouse alone after several fingers', () => {
  down(1, A)
  down(2, B)
  up(1, A)
  up(2, B)
  down(9, C, { pointerType: 'mouse' })
  up(9, C, { pointerType: 'mouse' })
  expect(send('click', 9, C, { detail: 1 }).defaultPrevented).toBe(false)
})
