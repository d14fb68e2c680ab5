/** Owns the page around a built-in game: header, the play itself, and the promotion beside it on large screens. */
import Settings from 'lucide-react/icons/settings'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { whenBegun } from '../../play/host/firstPlay'
import { Play } from '../../play/host/lazyPlay'
import { PanelNotes } from '../../play/panels/notes'
import { IconButton } from '../../ui/controls/Button'
import { useTakenOver } from '../../ui/loading/hydrated'
import { Loading } from '../../ui/loading/Loading'
import { direct, orNothing } from '../../ui/loading/preloadable'
import { whenIdle } from '../../ui/loading/whenIdle'
import { SettingsDialog } from '../app/dialogs'
import { Continue } from '../home/waiting'
import { HeartButton } from '../layout/HeartButton'
import { useLargeScreen } from '../layout/largeScreen'
import { PageHeader } from '../layout/PageHeader'
import { recordPlayed } from '../library/library'
import { keepAfterPlay } from '../offline/copyAfterPlay'
import { isKept } from '../offline/offline'
import { EndNote, keepResults } from '../records/saveResultLater'
import styles from './GamePage.module.css'
import { gameFacts } from './pageMeta'
import { usePage } from './usePage'

/** Few visits open a game of a day. */
const StartNote = direct(orNothing(() => import('../today/StartNote')))

interface Props {
  readonly game: CatalogGame
  /** Stands beside the game on large screens; handed in, for it opens game pages itself. */
  readonly promo: ReactNode
}

export default function GamePage({ game, promo }: Props): ReactNode {
  usePage(gameFacts(game))
  const taken = useTakenOver()
  const large = useLargeScreen()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [settingsOpen, setSettingsOpen] = useState(false)
  useEffect(() => recordPlayed(game.path), [game.path])
  useEffect(keepResults, [])
  // What is not needed to begin a play comes when one has begun.
  useEffect(() => (isKept() ? keepAfterPlay() : whenBegun(keepAfterPlay)), [])
  useEffect(
    () =>
      whenBegun(() => {
        whenIdle(SettingsDialog.load)
        // What was begun here may wait on the home page.
        whenIdle(Continue.load)
      }),
    [],
  )
  useEffect(() => whenBegun(() => void whenIdle(() => import('../trophies/judge'), true)), [])
  const openSettings = () => setSettingsOpen(true)
  const pageTools = (
    <>
      <HeartButton title={game.title} path={game.path} />
      <IconButton label="Settings" icon={<Settings size={22} aria-hidden />} onClick={openSettings} />
    </>
  )
  const notes = useMemo(
    () => ({
      start: taken && /[?&]day=/.test(location.search) && (
        <Suspense fallback={<p className={styles.day} />}>
          <StartNote.Part game={game} />
        </Suspense>
      ),
      end: (
        <Suspense>
          <EndNote.Part game={game} />
        </Suspense>
      ),
    }),
    [game, taken],
  )
  return (
    <div className={styles.page}>
      <PageHeader
        title={game.title}
        description={game.description}
        path={game.path}
        slotRef={setSlot}
        sliding
        onSettings={openSettings}
      />
      <div className={styles.room} data-wide={game.wide || undefined}>
        <main className={styles.main}>
          {taken ? (
            <PanelNotes value={notes}>
              <Suspense fallback={<Loading />}>
                <Play.Part
                  key={game.id}
                  game={game}
                  actionsSlot={slot}
                  covered={settingsOpen}
                  pageTools={pageTools}
                />
              </Suspense>
            </PanelNotes>
          ) : (
            <Loading />
          )}
        </main>
        {!game.fills && <div className={styles.side}>{large && promo}</div>}
      </div>
      {settingsOpen && <SettingsDialog.Part game={game} onClose={() => setSettingsOpen(false)} />}
    </div>
  )
}
