/** Owns the name of the opening that is played: the table is loaded with the first move of a game. */
import { useEffect, useMemo, useState } from 'react'
import type { State } from '../rules'
import { START_FEN } from '../rules/fen'

type Find = (sans: readonly string[]) => string | null

/** The name that fits the first moves so far; null before the table is there, and where none fits. */
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
      // A game without the name of its opening is one all the same.
      (reason: unknown) => console.warn('The names of openings could not be loaded.', reason),
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return useMemo(() => (wanted && find ? find(state.sans) : null), [wanted, find, state.sans])
}
