/** The name of the current opening. The table loads with the first move of a game. */
import { useEffect, useMemo, useState } from 'react'
import type { State } from '../rules'
import { START_FEN } from '../rules/fen'

type Find = (sans: readonly string[]) => string | null

/** The name for the moves so far; null before the table has loaded or if there is none. */
export function useOpening(state: State): string | null {
  const [find, setFind] = useState<Find | null>(null)
  const wanted = state.moves.length > 0 && state.start === START_FEN[state.variant]
  useEffect(() => {
    if (!wanted) return
    let gone = false
    import('./openings/find').then(
      ({ openingOf }) => {
        if (!gone) setFind(() => openingOf)
      },
      // The game works without opening names.
      (reason: unknown) => console.warn('Opening names could not be loaded.', reason),
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return useMemo(() => (wanted && find ? find(state.sans) : null), [wanted, find, state.sans])
}
