/** The mark of a hint: one outline around each area of cells, whatever its shape. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Board } from '../../src/ui/board/Board'
import { outlineOf } from '../../src/ui/board/outline'

/** Loops, and corners in all of them. */
function shapeOf(cells: readonly number[], cols: number) {
  const path = outlineOf(cells, cols)
  return { loops: path.split('Z').length - 1, corners: path.split('Q').length - 1 }
}

describe('the outline of marked cells', () => {
  it('is one loop around cells that touch, without lines between them', () => {
    expect(shapeOf([4], 3)).toEqual({ loops: 1, corners: 4 })
    expect(shapeOf([0, 1, 2], 3)).toEqual({ loops: 1, corners: 4 })
    expect(shapeOf([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual({ loops: 1, corners: 4 })
    expect(shapeOf([0, 1, 3], 3)).toEqual({ loops: 1, corners: 6 })
  })
  it('is a loop for each of the cells that touch only at a corner or not at all, and for a hole', () => {
    expect(shapeOf([0, 4], 3)).toEqual({ loops: 2, corners: 8 })
    expect(shapeOf([0, 2], 3)).toEqual({ loops: 2, corners: 8 })
    // The last cell of a row and the first one of the next.
    expect(shapeOf([2, 3], 3)).toEqual({ loops: 2, corners: 8 })
    expect(shapeOf([0, 1, 2, 3, 5, 6, 7, 8], 3)).toEqual({ loops: 2, corners: 8 })
  })
  it('stays inside the cells', () => {
    const numbers = (outlineOf([4], 3).match(/[\d.]+/g) ?? []).map(Number)
    expect(Math.min(...numbers)).toBeGreaterThan(1)
    expect(Math.max(...numbers)).toBeLessThan(2)
  })
})

it('a board has one mark, and says which cells it marks', () => {
  const board = (highlighted: readonly number[]) =>
    renderToStaticMarkup(
      <Board
        label="Field"
        rows={2}
        cols={2}
        cell={(row, col) => ({
          name: `Cell ${row * 2 + col}`,
          highlighted: highlighted.includes(row * 2 + col),
        })}
      />,
    )
  expect(board([])).not.toContain('data-mark')
  expect(board([0, 1]).match(/data-mark/g)).toHaveLength(1)
  expect(board([0, 1]).match(/Cell \d, highlighted/g)).toEqual(['Cell 0, highlighted', 'Cell 1, highlighted'])
})
