/** Tests what an editor of positions does to its board. */
import { describe, expect, it } from 'vitest'
import {
  type Cells,
  changedCell,
  movePiece,
  type PlacementRules,
  pressCell,
} from '../../src/ui/editor/placing'

/** A row of four cells as text. */
const row = (text: string): Cells => [...text].map((character) => (character === '.' ? null : character))
const textOf = (cells: Cells) => cells.map((piece) => piece ?? '.').join('')

/** Pieces slide to the right end. */
const slope: PlacementRules = {
  settle: (cells) => {
    const pieces = cells.filter((piece) => piece !== null)
    return [...cells.slice(pieces.length).map(() => null), ...pieces]
  },
}
const closed: PlacementRules = { isOpen: (cell) => cell !== 0 }

describe('a press', () => {
  it.each([
    ['....', 1, 'x', '.x..'],
    ['.o..', 1, 'x', '.x..'],
    ['.x..', 1, 'x', '....'],
    ['.x..', 1, null, '....'],
    ['....', 1, null, '....'],
  ])('%s, cell %i, %s: %s', (before, cell, piece, after) => {
    expect(textOf(pressCell(row(before), cell, piece))).toBe(after)
  })
  it('changes nothing where no piece may stand', () => {
    const before = row('....')
    expect(pressCell(before, 0, 'x', closed)).toBe(before)
  })
  it('changes nothing where an empty cell is erased, so that no cell is named', () => {
    const before = row('.x..')
    expect(pressCell(before, 0, null)).toBe(before)
  })
  it('lets a piece come to rest, and names the cell where it did', () => {
    const before = row('..oo')
    const after = pressCell(before, 0, 'x', slope)
    expect(textOf(after)).toBe('.xoo')
    expect(changedCell(before, after, 0)).toBe(1)
    expect(textOf(pressCell(row('.xoo'), 2, 'o', slope))).toBe('..xo')
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
    expect(textOf(movePiece(row(before), from, piece, to))).toBe(after)
  })
  it('to where no piece may stand leaves the piece where it was', () => {
    const before = row('.x..')
    expect(movePiece(before, 1, 'x', 0, closed)).toBe(before)
  })
  it('changes nothing if the same piece is there already, or if the piece returns to where it was', () => {
    const before = row('..xo')
    expect(movePiece(before, null, 'x', 2)).toBe(before)
    expect(movePiece(before, 2, 'x', 0, slope)).toBe(before)
  })
  it('lets what was above the piece fall', () => {
    expect(textOf(movePiece(row('.xoo'), 3, 'o', null, slope))).toBe('..xo')
  })
})
