/** The page of an embedded game: the game and a bar with the link to the full page. Nothing else of the site. */
import { type CSSProperties, type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { createHostPage, Embedded } from '../../play/embed/host'
import { Play } from '../../play/host/lazyPlay'
import { hasPlay } from '../../play/record/address'
import { embedTexts } from '../../play/texts/embed'
import { onHost } from '../../ui/basePath'
import { Loading } from '../../ui/loading/Loading'
import styles from './EmbedPage.module.css'
import { fullSearch } from './startOf'

interface Props {
  readonly game: CatalogGame
  /** The query that says what is started. */
  readonly search: string
}

export function EmbedPage({ game, search }: Props): ReactNode {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [full, setFull] = useState(() => search + (hasPlay() ? location.hash : ''))
  const host = useMemo(
    () => createHostPage(window, game.id, (current) => setFull(fullSearch(search, current))),
    [game, search],
  )
  const zoom = useZoom(game.kind)
  return (
    <div className={styles.page} style={{ zoom, '--zoom': zoom } as CSSProperties}>
      <main className={styles.main}>
        <Embedded value={host}>
          <Suspense fallback={<Loading />}>
            <Play.Part game={game} actionsSlot={slot} covered={false} pageTools={null} search={search} />
          </Suspense>
        </Embedded>
      </main>
      <footer className={styles.bar}>
        <a className={styles.link} href={onHost(game.path) + full} target="_blank" rel="noopener" data-full>
          {embedTexts.fullPage}
        </a>
        <div ref={setSlot} className={styles.tools} />
      </footer>
    </div>
  )
}

/** The smallest frame in which every board fits, CSS px. In a smaller one it is shown smaller, because nothing scrolls. */
const LEAST = { width: 420, height: 540 }

/** Scenes adapt to any size. */
function useZoom(kind: CatalogGame['kind']): number {
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    if (kind !== 'turn') return
    const measure = () => setZoom(Math.min(1, innerWidth / LEAST.width, innerHeight / LEAST.height))
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [kind])
  return zoom
}
