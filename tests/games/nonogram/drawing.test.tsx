/** Tests lines as they are drawn: their direction, the number shown, and the sizes of board and clues. */

import { createElement, type PointerEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/nonogram/options'
import { rules } from '../../../src/games/nonogram/rules'
import { shownCells } from '../../../src/games/nonogram/rules/state'
import { cellView } from '../../../src/games/nonogram/view/cellView'
import { charsFor, linesOf } from '../../../src/games/nonogram/view/clueLines'
import { IN_SIGHT, LARGEST, layOut, ZOOMED } from '../../../src/games/nonogram/view/layout'
import { lineCount } from '../../../src/games/nonogram/view/lineCount'
import { extended, useLine } from '../../../src/games/nonogram/view/useLine'
import { cross, fill, played, puzzle } from './helpers'

const SIZE = 20
const commit = vi.fn()
let handlers: ReturnType<typeof useLine>['handlers']
function Paper() {
  const box = { x: 0, y: 0, width: 10 * SIZE, height: 10 * SIZE }
  handlers = useLine({
    frame: { current: null },
    before: 0,
    above: 0,
    area: { current: { getBoundingClientRect: () => box } as HTMLElement },
    rows: 10,
    cols: 10,
    state: puzzle('##########\n'.repeat(10)),
    active: true,
    isPan: false,
    begin: (cell) => fill(cell),
    commit,
  }).handlers
  return null
}

describe('a drag of the mouse', () => {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', () => {})
    renderToStaticMarkup(createElement(Paper))
  })
  afterEach(() => {
    commit.mockClear()
    vi.unstubAllGlobals()
  })
  const at = (x: number, y: number) =>
    ({
      pointerId: 1,
      pointerType: 'mouse',
      button: -1,
      clientX: x,
      clientY: y,
      currentTarget: {
        // As for a pointer that has ended.
        setPointerCapture() {
          throw new Error('NotFoundError')
        },
      },
    }) as unknown as PointerEvent<HTMLElement>
  const drag = (...places: (readonly [x: number, y: number])[]) => {
    const [[x, y] = [0, 0], ...others] = places
    handlers.onPointerDown({ ...at(x, y), button: 0 })
    for (const place of others) handlers.onPointerMove(at(...place))
    handlers.onPointerUp(at(...(places.at(-1) ?? [0, 0])))
    return commit.mock.lastCall?.[0].to
  }
  it('reaches a cell only some way inside', () => {
    expect(drag([10, 10], [21, 10])).toBe(0)
    expect(drag([10, 10], [61, 10])).toBe(2)
    expect(drag([10, 10], [64, 10])).toBe(3)
    expect(drag([70, 10], [19, 10])).toBe(1)
    expect(drag([10, 10], [10, 300])).toBe(90)
  })
})

describe('a line being drawn', () => {
  const COLS = 10
  /** Follows a pointer over cells, given as row and column, from row 2, column 2. */
  const drawn = (...places: [row: number, col: number][]) => {
    let move = fill(22)
    let way: 'row' | 'column' | null = null
    for (const [row, col] of places) {
      const next = extended(move, way, { row, col }, COLS)
      move = { ...move, to: next.to }
      way = next.way
    }
    return move.to
  }
  it('follows the longer direction at first', () => {
    expect(drawn([2, 3])).toBe(23)
    expect(drawn([2, 3], [4, 3])).toBe(42)
  })
  it('does not leave its row or column once it is long', () => {
    expect(drawn([2, 5])).toBe(25)
    expect(drawn([2, 5], [7, 4])).toBe(24)
    expect(drawn([5, 2], [4, 9])).toBe(42)
  })
  it('can turn after it is back at its first cell', () => {
    expect(drawn([2, 5], [2, 2], [6, 2])).toBe(62)
    expect(drawn([2, 5], [5, 2])).toBe(22)
  })
  it('shows the length of the block that it makes', () => {
    const state = played(puzzle('##########\n#........#'), fill(4, 5))
    const shown = shownCells(state)
    expect(lineCount(state, shown, fill(1, 3))).toBe(5)
    // Past a filled cell, and in the other direction.
    expect(lineCount(state, shown, fill(3, 7))).toBe(5)
    expect(lineCount(state, shown, fill(7, 3))).toBe(5)
    expect(lineCount(state, shown, fill(1, 2))).toBe(2)
    expect(lineCount(state, shown, fill(0, 10))).toBe(2)
    expect(lineCount(state, shown, cross(3, 7))).toBe(3)
  })
})

it('a mistake has a symbol besides its color, and is read aloud', () => {
  const state = played(puzzle('###\n#..', { crosses: 'off', check: 'on' }), fill(0), fill(4), cross(1))
  const look = { preview: null, isHinted: false, isLooked: false, isFresh: false, isSolved: false }
  const [right, crossed, wrong] = [0, 1, 4].map((cell) =>
    cellView(cell, state, { ...look, character: state.cells[cell] ?? '' }),
  )
  expect(right?.name).toBe('Row 1, column 1, filled; row clue 3, column clue 2')
  expect(right?.content).toBeUndefined()
  expect(wrong?.name).toBe('Row 2, column 2, mistake, filled; row clue 1, column clue 1')
  expect(crossed?.name).toMatch(/, mistake, crossed out;/)
  expect(wrong?.content).toBeDefined()
  expect(wrong?.content).not.toEqual(crossed?.content)
})

describe('the sizes of the board', () => {
  const state = rules.start(completeOptions(options, { puzzle: 'generated', size: '20', level: 'hard' }), 7)
  const phone = (zoom: number | null) => layOut(state, 386, 722, zoom)
  it('keep cells large enough on a phone, and can show the whole board', () => {
    expect(phone(null).cell).toBe(22)
    const { cell, before, whole } = phone(0)
    expect(cell).toBe(whole)
    expect(before + 20 * cell).toBeLessThanOrEqual(386)
  })
  it('show the whole board at first if that makes cells hardly smaller', () => {
    const middle = rules.start(
      completeOptions(options, { puzzle: 'generated', size: '15', level: 'hard' }),
      42,
    )
    const { cell, before, plain } = layOut(middle, 386, 722, null)
    expect(cell).toBe(plain)
    expect(cell).toBeGreaterThanOrEqual(20)
    expect(before + 15 * cell).toBeLessThanOrEqual(386)
  })
  it('leave at least half of a zoomed window to the cells', () => {
    for (const zoom of [ZOOMED, LARGEST]) {
      expect(phone(zoom).cell).toBe(zoom)
      expect(phone(zoom).before).toBeLessThan(386 / 2)
      expect(phone(zoom).above).toBeLessThan(722 / 2)
    }
    expect(phone(1000).cell).toBe(LARGEST)
  })
  it.each([
    ['upright phone', 356, 518],
    ['phone on its side', 252, 352],
    ['small phone', 316, 446],
    ['small phone on its side', 256, 312],
  ])(
    'show at least five rows and columns of a zoomed board with the longest clues on a %s',
    (_, width, height) => {
      for (const clue of [Array(10).fill(1), [1, 10, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2, 2]]) {
        const clues = { rows: Array(20).fill(clue), cols: Array(20).fill(clue) }
        for (const zoom of [ZOOMED, LARGEST]) {
          const { cell, before, above, font, chars, lines } = layOut(clues, width, height, zoom)
          expect(cell).toBeGreaterThanOrEqual(30)
          expect((width - before) / cell).toBeGreaterThanOrEqual(IN_SIGHT)
          expect((height - above) / cell).toBeGreaterThanOrEqual(IN_SIGHT)
          expect(font).toBeGreaterThanOrEqual(12)
          // Every number has its place beside the cell.
          expect((linesOf(clue, chars).length + 0.4) * font).toBeLessThanOrEqual(cell)
          expect((charsFor(clue, lines) + 1) * 0.6 * font).toBeLessThanOrEqual(cell)
        }
      }
    },
  )
  it('break a clue into lines in reading order', () => {
    expect(linesOf([1, 10, 2, 3], 4)).toEqual([
      [1, 10],
      [2, 3],
    ])
    expect(linesOf([1, 10, 2], 1)).toEqual([[1], [10], [2]])
    expect(linesOf([], 5)).toEqual([[0]])
    expect(charsFor([1, 10, 2, 3], 2)).toBe(4)
  })
  it('fill a large window without zoom', () => {
    const small = rules.start(completeOptions(options, { size: '5' }), 1)
    const { cell, plain, whole, unit } = layOut(small, 820, 1000, null)
    expect(cell).toBeGreaterThan(LARGEST)
    expect([plain, whole, unit]).toEqual([cell, cell, cell])
  })
})
