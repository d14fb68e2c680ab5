/** Connects an open game or replay with the page around it, if it is embedded. */
import { type RefObject, use, useEffect } from 'react'
import type { Game, OptionValues } from '../../engine/core/game/contract'
import { worldSize } from '../../engine/core/game/shape'
import type { PlayRecord } from '../../engine/core/record/record'
import type { Session } from '../session/core/session'
import type { Watcher } from '../watch/watcher'
import { followReplay, followSession } from './follow'
import { Embedded, type HostPage } from './host'

/** The heights that are reported, CSS px. */
const LEAST = 300
const MOST = 1200

/** Width divided by height of the field; null if it fills any frame. */
function aspectOf(game: Game, options: OptionValues): number | null {
  if (game.kind === 'turn') return game.aspect ?? 1
  if (game.size === 'window') return null
  const { width, height } = worldSize(game, options)
  return width / height
}

/** The height that suits the frame's width. @param area - of the field */
function heightFor(area: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>, aspect: number | null): number {
  const field = aspect === null ? area.clientHeight : area.clientWidth / aspect
  return Math.round(Math.min(MOST, Math.max(LEAST, innerHeight - area.clientHeight + field)))
}

function followHeight(host: HostPage, area: HTMLElement, aspect: number | null): () => void {
  let last = 0
  const observer = new ResizeObserver(() => {
    const height = heightFor(area, aspect)
    if (height !== last) host.report({ type: 'height', height })
    last = height
  })
  observer.observe(area)
  return () => observer.disconnect()
}

function useHeight(area: RefObject<HTMLElement | null>, game: Game, options: OptionValues): void {
  const host = use(Embedded)
  const aspect = aspectOf(game, options)
  useEffect(() => {
    if (host && area.current) return followHeight(host, area.current, aspect)
  }, [host, area, aspect])
}

/** @param area - the element that holds the field */
export function useHostPage(session: Session, area: RefObject<HTMLElement | null>): void {
  const host = use(Embedded)
  useEffect(() => {
    if (host) return followSession(host, session)
  }, [host, session])
  useHeight(area, session.game, session.view.options)
}

/** The same for a replay. */
export function useHostOfReplay(
  watcher: Watcher,
  game: Game,
  record: PlayRecord,
  area: RefObject<HTMLElement | null>,
): void {
  const host = use(Embedded)
  useEffect(() => {
    if (host) return followReplay(host, watcher, record)
  }, [host, watcher, record])
  useHeight(area, game, record.options)
}
