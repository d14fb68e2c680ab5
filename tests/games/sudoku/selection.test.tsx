/** Cells are selected by drags: which ones a drag reaches, and when it takes them out. */
import { createElement, type MouseEvent, type PointerEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPen, resetPen, setPen } from '../../../src/games/sudoku/view/pen'
import { useSelection } from '../../../src/games/sudoku/view/useSelection'

/** As on a phone, CSS pixels. */
const SIZE = 38

/** What is at a point: a cell, or nothing. */
function elementAt(x: number, y: number) {
  const [row, col] = [Math.floor(y / SIZE), Math.floor(x / SIZE)]
  if (row < 0 || row > 8 || col < 0 || col > 8) return null
  const box = { x: col * SIZE, y: row * SIZE, width: SIZE, height: SIZE }
  const cell = { dataset: { index: String(row * 9 + col) }, getBoundingClientRect: () => box }
  return { closest: () => cell }
}

let handlers: ReturnType<typeof useSelection>['handlers']
let capture = vi.fn()
const paper = { current: { contains: () => true } as unknown as HTMLElement }
function Paper() {
  handlers = useSelection(paper, () => false).handlers
  return null
}

beforeEach(() => {
  vi.stubGlobal('document', { elementFromPoint: elementAt })
  vi.stubGlobal('addEventListener', () => {})
  capture = vi.fn()
  renderToStaticMarkup(createElement(Paper))
})
afterEach(() => {
  resetPen()
  vi.unstubAllGlobals()
})

const at = (x: number, y: number, more: object = {}) =>
  ({
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    clientX: x,
    clientY: y,
    target: elementAt(x, y),
    currentTarget: { setPointerCapture: capture },
    ...more,
  }) as unknown as PointerEvent<HTMLElement>

/** Points every 2 px between the middles of two cells, moved by a wobble. */
function* way(from: number, to: number, wobble = 0) {
  const middle = (cell: number) => [(cell % 9) + 0.5, Math.floor(cell / 9) + 0.5].map((each) => each * SIZE)
  const [[x = 0, y = 0], [toX = 0, toY = 0]] = [middle(from), middle(to)]
  const steps = Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y)) / 2)
  for (let i = 0; i <= steps; i++) {
    const [across = 0, down = 0] =
      [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ][i % 4] ?? []
    const off = i === 0 || i === steps ? 0 : wobble
    yield [x + ((toX - x) * i) / steps + off * across, y + ((toY - y) * i) / steps + off * down] as const
  }
}

function drag(points: Iterable<readonly [number, number]>, more: object = {}) {
  const [first = [0, 0], ...others] = points
  handlers.onPointerDown(at(...first, more))
  for (const point of others) handlers.onPointerMove(at(...point, more))
  handlers.onPointerUp(at(...(others.at(-1) ?? first), more))
}
const selected = () => getPen().cells.toSorted((a, b) => a - b)

describe('a drag', () => {
  it.each([
    ['down to the right', 0, 80, 10],
    ['up to the right', 72, 8, -8],
  ])('%s with a wobble selects the diagonal only', (_, from, to, step) => {
    const diagonal = Array.from({ length: 9 }, (_, i) => from + i * step).toSorted((a, b) => a - b)
    for (const wobble of [0, 2, 4]) {
      drag(way(from, to, wobble))
      expect(selected(), `${wobble} px`).toEqual(diagonal)
    }
  })
  it('along a row keeps to it, also at its edge', () => {
    const edge = Array.from({ length: 60 }, (_, i) => [10 + i * 2, 2 * SIZE - 3 + (i % 3) * 2] as const)
    drag(edge)
    expect(selected()).toEqual([9, 10, 11])
  })
  it('reaches a cell only some way inside, and all cells that a fast pointer skips', () => {
    drag([
      [0.5 * SIZE, 20],
      [SIZE + 2, 20],
    ])
    expect(selected()).toEqual([])
    drag([
      [0.5 * SIZE, 20],
      [4.5 * SIZE, 20],
    ])
    expect(selected()).toEqual([0, 1, 2, 3, 4])
  })
  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Shift', { shiftKey: true }],
    ['Meta', { metaKey: true }],
  ])('with %s takes cells out from a selected one on, and adds them from another', (_, more) => {
    drag(way(0, 4))
    drag(way(2, 6), more)
    expect(selected()).toEqual([0, 1])
    drag(way(9, 0), more)
    expect(selected()).toEqual([0, 1, 9])
  })
  it('takes cells out while several are selected by presses', () => {
    setPen({ cells: [0, 1, 2], several: true })
    drag(way(1, 3))
    expect(selected()).toEqual([0])
  })
  it('goes on when its pointer cannot be captured', () => {
    capture.mockImplementation(() => {
      throw new Error('NotFoundError')
    })
    drag(way(0, 2))
    expect(selected()).toEqual([0, 1, 2])
  })
})

it('a press with Ctrl selects once, also on a Mac, where it is a right click', () => {
  const press = (menu: boolean, clicks: boolean) => {
    const event = (more: object) =>
      ({
        ...at(10, 10, { ctrlKey: true }),
        preventDefault() {},
        stopPropagation() {},
        ...more,
      }) as unknown as MouseEvent<HTMLElement> & PointerEvent<HTMLElement>
    handlers.onPointerDown(event({}))
    if (menu) handlers.onContextMenuCapture(event({}))
    handlers.onPointerUp(event({}))
    if (clicks) handlers.onClickCapture(event({ detail: 1 }))
    return selected()
  }
  expect([press(false, true), press(false, true)]).toEqual([[0], []])
  expect([press(true, true), press(true, true)]).toEqual([[0], []])
  expect([press(true, false), press(true, false)]).toEqual([[0], []])
})
