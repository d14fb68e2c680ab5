/** Tests what an editor of positions does to its board. */
import { describe, expect, it } from 'vitest'
import { type Cells, changedCell, type Ground, moved, pressed } from '../../src/ui/editor/placing'

/** A row of four cells as text. */
const row = (text: string): Cells => [...text].map((character) => (character === '.' ? null : character))
const textOf = (cells: Cells) => cells.map((piece) => piece ?? '.').join('')

/** Pieces slide to the right end. */
const slope: Ground = {
  settle: (cells) => {
    const pieces = cells.filter((piece) => piece !== null)
    return [...cells.slice(pieces.length).map(() => null), ...pieces]
  },
}
const closed: Ground = { isOpen: (cell) => cell !== 0 }

describe('a press', () => {
  it.each([
    ['....', 1, 'x', '.x..'],
    ['.o..', 1, 'x', '.x..'],
    ['.x..', 1, 'x', '....'],
    ['.x..', 1, null, '....'],
    ['....', 1, null, '....'],
  ])('%s, cell %i, %s: %s', (before, cell, piece, after) => {
    expect(textOf(pressed(row(before), cell, piece))).toBe(after)
  })
  it('changes nothing where no piece may stand', () => {
    const before = row('....')
    expect(pressed(before, 0, 'x', closed)).toBe(before)
  })
  it('changes nothing where an empty cell is erased, so that no cell is named', () => {
    const before = row('.x..')
    expect(pressed(before, 0, null)).toBe(before)
  })
  it('lets a piece come to rest, and names the cell where it did', () => {
    const before = row('..oo')
    const after = pressed(before, 0, 'x', slope)
    expect(textOf(after)).toBe('.xoo')
    expect(changedCell(before, after, 0)).toBe(1)
    expect(textOf(pressed(row('.xoo'), 2, 'o', slope))).toBe('..xo')
  })
})

describe('a drag', () => {
  it.each([
    ['x...', 0, 'x', 2, '..x.'],
    ['x.o.', 0, 'x', 2, '..x.'],
    ['x...', 0, 'x', null, '....'],
    ['....', null, 'x', 3, '...x'],
    ['....', null, 'x', null, '....'],
    ['x...', 0, 'x', 0, 'x...'],
  ])('%s, from %s, %s to %s: %s', (before, from, piece, to, after) => {
    expect(textOf(moved(row(before), from, piece, to))).toBe(after)
  })
  it('to where no piece may stand leaves the piece where it was', () => {
    const before = row('.x..')
    expect(moved(before, 1, 'x', 0, closed)).toBe(before)
  })
  it('changes nothing if the same piece is there already, or if the piece returns to where it was', () => {
    const before = row('..xo')
    expect(moved(before, null, 'x', 2)).toBe(before)
    expect(moved(before, 2, 'x', 0, slope)).toBe(before)
  })
  it('lets what was above the piece fall', () => {
    expect(textOf(moved(row('.xoo'), 3, 'o', null, slope))).toBe('..xo')
  })
})
