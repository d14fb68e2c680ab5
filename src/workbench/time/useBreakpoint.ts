/** The breakpoint of the bar of time: its text, and what is wrong with it. */
import { useMemo, useState } from 'react'
import type { GameEvent } from '../../engine/core/game/contract'
import { type Breakpoint, breakpointOf } from './breakpoint'

export function useBreakpoint() {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [breakpoint, syntax] = useMemo<readonly [Breakpoint | null, string | null]>(() => {
    try {
      return [breakpointOf(text), null]
    } catch (error) {
      return [null, String(error)]
    }
  }, [text])
  return {
    text,
    problem: syntax ?? problem,
    setText(changed: string) {
      setText(changed)
      setProblem(null)
    },
    /** Whether to stop here; also when the expression fails. */
    reached(world: unknown, events: readonly GameEvent[]): boolean {
      try {
        return breakpoint?.(world, events) ?? false
      } catch (error) {
        setProblem(String(error))
        return true
      }
    },
  }
}
