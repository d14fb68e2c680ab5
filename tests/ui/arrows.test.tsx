/** Tests the arrows and circles over boards. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Arrows } from '../../src/ui/board/Arrows'
import { Board } from '../../src/ui/board/Board'
import { type Drawing, DrawingContext } from '../../src/ui/board/drawing'

const arrowOf = (from: number, to: number) =>
  renderToStaticMarkup(<Arrows strokes={[{ from, to }]} rows={8} cols={8} kind="hint" />)
const pointsOf = (markup: string) =>
  [...(markup.match(/ d="M([^"]*)Z"/)?.[1] ?? '').split('L')].map((point) => point.split(' ').map(Number))

describe('arrows', () => {
  it.each([
    [0, 7],
    [63, 0],
    [52, 37],
    [12, 11],
  ])(
    'from cell %i to %i: from the one to the middle of the other, its tip the farthest point',
    (from, to) => {
      const middle = (cell: number) => [(cell % 8) + 0.5, Math.floor(cell / 8) + 0.5] as const
      const [x, y] = middle(from)
      const points = pointsOf(arrowOf(from, to))
      const far = points.map(([px = 0, py = 0]) => Math.hypot(px - x, py - y))
      const [tipX = 0, tipY = 0] = points[far.indexOf(Math.max(...far))] ?? []
      const [toX, toY] = middle(to)
      expect(Math.hypot(tipX - toX, tipY - toY)).toBeLessThan(0.1)
      expect(Math.min(...far)).toBeLessThan(0.4)
    },
  )
  it('are circles where they end in the cell they begin in, and nothing without strokes', () => {
    expect(arrowOf(9, 9)).toContain('cx="1.5" cy="1.5"')
    expect(renderToStaticMarkup(<Arrows strokes={[]} rows={8} cols={8} kind="drawn" />)).toBe('')
  })
  it('are on a board that is drawn on, and on no other', () => {
    const board = (drawing: Drawing | null) =>
      renderToStaticMarkup(
        <DrawingContext value={drawing}>
          <Board label="Board" rows={2} cols={2} cell={(row, col) => ({ name: `${row} ${col}` })} />
        </DrawingContext>,
      )
    expect(board({ strokes: [{ from: 0, to: 3 }], press: null })).toContain('data-arrows="drawn"')
    expect(board(null)).not.toContain('data-arrows')
  })
})
