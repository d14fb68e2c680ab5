/** Shift and the arrow keys draw a line; releasing Shift makes the move. */
import { type KeyboardEvent, useLayoutEffect, useState } from 'react'
import { moveKeyOf } from '../../../engine/input/keyboard'
import type { Move, State } from '../rules'

const isArrow = ({ nativeEvent }: KeyboardEvent) => moveKeyOf(nativeEvent).startsWith('Arrow')

export function useKeyLine(
  state: State,
  canMark: boolean,
  cols: number,
  begin: (cell: number) => Move | null,
  commit: (move: Move) => void,
) {
  const [line, setLine] = useState<Move | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any other move cancels it
  useLayoutEffect(() => setLine(null), [state, canMark])
  const focused = () => Number(document.activeElement?.getAttribute('data-index') ?? -1)
  return {
    line,
    handlers: {
      onKeyDownCapture(event: KeyboardEvent) {
        if (event.shiftKey && isArrow(event) && canMark && !line) setLine(begin(focused()))
      },
      onKeyDown(event: KeyboardEvent) {
        if (!event.shiftKey || !isArrow(event) || !canMark) return
        const to = focused()
        setLine((old) => {
          const isStraight =
            old && (old.from % cols === to % cols || Math.floor(old.from / cols) === Math.floor(to / cols))
          return isStraight ? { ...old, to } : old
        })
      },
      onKeyUp(event: KeyboardEvent) {
        if (event.key !== 'Shift' || !line) return
        setLine(null)
        commit(line)
      },
      onBlur(event: { relatedTarget: EventTarget | null; currentTarget: Element }) {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setLine(null)
      },
    },
  }
}
