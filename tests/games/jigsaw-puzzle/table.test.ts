/** Tests Jigsaw Puzzle's table: board, pieces and tools in every window, and what the tools do. */
import { describe, expect, it } from 'vitest'
import { MOST_ZOOM } from '../../../src/engine/core/zoom/view'
import { GRIDS } from '../../../src/games/jigsaw-puzzle/rules'
import { pieceAt } from '../../../src/games/jigsaw-puzzle/rules/groups'
import { isEdge, snapOf } from '../../../src/games/jigsaw-puzzle/rules/world'
import { at, begin, drag, home, PHONE, piece, tap, tick, WINDOW } from './helpers'

describe('the table', () => {
  const sizes = [
    WINDOW,
    PHONE,
    { width: 304, height: 400 },
    { width: 700, height: 260 },
    { width: 3800, height: 2000 },
  ]
  it.each(sizes)('of $width x $height contains board, pieces and tools without overlap', (size) => {
    for (const difficulty of Object.keys(GRIDS)) {
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
      for (const rotation of ['off', 'on']) {
        const options = { difficulty: 'huge', rotation, picture: 'own' }
        const { tools } = begin(options, 1, { width: 836, height }).layout
        const lowest = tools.at(-1) as { y: number; height: number }
        expect(lowest.y + lowest.height).toBeLessThanOrEqual(height)
        if (height > 372) expect(tools[0]?.y).toBeGreaterThanOrEqual(116)
      }
  })

  it('has 200 pieces as large as fingers on a phone, once enlarged', () => {
    const [one] = begin({ difficulty: 'huge' }, 1, PHONE).pieces
    expect((one?.width ?? 0) * MOST_ZOOM).toBeGreaterThan(48)
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
