/** Owns what a field of pointers is to whoever listens on it: what it tells, and what it is told of the view. */
import type { Pointer } from '../../core/game/contract'

export interface Swipe {
  readonly direction: 'up' | 'down' | 'left' | 'right'
}

export interface PointerField {
  /** Pointers of one tick; presses and releases are told once. */
  take(): readonly Pointer[]
  /** Forgets everything held: focus was lost, a panel opened. */
  release(): void
  stop(): void
}

export interface PointerHandlers {
  /** False for a board of buttons that is also swiped: clicks are theirs, strokes are all that is told, and `take` knows no places. Default true. */
  capture?: boolean
  /** With the pointer's id. */
  onPress?(id: number): void
  onRelease?(id: number): void
  onSwipe?(swipe: Swipe): void
  /** A wheel turned at a place of the world, by so many CSS pixels as the world is seen; `pinch` where a trackpad tells of two fingers. */
  onWheel?(at: { readonly x: number; readonly y: number }, dx: number, dy: number, pinch: boolean): void
  /** The world is seen turned by a quarter against the clock: its left side lies at the bottom of the box. Default false. */
  turned?(): boolean
  /** What lies around the field: a finger that goes down there counts as one on the field. */
  around?: HTMLElement | null
  /** A finger from there moves the spot where the last one was, by its own way: a paddle is dragged from anywhere. */
  drag?: boolean
  /** 1 is the usual one: at 2 a stroke is told after half the way, and where fingers drag, half the way moves as far. */
  sensitivity?(): number
}
