/** Owns what lies over a board or a page and closes by a press: that press, and others that began before, reach nothing below. */
import { useLayoutEffect } from 'react'
import { freshPress } from '../engine/input/freshPress'

/**
 * The component that calls it covers something for as long as it is there, and `on`. Another `what` is another part that
 * takes its place: the buttons of the next phase lie where those of the last one were.
 */
export function useCover(on = true, what?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => (on ? () => freshPress.uncovered() : undefined), [on, what])
}
