/** What a scene listens to: frames to draw, ticks that moved the world, and events of the rules. */
import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import { type EventOf, entryOf, type GameEvent } from '../core/game/contract'
import type { QuarterTurns } from '../core/game/shape'
import type { Camera } from '../core/zoom/camera'

type FrameListener = (alpha: number, ms: number) => void
type TickListener = () => void
type EventListener = (event: GameEvent) => void
/** One listener for each event type of a game, and for the one event of the session that scenes see. */
type Listeners<Event extends GameEvent> = {
  readonly [Type in Event['type'] | 'NewBest']?: (event: EventOf<Event, Type>) => void
}
/** The same without the game's types: an event only ever reaches the listener of its type. */
type AnyListeners = Readonly<Record<string, EventListener>>

/** The session calls `frame`, `tick` and `event`; scenes subscribe with the hooks below. */
export class SceneClock {
  /** No shake, zoom or particles: fades convey the same information. */
  reducedMotion = false
  /** How the view is rotated. */
  turned: QuarterTurns = 0
  /** For games whose field can be zoomed. */
  camera: Camera | null = null
  readonly #frames = new Set<FrameListener>()
  readonly #ticks = new Set<TickListener>()
  readonly #events = new Set<EventListener>()

  frame(alpha: number, ms: number): void {
    for (const listener of this.#frames) listener(alpha, ms)
  }
  tick(): void {
    for (const listener of this.#ticks) listener()
  }
  /** Events of the rules, and the one event of the session that scenes may show. */
  event(event: GameEvent | { readonly type: 'NewBest' }): void {
    for (const listener of this.#events) listener(event as GameEvent)
  }
  on(kind: 'frame', listener: FrameListener): () => void
  on(kind: 'tick', listener: TickListener): () => void
  on(kind: 'event', listener: EventListener): () => void
  on(kind: 'frame' | 'tick' | 'event', listener: FrameListener & TickListener & EventListener): () => void {
    const set = (kind === 'frame' ? this.#frames : kind === 'tick' ? this.#ticks : this.#events) as Set<
      typeof listener
    >
    set.add(listener)
    return () => set.delete(listener)
  }
}

/** Gives the parts of a scene their clock. */
export const SceneClockContext = createContext<SceneClock | null>(null)

// Layout effects: when a scene is freed, no frame may reach its sprites any more.

function useClock(): SceneClock {
  const clock = useContext(SceneClockContext)
  if (!clock) throw new Error('Scene parts must be inside a scene.')
  return clock
}

/**
 * Runs before every drawn frame. Move things here, through refs.
 * @param listener gets `alpha` (0..1), where the view is between the last two ticks, and `ms`, the time since the last frame
 * (0 while paused)
 */
export function useFrame(listener: FrameListener): void {
  const clock = useClock()
  const latest = useRef(listener)
  latest.current = listener
  useLayoutEffect(() => clock.on('frame', (alpha, ms) => latest.current(alpha, ms)), [clock])
}

/** Runs after every tick of the world. */
export function useTick(listener: TickListener): void {
  const clock = useClock()
  const latest = useRef(listener)
  latest.current = listener
  useLayoutEffect(() => clock.on('tick', () => latest.current()), [clock])
}

/** Runs listeners, by event type, for events of the rules as they happen. */
export function useEvents<Event extends GameEvent>(listeners: Listeners<Event>): void {
  const clock = useClock()
  const latest = useRef(listeners)
  latest.current = listeners
  useLayoutEffect(
    () => clock.on('event', (event) => entryOf(latest.current as unknown as AnyListeners, event)?.(event)),
    [clock],
  )
}

/** Whether movement is replaced by fades. Read it when something is about to move. */
export function useReducedMotion(): () => boolean {
  const clock = useClock()
  return () => clock.reducedMotion
}

/** How the view is rotated. Read it when something is about to be shown. */
export function useTurned(): () => QuarterTurns {
  const clock = useClock()
  return () => clock.turned
}

/** The rotation that keeps a sprite upright in a rotated view, in radians. Read it when text is about to be shown. */
export function useUprightRotation(): () => number {
  const clock = useClock()
  return () => (-clock.turned * Math.PI) / 2
}

/** The camera over the field; null for games without zoom. Read it when something is about to be drawn or moved. */
export function useCamera(): () => Camera | null {
  const clock = useClock()
  return () => clock.camera
}
