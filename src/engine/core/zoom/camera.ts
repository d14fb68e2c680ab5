/** Owns the camera over a field: which part of it is seen and how large, and which place of the world a seen one shows. */
import { clamp, type Point, type Rect } from '../math/geometry'

/** What is seen: the world's place in the field's upper left corner, and the share of the field's width that is shown (1: all). */
interface Seen {
  share: number
  x: number
  y: number
}

/** Part of the way to where it is led that it goes in a tick. */
const EASE = 0.28
/** Nearer than this share it is there. */
const THERE = 0.002

/**
 * Places are in the world's units: seen ones where they would be with nothing enlarged. Share, x and y are led by the same
 * part of their ways: so the place that was enlarged around stays where it is, and the view within the field.
 */
export class Camera {
  /** The part of the world that it looks at; null where nothing is enlarged. */
  #field: Rect | null = null
  #of: unknown = null
  readonly #most: number
  #now: Seen = { share: 1, x: 0, y: 0 }
  #goal: Seen = { share: 1, x: 0, y: 0 }

  /** `most`: how many times as large things are seen at most. */
  constructor(most: number) {
    this.#most = most
  }
  /** Looks at all of `field`, of this world; null where nothing can be enlarged. */
  look(of: unknown, field: Rect | null): void {
    this.#of = of
    this.#field = field
    this.#now = { share: 1, x: field?.x ?? 0, y: field?.y ?? 0 }
    this.#goal = { ...this.#now }
  }
  /** Whether this is the world, and the very field, that it looks at. */
  isOf(world: unknown): boolean {
    return this.#of === world
  }
  get field(): Rect | null {
    return this.#field
  }
  /** How many times as large things are seen now: 1 or more. */
  get zoom(): number {
    return 1 / this.#now.share
  }
  /** Whether all of the field is seen, or will be in a moment. */
  get seesAll(): boolean {
    return this.#goal.share === 1
  }
  /** The place of the world that is seen there. */
  toWorld({ x, y }: Point): Point {
    const { x: left, y: top } = this.#field ?? this.#now
    const { share } = this.#now
    return { x: this.#now.x + (x - left) * share, y: this.#now.y + (y - top) * share }
  }
  /** Where a place of the world is seen. */
  toSeen({ x, y }: Point): Point {
    const { x: left, y: top } = this.#field ?? this.#now
    const { share } = this.#now
    return { x: left + (x - this.#now.x) / share, y: top + (y - this.#now.y) / share }
  }
  /** Leads to things `factor` times as large; what is seen at `at` stays there. */
  zoomBy(factor: number, at: Point): void {
    const { x: left, y: top } = this.#field ?? this.#now
    const goal = this.#goal
    const share = clamp(goal.share / factor, 1 / this.#most, 1)
    const x = goal.x + (at.x - left) * (goal.share - share)
    const y = goal.y + (at.y - top) * (goal.share - share)
    this.#goal = this.#within({ share, x, y })
  }
  /** Moves what is seen by so much, seen: at once. */
  panBy(dx: number, dy: number): void {
    for (const view of [this.#now, this.#goal])
      Object.assign(view, this.#within({ ...view, x: view.x - dx * view.share, y: view.y - dy * view.share }))
  }
  /** Shows this place of the world at this seen one, `zoom` times as large, at once: two fingers have it. */
  hold(place: Point, seen: Point, zoom: number): void {
    const { x: left, y: top } = this.#field ?? this.#now
    const share = clamp(1 / zoom, 1 / this.#most, 1)
    this.#now = this.#within({
      share,
      x: place.x - (seen.x - left) * share,
      y: place.y - (seen.y - top) * share,
    })
    this.#goal = { ...this.#now }
  }
  /** Leads to where this place of the world is in sight, at least `margin` from the edges, seen. */
  show(place: Point, margin: number): void {
    const field = this.#field
    if (!field) return
    const { share, x, y } = this.#goal
    const rim = (length: number) => Math.min(margin, length / 2) * share
    this.#goal = this.#within({
      share,
      x: clamp(x, place.x - field.width * share + rim(field.width), place.x - rim(field.width)),
      y: clamp(y, place.y - field.height * share + rim(field.height), place.y - rim(field.height)),
    })
  }
  /** Leads back to the whole field. */
  all(): void {
    if (this.#field) this.#goal = { share: 1, x: this.#field.x, y: this.#field.y }
  }
  /** A tick on the way to where it is led; with `still` it is there at once. */
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
