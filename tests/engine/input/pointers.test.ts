/** Pointers on a field: what a tick gets of them, and how fast they move on every display. */
import { afterEach, describe, expect, it } from 'vitest'
import type { PadButton, Pointer } from '../../../src/engine/core/game/contract'
import { createLoop } from '../../../src/engine/core/loop'
import { listenPointers } from '../../../src/engine/input/pointers/pointers'
import { LONGEST_MOVE_MS } from '../../../src/engine/input/pointers/tracked'
import { sensedPads } from '../../../src/engine/input/sensitivity'
import { waysOf } from '../../../src/engine/input/stick'
import { createField, pointerEvent } from '../../contract/devices'

const SIZE = { width: 800, height: 600 }
let field: ReturnType<typeof createField> | null = null
afterEach(() => field?.stop())
function open() {
  field = createField(SIZE)
  const { send } = field
  const pointers = listenPointers(field.element, () => SIZE)
  const at = (type: 'pointerdown' | 'pointermove' | 'pointerup', x: number, ms: number) =>
    send(pointerEvent(type, { id: 1, x, y: 300, down: type !== 'pointerup', kind: 'touch' }, ms))
  return { at, take: () => pointers.take()[0] as Pointer }
}

describe('the speed of a pointer', () => {
  it('is measured by event time stamps, whenever the tick reads it', () => {
    for (const hertz of [30, 60, 144]) {
      const { at, take } = open()
      at('pointerdown', 100, 0)
      take()
      const loop = createLoop()
      const speeds: number[] = []
      let sent = 1
      // A mouse reports a drag of 0.12 px per ms 120 times a second.
      for (let frame = 1; frame * (1000 / hertz) < 500; frame++) {
        for (; (sent * 1000) / 120 <= (frame * 1000) / hertz; sent++)
          at('pointermove', 100 + 0.12 * sent * (1000 / 120), (sent * 1000) / 120)
        loop.advance(1000 / hertz, () => speeds.push(take().speed ?? -1))
      }
      expect(speeds.length).toBeGreaterThan(20)
      // A tick may get the events of two, and the next none: the speed stays the same.
      for (const speed of speeds.filter((each) => each !== 0))
        expect(speed, `${hertz} Hz`).toBeCloseTo(0.12, 6)
      field?.stop()
    }
  })
  it('is 0 at rest and at a press, and rest before a stroke does not slow it down', () => {
    const { at, take } = open()
    at('pointerdown', 100, 0)
    expect(take()).toMatchObject({ pressed: true, speed: 0 })
    expect(take().speed).toBe(0)
    at('pointermove', 120, 900)
    expect(take().speed).toBeCloseTo(20 / LONGEST_MOVE_MS, 9)
    at('pointermove', 140, 910)
    at('pointerup', 140, 911)
    expect(take()).toMatchObject({ released: true, x: 140, speed: 2 })
  })
  it('belongs to the tick that gets the motion: a press counts where it was made', () => {
    const { at, take } = open()
    at('pointerdown', 100, 0)
    at('pointermove', 110, 5)
    expect(take()).toMatchObject({ x: 100, pressed: true, speed: 0 })
    const next = take()
    expect(next.pressed).toBe(false)
    expect(next.x).toBeCloseTo(110, 9)
    expect(next.speed).toBeCloseTo(2, 9)
  })
  it('is finite if no time passed between two moves', () => {
    const { at, take } = open()
    at('pointerdown', 100, 7)
    take()
    at('pointermove', 103, 7)
    expect(take().speed).toBeCloseTo(3, 9)
  })
})

describe('a wheel', () => {
  it('zooms at the position shown there, whether the field is rotated or not', () => {
    for (const [turned, at] of [
      [0, [200, 450]],
      [-1, [200, 150]],
      [1, [600, 450]],
    ] as const) {
      field = createField(SIZE)
      const heard: unknown[] = []
      listenPointers(field.element, () => SIZE, {
        turned: () => turned,
        onWheel: ({ x, y }, dx, dy, pinch) => heard.push([x, y, dx, dy, pinch]),
      })
      const turn = (values: object) =>
        field?.element.dispatchEvent(Object.assign(new Event('wheel', { cancelable: true }), values))
      turn({ clientX: 200, clientY: 450, deltaX: 0, deltaY: 3, deltaMode: 1, ctrlKey: false })
      turn({ clientX: 200, clientY: 450, deltaX: 2, deltaY: -5, deltaMode: 0, ctrlKey: true })
      turn({ clientX: 900, clientY: 450, deltaX: 2, deltaY: -5, deltaMode: 0, ctrlKey: true })
      expect(heard).toEqual([
        [...at, 0, 48, false],
        [...at, 2, -5, true],
      ])
      field.stop()
    }
  })
})

describe('swipes', () => {
  /** The directions of a finger that goes through these points, and returns to the first one by a new touch. */
  function swipesOf(points: readonly (readonly [x: number, y: number])[]): string[] {
    field = createField(SIZE)
    const { element, send } = field
    const swipes: string[] = []
    listenPointers(element, () => SIZE, { onSwipe: ({ direction }) => swipes.push(direction) })
    for (const [i, [x, y]] of points.entries())
      send(
        pointerEvent(i === 0 ? 'pointerdown' : 'pointermove', { id: 1, x, y, down: true, kind: 'touch' }, i),
      )
    return swipes
  }
  it('along the diagonal are one, however the finger wobbles', () => {
    const wobble = [0, 3, 1, 2] as const
    const at = (i: number) => 200 + 6 * i + (wobble[i % 4] ?? 0)
    const line = Array.from({ length: 40 }, (_, i) => [at(i), at(i + 1) - 6] as const)
    expect(swipesOf(line)).toHaveLength(1)
  })
  it('turn without lifting the finger', () => {
    const corner = [
      ...Array.from({ length: 6 }, (_, i) => [200 + 8 * i, 200] as const),
      ...Array.from({ length: 6 }, (_, i) => [240 + i, 208 + 8 * i] as const),
      ...Array.from({ length: 6 }, (_, i) => [246, 240 - 8 * i] as const),
    ]
    expect(swipesOf(corner)).toEqual(['right', 'down', 'up'])
  })
})

describe('sensitivity', () => {
  function openSensed(sensitivity: number, drag: boolean) {
    field = createField(SIZE)
    const { element, send } = field
    const swipes: string[] = []
    const pointers = listenPointers(element, () => SIZE, {
      drag,
      sensitivity: () => sensitivity,
      onSwipe: ({ direction }) => swipes.push(direction),
    })
    const at = (type: 'pointerdown' | 'pointermove' | 'pointerup', x: number, kind: Pointer['kind']) =>
      send(pointerEvent(type, { id: 1, x, y: 300, down: type !== 'pointerup', kind }, 0))
    const ends = (kind: Pointer['kind']) => {
      at('pointerdown', 400, kind)
      pointers.take()
      at('pointermove', 406, kind)
      return pointers.take()[0]?.x
    }
    return { ends, swipes }
  }
  it.each([
    [0.5, 403],
    [1, 406],
    [2, 412],
  ])('of %s takes a finger that drags from 400 to 406 to %s', (sensitivity, x) => {
    expect(openSensed(sensitivity, true).ends('touch')).toBeCloseTo(x, 9)
  })
  it('does not change a hovering finger or a mouse', () => {
    expect(openSensed(2, false).ends('touch')).toBeCloseTo(406, 9)
    field?.stop()
    expect(openSensed(2, true).ends('mouse')).toBeCloseTo(406, 9)
  })
  it('reports a short stroke only if it is high', () => {
    const usual = openSensed(1, false)
    usual.ends('touch')
    expect(usual.swipes).toEqual([])
    field?.stop()
    const high = openSensed(2, false)
    high.ends('touch')
    expect(high.swipes).toEqual(['right'])
  })
  it('of a stick reaches full travel, and 100% changes nothing', () => {
    const pad = (value: number) => [
      new Map<PadButton, number>([
        ['LeftStickLeft', value],
        ['LT', value],
      ]),
    ]
    const left = (value: number, sensitivity: number) =>
      sensedPads(pad(value), sensitivity)[0]?.get('LeftStickLeft')
    const same = pad(0.3)
    expect(sensedPads(same, 1)).toBe(same)
    expect([left(0.3, 2), left(0.5, 2), left(1, 2)]).toEqual([0.6, 1, 1])
    expect(left(0.4, 0.5)).toBeCloseTo(0.28, 9)
    expect(left(1, 0.5)).toBe(1)
    // Buttons have no travel.
    expect(sensedPads(pad(0.3), 2)[0]?.get('LT')).toBe(0.3)
    expect(waysOf(0.2, 0, false)).toEqual([])
    expect(waysOf(0.2, 0, false, 2)).toEqual([3])
    expect(waysOf(0.5, 0, false, 0.5)).toEqual([])
  })
})
