/** The tolerant search for pages, loaded when the visitor begins to search. */
import { useEffect, useState } from 'react'
import { typedText } from '../../engine/core/input/typed'
import type { Searchable } from './search'

const NOTHING: ReadonlySet<string> = new Set()
const NONE: readonly string[] = []

const load = () => import('./search')

/** Begins to load the search. If it fails, only the plain search works. */
export function preloadSearch(): void {
  load().catch(() => undefined)
}

/** The paths of the entries that the text finds; none while it is empty or the search is loading. */
export function useFound(games: readonly Searchable[], text: string): ReadonlySet<string> {
  const [search, setSearch] = useState<{ find(text: string): ReadonlySet<string> } | null>(null)
  const typed = typedText(text)
  const wanted = typed !== ''
  useEffect(() => {
    if (!wanted) return
    let mounted = true
    load().then(
      ({ searchOf }) => mounted && setSearch({ find: searchOf(games) }),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [wanted, games])
  return wanted && search ? search.find(typed) : NOTHING
}

/** The paths to suggest for a text that finds nothing; none while the search is loading. */
export function useSimilar(games: readonly Searchable[], text: string, max: number): readonly string[] {
  const [similar, setSimilar] = useState(NONE)
  useEffect(() => {
    let mounted = true
    load().then(
      ({ similarTo }) => mounted && setSimilar(similarTo(games, typedText(text), max)),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [games, text, max])
  return similar
}
