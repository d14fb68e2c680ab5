/** Corner and center notes, colors, and moves in several cells at once. */
import { beforeEach, describe, expect, it } from 'vitest'
import { createRandom, drawInt, pick, shuffled } from '../../../src/engine/core/math/random'
import { describeMove } from '../../../src/games/sudoku/describeMove'
import { reviewer } from '../../../src/games/sudoku/review'
import { isSolved, type Move, rules, type State } from '../../../src/games/sudoku/rules'
import { bitOf } from '../../../src/games/sudoku/rules/grid'
import { isOpen, LAYERS, type Layer, maxOf, type Written } from '../../../src/games/sudoku/rules/marks'
import { shapeOf } from '../../../src/games/sudoku/rules/shape'
import { cellView } from '../../../src/games/sudoku/view/cellView'
import * as pen from '../../../src/games/sudoku/view/pen'
import { History } from '../../../src/play/session/turns/history'
import { sample } from '../../support/proofs'
import { EASY, EASY_SOLVED, read } from './grids'
import { apply, play, put, refused, thinking } from './helpers'

const set = (layer: Layer, value: number, ...cells: number[]): Move => ({ type: 'set', layer, value, cells })
const unset = (layer: Layer, value: number, ...cells: number[]): Move => ({
  type: 'unset',
  layer,
  value,
  cells,
})
const erase = (...cells: number[]): Move => ({ type: 'erase', cells })
/** Everything that a player wrote. */
const written = ({ digits, notes, centers, colors, wrong }: State) => ({
  digits,
  notes,
  centers,
  colors,
  wrong,
})

/** Any move: of one cell in the notation of old games, or of several cells. */
function anyMove(random: ReturnType<typeof createRandom>): Move {
  const cells = shuffled(random, [...Array(81).keys()])
    .slice(0, drawInt(random, 1, 9))
    .sort((a, b) => a - b)
  const layer = pick(random, LAYERS)
  const value = drawInt(random, 1, maxOf(layer))
  const cell = cells[0]!
  return pick(random, [
    { type: 'set', layer, value, cells },
    { type: 'set', layer, value, cells },
    { type: 'unset', layer, value, cells },
    { type: 'erase', cells },
    { type: 'erase', cells, only: 'color' },
    { type: 'digit', cell, digit: drawInt(random, 1, 9) },
    { type: 'note', cell, digit: drawInt(random, 1, 9) },
    { type: 'clear', cell },
    { type: 'fill', cell: -1 },
  ] satisfies Move[])
}

describe('marks', () => {
  it('are set in all cells that can take them, and removed from all, in one move each', () => {
    const start = read(EASY)
    // Cells 0 and 1 are given.
    const centers = play(start, set('center', 4, 0, 1, 2, 3))
    expect(centers.centers!.flatMap((bits, cell) => (bits ? [[cell, bits]] : []))).toEqual([
      [2, bitOf(4)],
      [3, bitOf(4)],
    ])
    expect(centers.moves).toBe(1)
    const colors = play(centers, set('color', 8, 0, 1, 2))
    expect(colors.colors!.flatMap((color, cell) => (color ? [[cell, color]] : []))).toEqual([
      [0, 8],
      [1, 8],
      [2, 8],
    ])
    expect(written(play(colors, unset('color', 8, 0, 1, 2), unset('center', 4, 2, 3)))).toEqual(
      written(start),
    )
    expect(apply(start, set('note', 4, 2, 3)).events).toEqual([
      { type: 'note', digit: 4, on: true, cells: 2 },
    ])
  })
  it('are covered by a digit, and removed when it proves correct', () => {
    const noted = play(read(EASY), set('center', 4, 2, 3, 11), set('center', 2, 2), set('color', 3, 2, 3))
    expect(refused(play(noted, put(2, 5)), set('center', 1, 2))).toBe('')
    expect(play(noted, put(2, 5)).centers).toEqual(noted.centers)
    const right = play(noted, put(2, 4))
    expect(right.centers).toBeUndefined()
    expect(right.colors).toEqual(noted.colors)
  })
  it('are absent from a game that never had any, as in older saved games', () => {
    expect(Object.keys(play(read(EASY), put(2, 4)))).toEqual(Object.keys(read(EASY)))
    expect(read(EASY)).not.toHaveProperty('centers')
    expect(read(EASY)).not.toHaveProperty('colors')
  })
  it('are not in links', () => {
    const marked = play(read(EASY), set('color', 1, 0, 2), set('center', 5, 2), set('digit', 4, 2))
    expect(rules.notation!.write(marked)).toBe(EASY)
  })
  it('are erased in the order digits, notes, colors', () => {
    const full = play(
      read(EASY),
      set('color', 2, 0, 2, 3),
      set('center', 1, 3),
      set('note', 7, 3),
      set('digit', 4, 2),
    )
    const digits = play(full, erase(0, 2, 3))
    expect(digits.digits).toEqual(read(EASY).digits)
    expect(digits.notes).toEqual(full.notes)
    const notes = play(digits, erase(0, 2, 3))
    expect([notes.notes[3], notes.centers, notes.colors]).toEqual([0, undefined, full.colors])
    expect(play(notes, erase(0, 2, 3)).colors).toBeUndefined()
    expect(play(full, { type: 'erase', cells: [0, 2, 3], only: 'color' }).digits).toEqual(full.digits)
    expect(refused(read(EASY), erase(0, 2, 3))).toBe('')
    // One cell, as in older games.
    expect(play(notes, { type: 'clear', cell: 3 }).colors![3]).toBe(0)
  })
  it.each([
    ['no cells', { type: 'set', layer: 'note', value: 1, cells: [] }],
    ['a cell twice', { type: 'set', layer: 'note', value: 1, cells: [2, 2] }],
    ['no order', { type: 'set', layer: 'note', value: 1, cells: [3, 2] }],
    ['a cell outside', { type: 'set', layer: 'note', value: 1, cells: [2, 81] }],
    ['no list', { type: 'erase', cells: '2' }],
    ['a ninth color', { type: 'set', layer: 'color', value: 9, cells: [2] }],
    ['another layer', { type: 'set', layer: 'moves', value: 1, cells: [2] }],
    ['another thing to erase', { type: 'erase', cells: [2], only: 'digit' }],
    ['what is there', { type: 'unset', layer: 'center', value: 1, cells: [2] }],
    ['givens', { type: 'set', layer: 'digit', value: 1, cells: [0, 1] }],
  ])('are refused with %s', (_, move) => {
    expect(refused(read(EASY), move)).toBe('')
  })
})

describe('a digit in several cells', () => {
  it('reports a conflict for all of them', () => {
    expect(apply(read(EASY), set('digit', 4, 2, 3)).events).toEqual([
      { type: 'conflict', cell: 3, digit: 4, row: 1, column: 4, cells: 2 },
    ])
  })
  it('solves the puzzle with the last cells', () => {
    // The same digit is missing twice.
    const cells = [...EASY_SOLVED].flatMap((digit, cell) => (digit === '5' ? [cell] : [])).slice(0, 2)
    const puzzle = [...EASY_SOLVED].map((digit, cell) => (cells.includes(cell) ? '0' : digit)).join('')
    const { state, events } = apply(read(puzzle), set('digit', 5, ...cells))
    expect(isSolved(state)).toBe(true)
    expect(events).toMatchObject([{ type: 'digit', cells: 2 }])
    expect(refused(state, set('color', 1, 0))).toBe('')
  })
  it('is judged by the first wrong cell', () => {
    const start = read(EASY)
    const wrong = [...EASY_SOLVED].findIndex((digit, cell) => EASY[cell] === '0' && cell > 2 && digit !== '4')
    const move = set('digit', 4, 2, wrong)
    expect(reviewer.judge(start, move, play(start, move), thinking())).toMatchObject({
      loss: 1,
      sums: { wrong: 1 },
    })
  })
})

it('any moves undone give the start, and each undo takes back one move', { tags: ['sample'] }, () => {
  for (let seed = 0; seed < sample(12, 300); seed++) {
    const random = createRandom(seed)
    const start = read(EASY)
    const history = new History<State, Move>(start)
    const states = [start]
    for (let i = 0; i < 60; i++) {
      const move = anyMove(random)
      const before = history.state
      const applied = rules.apply(before, move, i)
      if ('refused' in applied) continue
      expect(applied.state.moves).toBe(before.moves + 1)
      // Givens stay, and marks are only where they can be.
      expect(
        applied.state.givens.every((given, cell) => !given || applied.state.digits[cell] === given),
      ).toBe(true)
      expect(JSON.parse(JSON.stringify(applied.state))).toStrictEqual(applied.state)
      expect(describeMove(before, move, applied.state)).toMatch(/^\S.{3,78}$/)
      history.push({ move, at: i, own: true, ...applied })
      states.push(applied.state)
    }
    expect(states.length).toBeGreaterThan(20)
    while (history.canUndo) {
      expect(history.state).toBe(states.pop())
      history.undo()
    }
    expect(history.state).toBe(start)
  }
})

it('setting and then removing the same leaves what was there', { tags: ['sample'] }, () => {
  for (let seed = 0; seed < sample(40, 1000); seed++) {
    const random = createRandom(seed)
    let state = read(EASY)
    for (let i = 0; i < 8; i++) {
      const applied = rules.apply(state, anyMove(random), i)
      if ('state' in applied) state = applied.state
    }
    const move = anyMove(random)
    // A digit removes notes and replaces another digit.
    if (move.type !== 'set' || move.layer === 'digit') continue
    const { layer, value } = move
    const fresh = move.cells.filter(
      (cell) =>
        isOpen(state, layer, cell) &&
        (layer === 'color' ? !state.colors?.[cell] : !contains(state, move, cell)),
    )
    if (fresh.length === 0) continue
    const after = play(state, { ...move, cells: fresh }, { type: 'unset', layer, value, cells: fresh })
    expect(written(after)).toEqual(written(state))
  }
})

const contains = (state: Written, { layer, value }: { layer: Layer; value: number }, cell: number) =>
  ((layer === 'note' ? state.notes : (state.centers ?? []))[cell] ?? 0) & bitOf(value)

describe('the pen', () => {
  beforeEach(() => {
    pen.resetPen()
    pen.showMore(false)
    pen.setPen({ digitFirst: false })
  })
  it('writes in all selected cells, and removes where all have it', () => {
    const state = read(EASY)
    pen.setPen({ cells: [3, 2, 0] })
    pen.setLayer('center')
    const first = pen.pressDigit(state, 4, true)!
    expect(first).toEqual(set('center', 4, 2, 3))
    const one = play(state, set('center', 4, 2))
    expect(pen.pressDigit(one, 4, true)).toEqual(set('center', 4, 3))
    expect(pen.pressDigit(play(state, first), 4, true)).toEqual(unset('center', 4, 2, 3))
    pen.setLayer('color')
    expect(pen.pressDigit(state, 8, true)).toEqual(set('color', 8, 0, 2, 3))
    expect(pen.pressDigit(state, 9, true)).toBeNull()
    const colored = play(state, set('color', 8, 0, 2, 3), set('digit', 4, 2))
    expect(pen.erase(colored, true)).toEqual({ type: 'erase', cells: [0, 2, 3], only: 'color' })
    pen.setLayer('digit')
    expect(pen.erase(colored, true)).toEqual(erase(0, 2, 3))
  })
  it('writes in one cell as in older games', () => {
    const state = read(EASY)
    pen.pressCell(state, 2)
    expect(pen.pressDigit(state, 4, false)).toEqual(put(2, 4))
    expect(pen.pressDigit(play(state, put(2, 4)), 4, false)).toEqual({ type: 'clear', cell: 2 })
    pen.setLayer('note')
    expect(pen.pressDigit(state, 4, false)).toEqual({ type: 'note', cell: 2, digit: 4 })
    expect(pen.erase(state, false)).toEqual({ type: 'clear', cell: 2 })
    // A given takes only colors.
    pen.setPen({ cells: [0] })
    expect(pen.erase(state, true)).toBeNull()
    expect(pen.erase(play(state, set('color', 1, 0)), true)).toEqual(erase(0))
  })
  it('selects several cells, and forgets a held digit by that', () => {
    const state = read(EASY)
    pen.pressDigit(state, 5, false)
    expect(pen.getPen().held).toBe(5)
    pen.toggleSeveral()
    for (const cell of [2, 3, 3, 12]) pen.pressCell(state, cell)
    expect(pen.getPen()).toMatchObject({ cells: [2, 12], held: 0 })
    pen.toggleSeveral()
    pen.pressCell(state, 2)
    expect(pen.getPen().cells).toEqual([2])
  })
  it('holds a color and gives it to pressed cells, also to givens', () => {
    const state = read(EASY)
    pen.setLayer('color')
    pen.setPen({ digitFirst: true })
    pen.pressDigit(state, 3, false)
    expect(pen.pressCell(state, 0)).toEqual(set('color', 3, 0))
    expect(pen.pressCell(play(state, set('color', 3, 0)), 0)).toEqual(unset('color', 3, 0))
    for (let i = 0; i < 6; i++) pen.turnDigit(1)
    expect(pen.getPen().held).toBe(1)
    // A held color is no digit.
    pen.setLayer('digit')
    expect(pen.getPen().held).toBe(0)
  })
})

it('names the marks of a cell to screen readers', () => {
  const state = play(
    read(EASY),
    set('note', 1, 2),
    set('note', 2, 2),
    set('center', 4, 2, 3),
    set('color', 5, 0, 2),
  )
  const nameOf = (cell: number) =>
    cellView(cell, state, {
      shape: shapeOf(state),
      hidden: false,
      chosen: -1,
      selected: new Set(),
      shown: 0,
      conflicts: new Set(),
      flash: 0,
      hint: -1,
      looked: new Set(),
      solved: false,
    }).name
  expect(nameOf(2)).toBe('Row 1, column 3, notes 1 2, center notes 4, dark blue')
  expect(nameOf(3)).toBe('Row 1, column 4, center notes 4')
  expect(nameOf(0)).toBe('Row 1, column 1, 5, given, dark blue')
})
