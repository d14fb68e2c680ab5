/** Owns the proof of Jigsaw Puzzle: its numbers, pieces that tile the picture exactly, snapping, groups, and every way to play. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { GameEvent, OptionValues, Pointer } from '../../src/engine/core/contract'
import { frameFrom, readInput } from '../../src/engine/core/input'
import { createRandom, drawBetween, drawInt } from '../../src/engine/core/random'
import { MOST_ZOOM } from '../../src/engine/core/zoom/view'
import { bot } from '../../src/games/jigsaw-puzzle/bot'
import game from '../../src/games/jigsaw-puzzle/index'
import { type Action, GRIDS, INTRO_TICKS, PICTURES, rules, SNAP } from '../../src/games/jigsaw-puzzle/rules'
import {
  covers,
  cutPicture,
  outline,
  polygon,
  TAB_REACH,
} from '../../src/games/jigsaw-puzzle/rules/generator'
import { pieceAt, turnGroup } from '../../src/games/jigsaw-puzzle/rules/groups'
import { resume } from '../../src/games/jigsaw-puzzle/rules/resume'
import { isEdge, type Piece, snapOf, type World } from '../../src/games/jigsaw-puzzle/rules/world'
import { must } from './must'

const WINDOW = { width: 1200, height: 640 }
const PHONE = { width: 374, height: 640 }

function begin(options: OptionValues = {}, seed = 1, size = WINDOW): World {
  const world = rules.start(options, seed, size)
  Object.assign(world, { state: 'play', wait: 0 })
  return world
}

function tick(world: World, hold: readonly string[] = [], pointers: readonly Pointer[] = []): GameEvent[] {
  const events: GameEvent[] = []
  rules.step(world, readInput<Action>(frameFrom(hold, [], pointers)), (event) => events.push(event))
  return events
}

const at = (x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({
  id: 1,
  x,
  y,
  down: true,
  pressed: false,
  released: false,
  kind: 'mouse',
  ...more,
})

/** Drags by mouse from one place to another. */
function drag(world: World, from: { x: number; y: number }, to: { x: number; y: number }): GameEvent[] {
  return [
    ...tick(world, [], [at(from.x, from.y, { pressed: true })]),
    ...tick(world, [], [at((from.x + to.x) / 2, (from.y + to.y) / 2)]),
    ...tick(world, [], [at(to.x, to.y)]),
    ...tick(world, [], [at(to.x, to.y, { down: false, released: true })]),
  ]
}

/** A finger's tap; it is gone in the tick after. */
function tap(world: World, x: number, y: number): GameEvent[] {
  return [
    ...tick(world, [], [at(x, y, { id: 5, kind: 'touch', pressed: true })]),
    ...tick(world, [], [at(x, y, { id: 5, kind: 'touch', down: false, released: true })]),
    ...tick(world),
  ]
}

const piece = (world: World, row: number, col: number) =>
  world.pieces.find((each) => each.row === row && each.col === col) as Piece
const home = ({ homeX, homeY }: Piece, dx = 0, dy = 0) => ({ x: homeX + dx, y: homeY + dy })

describe('the numbers', () => {
  it('are the specified ones, four pictures, 12, 24 or 48 pieces, a snap of 20 px; and 100 or 200 beyond them', () => {
    expect(PICTURES.slice(0, 4)).toEqual(['sunset', 'ocean', 'forest', 'city'])
    const picture = game.options.find(({ id }) => id === 'picture')
    expect(picture?.choices.map(({ value }) => value)).toEqual([...PICTURES, 'own'])
    expect(picture?.initial).toBe('sunset')
    expect(GRIDS).toEqual({ easy: [4, 3], medium: [6, 4], hard: [8, 6], large: [10, 10], huge: [20, 10] })
    expect(SNAP).toBe(20)
    const counts = Object.keys(GRIDS).map((difficulty) => begin({ difficulty }).pieces.length)
    expect(counts).toEqual([12, 24, 48, 100, 200])
    expect(game.options.find(({ id }) => id === 'difficulty')?.initial).toBe('easy')
  })
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
      for (let seed = 0; seed < 40; seed++) {
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

  it('gives every place of the picture to exactly one piece', () => {
    for (const [seed, [cols, rows]] of Object.values(GRIDS).entries()) {
      const cut = cutPicture(seed, cols, rows, 800, 600)
      const shapes = Array.from({ length: cols * rows }, (_, i) =>
        polygon(outline(cut, Math.floor(i / cols), i % cols), 24),
      )
      const random = createRandom(seed)
      for (let n = 0; n < 1500; n++) {
        const x = drawBetween(random, 0, 800)
        const y = drawBetween(random, 0, 600)
        must(shapes.filter((points) => covers(points, x, y)).length === 1, seed, x, y)
      }
    }
  })

  it('keeps tabs within their reach, and differs by seed', () => {
    let farthest = 0
    for (let seed = 0; seed < 60; seed++) {
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

  it('gives neighbours opposite tabs, and the frame none', () => {
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
  it.each(sizes)('of $width x $height holds board, pieces and tools without overlap', (size) => {
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

  it('keeps its tools clear of the buttons of a play on a lying phone', () => {
    for (const height of [340, 382])
      for (const rotation of ['off', 'on']) {
        const options = { difficulty: 'huge', rotation, picture: 'own' }
        const { tools } = begin(options, 1, { width: 836, height }).layout
        const lowest = tools.at(-1) as { y: number; height: number }
        expect(lowest.y + lowest.height).toBeLessThanOrEqual(height)
        if (height > 372) expect(tools[0]?.y).toBeGreaterThanOrEqual(116)
      }
  })

  it('has 200 pieces as large as fingers on a phone, once they are seen larger', () => {
    const [one] = begin({ difficulty: 'huge' }, 1, PHONE).pieces
    expect((one?.width ?? 0) * MOST_ZOOM).toBeGreaterThan(48)
  })

  it('leaves pieces as large as fingers on a phone', () => {
    expect(begin({ difficulty: 'hard' }, 1, PHONE).pieces[0]?.width).toBeGreaterThan(38)
  })
})

describe('a piece', () => {
  it('snaps within 20 px of its target, and not beyond', () => {
    for (const [dx, snaps] of [
      [0, true],
      [20, true],
      [-19.9, true],
      [20.5, false],
    ] as const) {
      const world = begin()
      const one = piece(world, 1, 1)
      const events = drag(world, one, home(one, dx))
      expect(one.placed).toBe(snaps)
      expect(events.some(({ type }) => type === 'snap')).toBe(snaps)
      if (snaps) expect(one).toMatchObject({ x: one.homeX, y: one.homeY, z: 0 })
      else expect(one.x).toBeCloseTo(one.homeX + dx)
      expect(rules.hud(world)).toMatchObject({ Moves: 1, Placed: `${snaps ? 1 : 0}/12` })
    }
  })

  it('rises to the top when picked up, and the uppermost one is picked', () => {
    const world = begin()
    const [a, b] = [piece(world, 0, 0), piece(world, 2, 3)]
    Object.assign(a, { x: b.x, y: b.y })
    expect(pieceAt(world, b.x, b.y)).toBe(b)
    a.z = 99
    expect(pieceAt(world, b.x, b.y)).toBe(a)
    world.topZ = 99
    tick(world, [], [at(a.x, a.y, { pressed: true })])
    expect(world.held?.piece).toBe(a.id)
    expect(a.z).toBe(100)
  })

  it('that is placed cannot be taken again', () => {
    const world = begin()
    const one = piece(world, 0, 0)
    drag(world, one, home(one))
    expect(drag(world, home(one), { x: 30, y: 30 })).toEqual([])
    expect(one.placed).toBe(true)
  })

  it('never leaves the field', () => {
    const world = begin({ rotation: 'on' })
    const one = piece(world, 0, 0)
    drag(world, one, { x: -900, y: 5000 })
    const tab = one.shape.bottom === 1 ? TAB_REACH * Math.min(one.width, one.height) : 0
    expect(one.x).toBeCloseTo(one.width / 2)
    expect(one.y).toBeCloseTo(WINDOW.height - one.height / 2 - tab)
    const random = createRandom(3)
    for (let n = 0; n < 300; n++) {
      const loose = world.pieces.filter(({ placed }) => !placed)
      const any = loose[drawInt(random, 0, loose.length - 1)]
      if (!any) break
      drag(world, any, { x: drawBetween(random, -400, 1800), y: drawBetween(random, -400, 1200) })
      tick(world, n % 3 ? ['turnRight'] : [])
      const { area } = world.layout
      for (const { x, y } of world.pieces) {
        expect(x > 0 && x < area.width, `x ${x}`).toBe(true)
        expect(y > 0 && y < area.height, `y ${y}`).toBe(true)
      }
    }
  })
})

describe('groups', () => {
  it('join off the board, move together and are placed together', () => {
    const world = begin()
    const [a, b, c] = [piece(world, 0, 0), piece(world, 0, 1), piece(world, 1, 1)]
    Object.assign(a, { x: 100, y: 100 })
    const events = drag(world, b, { x: 100 + b.width + 12, y: 100 - 9 })
    expect(events).toContainEqual(expect.objectContaining({ type: 'join', count: 2 }))
    expect([b.x, b.y]).toEqual([100 + b.width, 100])
    expect(a.group).toBe(b.group)
    drag(world, c, { x: b.x, y: b.y + b.height + 5 })
    expect(new Set([a.group, b.group, c.group]).size).toBe(1)
    expect(c.y).toBeCloseTo(b.y + b.height)
    drag(world, a, { x: 130, y: 140 })
    expect([c.x, c.y]).toEqual([130 + b.width, 140 + b.height])
    const snap = drag(world, b, home(b, 11, -8)).find(({ type }) => type === 'snap')
    expect(snap).toMatchObject({ count: 3, placed: 3, of: 12 })
    for (const each of [a, b, c]) expect([each.x, each.y]).toEqual([each.homeX, each.homeY])
  })

  it('join only neighbours of the same turn within 20 px', () => {
    const world = begin({ rotation: 'on' })
    const [a, b, far] = [piece(world, 0, 0), piece(world, 0, 1), piece(world, 2, 2)]
    for (const each of world.pieces) each.turn = 0
    Object.assign(a, { x: 120, y: 120 })
    const beside = { x: 120 + b.width, y: 120 }
    drag(world, far, beside)
    expect(far.group).not.toBe(a.group)
    drag(world, far, { x: 1000, y: 600 })
    b.turn = 1
    drag(world, b, beside)
    expect(b.group).not.toBe(a.group)
    drag(world, b, { x: beside.x + 21, y: 120 })
    world.cursor = b.id
    for (let n = 0; n < 3; n++) tick(world, ['turnRight'])
    expect([b.turn, b.group === a.group]).toEqual([0, false])
    b.x += 60
    drag(world, b, { x: beside.x + 19, y: 120 })
    expect(b.group).toBe(a.group)
  })

  it('turn as one, and fit again after four quarters', () => {
    const world = begin({ rotation: 'on' })
    const [a, b] = [piece(world, 1, 1), piece(world, 1, 2)]
    Object.assign(a, { x: 500, y: 300, turn: 0 })
    Object.assign(b, { x: 500 + b.width, y: 300, turn: 0, group: a.group })
    turnGroup(world, a, 1)
    expect([b.x, b.y, b.turn, a.turn]).toEqual([500, 300 + b.width, 1, 1])
    turnGroup(world, a, 1)
    expect([b.x, b.y]).toEqual([500 - b.width, 300])
    turnGroup(world, a, -1)
    turnGroup(world, a, -1)
    expect([b.x, b.y, b.turn]).toEqual([500 + b.width, 300, 0])
  })
})

describe('rotation', () => {
  it('is off at first; with it a piece snaps only when upright', () => {
    expect(begin().pieces.every(({ turn }) => turn === 0)).toBe(true)
    const world = begin({ rotation: 'on' }, 2)
    expect(new Set(world.pieces.map(({ turn }) => turn)).size).toBe(4)
    const one = piece(world, 1, 2)
    one.turn = 3
    drag(world, one, home(one, 4, 4))
    expect(one.placed).toBe(false)
    // Turned where it lies, it clicks in.
    expect(tick(world, ['turnRight']).map(({ type }) => type)).toEqual(['turn', 'snap'])
    expect(one.placed).toBe(true)
    expect(world.moves).toBe(2)
  })

  it('by the tool needs a piece in hand; R turns like E, and no option throws a puzzle away', () => {
    const world = begin({ rotation: 'on' }, 2)
    const { x, y } = world.layout.tools[2] as { x: number; y: number }
    expect(tap(world, x + 20, y + 20)).toEqual([])
    const one = world.pieces[5] as Piece
    tap(world, one.x, one.y)
    expect(tap(world, x + 20, y + 20)).toEqual([{ type: 'turn', piece: 5 }])
    expect(game.controls.find(({ action }) => action === 'turnRight')?.keys).toContain('KeyR')
    expect(game.options.every(({ locked }) => locked)).toBe(true)
  })
})

describe('without dragging', () => {
  it('a tap picks up and the next tap puts down', () => {
    const world = begin({}, 5, PHONE)
    const one = piece(world, 2, 0)
    tap(world, one.x, one.y)
    expect(world.held).toMatchObject({ piece: one.id, by: 'carry', pointer: -1 })
    expect(tap(world, one.homeX + 6, one.homeY - 5).map(({ type }) => type)).toContain('snap')
    expect(one.placed).toBe(true)
  })

  it('a click picks up, the mouse leads, and a click puts down', () => {
    const world = begin()
    const one = piece(world, 0, 3)
    tick(world, [], [at(one.x, one.y, { pressed: true })])
    tick(world, [], [at(one.x, one.y, { down: false, released: true })])
    tick(world, [], [at(500, 200, { down: false })])
    expect([one.x, one.y]).toEqual([500, 200])
    tick(world, [], [at(one.homeX, one.homeY, { pressed: true })])
    expect(one.placed).toBe(true)
    expect(world.moves).toBe(1)
  })

  it('keys find, pick up, carry on a lattice that leads home, and put down: a whole puzzle', () => {
    for (const [difficulty, size] of [
      ['easy', WINDOW],
      ['hard', PHONE],
    ] as const) {
      const world = begin({ difficulty }, 6, size)
      let presses = 0
      const press = (action: Action) => {
        presses++
        tick(world, [action])
        tick(world)
      }
      while (world.placed < world.pieces.length && presses < 4000) {
        const one = world.pieces[world.cursor] as Piece
        expect(one.placed).toBe(false)
        press('hold')
        expect(world.held?.piece).toBe(one.id)
        for (let n = 0; n < 60 && Math.abs(one.x - one.homeX) > 1; n++)
          press(one.x < one.homeX ? 'right' : 'left')
        for (let n = 0; n < 60 && Math.abs(one.y - one.homeY) > 1; n++)
          press(one.y < one.homeY ? 'down' : 'up')
        press('hold')
      }
      expect(world.placed).toBe(world.pieces.length)
      expect(world.state).toBe('end')
    }
  })

  it('takes the keys of one tick in the order pressed: the piece held first is the one that moves', () => {
    for (const [keys, held] of [
      [['hold', 'right'], true],
      [['right', 'hold'], false],
    ] as const) {
      const world = begin()
      const { cursor } = world
      const { x } = world.pieces[cursor] as Piece
      tick(world, keys)
      expect(world.held?.piece === cursor, keys.join(', ')).toBe(held)
      expect((world.pieces[cursor] as Piece).x !== x).toBe(held)
    }
  })

  it('arrows move from piece to piece; held ones repeat, and faster after a while', () => {
    const world = begin()
    const seen = new Set([world.cursor])
    for (const action of ['right', 'down', 'left', 'up', 'left', 'down', 'right', 'right', 'up'] as const) {
      tick(world, [action])
      tick(world)
      seen.add(world.cursor)
    }
    expect(seen.size).toBeGreaterThan(3)
    const one = world.pieces[world.cursor] as Piece
    tick(world, ['hold'])
    tick(world)
    for (let n = 0; n < 40; n++) tick(world, ['left'])
    tick(world)
    const steps: number[] = []
    const hold = (from: readonly string[]) => readInput<Action>(frameFrom(['right'], from))
    for (let n = 0; n < 60; n++) {
      const before = one.x
      rules.step(world, hold(n === 0 ? [] : ['right']), () => {})
      if (one.x !== before) steps.push(n)
    }
    const gaps = steps.map((at, i) => at - (steps[i - 1] ?? 0))
    expect(gaps.slice(0, 3)).toEqual([0, 18, 7])
    expect(Math.min(...gaps.slice(1))).toBe(3)
  })
})

describe('the tools', () => {
  it('ghost shows the picture; edges only hides inner pieces, which then cannot be taken', () => {
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

  it('edges only ends by itself with the last edge piece', () => {
    const world = begin()
    tick(world, ['edges'])
    const edge = world.pieces.filter(({ shape }) => isEdge(shape))
    const events = edge.flatMap((one) => drag(world, one, home(one)))
    expect(events.filter(({ type }) => type === 'edges')).toEqual([{ type: 'edges', on: false }])
    expect(world).toMatchObject({ edges: false, placed: 10 })
    expect(tick(world, ['edges'])).toEqual([{ type: 'edges', on: false }])
  })

  it('asks for a picture of the visitor only with that option, when the finger is lifted', () => {
    expect(tick(begin(), ['choose'])).toEqual([])
    const world = begin({ picture: 'own' })
    expect(tick(world, ['choose'])).toEqual([{ type: 'choose' }])
    const { x, y } = world.layout.tools.at(-1) as { x: number; y: number }
    const pressed = tick(world, [], [at(x + 9, y + 9, { pressed: true })])
    const released = tick(world, [], [at(x + 9, y + 9, { down: false, released: true })])
    expect([pressed, released]).toEqual([[], [{ type: 'choose' }]])
  })
})

describe('a play', () => {
  it('shows the whole picture first, cut short by any press', () => {
    const world = rules.start({}, 1, WINDOW)
    expect(tick(world)).toEqual([{ type: 'scatter' }])
    for (let n = 1; n < INTRO_TICKS; n++) tick(world)
    expect(world.state).toBe('play')
    const quick = rules.start({}, 1, WINDOW)
    tick(quick)
    tick(quick, ['hold'])
    expect(quick).toMatchObject({ state: 'play', held: { piece: 0 } })
  })

  it('is completed by the last piece, and tells time and moves', () => {
    const world = begin({}, 3)
    world.ticks = 60 * 42
    for (const one of world.pieces) drag(world, one, home(one, 3, 3))
    expect(world.state).toBe('end')
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < 120; n++) tick(world)
    expect(rules.outcome(world)).toEqual({
      result: 'won',
      title: 'Puzzle Complete!',
      detail: '12 pieces in 12 moves.',
      results: { Time: 42, Moves: 12 },
    })
  })

  it('is finished by a plain player at every difficulty, turned or not, on window and phone', () => {
    for (const difficulty of Object.keys(GRIDS))
      for (const rotation of ['off', 'on'])
        for (const size of [WINDOW, PHONE]) {
          const world = rules.start({ difficulty, rotation }, 11, size)
          for (let n = 0; n < 20_000 && !rules.outcome(world); n++) {
            const { hold = [], pointers = [] } = bot(world, n)
            rules.step(world, readInput<Action>(frameFrom(hold, [], pointers)), () => {})
          }
          expect(rules.outcome(world)?.result, `${difficulty} ${rotation} ${size.width}`).toBe('won')
        }
  })
})

describe('a kept puzzle', () => {
  const kept = () => {
    const world = begin({ rotation: 'on' }, 7)
    const [a, b, c] = [piece(world, 0, 0), piece(world, 1, 1), piece(world, 1, 2)]
    for (const each of [a, b, c]) each.turn = 0
    drag(world, a, home(a))
    drag(world, b, { x: 130, y: 130 })
    drag(world, c, { x: 130 + c.width + 4, y: 130 })
    expect([a.placed, b.group === c.group]).toEqual([true, true])
    world.ticks = 777
    return world
  }
  it('goes on as it was, in the same window', () => {
    const world = kept()
    const again = resume(JSON.parse(JSON.stringify(world)), { rotation: 'on' }, WINDOW) as World
    const rounded = ({ pieces }: World) =>
      pieces.map((each) => ({ ...each, x: each.x.toFixed(6), y: each.y.toFixed(6) }))
    expect(rounded(again)).toEqual(rounded(world))
    expect(rules.hud(again)).toEqual(rules.hud(world))
  })

  it('fits into another window: placed ones stay placed, groups together, all within', () => {
    const again = resume(JSON.parse(JSON.stringify(kept())), { rotation: 'on' }, PHONE) as World
    const [a, b, c] = [piece(again, 0, 0), piece(again, 1, 1), piece(again, 1, 2)]
    expect([a.x, a.y, a.placed]).toEqual([a.homeX, a.homeY, true])
    expect([c.x - b.x, c.y - b.y]).toEqual([expect.closeTo(b.width, 6), expect.closeTo(0, 6)])
    for (const { x, y } of again.pieces)
      expect(x > 0 && y > 0 && x < again.layout.area.width && y < again.layout.area.height).toBe(true)
  })

  it('deals pieces into the new trays that would lie on the board or in heaps', () => {
    for (const difficulty of Object.keys(GRIDS))
      for (const [from, to] of [
        [
          { width: 800, height: 300 },
          { width: 360, height: 600 },
        ],
        [PHONE, WINDOW],
      ] as const) {
        const world = begin({ difficulty }, 4, from)
        const again = resume(JSON.parse(JSON.stringify(world)), { difficulty }, to) as World
        const { board } = again.layout
        again.pieces.forEach((one, n) => {
          const on = one.x > board.x && one.x < board.x + board.width && one.y > board.y
          expect(on && one.y < board.y + board.height, `${difficulty} ${n}`).toBe(false)
          const apart = again.pieces.slice(n + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y))
          expect(Math.min(...apart, one.height)).toBeGreaterThan(one.height / 2)
        })
      }
  })

  it('is the whole picture when it is finished, as large as the other window allows', () => {
    const world = begin({}, 3, PHONE)
    for (const one of world.pieces) drag(world, one, home(one))
    for (let n = 0; n < 200; n++) tick(world)
    const again = resume(JSON.parse(JSON.stringify(world)), {}, WINDOW) as World
    expect(again.layout).toEqual(begin({}, 3, WINDOW).layout)
    for (const one of again.pieces) expect([one.x, one.y]).toEqual([one.homeX, one.homeY])
    expect(rules.outcome(again)).toEqual(rules.outcome(world))
    expect(rules.outcome(world)?.result).toBe('won')
  })

  it('is refused when it is broken, or of other options', () => {
    const good = JSON.parse(JSON.stringify(kept()))
    const options = { rotation: 'on' }
    expect(resume(good, { ...options, difficulty: 'hard' }, WINDOW)).toBeNull()
    expect(resume(good, {}, WINDOW)).toBeNull()
    for (const bad of [
      null,
      7,
      {},
      { ...good, seed: 'x' },
      { ...good, pieces: [] },
      { ...good, state: 'end' },
      { ...good, layout: {} },
    ])
      expect(resume(bad, options, WINDOW)).toBeNull()
    good.pieces[3].x = null
    expect(resume(good, options, WINDOW)).toBeNull()
  })
})
