/** The layout of a runner's track: the whole field, or half of it at a smaller scale with two runners. */
import type { Hue } from '../../../engine/core/palette'
import {
  CEILING,
  HEIGHT,
  NAMES,
  type OnTrack,
  type Run,
  runOf,
  runsOf,
  TRACK_HEIGHT,
  TRACK_SCALE,
  WIDTH,
  type World,
} from '../rules'

export interface Track {
  readonly run: Run
  /** The other's run, of two. */
  readonly other: Run | undefined
  /** Of two, what its runner is called. */
  readonly name: string | undefined
  readonly hue: Hue
  /** Units of the track's own that are seen: its length, and of each rail so much. */
  readonly width: number
  readonly rail: number
  /** Its place on the field, and how large it is drawn; words grow by `zoom` to be read all the same. */
  readonly y: number
  readonly scale: number
  readonly zoom: number
  /** Whether an event happened on it. */
  mine(event: OnTrack): boolean
}

const HUES: readonly Hue[] = ['sky', 'green']
/** Of the rails of two tracks only the edge is seen. */
const NARROW = CEILING - (HEIGHT - TRACK_HEIGHT) / 2

/** The tracks of a game, the upper one first. */
export function tracksOf(world: World): readonly Track[] {
  const runs = runsOf(world)
  const two = runs.length > 1
  return runs.map((run, n) => ({
    run,
    other: runs[1 - n],
    name: two ? NAMES[n] : undefined,
    hue: HUES[n] ?? 'sky',
    width: two ? WIDTH / TRACK_SCALE : WIDTH,
    rail: two ? NARROW : CEILING,
    y: two ? (n * HEIGHT) / 2 - (CEILING - NARROW) * TRACK_SCALE : 0,
    scale: two ? TRACK_SCALE : 1,
    zoom: two ? 1.5 : 1,
    mine: (event) => runOf(world, event) === run,
  }))
}
