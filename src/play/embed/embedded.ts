/**
 * What an open game or replay knows of being embedded. Only embedded pages load the code that talks to the page around
 * them.
 */
import { createContext, type RefObject, use, useEffect } from 'react'
import type { Game } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import type { Watcher } from '../replay/playback/watcher'
import type { Session } from '../session/core/session'

/** Connects an open game or replay with the page around it. Both return how to stop; `area` holds the field. */
export interface Embedding {
  followGame(session: Session, area: HTMLElement): () => void
  followReplay(watcher: Watcher, game: Game, replay: Replay, area: HTMLElement): () => void
}

/** Null on the site itself. */
export const Embedded = createContext<Embedding | null>(null)

/**
 * Whether the site is missing: the game is embedded in another page, or a file of its own. Then what belongs to the site is
 * left out.
 */
export const useEmbedded = (): boolean => use(Embedded) !== null

type Area = RefObject<HTMLElement | null>

/** @param area - the element that holds the field */
export function useParentPage(session: Session, area: Area): void {
  const page = use(Embedded)
  useEffect(() => {
    if (page && area.current) return page.followGame(session, area.current)
  }, [page, session, area])
}

export function useHostOfReplay(watcher: Watcher, game: Game, replay: Replay, area: Area): void {
  const page = use(Embedded)
  useEffect(() => {
    if (page && area.current) return page.followReplay(watcher, game, replay, area.current)
  }, [page, watcher, game, replay, area])
}
