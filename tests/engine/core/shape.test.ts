/** Fields with two orientations: sizes, the rotated view under fingers, keys and arrows, and strokes beside a field. */
import { afterEach, describe, expect, it } from 'vitest'
import type { OptionValues, PlayEvent, RealtimeGame } from '../../../src/engine/core/game/contract'
import { choice } from '../../../src/engine/core/game/declare'
import type { Halves } from '../../../src/engine/core/game/live'
import {
  endName,
  type QuarterTurns,
  seenSize,
  shapeOptions,
  turnsOf,
  worldSize,
} from '../../../src/engine/core/game/shape'
import { bindingsOf } from '../../../src/engine/input/bindings'
import type { PointerHandlers } from '../../../src/engine/input/pointers/pointerField'
import { listenPointers } from '../../../src/engine/input/pointers/pointers'
import { rotatedBindings, rotatedLabel, rotatedTouch } from '../../../src/engine/input/rotated'
import { findGame } from '../../../src/games/catalog'
import { ruling } from '../../../src/play/opening/options'
import { createField, pointerEvent } from '../../contract/devices'

const WIDE = { width: 800, height: 400 }
const TALL = { width: 400, height: 640 }

describe('the world of a game', () => {
  const game = (upright?: RealtimeGame['upright']) => ({ size: WIDE, ...(upright && { upright }) })
  it('differs in portrait only if the game has a portrait world', () => {
    expect(worldSize(game({ size: TALL }), { shape: 'upright' })).toBe(TALL)
    expect(worldSize(game({ size: TALL }), { shape: 'wide' })).toBe(WIDE)
    expect(worldSize(game({ turn: true }), { shape: 'upright' })).toBe(WIDE)
    expect(worldSize(game(), {})).toBe(WIDE)
  })
  it('is portrait, or of another size, only in modes whose size is not specified', () => {
    const upright = { size: TALL, modes: ({ mode }: OptionValues) => mode === 'ours' }
    expect(worldSize(game(upright), { shape: 'upright', mode: 'ours' })).toBe(TALL)
    expect(worldSize(game(upright), { shape: 'upright', mode: 'specified' })).toBe(WIDE)
    const ours = { wide: { width: 900, height: 400 }, upright: { width: 400, height: 700 } }
    const sized = { ...upright, sizes: ({ mode }: OptionValues) => (mode === 'ours' ? ours : null) }
    expect(worldSize(game(sized), { shape: 'wide', mode: 'ours' })).toBe(ours.wide)
    expect(worldSize(game(sized), { shape: 'upright', mode: 'ours' })).toBe(ours.upright)
    expect(worldSize(game(sized), { shape: 'wide', mode: 'specified' })).toBe(WIDE)
    expect(worldSize(game(sized), { shape: 'upright', mode: 'specified' })).toBe(WIDE)
    // Records of the specified mode do not depend on the window.
    const options = [
      choice('mode', { label: '', specified: '', ours: '' }, ['specified', 'ours']),
      ...shapeOptions(upright),
    ]
    expect(ruling(options, { mode: 'specified', shape: 'upright' })).toEqual({ mode: 'specified' })
    expect(ruling(options, { mode: 'ours', shape: 'upright' })).toEqual({ mode: 'ours', shape: 'upright' })
    expect(ruling(options, { mode: 'ours', shape: 'wide' })).toEqual({ mode: 'ours' })
  })
  it('rotates with the window, or with the game if it has a world of its own', () => {
    expect(turnsOf(game({ turn: true }), {}, 'upright')).toBe(-1)
    expect(turnsOf(game({ turn: true }), {}, 'wide')).toBe(0)
    const both = game({ turn: true, size: WIDE })
    expect(turnsOf(both, { shape: 'wide' }, 'upright')).toBe(0)
    expect(turnsOf(both, { shape: 'upright' }, 'wide')).toBe(-1)
    expect(turnsOf(game({ size: TALL }), { shape: 'upright' }, 'upright')).toBe(0)
    expect(seenSize(WIDE, -1)).toEqual({ width: 400, height: 800 })
    expect(seenSize(WIDE, 1)).toEqual({ width: 400, height: 800 })
    expect(seenSize(WIDE, 0)).toEqual(WIDE)
  })
  it("shows the end of this device's player at the bottom", () => {
    const live = (halves: Halves) => ({ ...game({ turn: true }), live: { halves } })
    const ends = live({ axis: 'x', first: 'start' })
    expect(turnsOf(ends, {}, 'upright', 0)).toBe(-1)
    expect(turnsOf(ends, {}, 'upright', 1)).toBe(1)
    expect(turnsOf(ends, {}, 'wide', 1)).toBe(0)
    const swapped = live({ axis: 'x', first: 'end' })
    expect(turnsOf(swapped, {}, 'upright', 0)).toBe(1)
    expect(turnsOf(swapped, {}, 'upright', 1)).toBe(-1)
    // Both players run in the same direction.
    expect(turnsOf(live({ axis: 'y', first: 'start' }), {}, 'upright', 1)).toBe(-1)
    expect(turnsOf(game({ turn: true }), {}, 'upright', 1)).toBe(-1)
  })
  it('is an option of the rules if there are two, and always an option of the view', () => {
    expect(shapeOptions(undefined)).toEqual([])
    expect(shapeOptions({ turn: true }).map(({ id, view }) => [id, view])).toEqual([['field', true]])
    expect(shapeOptions({ size: TALL }).map(({ id, view }) => [id, view])).toEqual([
      ['shape', undefined],
      ['field', true],
    ])
  })
})

describe('a rotated field', () => {
  let stop = () => {}
  afterEach(() => stop())
  const listen = (handlers: PointerHandlers, around?: { width: number; height: number }) => {
    // In portrait at half a pixel per unit: 200 by 400 pixels.
    const field = createField({ width: 200, height: 400 })
    const room = around ? createField(around) : field
    const pointers = listenPointers(field.element, () => WIDE, {
      ...handlers,
      ...(around && { around: room.element }),
    })
    stop = () => {
      pointers.stop()
      room.stop()
    }
    return { pointers, send: room.send }
  }
  const touch = (type: 'pointerdown' | 'pointermove' | 'pointerup', x: number, y: number, at: number) =>
    pointerEvent(type, { id: 1, x, y, down: type !== 'pointerup', kind: 'touch' }, at)

  it.each([
    {
      turned: -1,
      corners: [
        [0, 400, 0, 0],
        [200, 400, 0, 400],
        [0, 0, 800, 0],
        [50, 100, 600, 100],
      ],
    },
    {
      turned: 1,
      corners: [
        [200, 0, 0, 0],
        [0, 0, 0, 400],
        [200, 400, 800, 0],
        [50, 100, 200, 300],
      ],
    },
  ] as const)('has its corners where they are seen: $turned', ({ turned, corners }) => {
    const { pointers, send } = listen({ turned: () => turned })
    for (const [x, y, worldX, worldY] of corners) {
      send(touch('pointerdown', x, y, 0))
      expect(pointers.take()[0]).toMatchObject({ x: worldX, y: worldY })
      send(touch('pointerup', x, y, 1))
      pointers.take()
    }
  })
  it.each([
    [-1, 60, 0, 'down'],
    [-1, -60, 0, 'up'],
    [-1, 0, -60, 'right'],
    [-1, 0, 60, 'left'],
    [1, 60, 0, 'up'],
    [1, -60, 0, 'down'],
    [1, 0, -60, 'left'],
    [1, 0, 60, 'right'],
    [0, 60, 0, 'right'],
    [0, 0, -60, 'up'],
  ] as const)('at %i turns a stroke of %i, %i into %s', (turned, dx, dy, direction) => {
    const heard: string[] = []
    const { send } = listen({ turned: () => turned, onSwipe: (swipe) => heard.push(swipe.direction) })
    send(touch('pointerdown', 100, 200, 0))
    send(touch('pointermove', 100 + dx, 200 + dy, 10))
    expect(heard).toEqual([direction])
  })
  it('is controlled as it appears: keys, pads and arrows', () => {
    const bindings = bindingsOf([
      { action: 'up', label: 'Up', keys: ['ArrowUp', 'KeyW', 'Space'], pad: ['DpadUp', 'A'] },
      { action: 'right', label: 'Right', keys: ['ArrowRight', 'KeyD'], pad: ['LeftStickRight'] },
    ])
    expect(rotatedBindings(bindings, 0)).toEqual(bindings)
    expect(rotatedBindings(bindings, -1)).toMatchObject([
      { keys: ['ArrowLeft', 'KeyA', 'Space'], pad: ['DpadLeft', 'A'] },
      { keys: ['ArrowUp', 'KeyW'], pad: ['LeftStickUp'] },
    ])
    expect(rotatedBindings(bindings, 1)).toMatchObject([
      { keys: ['ArrowRight', 'KeyD', 'Space'], pad: ['DpadRight', 'A'] },
      { keys: ['ArrowDown', 'KeyS'], pad: ['LeftStickDown'] },
    ])
  })
  it.each([
    { turned: -1, stacked: ['up', 'down'], beside: ['right', 'left'], four: ['right', 'left', 'up', 'down'] },
    { turned: 1, stacked: ['down', 'up'], beside: ['left', 'right'], four: ['left', 'right', 'down', 'up'] },
  ] as const)('has arrows that point where things are seen to go: $turned', (expected) => {
    const { turned, stacked, beside, four } = expected
    expect(rotatedTouch({ arrows: ['up', 'down'], upright: true }, turned)).toEqual({
      arrows: stacked,
      upright: false,
    })
    expect(rotatedTouch({ arrows: ['left', 'right'] }, turned)).toEqual({ arrows: beside, upright: true })
    expect(rotatedTouch({ arrows: ['up', 'down', 'left', 'right'] }, turned).arrows).toEqual(four)
  })
  it('is described as it appears: sides and directions', async () => {
    expect([endName(0), endName(1)]).toEqual(['left', 'right'])
    expect([endName(0, -1), endName(1, -1)]).toEqual(['bottom', 'top'])
    expect([endName(0, 1), endName(1, 1)]).toEqual(['top', 'bottom'])
    const seen = (turned: QuarterTurns) =>
      ['Up', 'Left', 'Down', 'Right', 'Launch'].map((label) => rotatedLabel(label, turned))
    expect(seen(-1)).toEqual(['Left', 'Down', 'Right', 'Up', 'Launch'])
    expect(seen(1)).toEqual(['Right', 'Up', 'Left', 'Down', 'Launch'])
    for (const id of ['pong', 'air-hockey']) {
      const game = (await findGame(id)?.load())?.default as RealtimeGame
      const words = game.status?.goal as (event: PlayEvent, turned?: QuarterTurns) => string
      const goal = { type: 'goal', scorer: 1, left: 0, right: 1 }
      expect(words(goal)).toMatch(/for the right side, 0 to 1\.?$/)
      expect(words(goal, -1)).toMatch(/for the top side, 0 to 1\.?$/)
      expect(words(goal, 1)).toMatch(/for the bottom side, 0 to 1\.?$/)
      // Texts before a game apply to both views.
      expect(game.howTo.join()).not.toMatch(/\b(left|right|top|bottom)\b/i)
    }
  })
  it('takes swipes beside it, and drags from there without a jump', () => {
    const heard: string[] = []
    const around = { width: 200, height: 700 }
    const { pointers, send } = listen({ drag: true, onSwipe: (swipe) => heard.push(swipe.direction) }, around)
    send(touch('pointerdown', 40, 600, 0))
    // It was in the middle before any finger touched.
    expect(pointers.take()[0]).toMatchObject({ x: 400, y: 200, pressed: true })
    send(touch('pointermove', 90, 600, 10))
    expect(pointers.take()[0]).toMatchObject({ x: 600, y: 200 })
    expect(heard).toEqual(['right'])
    send(touch('pointerup', 90, 600, 20))
    pointers.take()
    send(touch('pointerdown', 10, 650, 30))
    expect(pointers.take()[0]).toMatchObject({ x: 600, y: 200 })
    // On the field itself, it follows the finger.
    send(touch('pointerup', 10, 650, 40))
    pointers.take()
    send(touch('pointerdown', 10, 100, 50))
    expect(pointers.take()[0]).toMatchObject({ x: 40, y: 100 })
  })
  it('ignores a mouse beside it', () => {
    const { pointers, send } = listen({ drag: true }, { width: 200, height: 700 })
    send(pointerEvent('pointerdown', { id: 2, x: 40, y: 600, down: true, kind: 'mouse' }, 0))
    expect(pointers.take().some(({ pressed }) => pressed)).toBe(false)
  })
})
