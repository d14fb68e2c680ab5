/** The layout of a runner's track: the whole field, or half of it at a smaller scale with two runners. */
import type { Hue } from '../../../engine/core/palette'
import {
  CEILING,
  HEIGHT,
  type OnTrack,
  type Run,
  runOf,
  runsOf,
  TRACK_HEIGHT,
  TRACK_SCALE,
  WIDTH,
  type World,
  zoneNameOf,
} from '../rules'
import { texts } from '../texts/game'
import type { Place } from './paintings'

export interface Track {
  readonly run: Run
  /** The other runner's run, with two runners. */
  readonly other: Run | undefined
  /** With two runners, this runner's name. */
  readonly name: string | undefined
  readonly hue: Hue
  /** Where it runs: a zone, or the factory by night. */
  readonly place: Place
  /** The visible size in units of the track: its length, and the height of each rail. */
  readonly width: number
  readonly rail: number
  /** Its position on the field and its scale; text is enlarged by `zoom` to stay readable. */
  readonly y: number
  readonly scale: number
  readonly zoom: number
  /** Whether an event happened on it. */
  mine(event: OnTrack): boolean
}

const HUES: readonly Hue[] = ['sky', 'green']
/** With two tracks only the edge of the rails is visible. */
const NARROW = CEILING - (HEIGHT - TRACK_HEIGHT) / 2

/** The tracks of a game, the upper one first. */
export function tracksOf(world: World): readonly Track[] {
  const runs = runsOf(world)
  const two = runs.length > 1
  return runs.map((run, n) => ({
    run,
    other: runs[1 - n],
    name: two ? texts.runners[n] : undefined,
    hue: HUES[n] ?? 'sky',
    place: run.zone ? zoneNameOf(run.zone.zone) : 'night',
    width: two ? WIDTH / TRACK_SCALE : WIDTH,
    rail: two ? NARROW : CEILING,
    y: two ? (n * HEIGHT) / 2 - (CEILING - NARROW) * TRACK_SCALE : 0,
    scale: two ? TRACK_SCALE : 1,
    zoom: two ? 1.5 : 1,
    mine: (event) => runOf(world, event) === run,
  }))
}
