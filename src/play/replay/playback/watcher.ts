/** The state of a replay that the bar shows and changes: position, playing, speed. One proxy per replay. */
import { proxy } from 'valtio'
import type { Mark } from './timeline'

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const

export interface WatchView {
  /** Ticks or moves from the start. */
  at: number
  readonly length: number
  playing: boolean
  speed: number
  /** The position as text: '0:12 of 1:40', 'Move 3 of 20'. */
  text: string
  marks: readonly Mark[]
}

export interface Watcher {
  readonly view: WatchView
  /** What one step is. */
  readonly unit: 'tick' | 'move'
  seek(at: number): void
}

export const createWatchView = (length: number, text: string): WatchView =>
  proxy<WatchView>({ at: 0, length, playing: true, speed: 1, text, marks: [] })

/** Plays or pauses; at the end it starts over. */
export function toggle(watcher: Watcher): void {
  const { view } = watcher
  if (!view.playing && view.at >= view.length) watcher.seek(0)
  view.playing = !view.playing
}

/** Jumps to a tick or move, and pauses. */
export function jumpTo(watcher: Watcher, at: number): void {
  watcher.view.playing = false
  watcher.seek(at)
}

/** Moves by some ticks or moves, and pauses. */
export const stepBy = (watcher: Watcher, steps: number): void => jumpTo(watcher, watcher.view.at + steps)

/** Faster (1) or slower (-1) by one of the speeds. */
export function changeSpeed({ view }: Watcher, by: 1 | -1): void {
  const now = SPEEDS.indexOf(view.speed as (typeof SPEEDS)[number])
  view.speed = SPEEDS[now + by] ?? view.speed
}
