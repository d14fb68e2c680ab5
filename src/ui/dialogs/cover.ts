/** For panels and dialogs that cover a board or page: the press that closes them must not act on what is below. */
import { useLayoutEffect } from 'react'
import { freshPress } from '../../engine/input/freshPress'

/** Call it in a component that covers something while it is mounted and `on`. */
export function useCover(on = true): void {
  useLayoutEffect(() => (on ? () => freshPress.uncovered() : undefined), [on])
}
