/** Listeners for sounds, even muted ones: captions, and the flash on sounds. */
import type { Game, PlayEvent } from '../../../engine/core/game/contract'

export interface Heard {
  readonly game: Game
  readonly event: PlayEvent
  /** The name of the sound; null for a pure tone. */
  readonly sound: string | null
}

const listeners = new Set<(heard: Heard) => void>()

/** Calls `listener` for every sound of a game until the returned function is called. */
export function onHeard(listener: (heard: Heard) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function notifyHeard(heard: Heard): void {
  for (const listener of listeners) listener(heard)
}
