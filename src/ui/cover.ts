/** Owns what lies over a board or a page and closes by a press: that press, and others that began before, reach nothing below. */
import { useLayoutEffect } from 'react'
import { freshPress } from '../engine/input/freshPress'

/** The component that calls it covers something for as long as it is there, and `on`. */
export function useCover(on = true): void {
  useLayoutEffect(() => (on ? () => freshPress.uncovered() : undefined), [on])
}
