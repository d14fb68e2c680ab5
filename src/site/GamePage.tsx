/** Owns the page around a built-in game: header, the play itself, and the promotion beside it on large screens. */
import Settings from 'lucide-react/icons/settings'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { CatalogueGame } from '../games/catalogue'
import { whenBegun } from '../play/begun'
import { Play } from '../play/door'
import { PanelNotes } from '../play/notes'
import { IconButton } from '../ui/Button'
import { direct, orNothing } from '../ui/direct'
import { Loading } from '../ui/Loading'
import { useTakenOver } from '../ui/takenOver'
import { whenIdle } from '../ui/whenIdle'
import { SettingsDialog } from './dialogs'
import styles from './GamePage.module.css'
import { HeartButton } from './HeartButton'
import { Continue } from './home/waiting'
import { keepAfterPlay } from './keepAfterPlay'
import { EndNote, keepResults } from './keepResults'
import { useLargeScreen } from './largeScreen'
import { recordPlayed } from './library'
import { isKept } from './offline'
import { PageHeader } from './PageHeader'
import { gameFacts } from './pageFacts'
import { usePage } from './usePage'

/** Few visits open a game of a day. */
const StartNote = direct(orNothing(() => import('./today/StartNote')))

interface Props {
  readonly game: CatalogueGame
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
  useEffect(() => whenBegun(() => void whenIdle(() => import('./trophies/judge'), true)), [])
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
