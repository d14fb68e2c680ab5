/** Printed mazes: their walls are those of the level, and the path leads from the start to the goal. */

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PrintPart } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import maze from '../../../src/games/invisible-maze'
import { options } from '../../../src/games/invisible-maze/options'
import { levelOf, rules } from '../../../src/games/invisible-maze/rules'
import { LEVELS, type Level } from '../../../src/games/invisible-maze/rules/levels'
import { madeLevel } from '../../../src/games/invisible-maze/rules/made'
import part from '../../../src/games/invisible-maze/view/print'
import { firstItems } from '../../play/print/made'

const wallsIn = (drawing: React.ReactNode, { size, walls }: Level) => {
  const found = walls.map(() => false)
  for (const [, col, row] of renderToStaticMarkup(drawing).matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    found[Number(row) * size + Number(col)] = true
  return found
}

/** The cells of the dashed path. */
const wayIn = (drawing: React.ReactNode, { size }: Level) => {
  const [, path = ''] = /d="M([\d. L]+)" stroke-width="0.16"/.exec(renderToStaticMarkup(drawing)) ?? []
  return path.split('L').map((place) => {
    const [x = 0, y = 0] = place.split(' ').map(Math.floor as (each: unknown) => number)
    return y * size + x
  })
}

it.each([...LEVELS, madeLevel(42, 1), madeLevel(42, 9)])('$name', (level) => {
  const state = rules.notation?.read(
    level.name.startsWith('Maze')
      ? `42/${level.id}:1,1`
      : `${level.id}:${Math.floor(level.start / level.size) + 1},${(level.start % level.size) + 1}`,
    completeOptions(options),
  )
  if (!state) throw new Error('no notation')
  expect(levelOf(state)).toEqual(level)
  const [item] = part.items(state, completeOptions(options))
  expect(wallsIn(item?.puzzle, level)).toEqual(level.walls)
  expect(wayIn(item?.puzzle, level)).toEqual([0])
  const way = wayIn(item?.solution?.()?.drawing, level)
  expect([way[0], way.at(-1)]).toEqual([level.start, level.end])
  way.forEach((cell, i) => {
    expect(level.walls[cell]).toBe(false)
    const before = way[i - 1] ?? cell
    const steps =
      Math.abs((cell % level.size) - (before % level.size)) +
      Math.abs(Math.floor(cell / level.size) - Math.floor(before / level.size))
    expect(steps).toBe(i === 0 ? 0 : 1)
  })
})

const series = (options: Record<string, string>, count: number, position?: string) =>
  firstItems(
    'invisible-maze',
    maze,
    part as PrintPart,
    { options, seed: 42, ...(position === undefined ? {} : { position }) },
    count,
  )

it('the next levels follow, after the last one the first', async () => {
  const items = await series({ mazes: 'seven', level: '6' }, 8)
  expect(items.map(({ name }) => name)).toEqual([6, 7, 1, 2, 3, 4, 5].map((id) => LEVELS[id - 1]?.name))
  expect(items[1]?.address).toMatch(/\?mazes=one&level=7&seed=42$/)
  const placed = await series({ mazes: 'seven', level: '1' }, 2, '3:1,1')
  expect(placed.map(({ name }) => name)).toEqual(['The Labyrinth', 'Spiral Trap'])
})

it('endless mazes follow in the same game', async () => {
  const items = await series({ mazes: 'made', level: '1' }, 3)
  expect(items.map(({ name }) => name)).toEqual(['Maze 1', 'Maze 2', 'Maze 3'])
  expect(items.map(({ address }) => address.split('?')[1])).toEqual([
    'mazes=made&seed=42',
    'mazes=made&position=42/2:1,1',
    'mazes=made&position=42/3:1,1',
  ])
  const placed = await series({ mazes: 'made', level: '1' }, 2, '7/5:1,1')
  expect(placed[1]?.address).toContain('position=7/6:1,1')
})
