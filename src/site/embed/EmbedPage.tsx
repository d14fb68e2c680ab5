/** The page of an embedded game: the game and a bar with the link to the full page. Nothing else of the site. */
import { type CSSProperties, type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { Embedded } from '../../play/embed/embedded'
import { createEmbedding } from '../../play/embed/embedding'
import { createHostPage } from '../../play/embed/host'
import { Play } from '../../play/host/lazyPlay'
import { ownInAddress } from '../../play/own/content'
import { hasPlay } from '../../play/record/address'
import { embedTexts } from '../../play/texts/embed'
import { onHost } from '../../ui/basePath'
import { Loading } from '../../ui/loading/Loading'
import { classes } from '../../ui/styles/classes'
import styles from './EmbedPage.module.css'
import { fullSearch } from './startOf'

interface Props {
  readonly game: CatalogGame
  /** The query that says what is started. */
  readonly search: string
}

export function EmbedPage({ game, search }: Props): ReactNode {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [full, setFull] = useState(() => search + (hasPlay() ? location.hash : '') + hashOfOwn())
  const [watching, setWatching] = useState(hasPlay)
  const embedding = useMemo(
    () =>
      createEmbedding(
        createHostPage(window, game.id, (current) => {
          // Only games have a start: the replay was closed.
          setWatching(false)
          setFull(fullSearch(search, current) + hashOfOwn())
        }),
      ),
    [game, search],
  )
  const zoom = useZoom(game.kind === 'turn' || watching)
  return (
    <div className={styles.page} style={{ zoom, '--zoom': zoom } as CSSProperties}>
      <main className={styles.main}>
        <Embedded value={embedding}>
          <Suspense fallback={<Loading />}>
            <Play.Part game={game} actionsSlot={slot} covered={false} pageTools={null} search={search} />
          </Suspense>
        </Embedded>
      </main>
      <footer className={classes('screen-only', styles.bar)}>
        <a className={styles.link} href={onHost(game.path) + full} target="_blank" rel="noopener" data-full>
          {embedTexts.fullPage}
        </a>
        <div ref={setSlot} className={styles.tools} />
      </footer>
    </div>
  )
}

/** Content that cannot be used is gone from the address. */
const hashOfOwn = () => (ownInAddress() === null ? '' : location.hash)

/** The smallest frame in which every board and every bar of a replay fits, CSS px: in a smaller one they are drawn smaller. */
const LEAST = { width: 420, height: 480 }
/** In low frames that are wider than high, stats and tools are beside the field. */
const LEAST_BESIDE = { width: 640, height: 340 }
const LOW = 520

/** Scenes adapt to any size. */
function useZoom(needed: boolean): number {
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    const measure = () => {
      const beside = innerWidth > innerHeight && innerHeight <= LOW
      const { width, height } = beside ? LEAST_BESIDE : LEAST
      setZoom(needed ? Math.min(1, innerWidth / width, innerHeight / height) : 1)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [needed])
  return zoom
}
