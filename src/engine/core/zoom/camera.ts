/** The camera over a field: which part is visible at which zoom, and the mapping between view and world positions. */
import { clamp, type Point, type Rect } from '../math/geometry'

/**
 * The visible part: the world position at the field's top-left corner, and the visible fraction of the field's width
 * (1: all).
 */
interface Seen {
  share: number
  x: number
  y: number
}

/** Fraction of the remaining distance covered per tick. */
const EASE = 0.28
/** Below this remaining fraction the camera has arrived. */
const THERE = 0.002

/**
 * All positions are in world units; view positions are those where nothing is enlarged. Share, x and y ease by the
 * same fraction, so that the point being zoomed into stays in place and the view stays within the field.
 */
export class Camera {
  /** The part of the world in view; null if zoom is off. */
  #field: Rect | null = null
  #of: unknown = null
  readonly #max: number
  #now: Seen = { share: 1, x: 0, y: 0 }
  #goal: Seen = { share: 1, x: 0, y: 0 }

  /** @param max maximum zoom factor */
  constructor(max: number) {
    this.#max = max
  }
  /** Sets the world and its field; null turns zoom off. */
  attach(of: unknown, field: Rect | null): void {
    this.#of = of
    this.#field = field
    this.#now = { share: 1, x: field?.x ?? 0, y: field?.y ?? 0 }
    this.#goal = { ...this.#now }
  }
  /** Whether the camera looks at this world and exactly this field. */
  isOf(world: unknown): boolean {
    return this.#of === world
  }
  get field(): Rect | null {
    return this.#field
  }
  /** The current zoom factor, 1 or more. */
  get zoom(): number {
    return 1 / this.#now.share
  }
  /** Whether all of the field is visible, or will be when the camera has arrived. */
  get seesAll(): boolean {
    return this.#goal.share === 1
  }
  /** Converts a view position to a world position. */
  toWorld({ x, y }: Point): Point {
    const { x: left, y: top } = this.#field ?? this.#now
    const { share } = this.#now
    return { x: this.#now.x + (x - left) * share, y: this.#now.y + (y - top) * share }
  }
  /** Converts a world position to a view position. */
  toSeen({ x, y }: Point): Point {
    const { x: left, y: top } = this.#field ?? this.#now
    const { share } = this.#now
    return { x: left + (x - this.#now.x) / share, y: top + (y - this.#now.y) / share }
  }
  /** Zooms by `factor` with easing. The point at view position `at` stays in place. */
  zoomBy(factor: number, at: Point): void {
    const { x: left, y: top } = this.#field ?? this.#now
    const goal = this.#goal
    const share = clamp(goal.share / factor, 1 / this.#max, 1)
    const x = goal.x + (at.x - left) * (goal.share - share)
    const y = goal.y + (at.y - top) * (goal.share - share)
    this.#goal = this.#within({ share, x, y })
  }
  /** Pans by a distance in view units, without easing. */
  panBy(dx: number, dy: number): void {
    for (const view of [this.#now, this.#goal])
      Object.assign(view, this.#within({ ...view, x: view.x - dx * view.share, y: view.y - dy * view.share }))
  }
  /** Shows a world position at a view position with this zoom, without easing: two fingers hold it. */
  hold(point: Point, seen: Point, zoom: number): void {
    const { x: left, y: top } = this.#field ?? this.#now
    const share = clamp(1 / zoom, 1 / this.#max, 1)
    this.#now = this.#within({
      share,
      x: point.x - (seen.x - left) * share,
      y: point.y - (seen.y - top) * share,
    })
    this.#goal = { ...this.#now }
  }
  /** Pans with easing until a world position is at least `margin` from the edges of the view. */
  show(point: Point, margin: number): void {
    const field = this.#field
    if (!field) return
    const { share, x, y } = this.#goal
    const rim = (length: number) => Math.min(margin, length / 2) * share
    this.#goal = this.#within({
      share,
      x: clamp(x, point.x - field.width * share + rim(field.width), point.x - rim(field.width)),
      y: clamp(y, point.y - field.height * share + rim(field.height), point.y - rim(field.height)),
    })
  }
  /** Zooms out to the whole field with easing. */
  all(): void {
    if (this.#field) this.#goal = { share: 1, x: this.#field.x, y: this.#field.y }
  }
  /**
   * Advances the easing by one tick.
   *
   * @param still skip the easing
   */
  step(still: boolean): void {
    const { share, x, y } = this.#goal
    const now = this.#now
    const rest = Math.abs(share - now.share) + (Math.abs(x - now.x) + Math.abs(y - now.y)) / 1000
    const part = still || rest < THERE ? 1 : EASE
    now.share += (share - now.share) * part
    now.x += (x - now.x) * part
    now.y += (y - now.y) * part
    if (part === 1) this.#now = { ...this.#goal }
  }
  #within({ share, x, y }: Seen): Seen {
    const { x: left, y: top, width, height } = this.#field ?? { x: 0, y: 0, width: 0, height: 0 }
    return {
      share,
      x: clamp(x, left, left + width * (1 - share)),
      y: clamp(y, top, top + height * (1 - share)),
    }
  }
}
