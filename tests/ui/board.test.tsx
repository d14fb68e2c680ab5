/** The grid of boards: what a cell tells its styles. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Board } from '../../src/ui/board/Board'

it('gives the distance from where a change began to the styles of a cell', () => {
  const markup = renderToStaticMarkup(
    <Board label="Field" rows={1} cols={3} cell={(_row, col) => ({ name: `Cell ${col}`, ring: col })} />,
  )
  const cells = markup.match(/<button[^>]*>/g) ?? []
  expect(cells).toHaveLength(3)
  expect(cells[0]).not.toContain('--ring')
  expect(cells[1]).toContain('--ring:1')
  expect(cells[2]).toContain('--ring:2')
})
