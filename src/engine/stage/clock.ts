/** Owns what a scene listens to: frames to draw, ticks that moved the world, events of the rules. */
import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import { type EventOf, entryOf, type GameEvent } from '../core/game/contract'
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

/** Pumped by the session; scenes subscribe through the hooks below. */
export class SceneClock {
  /** No shake, no zoom, no particles: the same information by fades. */
  reducedMotion = false
  /** The view is turned by a quarter against the clock. */
  turned = false
  /** Where a part of the field can be seen larger. */
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
  /** Of the rules; and of the session the one that a scene may show too. */
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

/** How a scene's parts find the clock of their play. */
export const SceneClockContext = createContext<SceneClock | null>(null)

// Listeners come and go in layout effects: when a scene is freed, no frame may still reach its sprites.

function useClock(): SceneClock {
  const clock = useContext(SceneClockContext)
  if (!clock) throw new Error('Scene parts live inside a scene.')
  return clock
}

/**
 * Runs before every drawn frame. `alpha` (0..1) is how far the view stands between the last two ticks, `ms` the time
 * since the last frame (0 while paused). Move things here, through refs.
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

/** Runs for events of the rules, by their type, as they happen. */
export function useEvents<Event extends GameEvent>(listeners: Listeners<Event>): void {
  const clock = useClock()
  const latest = useRef(listeners)
  latest.current = listeners
  useLayoutEffect(
    () => clock.on('event', (event) => entryOf(latest.current as unknown as AnyListeners, event)?.(event)),
    [clock],
  )
}

/** Whether movement is to be replaced by fades. Read it when something is about to move. */
export function useReducedMotion(): () => boolean {
  const clock = useClock()
  return () => clock.reducedMotion
}

/** Whether the view is turned by a quarter against the clock. Read it when something that is to be read is about to be shown. */
export function useTurned(): () => boolean {
  const clock = useClock()
  return () => clock.turned
}

/** The camera over the field, null where nothing is ever enlarged. Read it when something is about to be drawn or led. */
export function useCamera(): () => Camera | null {
  const clock = useClock()
  return () => clock.camera
}
