/** Types of a zoomable view: what it needs from a game, and what the host gets from it. */
import type { InputFrame, Pointer } from '../input/input'
import type { Point, Rect } from '../math/geometry'
import type { Camera } from './camera'

/** Maximum zoom factor. */
export const MAX_ZOOM = 4

export type ZoomAction = 'zoomIn' | 'zoomOut' | 'zoomAll' | 'panUp' | 'panDown' | 'panLeft' | 'panRight'

/**
 * What a zoomable view needs to know about a game's world. The rules do not know about the view; they receive world
 * positions.
 */
export interface ZoomedWorld<World> {
  /** The part of the world that can be zoomed; anything outside stays in place. Null if nothing can be zoomed now. */
  field(world: World): Rect | null
  /** Whether a press at this position acts on the game. If not, it may pan the view. */
  grabs(world: World, point: Point, kind: Pointer['kind']): boolean
  /** Whether a pointer is dragging something, so that the view pans near its edges. */
  holds(world: World): boolean
  /** What keys control, which is kept in view. Null if they control nothing. */
  focus(world: World): Point | null
}

export interface ZoomInput {
  readonly camera: Camera
  /** The input of a tick as the rules receive it: in world positions, without what moves the view. */
  take(frame: InputFrame): InputFrame
  /** A wheel event at a view position, in CSS pixels. `pinch` is true for trackpad pinches. */
  wheel(at: Point, dx: number, dy: number, pinch: boolean): void
}

/** The `zoom` of a definition. */
export interface Zoom<World = unknown> {
  /** Starts the view for a series of games: `world` returns the current one, `still` whether easing is off. */
  begin(world: () => World, still: () => boolean): ZoomInput
}
