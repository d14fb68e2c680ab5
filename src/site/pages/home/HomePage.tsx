/** The home page: its parts in order, and the dialogs that open from it. */
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { typedText } from '../../../engine/core/input/typed'
import { records } from '../../../engine/storage/values/records'
import { FROM_HOME } from '../../../play/opening/wayHome'
import { useHydrated, useStored } from '../../../ui/hydrated'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { classes } from '../../../ui/styles/classes'
import { toast } from '../../../ui/toasts/toast'
import { mediaMatches } from '../../../ui/useMedia'
import { preload, preloadHandlers, preloadWhenIdle } from '../../game/preload'
import { HOME_FACTS } from '../../layout/pageMeta'
import { RichText } from '../../layout/RichText'
import { useSiteSettings } from '../../layout/siteSettings'
import { usePage } from '../../layout/usePage'
import { entriesAt, type GameEntry, gameEntries } from '../../library/gameEntry'
import { Continue, hasSavedGames } from '../../library/lazyContinue'
import {
  customGames,
  deleteCustomGame,
  favorites,
  MAX_CUSTOM_GAMES,
  RECENT_SHOWN,
  recents,
  toggleFavorite,
} from '../../library/library'
import { checkForUpdate } from '../../offline/offline'
import { CLIENT, isPaid } from '../../promo/client'
import { Promo } from '../../promo/Promo'
import { type Filters, filtered, filtersActive, ordered } from '../../search/filters'
import { preloadSearch, useFound } from '../../search/useSearch'
import { SettingsDialog } from '../../settings/lazySettings'
import { homeTexts } from '../../texts/home'
import { shellTexts } from '../../texts/shell'
import { AddCard } from './AddCard'
import { CardRow } from './CardRow'
import { Finder } from './Finder'
import { Hero } from './Hero'
import styles from './HomePage.module.css'
import { bestOf, playsOf } from './ownResults'
import { HAS_START, StartHere } from './StartHere'
import { useScrollRestoration, useVisitFilters, useVisitOrder } from './visitState'
import { Footer, WhyPlay } from './WhyPlay'

/** Loaded only if there is an ad network. */
const BlockerNotice = lazyComponent(() => import('../../promo/BlockerNotice'))

const names = shellTexts.dialogs
const AddGameDialog = lazyComponent(() => import('../../custom/form/AddGameDialog'), { name: names.addGame })
const EditGameDialog = lazyComponent(() => import('../../custom/form/EditGameDialog'), {
  name: names.editGame,
})
const ConfirmDialog = lazyComponent(() => import('../../../ui/dialogs/ConfirmDialog'), {
  name: names.confirm,
})

const texts = homeTexts

type OpenDialog = { kind: 'add' } | { kind: 'settings' } | { kind: 'delete' | 'edit'; game: GameEntry } | null

/** The rows that addresses can lead to, as in `.tools/manifest.ts`. */
const ROWS = ['favorites', 'recent', 'games']

/** Scrolls the results into view below the search box, which stays visible for typing. */
function showResults(finder: HTMLElement | null, results: HTMLElement | null): void {
  // After the rows above have disappeared.
  requestAnimationFrame(() => {
    const height = window.visualViewport?.height ?? window.innerHeight
    const top = results?.getBoundingClientRect().top ?? 0
    if (top > height / 2 || top < 0) finder?.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
}

export default function HomePage(): ReactNode {
  usePage(HOME_FACTS)
  const hydrated = useHydrated()
  const [filters, setFilters] = useVisitFilters()
  const [order, setOrder] = useVisitOrder()
  const [, navigate] = useLocation()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const allGames = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const finder = useRef<HTMLElement>(null)
  useEffect(() => checkForUpdate(), [])
  useEffect(() => preloadWhenIdle(), [])

  /** Whether there are games in progress; null until that is known. */
  const [saved, setSaved] = useState<boolean | null>(null)
  // After the game that was just left has been saved, and before the first paint.
  useLayoutEffect(() => setSaved(hydrated ? hasSavedGames() : null), [hydrated])
  useScrollRestoration(page, saved !== null)
  const custom = useStored(customGames)
  const favoritePaths = useStored(favorites)
  const recentPaths = useStored(recents)
  // The built page reserved space for the visitor's lists, which fill it now.
  useLayoutEffect(() => {
    if (!hydrated) return
    delete document.documentElement.dataset.own
    // A shortcut of the installed app leads to a list, or to all games if that one does not exist yet.
    const asked = location.hash.slice(1)
    if (ROWS.includes(asked)) (document.getElementById(asked) ?? allGames.current)?.scrollIntoView()
  }, [hydrated])
  const games = useMemo(() => gameEntries(custom), [custom])
  const results = useStored(records)
  const { games: siteOrder } = useSiteSettings()
  const similar = useFound(games, filters.search)
  const matching = useMemo(() => filtered(games, filters, similar), [games, filters, similar])
  const found = useMemo(
    () => ordered(matching, order, (game) => playsOf(results, game), siteOrder),
    [matching, order, results, siteOrder],
  )
  const liked = useMemo(() => entriesAt(favoritePaths, games), [favoritePaths, games])
  const played = useMemo(() => entriesAt(recentPaths, games).slice(0, RECENT_SHOWN), [recentPaths, games])

  // On iOS an installed app has none of the data of the browser.
  const isNew = [custom, favoritePaths, recentPaths, Object.keys(results)].every(({ length }) => length === 0)

  const active = filtersActive(filters)
  const change = (next: Filters) => {
    setFilters(next)
    if (filtersActive(next)) showResults(finder.current, allGames.current)
  }

  const open = (game: GameEntry | undefined) => {
    if (!game) return
    if (game.built) preload(game.built)
    navigate(game.path, { state: FROM_HOME })
  }
  /** Opens a random game that was never played, or any game if all were. */
  const surprise = () => {
    const fresh = games.filter((game) => playsOf(results, game) === 0 && !recentPaths.includes(game.path))
    const choice = fresh.length > 0 ? fresh : games
    open(choice[Math.floor(Math.random() * choice.length)])
  }
  const shared = {
    // The built page does not know the visitor's results.
    bestOf: (game: GameEntry) => (hydrated ? bestOf(results, game) : null),
    favorites: useMemo(() => new Set(favoritePaths), [favoritePaths]),
    onToggleFavorite: toggleFavorite,
    onDelete: (game: GameEntry) => setDialog({ kind: 'delete', game }),
    onEdit: (game: GameEntry) => setDialog({ kind: 'edit', game }),
  }
  const close = () => setDialog(null)
  const paid = isPaid('rectangle')
  // The same condition as for hiding the built page (`.tools/early.js`), so that nothing moves.
  const isFirstVisit = [custom, favoritePaths, recentPaths].every(({ length }) => length === 0) && !saved
  const start = HAS_START && isFirstVisit && !active && <StartHere />

  return (
    <div ref={page} className={styles.page}>
      <div className={styles.top}>
        <Promo kind="horizontal" />
      </div>
      {CLIENT && hydrated && <BlockerNotice.Part />}
      <main className={styles.main}>
        <div className={styles.head}>
          <Hero onSettings={() => setDialog({ kind: 'settings' })} />
          <Finder
            ref={finder}
            filters={filters}
            onChange={change}
            order={order}
            onOrder={setOrder}
            games={games}
            count={found.length}
            onFocus={preloadSearch}
            onEnter={() => {
              if (typedText(filters.search)) open(found[0])
              else allGames.current?.scrollIntoView({ block: 'start' })
            }}
            onSurprise={surprise}
          />
          {saved && <Continue.Part preloadHandlers={preloadHandlers} />}
          {paid && start}
          {hydrated && saved === false && isNew && mediaMatches('(display-mode: standalone)') && (
            <p className={styles.note}>
              <RichText
                text={texts.move.text}
                parts={{ move: <Link href="/settings#move">{texts.move.link}</Link> }}
              />
            </p>
          )}
        </div>
        <div
          className={classes(paid ? styles.paid : start && styles.start)}
          data-paid-rectangle={paid || undefined}
        >
          <Promo kind="rectangle" own={start} />
        </div>
        {!active && liked.length > 0 && (
          <CardRow
            title={texts.rows.favorites}
            hash="favorites"
            count={liked.length}
            games={liked}
            boxed
            {...shared}
          />
        )}
        {!active && played.length > 0 && (
          <CardRow title={texts.rows.recent} hash="recent" games={played} boxed {...shared} />
        )}
        <CardRow
          ref={allGames}
          title={texts.rows.all}
          hash="games"
          count={found.length}
          games={found}
          empty={texts.rows.none}
          last={<AddCard onAdd={() => setDialog({ kind: 'add' })} />}
          {...shared}
        />
        {custom.length > MAX_CUSTOM_GAMES && (
          <p className={styles.note}>{texts.rows.tooMany(custom.length, MAX_CUSTOM_GAMES)}</p>
        )}
        <WhyPlay />
      </main>
      <Footer />
      {dialog?.kind === 'add' && <AddGameDialog.Part onClose={close} />}
      {dialog?.kind === 'edit' && dialog.game.custom && (
        <EditGameDialog.Part game={dialog.game.custom} onClose={close} />
      )}
      {dialog?.kind === 'settings' && <SettingsDialog.Part onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmDialog.Part
          title={texts.deletion.title}
          text={texts.deletion.text(dialog.game.title)}
          confirm={texts.deletion.confirm}
          onClose={close}
          onConfirm={() => {
            const saved = dialog.game.custom && deleteCustomGame(dialog.game.custom.id)
            close()
            if (saved) toast(texts.deletion.done, { kind: 'good' })
            else toast(texts.deletion.notSaved, { kind: 'bad', detail: shellTexts.notSaved })
          }}
        />
      )}
    </div>
  )
}
