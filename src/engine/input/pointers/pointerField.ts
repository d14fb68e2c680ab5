/** The interface of a field that pointers act on: what it reports, and what it must know of the view. */
import type { Pointer } from '../../core/game/contract'
import type { QuarterTurns } from '../../core/game/shape'

export interface Swipe {
  readonly direction: 'up' | 'down' | 'left' | 'right'
}

export interface PointerField {
  /** The pointers of one tick. Each press and release appears once. */
  take(): readonly Pointer[]
  /** Drops everything that is held: the focus was lost, a panel opened. */
  release(): void
  stop(): void
}

export interface PointerHandlers {
  /**
   * False for a board of buttons that can also be swiped: clicks go to the buttons, only swipes are reported, and `take`
   * has no positions. Default true.
   */
  capture?: boolean
  /** `id` is the pointer's. */
  onPress?: ((id: number) => void) | undefined
  onRelease?: ((id: number) => void) | undefined
  onSwipe?: ((swipe: Swipe) => void) | undefined
  /** The wheel moved at a position in the world, by `dx` and `dy` CSS pixels. `pinch`: a trackpad reports two fingers. */
  onWheel?:
    | ((at: { readonly x: number; readonly y: number }, dx: number, dy: number, pinch: boolean) => void)
    | undefined
  /** How the view is rotated. Default 0. */
  turned?(): QuarterTurns
  /** The surroundings of the field: a finger that touches there counts as one on the field. */
  around?: HTMLElement | null
  /**
   * A finger in the surroundings moves the position of the last finger by its own movement: a paddle can be dragged from
   * anywhere.
   */
  drag?: boolean | undefined
  /** 1 is normal. At 2 a swipe needs half the distance, and a dragging finger moves things twice as far. */
  sensitivity?(): number
}
