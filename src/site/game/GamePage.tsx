/** The page around a built-in game: header, the game, and the promotion beside it on large screens. */
import Settings from 'lucide-react/icons/settings'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { Play } from '../../play/host/lazyPlay'
import { PanelNotes } from '../../play/panels/notes'
import { firstPlay } from '../../play/session/core/firstPlay'
import { IconButton } from '../../ui/controls/Button'
import { useHydrated } from '../../ui/hydrated'
import { Loading } from '../../ui/loading/Loading'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { whenIdle } from '../../ui/loading/whenIdle'
import { classes } from '../../ui/styles/classes'
import { repeatPresses } from '../layout/early'
import { HeartButton } from '../layout/HeartButton'
import { useLargeScreen } from '../layout/largeScreen'
import { PageHeader } from '../layout/PageHeader'
import { gameFacts } from '../layout/pageMeta'
import { usePage } from '../layout/usePage'
import { Continue } from '../library/lazyContinue'
import { recordPlayed } from '../library/library'
import { copyAfterPlay } from '../offline/copyAfterPlay'
import { isFromCopy } from '../offline/offline'
import { SettingsDialog } from '../settings/lazySettings'
import { shellTexts } from '../texts/shell'
import { builtStart } from './builtStart'
import styles from './GamePage.module.css'
import { EndNote, saveResults } from './saveResultLater'

/** Loaded on demand: few visits open a daily game. */
const StartNote = lazyComponent(() => import('./StartNote'), { fallback: <p className={styles.day} /> })

async function loadTrophies(): Promise<void> {
  const { judgeTrophies } = await import('../trophies/judge')
  judgeTrophies()
}

interface Props {
  readonly game: CatalogGame
  /** Shown beside the game on large screens. Passed in, because importing it here would be circular. */
  readonly promo: ReactNode
}

export default function GamePage({ game, promo }: Props): ReactNode {
  usePage(gameFacts(game))
  const hydrated = useHydrated()
  const large = useLargeScreen()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [settingsOpen, setSettingsOpen] = useState(false)
  const [built, setBuilt] = useState(builtStart)
  const [wasBuilt] = useState(built !== '')
  const onShown = useCallback(() => setBuilt(''), [])
  useLayoutEffect(() => {
    if (built || !wasBuilt || document.activeElement !== document.body) return
    // The game's own panel could not take the focus while it was hidden behind the built one.
    document.querySelector<HTMLElement>('main [data-panel] [data-autofocus]')?.focus({ preventScroll: true })
  }, [built, wasBuilt])
  useEffect(() => {
    if (!built) repeatPresses()
  }, [built])
  // The page opens something else (`.tools/early.js`).
  useLayoutEffect(() => {
    if ('opens' in document.documentElement.dataset) setBuilt('')
  }, [])
  useEffect(() => recordPlayed(game.path), [game.path])
  useEffect(saveResults, [])
  // Everything that the start of a game does not need is loaded after it.
  useEffect(() => (isFromCopy() ? copyAfterPlay() : firstPlay.whenBegun(copyAfterPlay)), [])
  useEffect(
    () =>
      firstPlay.whenBegun(() => {
        whenIdle(SettingsDialog.load)
        // The home page lists this game if it is left unfinished.
        whenIdle(Continue.load)
      }),
    [],
  )
  useEffect(() => firstPlay.whenBegun(() => void whenIdle(loadTrophies, true)), [])
  const openSettings = () => setSettingsOpen(true)
  const pageTools = (
    <>
      <HeartButton title={game.title} path={game.path} />
      <IconButton
        label={shellTexts.header.settings}
        icon={<Settings size={22} aria-hidden />}
        onClick={openSettings}
      />
    </>
  )
  const notes = useMemo(
    () => ({
      start: hydrated && /[?&]day=/.test(location.search) && <StartNote.Part game={game} />,
      end: <EndNote.Part game={game} />,
    }),
    [game, hydrated],
  )
  return (
    <div className={styles.page}>
      <PageHeader
        title={game.title}
        titleLang={game.titleLang}
        description={game.description}
        path={game.path}
        slotRef={setSlot}
        sliding
        onSettings={openSettings}
      />
      <div className={styles.layout} data-wide={game.wide || undefined}>
        <main className={styles.main} data-was-built={wasBuilt || undefined}>
          {built && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the build rendered it from components
            <div className={styles.built} data-built dangerouslySetInnerHTML={{ __html: built }} />
          )}
          {hydrated ? (
            <PanelNotes value={notes}>
              <Play.Part
                key={game.id}
                game={game}
                actionsSlot={slot}
                onShown={onShown}
                covered={settingsOpen}
                pageTools={pageTools}
              />
            </PanelNotes>
          ) : (
            <Loading />
          )}
        </main>
        {!game.fills && <div className={classes('screen-only', styles.side)}>{large && promo}</div>}
      </div>
      {settingsOpen && <SettingsDialog.Part game={game} onClose={() => setSettingsOpen(false)} />}
    </div>
  )
}
