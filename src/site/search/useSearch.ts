/** The search with typing errors for pages: loaded when somebody begins to search. */
import { useEffect, useState } from 'react'
import { typedText } from '../../engine/core/input/typed'
import type { Searchable } from './search'

const NOTHING: ReadonlySet<string> = new Set()

const load = () => import('./search')

/** Begins to load it. A failure leaves the plain search. */
export function warmSearch(): void {
  load().catch(() => undefined)
}

/** The paths of the entries that the text finds; none while it is empty or the search is on its way. */
export function useFound(games: readonly Searchable[], text: string): ReadonlySet<string> {
  const [search, setSearch] = useState<{ find(text: string): ReadonlySet<string> } | null>(null)
  const typed = typedText(text)
  const wanted = typed !== ''
  useEffect(() => {
    if (!wanted) return
    let here = true
    load().then(
      ({ searchOf }) => here && setSearch({ find: searchOf(games) }),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [wanted, games])
  return wanted && search ? search.find(typed) : NOTHING
}
