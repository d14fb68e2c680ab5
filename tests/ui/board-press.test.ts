/** Presses of a board's cells, from the events that browsers send. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boardPress } from '../../src/ui/board/useBoardPress'

class Cell {
  dataset = { index: '7' }
  closest = () => this
}

const done: string[] = []
const act = (name: string) => () => void done.push(name)
const handlers = {
  onPress: act('press'),
  onAlternate: act('alternate'),
  onPoint() {},
  onDown() {},
  onLeave() {},
  onFocus() {},
  onBlur() {},
}

let board: ReturnType<typeof boardPress>
beforeEach(() => {
  vi.stubGlobal('Element', Cell)
  vi.stubGlobal('addEventListener', () => {})
  done.length = 0
  board = boardPress({ current: handlers })
})
afterEach(() => vi.unstubAllGlobals())

const event = (more: object) =>
  ({
    target: new Cell(),
    pointerType: 'mouse',
    button: 0,
    buttons: 0,
    detail: 0,
    nativeEvent: { pointerType: 'mouse' },
    preventDefault() {},
    ...more,
  }) as never

/** One press of the mouse: the menu comes with it, or after it, or not at all. */
function press(button: 0 | 2, menu: 'down' | 'up' | null, more: object = {}, clicks = button === 0) {
  const buttons = button === 0 ? 1 : 2
  board.onPointerDown(event({ button, buttons, ...more }))
  board.onMouseDown(event({ button, buttons, ...more }))
  if (menu === 'down') board.onContextMenu(event({ button, buttons, ...more }))
  board.onPointerUp(event({ button, ...more }))
  board.onMouseUp(event({ button, ...more }))
  if (menu === 'up') board.onContextMenu(event({ button, ...more }))
  if (clicks) board.onClick(event({ detail: 1, ...more }))
}

describe('a press of a cell has one effect', () => {
  it.each([
    ['left', () => press(0, null), 'press'],
    ['right, with the menu at once', () => press(2, 'down'), 'alternate'],
    ['right, with the menu at its end', () => press(2, 'up'), 'alternate'],
    ['Ctrl on a Mac, with a click', () => press(0, 'down', { ctrlKey: true }), 'alternate'],
    ['Ctrl on a Mac, without a click', () => press(0, 'down', { ctrlKey: true }, false), 'alternate'],
    ['Ctrl on a Mac, with the menu at its end', () => press(0, 'up', { ctrlKey: true }), 'alternate'],
    ['Ctrl elsewhere', () => press(0, null, { ctrlKey: true }), 'press'],
  ])('%s', (_, send, effect) => {
    send()
    expect(done).toEqual([effect])
    // Neither the next press nor a key is lost.
    press(0, null)
    board.onClick(event({}))
    expect(done).toEqual([effect, 'press', 'press'])
  })
  it('a key right after a menu presses', () => {
    press(0, 'down', { ctrlKey: true }, false)
    board.onClick(event({}))
    expect(done).toEqual(['alternate', 'press'])
  })
})
