/** The page of an embedded game: the game and a bar with the link to the full page. Nothing else of the site. */

import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { canKeep } from '../../engine/storage/adapter/localStorage'
import type { CatalogGame } from '../../games/catalog'
import { Embedded } from '../../play/embed/embedded'
import { createEmbedding } from '../../play/embed/embedding'
import { frameZoom } from '../../play/embed/frameSize'
import { createParentPage } from '../../play/embed/parentPage'
import { Play } from '../../play/host/lazyPlay'
import { inAddress, replayInAddress } from '../../play/opening/fragment'
import { embedTexts } from '../../play/texts/embed'
import { SINGLE_FILE } from '../../ui/basePath'
import { classes } from '../../ui/styles/classes'
import { linkToSite } from '../layout/pageMeta'
import styles from './EmbedPage.module.css'
import { FullLink } from './FullLink'
import { fullSearch } from './startOf'

interface Props {
  readonly game: CatalogGame
  /** The query that says what is started. */
  readonly search: string
}

export function EmbedPage({ game, search }: Props): ReactNode {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [full, setFull] = useState(() => search + (replayInAddress() ? location.hash : '') + hashOfOwn())
  const [watching, setWatching] = useState(replayInAddress)
  const embedding = useMemo(
    () =>
      createEmbedding(
        createParentPage(window, game.id, (current) => {
          // Only games have a start: the replay was closed.
          setWatching(false)
          setFull(fullSearch(search, current) + hashOfOwn())
        }),
      ),
    [game, search],
  )
  const [kept] = useState(canKeep)
  const link = linkToSite(game.path)
  const zoom = useZoom(game.kind === 'turn' || watching)
  return (
    <div className={styles.page} style={{ zoom, '--zoom': zoom } as CSSProperties}>
      <main className={styles.main}>
        <Embedded value={embedding}>
          <Play.Part game={game} actionsSlot={slot} covered={false} pageTools={null} search={search} />
        </Embedded>
      </main>
      <footer className={classes('screen-only', styles.bar)}>
        {SINGLE_FILE && !kept && <p className={styles.quiet}>{embedTexts.notKept}</p>}
        {link !== null && <FullLink href={link + full} address={new URL(link + full, location.href).href} />}
        <div ref={setSlot} className={styles.tools} />
      </footer>
    </div>
  )
}

/** Content that cannot be used is gone from the address. */
const hashOfOwn = () => (inAddress('own') === null ? '' : location.hash)

/** Scenes adapt to any size. */
function useZoom(needed: boolean): number {
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    const measure = () => setZoom(needed ? frameZoom({ width: innerWidth, height: innerHeight }) : 1)
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [needed])
  return zoom
}
