/** Constants of Jigsaw Puzzle, its pieces and its world. Units are pixels. */
import type { Pointer } from '../../../engine/core/game/contract'
import type { Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import type { Layout, ToolId } from './layout'

/** A piece released this close to its target, or to its neighbor, snaps into place, px. */
export const SNAP = 20
/** With more pieces than the specified 48 each is small: it snaps within at most this share of its shorter side. */
const SNAP_SHARE = 0.4
/**
 * Columns and rows by difficulty: 12, 24 or 48 pieces as specified, and also 100 or 200, for which the view can be
 * enlarged.
 */
export const GRIDS: Readonly<Record<Options['difficulty'], readonly [cols: number, rows: number]>> = {
  easy: [4, 3],
  medium: [6, 4],
  hard: [8, 6],
  large: [10, 10],
  huge: [20, 10],
}
/** The fewest pieces of a solved picture for two stars, and for three. */
const STARS_FROM = [24, 48] as const
export const starsOf = (pieces: number): number => 1 + STARS_FROM.filter((from) => pieces >= from).length

/** With more pieces than this, the view can be enlarged by wheel, keys or two fingers. */
const MAX_UNZOOMED = 48
/** The four specified pictures, then the later ones. */
export const PICTURES = ['sunset', 'ocean', 'forest', 'city', 'winter', 'space', 'market', 'alps'] as const
/** The introduction shows the whole picture, then its pieces fly apart; ticks. Any press cuts it short. */
export const INTRO_TICKS = 54
/** A sweep of light over the finished picture, ticks. */
export const END_TICKS = 110
/** A press that moved less than this picks a piece up for the next press to put down, px. */
const CLICK_REACH = 6
/** For small pieces this share of their size is the limit, if it is smaller. */
const CLICK_SHARE = 0.2
/** Ticks from an arrow's press to its first repeat, then between repeats: slow at first, then fast. */
export const REPEAT_FIRST = 18
export const REPEAT_SLOW = 7
export const REPEAT_FAST = 3
/** Repeats after which they become fast. */
export const REPEATS_SLOW = 3
/** Snaps within this many ticks of each other rise in pitch. */
export const RUN_TICKS = 300

export type Action =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'hold'
  | 'turnLeft'
  | 'turnRight'
  | 'ghost'
  | 'edges'
  | 'choose'

/** `piece` is the id of a piece; `x` and `y` are its middle, in units of the table. */
export type Event =
  | { readonly type: 'pick' | 'lay'; readonly piece: number; readonly x: number; readonly y: number }
  | {
      readonly type: 'snap'
      readonly piece: number
      readonly x: number
      readonly y: number
      /** Consecutive snaps and joins, including this one. */
      readonly run: number
      /** Pieces placed at once; all pieces placed; the total. */
      readonly count: number
      readonly placed: number
      readonly of: number
    }
  | {
      readonly type: 'join'
      readonly piece: number
      readonly x: number
      readonly y: number
      readonly run: number
      /** Number of pieces in the group now. */
      readonly count: number
    }
  | { readonly type: 'turn'; readonly piece: number }
  | { readonly type: 'edges' | 'ghost'; readonly on: boolean }
  /** A tool of the view: to enlarge the picture or show all of it, or to choose one. */
  | { readonly type: 'zoom' | 'choose' }
  /** By keys: to another piece, or a step with the held one. */
  | { readonly type: 'look' | 'step' }
  | { readonly type: 'scatter' | 'complete' }

/** Each side of a piece: a tab (1), a socket (-1) or the picture's edge (0). */
export interface Shape {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface Piece {
  readonly id: number
  readonly row: number
  readonly col: number
  readonly shape: Shape
  /** Middle of its place in the picture. */
  readonly homeX: number
  readonly homeY: number
  /** Without its tabs. */
  readonly width: number
  readonly height: number
  /** Its middle. */
  x: number
  y: number
  /** Quarter turns clockwise from upright, 0 to 3. */
  turn: number
  placed: boolean
  /** Pieces with the same group are joined. */
  group: number
  /** Higher is on top. */
  z: number
}

/** A held piece: dragged by a pressed pointer, carried between two presses, or carried by keys. */
export interface Held {
  readonly piece: number
  by: 'drag' | 'carry' | 'keys'
  /** The pointer that holds it; -1 for none: it stays where it is. */
  pointer: number
  /** From the piece's middle to where it is held. */
  gripX: number
  gripY: number
  /** Where the pointer was pressed. */
  readonly pressX: number
  readonly pressY: number
  moved: boolean
  /** Its position and rotation before it was picked up. */
  readonly fromX: number
  readonly fromY: number
  readonly fromTurn: number
  /** How far above the finger it floats, so that it stays visible. */
  lift: number
}

export interface World {
  readonly seed: number
  readonly random: Random
  readonly cols: number
  readonly rows: number
  readonly layout: Layout
  readonly pieces: Piece[]
  /** Pieces may be rotated. */
  readonly turns: boolean
  /** The player provides the picture. */
  readonly own: boolean
  state: 'intro' | 'play' | 'end'
  wait: number
  ticks: number
  moves: number
  placed: number
  topZ: number
  run: number
  sinceSnap: number
  ghost: boolean
  edges: boolean
  held: Held | null
  /** The piece selected by keys, or picked up last. */
  cursor: number
  /** Keys or a pad were used last: the cursor is shown. */
  byKeys: boolean
  /** The piece under a mouse that is not pressed; -1 for none. */
  hover: number
  repeat: { dx: number; dy: number; ticks: number; count: number }
  /** The tool that a pointer has pressed and not yet released. */
  tool: ToolId | null
}

/** Columns and rows of these options. */
export function gridOf(options: Options): readonly [cols: number, rows: number] {
  return GRIDS[options.difficulty]
}

/** Whether the pieces are so many and small that the view can be enlarged. */
export const isZoomed = ({ cols, rows }: Pick<World, 'cols' | 'rows'>): boolean => cols * rows > MAX_UNZOOMED

/** How close to its place this piece snaps, px. */
export function snapOf(world: World, { width, height }: Piece): number {
  return isZoomed(world) ? Math.min(SNAP, SNAP_SHARE * Math.min(width, height)) : SNAP
}

/** How far a press may move that picks this piece up for the next press, px. */
export function clickReachOf(world: World, { width, height }: Piece): number {
  return isZoomed(world) ? Math.min(CLICK_REACH, CLICK_SHARE * Math.min(width, height)) : CLICK_REACH
}

/** Whether "Edges only" hides it: an inner piece that is not joined to an edge piece. */
export function isHidden(world: World, piece: Piece): boolean {
  if (!world.edges || piece.placed || isEdge(piece.shape)) return false
  return !world.pieces.some(({ group, shape }) => group === piece.group && isEdge(shape))
}

export function isEdge({ top, right, bottom, left }: Shape): boolean {
  return top === 0 || right === 0 || bottom === 0 || left === 0
}

/** Whether it can be picked up now. */
export function isLoose(world: World, piece: Piece): boolean {
  return !piece.placed && !isHidden(world, piece)
}

/** The position of `pointer` at which the rules look for objects. */
export type Spot = Pick<Pointer, 'x' | 'y'>
