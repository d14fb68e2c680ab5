/** The print view without a page: which puzzles follow, and how they are placed on pages. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PrintPart, TurnGame } from '../../../src/engine/core/game/contract'
import { gridFor, paginate } from '../../../src/play/print/layout'
import { pagesOf } from '../../../src/play/print/Pages'
import { firstItems } from './made'

const min = { width: 70, height: 70 }
const part: PrintPart<number> = {
  rule: () => 'A rule.',
  items: (state) => [
    {
      key: String(state),
      name: '',
      min,
      puzzle: <svg data-state={state} />,
      solution: () => ({ drawing: <i>{state}</i>, name: 'Solved' }),
    },
  ],
}
const game = {
  options: [
    { id: 'level', label: 'Level', initial: 'easy', choices: [{ value: 'easy', label: 'Easy' }] },
    { id: 'other', label: 'Other', initial: 'on', choices: [{ value: 'on', label: 'On' }] },
  ],
  print: { label: 'Puzzles', counts: [1], extra: 'Solutions', options: ['level'] },
  rules: {
    // Some starts repeat the one before.
    start: (_: unknown, seed: number) => seed - (seed % 3 === 2 ? 1 : 0),
    notation: { read: (text: string) => Number(text) },
  },
} as unknown as TurnGame
const options = { level: 'easy', other: 'on' }
const make = (first: object, count = 4, own: PrintPart<number> = part) =>
  firstItems('small', game, own as PrintPart, { options, seed: 3, ...first }, count)

describe('the puzzles to print', () => {
  it('are those of the next seeds, without repeats, with the addresses that open them', async () => {
    const items = await make({})
    expect(items.map(({ number, seed, key }) => [number, seed, key])).toEqual([
      [1, 3, '3'],
      [2, 4, '4'],
      [3, 6, '6'],
      [4, 7, '7'],
    ])
    expect(items[1]?.address).toBe('arcade.example/games/small?seed=4')
    expect((await make({})).map(({ key }) => key)).toEqual(items.map(({ key }) => key))
  })
  it('begin with the position, if the game does', async () => {
    const items = await make({ position: '1/2:3,4 5' }, 2, {
      ...part,
      items: (state) => part.items(Number.isNaN(state) ? -1 : state, options),
    })
    expect(items.map(({ seed, address }) => [seed, address])).toEqual([
      [null, 'arcade.example/games/small?position=1/2:3,4+5'],
      [4, 'arcade.example/games/small?seed=4'],
    ])
  })
  it('follow the largest seed with 0', async () => {
    expect((await make({ seed: 4294967295 }, 2)).map(({ seed }) => seed)).toEqual([4294967295, 0])
  })
  it('end when nothing new follows', async () => {
    const same: PrintPart<number> = { ...part, items: () => part.items(1, options) }
    expect(await make({}, 4, same)).toHaveLength(1)
  })
})

describe('the layout', () => {
  const items = (count: number, size: number) =>
    Array.from({ length: count }, () => ({ min: { width: size, height: size } }))
  it.each([
    [1, 70, 1, 1],
    [2, 70, 1, 2],
    [4, 70, 2, 2],
    [6, 70, 2, 2],
    [6, 40, 2, 3],
    [4, 95, 1, 2],
    [4, 130, 1, 1],
    // Too large for any page: as large as possible.
    [2, 300, 1, 1],
  ])('of %i puzzles of at least %i mm has %i columns and %i rows', (count, size, columns, rows) => {
    expect(gridFor(items(count, size))).toMatchObject({ columns, rows })
  })
  it('makes solutions smaller', () => {
    expect(gridFor(items(12, 70), true)).toMatchObject({ columns: 3, rows: 4 })
  })
  it('fills page after page', () => {
    expect(paginate([1, 2, 3, 4, 5], { columns: 2, rows: 1, height: 1 })).toEqual([[1, 2], [3, 4], [5]])
  })
})

describe('the pages', () => {
  const render = async (count: number, extra: boolean, more: Partial<PrintPart<number>> = {}) => {
    const own = { ...part, ...more } as PrintPart
    const made = await firstItems('small', game, own, { options, seed: 3 }, count)
    return pagesOf({ entry: { title: 'Small' }, game, part: own, options, items: made, extra }).map((page) =>
      renderToStaticMarkup(page),
    )
  }
  it('have the title, the level, the rule, seeds and addresses', async () => {
    const [page = '', ...others] = await render(2, false)
    expect(others).toEqual([])
    const text = page.replace(/<[^>]*>/g, '|')
    for (const each of [
      'Small',
      'Easy',
      'A rule.',
      'Seed 3',
      'Seed 4',
      '2: arcade.example/games/small?seed=4',
    ])
      expect(text).toContain(`|${each}|`)
    expect(text).not.toContain('On')
  })
  it('end with the solutions, if they are wanted', async () => {
    const pages = await render(5, true)
    expect(pages).toHaveLength(3)
    expect(pages[0]).not.toContain('<i>3</i>')
    expect(pages[2]).toContain('<i>3</i>')
    expect(pages[2]).toContain('<i>9</i>')
    expect(pages[2]).toContain('<b>1. Solved</b>')
  })
  it('leave out solutions that do not exist', async () => {
    expect(
      await render(1, true, { items: (n) => [{ key: `${n}`, name: '', min, puzzle: null }] }),
    ).toHaveLength(1)
  })
  it('end with the game’s own page', async () => {
    const pages = await render(1, true, { sheet: () => ({ title: 'A list', drawing: <i /> }) })
    expect(pages).toHaveLength(2)
    expect(pages[1]).toContain('A list')
  })
})
