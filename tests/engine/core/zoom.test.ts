/** Zoomed fields: positions, fingers, wheel and keys; a pinch never takes anything. */
import { describe, expect, it } from 'vitest'
import type { InputFrame, Pointer } from '../../../src/engine/core/game/contract'
import { frameFrom } from '../../../src/engine/core/input/input'
import type { Rect } from '../../../src/engine/core/math/geometry'
import { Camera } from '../../../src/engine/core/zoom/camera'
import { MAX_ZOOM } from '../../../src/engine/core/zoom/view'
import { createZoomInput } from '../../../src/engine/core/zoom/zoomInput'

const FIELD: Rect = { x: 0, y: 0, width: 400, height: 600 }
/** Something to take is near this position of the world. */
const THING = { x: 100, y: 100 }

interface Toy {
  field: Rect | null
  held: boolean
  focus: { x: number; y: number } | null
}

function open() {
  const world: Toy = { field: FIELD, held: false, focus: null }
  const hands = createZoomInput<Toy>(
    {
      field: ({ field }) => field,
      grabs: ({ held }, { x, y }) => held || Math.hypot(x - THING.x, y - THING.y) < 20,
      holds: ({ held }) => held,
      focus: ({ focus }) => focus,
    },
    () => world,
    () => true,
  )
  const { camera } = hands
  const take = (pointers: readonly Pointer[] = [], hold: readonly string[] = []): InputFrame =>
    hands.take(frameFrom(hold, [], pointers))
  take()
  const finger = (id: number, x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({
    id,
    x,
    y,
    down: true,
    pressed: false,
    released: false,
    kind: 'touch',
    ...more,
  })
  const mouse = (x: number, y: number, more: Partial<Pointer> = {}) =>
    finger(9, x, y, { kind: 'mouse', ...more })
  /** Zooms in around a position. */
  const enlarge = (factor: number, at = { x: 200, y: 300 }) => {
    camera.zoomBy(factor, at)
    take()
  }
  return { world, hands, camera, take, finger, mouse, enlarge }
}

const press = { pressed: true }
const release = { down: false, released: true }

describe('the camera', () => {
  it('zooms around a position, which stays in place', () => {
    const camera = new Camera(MAX_ZOOM)
    camera.attach({}, FIELD)
    const at = { x: 310, y: 90 }
    camera.zoomBy(3, at)
    for (let n = 0; n < 40; n++) {
      camera.step(false)
      expect(camera.toWorld(at).x).toBeCloseTo(at.x, 6)
      expect(camera.toWorld(at).y).toBeCloseTo(at.y, 6)
    }
    expect(camera.zoom).toBeCloseTo(3, 6)
    const back = camera.toSeen(camera.toWorld({ x: 17, y: 433 }))
    expect([back.x, back.y]).toEqual([expect.closeTo(17, 6), expect.closeTo(433, 6)])
  })
  it('never shows what is beyond the field, and zooms at most four times', () => {
    const { camera, enlarge } = open()
    enlarge(50, { x: 399, y: 1 })
    expect(camera.zoom).toBe(MAX_ZOOM)
    for (const [dx, dy] of [
      [9000, 9000],
      [-9000, -9000],
      [9000, -9000],
    ] as const) {
      camera.panBy(dx, dy)
      for (const corner of [
        { x: 0, y: 0 },
        { x: 400, y: 600 },
      ]) {
        const { x, y } = camera.toWorld(corner)
        expect(x >= -1e-9 && x <= 400 + 1e-9 && y >= -1e-9 && y <= 600 + 1e-9).toBe(true)
      }
    }
    camera.zoomBy(0.001, { x: 0, y: 0 })
    camera.step(true)
    expect(camera.zoom).toBe(1)
    expect(camera.toWorld({ x: 7, y: 8 })).toEqual({ x: 7, y: 8 })
  })
  it('resets for another world, and does not zoom a world that cannot be', () => {
    const { world, camera, take, enlarge, finger, hands } = open()
    enlarge(2)
    expect(camera.isOf(world)).toBe(true)
    const other = createZoomInput<Toy>(
      { field: () => null, grabs: () => true, holds: () => false, focus: () => null },
      () => world,
      () => true,
    )
    const frame = frameFrom(['zoomIn', 'up'], [], [finger(1, 5, 5, press)])
    expect(other.take(frame)).toMatchObject({ pressed: ['up'], pointers: [{ x: 5, y: 5, pressed: true }] })
    other.wheel({ x: 5, y: 5 }, 0, -400, false)
    other.take(frame)
    expect(other.camera.zoom).toBe(1)
    expect(hands.camera.zoom).toBe(2)
    take()
  })
})

describe('the wheel and keys', () => {
  it('zoom at the mouse, or at what keys control, and reach no rules', () => {
    const { world, hands, camera, take } = open()
    hands.wheel({ x: 100, y: 500 }, 0, -200, false)
    take()
    expect(camera.zoom).toBeGreaterThan(1.3)
    expect(camera.toWorld({ x: 100, y: 500 }).x).toBeCloseTo(100, 6)
    hands.wheel({ x: 100, y: 500 }, -60, 0, false)
    expect(camera.toWorld({ x: 100, y: 500 }).x).toBeLessThan(100)
    const passed = take([], ['zoomAll', 'up'])
    expect(passed).toMatchObject({ held: { up: 1 }, pressed: ['up'] })
    expect(camera.zoom).toBe(1)
    world.focus = { x: 390, y: 20 }
    for (let n = 0; n < 90; n++) take([], ['zoomIn'])
    expect(camera.zoom).toBe(MAX_ZOOM)
    const seen = camera.toSeen(world.focus)
    expect(seen.x > 0 && seen.x < 400 && seen.y > 0 && seen.y < 600).toBe(true)
    for (let n = 0; n < 300; n++) take([], ['panDown', 'panLeft'])
    expect(camera.toSeen(world.focus).y).toBeLessThan(0)
    // What keys move comes back into view.
    world.focus = { x: 380, y: 20 }
    take()
    expect(camera.toSeen(world.focus).y).toBeGreaterThanOrEqual(0)
  })
  it('do nothing beside the field', () => {
    const { hands, camera, take, mouse, enlarge } = open()
    hands.wheel({ x: 450, y: 100 }, 0, -400, false)
    take()
    expect(camera.zoom).toBe(1)
    enlarge(4)
    expect(take([mouse(450, 100, press)]).pointers).toEqual([mouse(450, 100, press)])
  })
})

describe('one pointer', () => {
  it('reaches the rules at the position of the world under it, at any zoom', () => {
    const { camera, take, mouse, enlarge } = open()
    for (const zoom of [1, 2, 4]) {
      camera.all()
      take()
      enlarge(zoom, { x: 40, y: 30 })
      const seen = camera.toSeen(THING)
      const [passed] = take([mouse(seen.x, seen.y, press)]).pointers
      expect(passed).toMatchObject({ pressed: true, x: expect.closeTo(100, 6), y: expect.closeTo(100, 6) })
      const [next] = take([mouse(seen.x + 40, seen.y, {})]).pointers
      expect(next?.x).toBeCloseTo(100 + 40 / zoom, 6)
      take([mouse(seen.x + 40, seen.y, release)])
    }
  })
  it('pans where it takes nothing: the position under it stays there', () => {
    const { camera, take, mouse, enlarge } = open()
    enlarge(2)
    const place = camera.toWorld({ x: 300, y: 400 })
    take([mouse(300, 400, press)])
    take([mouse(260, 350)])
    expect(camera.toSeen(place)).toEqual({ x: expect.closeTo(260, 6), y: expect.closeTo(350, 6) })
  })
  it('of a finger waits for a second one until it moves, or for a tenth of a second', () => {
    for (const [moves, ticks] of [
      [0, 7],
      [14, 2],
    ] as const) {
      const { take, finger } = open()
      expect(take([finger(1, 100, 100, press)]).pointers).toEqual([])
      let passed: readonly Pointer[] = []
      let n = 1
      for (; passed.length === 0 && n < 20; n++) passed = take([finger(1, 100 + moves, 100)]).pointers
      expect([passed[0]?.pressed, passed[0]?.x, n]).toEqual([true, 100, ticks])
      expect(take([finger(1, 120, 100)]).pointers).toMatchObject([{ pressed: false, x: 120 }])
    }
  })
  it('reaches the rules after a quick tap as a press and, a tick later, its release', () => {
    const { take, finger } = open()
    const both = take([finger(1, 100, 100, { ...press, ...release })]).pointers
    expect(both).toMatchObject([{ pressed: true, down: true, released: false }])
    expect(take().pointers).toMatchObject([{ pressed: false, down: false, released: true }])
    expect(take().pointers).toEqual([])
  })
  it('zooms in on a double tap on nothing, and out again', () => {
    const { camera, take, finger } = open()
    const tap = () => {
      take([finger(1, 300, 500, press)])
      take([finger(1, 300, 500, release)])
      for (let n = 0; n < 6; n++) take()
    }
    tap()
    expect(camera.zoom).toBe(1)
    tap()
    expect(camera.zoom).toBe(2.5)
    for (let n = 0; n < 30; n++) take()
    tap()
    tap()
    expect(camera.zoom).toBe(1)
  })
  it('pans slowly when it drags something to the edge, and not before', () => {
    const { world, camera, take, mouse, enlarge } = open()
    enlarge(4, { x: 100, y: 100 })
    take([mouse(100, 100, press)])
    world.held = true
    const before = camera.toWorld({ x: 0, y: 0 })
    take([mouse(200, 300)])
    expect(camera.toWorld({ x: 0, y: 0 })).toEqual(before)
    const places = [0, 1, 2].map(() => take([mouse(395, 300)]).pointers[0]?.x as number)
    expect(places[1]).toBeGreaterThan(places[0] as number)
    expect((places[2] as number) - (places[1] as number)).toBeLessThan(4)
    for (let n = 0; n < 900; n++) take([mouse(395, 300)])
    expect(camera.toWorld({ x: 400, y: 0 }).x).toBeCloseTo(400, 6)
  })
})

describe('two fingers', () => {
  const pair = ({ finger }: ReturnType<typeof open>, apart: number, more: Partial<Pointer> = {}) => [
    finger(1, 100 - apart, 100, more),
    finger(2, 100 + apart, 100, more),
  ]
  it('zoom what is between them, and reach no rules', () => {
    const toy = open()
    const { camera, take } = toy
    expect(take(pair(toy, 15, press)).pointers).toEqual([])
    for (let apart = 15; apart <= 45; apart += 5) expect(take(pair(toy, apart)).pointers).toEqual([])
    expect(camera.zoom).toBeCloseTo(3, 6)
    expect(camera.toWorld({ x: 100, y: 100 })).toEqual({
      x: expect.closeTo(100, 6),
      y: expect.closeTo(100, 6),
    })
    // The remaining one pans, and takes nothing either.
    const [one, two] = pair(toy, 45) as [Pointer, Pointer]
    expect(take([one, { ...two, ...release }]).pointers).toEqual([])
    const place = camera.toWorld({ x: 55, y: 100 })
    expect(take([{ ...one, x: 75, y: 130 }]).pointers).toEqual([])
    expect(camera.toSeen(place)).toEqual({ x: expect.closeTo(75, 6), y: expect.closeTo(130, 6) })
    expect(take([{ ...one, ...release }]).pointers).toEqual([])
  })
  it('that touch one shortly after the other take nothing, even if the first is on something', () => {
    const toy = open()
    const { take, finger, camera } = toy
    take([finger(1, 100, 100, press)])
    for (let n = 0; n < 4; n++) expect(take([finger(1, 103, 100)]).pointers).toEqual([])
    expect(take([finger(1, 103, 100), finger(2, 203, 100, press)]).pointers).toEqual([])
    expect(take([finger(1, 53, 100), finger(2, 253, 100)]).pointers).toEqual([])
    expect(camera.zoom).toBeCloseTo(2, 6)
  })
  it('never put down what an earlier tap picked up', () => {
    const toy = open()
    toy.world.held = true
    expect(toy.take(pair(toy, 20, press)).pointers).toEqual([])
    expect(toy.take(pair(toy, 60)).pointers).toEqual([])
    expect(toy.take(pair(toy, 60, release)).pointers).toEqual([])
    expect(toy.camera.zoom).toBeCloseTo(3, 6)
  })
  it('do not disturb a drag: the second has no effect', () => {
    const { world, camera, take, finger } = open()
    take([finger(1, 100, 100, press)])
    take([finger(1, 130, 100)])
    world.held = true
    take([finger(1, 140, 120)])
    const passed = take([finger(1, 150, 120), finger(2, 300, 300, press)]).pointers
    expect(passed).toMatchObject([{ id: 1, x: 150 }])
    expect(take([finger(1, 150, 120), finger(2, 390, 390)]).pointers).toHaveLength(1)
    expect(camera.zoom).toBe(1)
  })
})
