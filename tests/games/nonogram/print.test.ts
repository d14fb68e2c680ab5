/** What is printed is the puzzle of the seed: its clues, and cells that fulfill them. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/nonogram/options'
import { isSolved, rules, widthOf } from '../../../src/games/nonogram/rules'
import { lazyRules } from '../../../src/games/nonogram/rules/lazyRules'
import part from '../../../src/games/nonogram/view/print'

it.each([
  { puzzle: 'picture', size: '15' },
  { puzzle: 'generated', size: '10', level: 'medium' },
] as const)('$puzzle', async (chosen) => {
  await lazyRules.load()
  const all = completeOptions(options, chosen)
  const state = rules.start(all, 42)
  const [item, ...others] = part.items(state, all)
  expect(others).toEqual([])
  const drawing = renderToStaticMarkup(item?.puzzle)
  const texts = [...drawing.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)">(\d+)</g)].map(([, x, y, block]) => ({
    x: Number(x),
    y: Number(y),
    block: Number(block),
  }))
  const clue = (blocks: { block: number }[]) => blocks.map(({ block }) => block).filter(Boolean)
  state.rows.forEach((blocks, row) => {
    const own = texts.filter(({ x, y }) => x < 0 && Math.floor(y) === row).sort((a, b) => a.x - b.x)
    expect(clue(own)).toEqual(blocks)
  })
  state.cols.forEach((blocks, col) => {
    const own = texts.filter(({ x, y }) => y < 0 && Math.floor(x) === col).sort((a, b) => a.y - b.y)
    expect(clue(own)).toEqual(blocks)
  })
  // The drawing of the puzzle names neither cells nor the picture.
  expect(drawing).not.toContain('h1v1h-1z')
  expect(item?.name).toBe('')
  const solution = item?.solution?.()
  expect(solution?.name ?? null).toBe(state.name)
  const cells = new Array<string>(state.cells.length).fill('.')
  for (const [, col, row] of renderToStaticMarkup(solution?.drawing).matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    cells[Number(row) * widthOf(state) + Number(col)] = '#'
  expect(isSolved({ ...state, cells: cells.join('') })).toBe(true)
})
