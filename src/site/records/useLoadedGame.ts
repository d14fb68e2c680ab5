/** The definition of a game that is not open, for the labels of its options and stats. */
import { useEffect, useState } from 'react'
import type { Game } from '../../engine/core/game/contract'
import type { CatalogGame } from '../../games/catalog'

interface Loaded {
  readonly id: string
  /** Undefined if it cannot load. */
  readonly game: Game | undefined
}

/** Undefined until it is loaded. */
export function useLoadedGame(entry: CatalogGame | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let mounted = true
    void entry
      ?.load()
      .then((module) => module.default)
      .catch(() => undefined)
      .then((game) => mounted && setLoaded({ id: entry.id, game }))
    return () => {
      mounted = false
    }
  }, [entry])
  return loaded?.id === entry?.id ? loaded : undefined
}
