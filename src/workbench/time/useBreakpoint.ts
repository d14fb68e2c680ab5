/** The breakpoint of the bar of time: its text, and what is wrong with it. */
import { useMemo, useState } from 'react'
import type { Game, GameEvent } from '../../engine/core/game/contract'
import { type Breakpoint, breakpointOf, doubtAbout, eventsOf } from './breakpoint'

export function useBreakpoint(game: Game) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const known = useMemo(() => eventsOf(game), [game])
  const [breakpoint, syntax] = useMemo<readonly [Breakpoint | null, string | null]>(() => {
    try {
      return [breakpointOf(text, known), null]
    } catch (error) {
      return [null, String(error)]
    }
  }, [text, known])
  return {
    text,
    setText(changed: string) {
      setText(changed)
      setProblem(null)
    },
    /** What is wrong in this world; null if nothing is. */
    problemIn: (world: unknown) => syntax ?? problem ?? doubtAbout(text, known, world),
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
