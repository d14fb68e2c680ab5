/** Owns what a view that enlarges is: what it asks of a game's world, what moves it, and what the host has of it. */

import type { InputFrame, Pointer } from '../game/rules'
import type { Point, Rect } from '../math/geometry'
import type { Camera } from './camera'

/** How many times as large things are seen at most. */
export const MOST_ZOOM = 4

export type ZoomAction = 'zoomIn' | 'zoomOut' | 'zoomAll' | 'panUp' | 'panDown' | 'panLeft' | 'panRight'

/** What the hands of a view ask of a game's world. Its rules know of no view: they are told places of the world. */
export interface ZoomedWorld<World> {
  /** The part of the world that can be seen larger; what lies beside it stays. Null where nothing can be now. */
  field(world: World): Rect | null
  /** A press there means something to the rules; else it may move the view. */
  grabs(world: World, place: Point, kind: Pointer['kind']): boolean
  /** Something hangs on a pointer, and is carried on where it comes to the edge. */
  holds(world: World): boolean
  /** What keys steer: it is kept in sight. Null where they steer nothing. */
  focus(world: World): Point | null
}

export interface ZoomHands {
  readonly camera: Camera
  /** The input of a tick as the rules are told it: of the world's places, and without what moves the view. */
  take(frame: InputFrame): InputFrame
  /** A wheel turned at a seen place, CSS pixels; `pinch` where a trackpad says two fingers. */
  wheel(at: Point, dx: number, dy: number, pinch: boolean): void
}

/** What a definition has as `zoom`. */
export interface Zoom<World = unknown> {
  /** For one play after the other: `world` is the one that is played now; `still` where nothing is to glide. */
  begin(world: () => World, still: () => boolean): ZoomHands
}
