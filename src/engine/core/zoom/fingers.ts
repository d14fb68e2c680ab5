/** Pointer gestures over a zoomable field: one pointer acts on the game or pans the view, two zoom it. */
import type { Pointer } from '../input/input'
import { hypot } from '../math/exactMath'
import { clamp, type Point } from '../math/geometry'
import type { Camera } from './camera'
import type { ZoomedWorld } from './view'

/** How long a finger waits for a second one before it acts, in ticks, and how far it may move meanwhile, in px. */
const WAIT_TICKS = 6
const WAIT_PX = 10
/** Two presses on empty space within these ticks and pixels zoom in by this factor, or back out. */
const DOUBLE_TICKS = 20
const DOUBLE_PX = 30
const DOUBLE_ZOOM = 2.5
/**
 * Dragging within EDGE px of the edge pans the view by up to EDGE_PAN px per tick, once the pointer has moved
 * EDGE_WAY px.
 */
const EDGE = 44
const EDGE_PAN = 6
const EDGE_WAY = 24

/**
 * `waits`: for a second finger. `passed`: passed to the rules. `pans`: passed to the rules, and pans the view.
 * `pinches`: one of two fingers. `drifts`: the finger left after a pinch; it pans. `beside`: went down outside the
 * field. `spent`: ignored until it is lifted.
 */
type Way = 'waits' | 'passed' | 'pans' | 'pinches' | 'drifts' | 'beside' | 'spent'

interface Finger {
  way: Way
  readonly fromX: number
  readonly fromY: number
  x: number
  y: number
  ticks: number
}

interface PassedPointer {
  readonly pointer: Pointer
  readonly beside: boolean
}

interface Pinch {
  readonly point: Point
  readonly zoom: number
  readonly apart: number
}

export interface Fingers<World> {
  /** The pointers of a tick, as the rules receive them. */
  pass(pointers: readonly Pointer[], world: World): readonly Pointer[]
  clear(): void
}

/** Creates the gestures for a camera. `game` decides what a press acts on. */
export function createFingers<World>(camera: Camera, game: ZoomedWorld<World>): Fingers<World> {
  const fingers = new Map<number, Finger>()
  let pinch: Pinch | null = null
  /** Releases for the next tick, so that a tap's press comes first. */
  let later: Pointer[] = []
  let tick = 0
  let last = { x: 0, y: 0, tick: Number.NEGATIVE_INFINITY }

  const isWithin = ({ x, y }: Point) => {
    const field = camera.field
    return !!field && x >= field.x && y >= field.y && x < field.x + field.width && y < field.y + field.height
  }
  const between = (a: Finger, b: Finger) => ({
    seen: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    apart: Math.max(1, hypot(a.x - b.x, a.y - b.y)),
  })
  const pair = () => [...fingers.values()].filter(({ way }) => way === 'pinches') as [Finger, Finger]
  const beginPinch = () => {
    const { seen, apart } = between(...pair())
    pinch = { point: camera.toWorld(seen), zoom: camera.zoom, apart }
  }
  /** Decides whether a press acts on the game or pans the view. */
  const decide = (finger: Finger, kind: Pointer['kind'], world: World) => {
    const at = { x: finger.fromX, y: finger.fromY }
    finger.way = game.grabs(world, camera.toWorld(at), kind) ? 'passed' : 'pans'
    if (finger.way === 'passed') return
    const again = tick - last.tick < DOUBLE_TICKS && hypot(at.x - last.x, at.y - last.y) < DOUBLE_PX
    last = again ? { ...at, tick: Number.NEGATIVE_INFINITY } : { ...at, tick }
    if (!again) return
    if (camera.seesAll) camera.zoomBy(DOUBLE_ZOOM, at)
    else camera.all()
  }
  const press = (pointer: Pointer, world: World): Finger => {
    const { x, y, kind } = pointer
    const finger: Finger = { way: 'waits', fromX: x, fromY: y, x, y, ticks: 0 }
    if (!isWithin(pointer)) finger.way = 'beside'
    else if (kind !== 'touch') decide(finger, kind, world)
    else {
      const others = [...fingers.values()].filter(({ way }) => way !== 'beside' && way !== 'spent')
      const [other] = others
      // A finger that drags something continues; a third finger is ignored.
      if (others.length > 1 || (other?.way === 'passed' && game.holds(world))) finger.way = 'spent'
      else if (other) {
        other.way = finger.way = 'pinches'
        fingers.set(pointer.id, finger)
        beginPinch()
      }
    }
    return finger
  }
  /** Pans the view while something is dragged near its edge. */
  const carry = (finger: Finger) => {
    const { field } = camera
    if (!field || hypot(finger.x - finger.fromX, finger.y - finger.fromY) < EDGE_WAY) return
    const pull = (at: number, length: number) =>
      clamp((EDGE - at) / EDGE, 0, 1) - clamp((EDGE - (length - at)) / EDGE, 0, 1)
    const dx = pull(finger.x - field.x, field.width)
    const dy = pull(finger.y - field.y, field.height)
    if (dx !== 0 || dy !== 0) camera.panBy(dx * EDGE_PAN, dy * EDGE_PAN)
  }
  const follow = (finger: Finger, { x, y }: Point) => {
    const way = { x: x - finger.x, y: y - finger.y }
    finger.x = x
    finger.y = y
    return way
  }

  /** Handles one pointer for a tick. The results are still in view positions. */
  const one = (pointer: Pointer, world: World): PassedPointer[] => {
    const { id, kind } = pointer
    let finger = fingers.get(id)
    if (pointer.pressed) {
      finger = press(pointer, world)
      fingers.set(id, finger)
    }
    // A mouse without a pressed button.
    if (!finger) {
      const beside = !isWithin(pointer)
      if (!beside && game.holds(world)) carry({ ...FROM_FAR, x: pointer.x, y: pointer.y })
      return [{ pointer, beside }]
    }
    const gone = !pointer.down
    const { fromX: x, fromY: y } = finger
    const way = follow(finger, pointer)
    if (gone) fingers.delete(id)
    if (finger.way === 'waits') {
      finger.ticks++
      const waits = finger.ticks <= WAIT_TICKS && hypot(pointer.x - x, pointer.y - y) <= WAIT_PX
      if (waits && !gone) return []
      decide(finger, kind, world)
      if (gone) later.push({ ...pointer, pressed: false, released: true })
      return [{ pointer: { ...pointer, x, y, down: true, pressed: true, released: false }, beside: false }]
    }
    if ((finger.way === 'pans' && !pointer.pressed) || finger.way === 'drifts') camera.panBy(way.x, way.y)
    if (finger.way === 'passed' && game.holds(world)) carry(finger)
    if (gone && finger.way === 'pinches') for (const left of pair()) left.way = 'drifts'
    const isPassed = finger.way === 'passed' || finger.way === 'pans' || finger.way === 'beside'
    return isPassed ? [{ pointer, beside: finger.way === 'beside' }] : []
  }

  return {
    pass(pointers, world) {
      tick++
      const due = later
      later = []
      for (const id of [...fingers.keys()]) if (!pointers.some((each) => each.id === id)) fingers.delete(id)
      const passed = pointers.flatMap((pointer) => one(pointer, world))
      const [a, b] = pair()
      if (pinch && a && b) {
        const { seen, apart } = between(a, b)
        camera.hold(pinch.point, seen, (pinch.zoom * apart) / pinch.apart)
      }
      // Convert with the updated camera, so that a dragged object stays under its finger.
      return [...due.map((pointer) => ({ pointer, beside: false })), ...passed].map(({ pointer, beside }) =>
        beside ? pointer : { ...pointer, ...camera.toWorld(pointer) },
      )
    },
    clear() {
      fingers.clear()
      later = []
      pinch = null
    },
  }
}

/** A hovering mouse counts as having moved far enough. */
const FROM_FAR: Finger = { way: 'passed', fromX: -1e6, fromY: -1e6, x: 0, y: 0, ticks: 0 }
