/** Constants of Bubble Shooter and its world. Units are pixels of a 600 x 500 field (or a portrait one), y down. */
import type { Size } from '../../../engine/core/game/contract'
import type { Point } from '../../../engine/core/math/geometry'
import type { Random } from '../../../engine/core/math/random'

export const WIDTH = 600
export const HEIGHT = 500
export const RADIUS = 20
export const COLORS = 6
/** In the landscape field. A higher one starts with half of its additional rows; the others stay empty. */
const START_ROWS = 8
export const POINTS = 10
export const WIN_POINTS = 1000
/** The size of a group of one color that clears. */
export const MATCH = 3
/** A bubble whose middle is below this line loses the game: 100 px from the bottom (here of the landscape field). */
export const LINE_Y = HEIGHT - 100
/** Bubbles of a row that touches both walls of the landscape field; every other row has one less. */
const COLS = 15
/** Distance between rows: bubbles lie in the hollows of the row above. */
export const ROW_HEIGHT = RADIUS * Math.sqrt(3)

/**
 * The flying bubble touches others at this distance: both are 15% smaller than drawn, so that it slips through a gap of
 * one.
 */
export const TOUCH = RADIUS * 2 * 0.85
/** Units per tick. */
export const SPEED = 16
/** On the boards of the road. */
const BOARD_SPEED = 21
/** The launcher and the next bubble in the landscape field; in others they are at the same height above the bottom. */
export const LAUNCHER: Point = { x: WIDTH / 2, y: HEIGHT - 42 }
export const NEXT: Point = { x: LAUNCHER.x - 92, y: HEIGHT - 30 }
/** A press this near to the launcher or the next bubble swaps them. */
export const SWAP_REACH = 40
/** The flattest shot, in radians from straight up. */
export const WIDEST = (80 * Math.PI) / 180

/** Aiming by keys, in radians per tick: slow for a tap, faster the longer the key is held. */
export const SLOW_TURN = (0.35 * Math.PI) / 180
export const FAST_TURN = (2.2 * Math.PI) / 180
/** Ticks of slow turning, and ticks until it is fast. */
export const SLOW_TICKS = 10
export const RISE_TICKS = 24
/** How far a stick must be pushed to aim, and the share of the way that the aim moves each tick. */
export const STICK_FROM = 0.6
export const STICK_EASE = 0.3

/** Ticks (100 ms) for which a shot requested before the flying one lands is remembered. */
export const BUFFER_TICKS = 6
/** The chain of pops: ticks between two, and the maximum for all. */
export const POP_GAP = 3
export const POP_MOST = 36
/** The closing pauses, in ticks. */
export const WON_TICKS = 80
export const LOST_TICKS = 60
/** With new rows: misses until the next row; one less after each row, down to the minimum. */
export const FIRST_MISSES = 6
export const MIN_MISSES = 3

export type Action = 'left' | 'right' | 'fire' | 'swap' | 'stickLeft' | 'stickRight' | 'stickUp' | 'stickDown'

/** Positions are in field units; `color` is 0 to 5, or a special bubble. */
export type Event =
  /** `angle`: radians from straight up, to the right. */
  | {
      readonly type: 'fire'
      readonly x: number
      readonly y: number
      readonly color: number
      readonly angle: number
    }
  | { readonly type: 'swap' | 'row' }
  | { readonly type: 'bounce' | 'bomb' | 'sunk'; readonly x: number; readonly y: number }
  | {
      readonly type: 'land'
      readonly id: number
      readonly x: number
      readonly y: number
      /** From the last corner of its path to its final cell. */
      readonly dx: number
      readonly dy: number
    }
  /** A shot cleared `count` bubbles and dropped `loose` ones; `run`: shots in a row that cleared. */
  | { readonly type: 'clear'; readonly count: number; readonly loose: number; readonly run: number }
  /** A bubble bursts or falls: number `n`, from 0, of `count`. */
  | {
      readonly type: 'pop' | 'fall'
      readonly id: number
      readonly x: number
      readonly y: number
      readonly color: number
      readonly n: number
      readonly count: number
      readonly run: number
    }
  /** A special bubble is next: a bomb, or a rainbow. */
  | { readonly type: 'special'; readonly bomb: boolean }
  /** Everything is cleared; `stars` and `board` belong to Boards. */
  | { readonly type: 'cleared'; readonly points: number; readonly stars?: number; readonly board?: number }
  /** Many bubbles fall at once on a board of the road. */
  | { readonly type: 'drop'; readonly loose: number }

export interface Cell {
  readonly row: number
  readonly col: number
}

/** One bubble of the board. */
export interface Bubble {
  readonly id: number
  row: number
  readonly col: number
  /** 0 to 5. */
  readonly color: number
  x: number
  y: number
}

/** A cleared bubble that waits for its turn to burst or to fall. */
export interface Leaving {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly color: number
  readonly falls: boolean
  /** Its number among those that burst or those that fall, and how many there are. */
  readonly n: number
  readonly count: number
  wait: number
}

/** The flying bubble. Its path is known when it is fired: nothing moves meanwhile, so it can never tunnel. */
export interface Flight {
  readonly id: number
  readonly color: number
  /** Corners of the path: start, bounces, final cell. */
  readonly path: readonly Point[]
  readonly to: Cell
  /** The last corner it passed, and the distance since. */
  leg: number
  gone: number
  x: number
  y: number
}

export interface World {
  readonly width: number
  readonly height: number
  readonly random: Random
  /** One of thirty boards, from 1; 0 for the single field as specified. */
  board: number
  /** Bubbles of this board at its start, shots on it (the same as `shots`), and the stars it earned. */
  whole: number
  shotsHere: number
  stars: number
  /** Rows that wait above a board of the road; absent in the single field. */
  above?: number
  /** Whether new rows come from above. `always` has no effect, but belongs to the digests of recorded games. */
  rows: boolean
  readonly always: boolean
  state: 'play' | 'clearing' | 'won' | 'lost' | 'over'
  wait: number
  /** 0: the top row touches both walls; 1: it is the shorter one. */
  parity: 0 | 1
  bubbles: Bubble[]
  leaving: Leaving[]
  flight: Flight | null
  loaded: number
  next: number
  /** Radians from straight up, to the right. */
  angle: number
  heldFor: number
  /** The last mouse position, so that a resting mouse does not hold the aim. */
  seen: Point | null
  /** The finger that aims; -1 for none. */
  finger: number
  buffer: number
  score: number
  shots: number
  /** Shots in a row that cleared. */
  run: number
  misses: number
  allowed: number
  nextId: number
  /** Counts the changes of the board, so that code that caches results knows when to update. */
  version: number
}

/** The portrait field as it is, and that of the road, which fills a phone. */
export const UPRIGHT: Size = { width: 480, height: 720 }
export const HIGH: Size = { width: 480, height: 860 }

export const speedOf = ({ board }: Pick<World, 'board'>) => (board > 0 ? BOARD_SPEED : SPEED)

/** Height of the line that no bubble may cross. */
export function lineOf({ height }: Pick<Size, 'height'>): number {
  return height - (HEIGHT - LINE_Y)
}

export function launcherOf({ width, height }: Size): Point {
  return { x: width / 2, y: height - (HEIGHT - LAUNCHER.y) }
}

export function nextOf({ width, height }: Size): Point {
  return { x: width / 2 - (LAUNCHER.x - NEXT.x), y: height - (HEIGHT - NEXT.y) }
}

/** Rows of bubbles at the start. */
export function startRows({ height }: Pick<Size, 'height'>): number {
  return START_ROWS + Math.floor((height - HEIGHT) / ROW_HEIGHT / 2)
}

/** Bubbles per row in a field of this width. */
export function colsOf(row: number, parity: number, width = WIDTH): number {
  return Math.floor((COLS * width) / WIDTH) - ((row + parity) % 2)
}

/** The middle of a cell. */
export function middleOf(row: number, col: number, parity: number): { x: number; y: number } {
  return { x: RADIUS * (1 + ((row + parity) % 2)) + col * RADIUS * 2, y: RADIUS + row * ROW_HEIGHT }
}
