/** Tests Jigsaw Puzzle's constants, the cut, the table and its tools. */

import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createRandom, drawBetween } from '../../../src/engine/core/math/random'
import { MAX_ZOOM } from '../../../src/engine/core/zoom/view'
import game from '../../../src/games/jigsaw-puzzle/index'
import { GRIDS, PICTURES, SNAP } from '../../../src/games/jigsaw-puzzle/rules'
import {
  covers,
  cutPicture,
  outline,
  polygon,
  TAB_REACH,
} from '../../../src/games/jigsaw-puzzle/rules/generator'
import { pieceAt } from '../../../src/games/jigsaw-puzzle/rules/groups'
import { isEdge, snapOf } from '../../../src/games/jigsaw-puzzle/rules/world'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { at, begin, DIFFICULTIES, drag, home, PHONE, piece, tap, tick, WINDOW } from './helpers'

it('the numbers are the specified ones, four pictures, 12, 24 or 48 pieces, a snap of 20 px; and 100 or 200 beyond them', () => {
  expect(PICTURES.slice(0, 4)).toEqual(['sunset', 'ocean', 'forest', 'city'])
  const picture = game.options.find(({ id }) => id === 'picture')
  expect(picture?.choices.map(({ value }) => value)).toEqual([...PICTURES, 'landscape', 'own'])
  expect(picture?.initial).toBe('sunset')
  expect(GRIDS).toEqual({ easy: [4, 3], medium: [6, 4], hard: [8, 6], large: [10, 10], huge: [20, 10] })
  expect(SNAP).toBe(20)
  const counts = DIFFICULTIES.map((difficulty) => begin({ difficulty }).pieces.length)
  expect(counts).toEqual([12, 24, 48, 100, 200])
  expect(game.options.find(({ id }) => id === 'difficulty')?.initial).toBe('easy')
})

describe('the cut', () => {
  const areaOf = (points: readonly { x: number; y: number }[]) =>
    points.reduce((sum, a, i) => {
      const b = points[(i + 1) % points.length] as { x: number; y: number }
      return sum + (a.x * b.y - b.x * a.y) / 2
    }, 0)

  it.each(Object.entries(GRIDS))(
    'of %s tiles the picture: edges mate and areas add up',
    (_, [cols, rows]) => {
      for (let seed = 0; seed < 6; seed++) {
        const cut = cutPicture(seed, cols, rows, 800, 600)
        let area = 0
        for (let row = 0; row < rows; row++)
          for (let col = 0; col < cols; col++) {
            const [, right, bottom] = outline(cut, row, col)
            const beside = col + 1 < cols ? outline(cut, row, col + 1)[3] : null
            const below = row + 1 < rows ? outline(cut, row + 1, col)[0] : null
            if (beside) must(isDeepStrictEqual([...beside].reverse(), right), seed, row, col)
            else expect(right.map(({ x }) => x)).toEqual([800, 800])
            if (below) must(isDeepStrictEqual([...below].reverse(), bottom), seed, row, col)
            else expect(bottom.map(({ y }) => y)).toEqual([600, 600])
            area += areaOf(polygon(outline(cut, row, col)))
          }
        expect(area).toBeCloseTo(800 * 600, 5)
      }
    },
  )

  it('assigns every point of the picture to exactly one piece', { tags: ['sample'] }, () => {
    for (const [seed, [cols, rows]] of Object.values(GRIDS).entries()) {
      const cut = cutPicture(seed, cols, rows, 800, 600)
      const shapes = Array.from({ length: cols * rows }, (_, i) =>
        polygon(outline(cut, Math.floor(i / cols), i % cols), 24),
      )
      const random = createRandom(seed)
      for (let n = 0; n < sample(20, 1500); n++) {
        const x = drawBetween(random, 0, 800)
        const y = drawBetween(random, 0, 600)
        must(shapes.filter((points) => covers(points, x, y)).length === 1, seed, x, y)
      }
    }
  })

  it('keeps tabs within their limit, and differs by seed', () => {
    let farthest = 0
    for (let seed = 0; seed < 20; seed++) {
      const cut = cutPicture(seed, 6, 4, 600, 400)
      for (let i = 0; i < 24; i++) {
        const row = Math.floor(i / 6)
        const col = i % 6
        for (const { x, y } of polygon(outline(cut, row, col), 12))
          farthest = Math.max(farthest, Math.abs(x - (col + 0.5) * 100), Math.abs(y - (row + 0.5) * 100))
      }
    }
    expect(farthest).toBeGreaterThan(50)
    expect(farthest).toBeLessThanOrEqual(50 + 100 * TAB_REACH)
    expect(cutPicture(1, 4, 3, 8, 6)).not.toEqual(cutPicture(2, 4, 3, 8, 6))
    const small = outline(cutPicture(3, 4, 3, 80, 60), 1, 1)
    const large = outline(cutPicture(3, 4, 3, 800, 600), 1, 1)
    expect(large[0][4]?.x).toBeCloseTo((small[0][4]?.x ?? 0) * 10)
  })

  it('gives neighbors opposite tabs, and the frame none', () => {
    const { pieces, cols, rows } = begin({ difficulty: 'hard' }, 9)
    for (const { row, col, shape } of pieces) {
      expect(shape.top === 0).toBe(row === 0)
      expect(shape.left === 0).toBe(col === 0)
      expect(shape.bottom === 0).toBe(row === rows - 1)
      expect(shape.right === 0).toBe(col === cols - 1)
      const beside = pieces.find((other) => other.row === row && other.col === col + 1)
      const below = pieces.find((other) => other.row === row + 1 && other.col === col)
      if (beside) expect(beside.shape.left).toBe(-shape.right)
      if (below) expect(below.shape.top).toBe(-shape.bottom)
    }
  })
})

describe('the table', () => {
  const sizes = [
    WINDOW,
    PHONE,
    { width: 304, height: 400 },
    { width: 700, height: 260 },
    { width: 3800, height: 2000 },
  ]
  it.each(sizes)('of $width x $height contains board, pieces and tools without overlap', (size) => {
    for (const difficulty of DIFFICULTIES) {
      const world = begin({ difficulty, rotation: 'on', picture: 'own' }, 4, size)
      const { layout, pieces } = world
      const { area, board, tools } = layout
      expect(board.width / board.height).toBeCloseTo(4 / 3)
      expect(board.x).toBeGreaterThanOrEqual(area.x)
      expect(board.x + board.width).toBeLessThanOrEqual(area.x + area.width)
      expect(board.y + board.height).toBeLessThanOrEqual(area.y + area.height)
      const all = ['ghost', 'edges', 'zoom', 'turn', 'choose']
      expect(tools.map(({ id }) => id)).toEqual(all.filter((id) => id !== 'zoom' || pieces.length > 48))
      for (const tool of tools) {
        expect(tool.x >= area.width || tool.y >= area.height).toBe(true)
        expect(Math.min(tool.width, tool.height)).toBeGreaterThanOrEqual(48)
        expect(tool.x + tool.width).toBeLessThanOrEqual(size.width)
        expect(tool.y + tool.height).toBeLessThanOrEqual(size.height)
      }
      for (const { x, y, homeX, homeY } of pieces) {
        expect(x >= 0 && y >= 0 && x <= area.width && y <= area.height).toBe(true)
        expect(Math.hypot(x - homeX, y - homeY)).toBeGreaterThan(snapOf(world, piece(world, 0, 0)))
      }
    }
  })

  it('keeps its tools clear of the game buttons on a phone in landscape', () => {
    for (const height of [340, 382])
      for (const rotation of ['off', 'on'] as const) {
        const chosen = { difficulty: 'huge', rotation, picture: 'own' } as const
        const { tools } = begin(chosen, 1, { width: 836, height }).layout
        const lowest = tools.at(-1) as { y: number; height: number }
        expect(lowest.y + lowest.height).toBeLessThanOrEqual(height)
        if (height > 372) expect(tools[0]?.y).toBeGreaterThanOrEqual(116)
      }
  })

  it('has 200 pieces as large as fingers on a phone, once enlarged', () => {
    const [one] = begin({ difficulty: 'huge' }, 1, PHONE).pieces
    expect((one?.width ?? 0) * MAX_ZOOM).toBeGreaterThan(48)
  })

  it('has pieces as large as fingers on a phone', () => {
    expect(begin({ difficulty: 'hard' }, 1, PHONE).pieces[0]?.width).toBeGreaterThan(38)
  })
})

describe('the tools', () => {
  it('ghost shows the picture; edges only hides inner pieces, which then cannot be picked up', () => {
    const world = begin()
    expect(tick(world, ['ghost'])).toEqual([{ type: 'ghost', on: true }])
    const inner = piece(world, 1, 1)
    expect(tick(world, ['edges'])).toEqual([{ type: 'edges', on: true }])
    expect(pieceAt(world, inner.x, inner.y)).toBeNull()
    expect(drag(world, inner, home(inner))).toEqual([])
    const ghost = world.layout.tools[0] as { x: number; y: number }
    tap(world, ghost.x + 20, ghost.y + 20)
    expect(world.ghost).toBe(false)
    const edges = world.layout.tools[1] as { x: number; y: number }
    tap(world, edges.x + 20, edges.y + 20)
    expect(pieceAt(world, inner.x, inner.y)).toBe(inner)
  })

  it('edges only ends automatically with the last edge piece', () => {
    const world = begin()
    tick(world, ['edges'])
    const edge = world.pieces.filter(({ shape }) => isEdge(shape))
    const events = edge.flatMap((one) => drag(world, one, home(one)))
    expect(events.filter(({ type }) => type === 'edges')).toEqual([{ type: 'edges', on: false }])
    expect(world).toMatchObject({ edges: false, placed: 10 })
    expect(tick(world, ['edges'])).toEqual([{ type: 'edges', on: false }])
  })

  it('asks for a picture of the player only with that option, when the finger is lifted', () => {
    expect(tick(begin(), ['choose'])).toEqual([])
    const world = begin({ picture: 'own' })
    expect(tick(world, ['choose'])).toEqual([{ type: 'choose' }])
    const { x, y } = world.layout.tools.at(-1) as { x: number; y: number }
    const pressed = tick(world, [], [at(x + 9, y + 9, { pressed: true })])
    const released = tick(world, [], [at(x + 9, y + 9, { down: false, released: true })])
    expect([pressed, released]).toEqual([[], [{ type: 'choose' }]])
  })
})
