/** Constants of Jigsaw Puzzle, its pieces and its world. Units are pixels. */
import type { OptionValues, Pointer } from '../../../engine/core/game/contract'
import type { Random } from '../../../engine/core/math/random'
import type { Layout, ToolId } from './layout'

/** A piece released this near its target snaps into place, px; so does one beside its neighbor. */
export const SNAP = 20
/** Of more pieces than the specified 48 each is small: it snaps within this share of its shorter side at most. */
const SNAP_SHARE = 0.4
/** Columns and rows by difficulty: 12, 24 or 48 pieces as specified, and then 100 or 200, which are seen larger to be laid. */
export const GRIDS: Readonly<Record<string, readonly [cols: number, rows: number]>> = {
  easy: [4, 3],
  medium: [6, 4],
  hard: [8, 6],
  large: [10, 10],
  huge: [20, 10],
}
/** More pieces than this are seen larger by wheel, keys or two fingers. */
const MOST_UNZOOMED = 48
/** The four that are specified, then those that came later. */
export const PICTURES = ['sunset', 'ocean', 'forest', 'city', 'winter', 'space', 'market', 'alps'] as const
/** The whole picture is shown, then its pieces fly apart; ticks. Any press cuts this short. */
export const INTRO_TICKS = 54
/** A sweep of light over the finished picture, ticks. */
export const END_TICKS = 110
/** A press that moved less than this picks a piece up for the next press to put down, px. */
const CLICK_REACH = 6
/** Where that is more than this share of a small piece, this is. */
const CLICK_SHARE = 0.2
/** Ticks from an arrow's press to its first repeat, then between repeats: slow at first, then fast. */
export const REPEAT_FIRST = 18
export const REPEAT_SLOW = 7
export const REPEAT_FAST = 3
/** Repeats after which they come fast. */
export const REPEATS_SLOW = 3
/** Snaps within this many ticks of each other sound ever higher. */
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
      /** Snaps and joins in quick succession, with this one. */
      readonly run: number
      /** Pieces that came to their place at once, and all that are there, of how many. */
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
      /** Pieces that hang together now. */
      readonly count: number
    }
  | { readonly type: 'turn'; readonly piece: number }
  | { readonly type: 'edges' | 'ghost'; readonly on: boolean }
  /** A tool for the view: to see the picture larger or whole, or to choose one. */
  | { readonly type: 'zoom' | 'choose' }
  /** By keys: to another piece, or a step with the one in hand. */
  | { readonly type: 'look' | 'step' }
  | { readonly type: 'scatter' | 'complete' }

/** What each side of a piece has: a tab (1), a socket (-1) or the picture's edge (0). */
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
  /** Pieces of one group hang together. */
  group: number
  /** Higher lies on top. */
  z: number
}

/** A piece in hand: dragged by a pressed pointer, carried between two presses, or carried by keys. */
export interface Held {
  readonly piece: number
  by: 'drag' | 'carry' | 'keys'
  /** The pointer it hangs on; -1 for none: it waits where it is. */
  pointer: number
  /** From the piece's middle to where it is held. */
  gripX: number
  gripY: number
  /** Where the pointer went down. */
  readonly pressX: number
  readonly pressY: number
  moved: boolean
  /** Where it lay, and how. */
  readonly fromX: number
  readonly fromY: number
  readonly fromTurn: number
  /** How far above the finger it floats, so that it is seen. */
  lift: number
}

export interface World {
  readonly seed: number
  readonly random: Random
  readonly cols: number
  readonly rows: number
  readonly layout: Layout
  readonly pieces: Piece[]
  /** Pieces may lie turned. */
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
  /** The piece that keys pick up, or that was picked up last. */
  cursor: number
  /** Keys or a pad were used last: the cursor is shown. */
  byKeys: boolean
  /** The piece under a mouse that is not pressed; -1 for none. */
  hover: number
  repeat: { dx: number; dy: number; ticks: number; count: number }
  /** The tool that a pointer pressed and has not let go. */
  tool: ToolId | null
}

/** Columns and rows of these options. */
export function gridOf(options: OptionValues): readonly [cols: number, rows: number] {
  return GRIDS[options.difficulty ?? 'easy'] ?? [4, 3]
}

/** Whether there are so many pieces, and so small, that the view can be enlarged. */
export const isZoomed = ({ cols, rows }: Pick<World, 'cols' | 'rows'>): boolean => cols * rows > MOST_UNZOOMED

/** How near to its place this piece snaps, px. */
export function snapOf(world: World, { width, height }: Piece): number {
  return isZoomed(world) ? Math.min(SNAP, SNAP_SHARE * Math.min(width, height)) : SNAP
}

/** How far a press may move that picks this piece up for the next one, px. */
export function clickReachOf(world: World, { width, height }: Piece): number {
  return isZoomed(world) ? Math.min(CLICK_REACH, CLICK_SHARE * Math.min(width, height)) : CLICK_REACH
}

/** Whether it is hidden by Edges only: an inner piece that hangs on no edge piece. */
export function isHidden(world: World, piece: Piece): boolean {
  if (!world.edges || piece.placed || isEdge(piece.shape)) return false
  return !world.pieces.some(({ group, shape }) => group === piece.group && isEdge(shape))
}

export function isEdge({ top, right, bottom, left }: Shape): boolean {
  return top === 0 || right === 0 || bottom === 0 || left === 0
}

/** Can be picked up now. */
export function isLoose(world: World, piece: Piece): boolean {
  return !piece.placed && !isHidden(world, piece)
}

/** The place of `pointer` when the rules look for a thing under it. */
export type Spot = Pick<Pointer, 'x' | 'y'>
