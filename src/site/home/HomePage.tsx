/** The home page: its parts in their order, and the dialogs that open from it. */

import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { typedText } from '../../engine/core/input/typed'
import { records } from '../../engine/storage/values/records'
import { FROM_HOME } from '../../play/host/leaveGame'
import { useHydrated, useStored } from '../../ui/loading/hydrated'
import { direct, orNothing } from '../../ui/loading/preloadable'
import { toast } from '../../ui/toasts/toast'
import { AddGameDialog, ConfirmDialog, EditGameDialog, SettingsDialog } from '../app/dialogs'
import { preload, preloadWhenIdle, warming } from '../app/preload'
import { entriesAt, type GameEntry, gameEntries } from '../library/gameEntry'
import {
  customGames,
  deleteCustomGame,
  favorites,
  MOST_CUSTOM_GAMES,
  RECENT_SHOWN,
  recents,
  toggleFavorite,
} from '../library/library'
import { lookForUpdate } from '../offline/offline'
import { HOME_FACTS } from '../pages/pageMeta'
import { usePage } from '../pages/usePage'
import { CLIENT } from '../promo/client'
import { Promo } from '../promo/Promo'
import { type Filters, filtered, filtersActive, ordered } from '../search/filters'
import { useFound, warmSearch } from '../search/useSearch'
import { AddCard } from './AddCard'
import { CardRow } from './CardRow'
import { Finder } from './Finder'
import { Hero } from './Hero'
import styles from './HomePage.module.css'
import { bestOf, playsOf } from './own'
import { useScrollPlace, useVisitFilters, useVisitOrder } from './place'
import { Footer, WhyPlay } from './WhyPlay'
import { Continue, playsWait } from './waiting'

/** Asked for where there is a network alone. */
const BlockerNotice = direct(orNothing(() => import('../promo/BlockerNotice')))

type OpenDialog = { kind: 'add' } | { kind: 'settings' } | { kind: 'delete' | 'edit'; game: GameEntry } | null

/** Where addresses may lead: `.tools/manifest.ts`. */
const SHELVES = ['favorites', 'recent', 'games']

/** Brings what was found into view under the search box, which stays where it can be typed in. */
function showResults(finder: HTMLElement | null, results: HTMLElement | null): void {
  // After the shelves above have given way.
  requestAnimationFrame(() => {
    const room = window.visualViewport?.height ?? window.innerHeight
    const top = results?.getBoundingClientRect().top ?? 0
    if (top > room / 2 || top < 0) finder?.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
}

export default function HomePage(): ReactNode {
  usePage(HOME_FACTS)
  const taken = useHydrated()
  const [filters, setFilters] = useVisitFilters()
  const [order, setOrder] = useVisitOrder()
  const [, navigate] = useLocation()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const allGames = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const finder = useRef<HTMLElement>(null)
  useEffect(() => lookForUpdate(), [])
  useEffect(() => preloadWhenIdle(), [])

  /** Null until it is known. */
  const [waits, setWaits] = useState<boolean | null>(null)
  // After the play that was just left has been kept, and before anything is painted.
  useLayoutEffect(() => setWaits(taken ? playsWait() : null), [taken])
  useScrollPlace(page, waits !== null)
  const custom = useStored(customGames)
  const favoritePaths = useStored(favorites)
  const recentPaths = useStored(recents)
  // The built page reserved their space: now the visitor's lists fill it.
  useLayoutEffect(() => {
    if (!taken) return
    delete document.documentElement.dataset.own
    // A shortcut of the installed app leads to a list, or to all games if that one does not exist yet.
    const asked = location.hash.slice(1)
    if (SHELVES.includes(asked)) (document.getElementById(asked) ?? allGames.current)?.scrollIntoView()
  }, [taken])
  const games = useMemo(() => gameEntries(custom), [custom])
  const results = useStored(records)
  const forgiven = useFound(games, filters.search)
  const passing = useMemo(() => filtered(games, filters, forgiven), [games, filters, forgiven])
  const found = useMemo(
    () => ordered(passing, order, (game) => playsOf(results, game)),
    [passing, order, results],
  )
  const liked = useMemo(() => entriesAt(favoritePaths, games), [favoritePaths, games])
  const played = useMemo(() => entriesAt(recentPaths, games).slice(0, RECENT_SHOWN), [recentPaths, games])

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
  /** One of those that were never played; of all where there is none left. */
  const surprise = () => {
    const fresh = games.filter((game) => playsOf(results, game) === 0 && !recentPaths.includes(game.path))
    const choice = fresh.length > 0 ? fresh : games
    open(choice[Math.floor(Math.random() * choice.length)])
  }
  const shared = {
    // Some have separate keys, which the built page does not know.
    bestOf: (game: GameEntry) => (taken ? bestOf(results, game) : null),
    favorites: useMemo(() => new Set(favoritePaths), [favoritePaths]),
    onToggleFavorite: toggleFavorite,
    onDelete: (game: GameEntry) => setDialog({ kind: 'delete', game }),
    onEdit: (game: GameEntry) => setDialog({ kind: 'edit', game }),
  }
  const close = () => setDialog(null)

  return (
    <div ref={page} className={styles.page}>
      <div className={styles.top}>
        <Promo kind="horizontal" />
      </div>
      {CLIENT && taken && (
        <Suspense>
          <BlockerNotice.Part />
        </Suspense>
      )}
      <main className={styles.main}>
        <div className={styles.head}>
          <Hero onSettings={() => setDialog({ kind: 'settings' })} />
          <Finder
            ref={finder}
            filters={filters}
            onChange={change}
            order={order}
            onOrder={setOrder}
            count={found.length}
            onBegin={warmSearch}
            onEnter={() => {
              if (typedText(filters.search)) open(found[0])
              else allGames.current?.scrollIntoView({ block: 'start' })
            }}
            onSurprise={surprise}
          />
          {waits && (
            <Suspense>
              <Continue.Part warming={warming} />
            </Suspense>
          )}
        </div>
        <div className={styles.rectangle} data-rectangle>
          <Promo kind="rectangle" />
        </div>
        {!active && liked.length > 0 && (
          <CardRow
            title="Favorite Games"
            hash="favorites"
            count={liked.length}
            games={liked}
            boxed
            {...shared}
          />
        )}
        {!active && played.length > 0 && (
          <CardRow title="Recently Played" hash="recent" games={played} boxed {...shared} />
        )}
        <CardRow
          ref={allGames}
          title="All Games"
          hash="games"
          count={found.length}
          games={found}
          empty="No games found matching your filters"
          last={<AddCard onAdd={() => setDialog({ kind: 'add' })} />}
          {...shared}
        />
        {custom.length > MOST_CUSTOM_GAMES && (
          <p className={styles.note}>
            {custom.length.toLocaleString('en-US')} games of your own are kept in this browser; the first{' '}
            {MOST_CUSTOM_GAMES} are shown.
          </p>
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
          title="Delete this game?"
          text={`Are you sure you want to delete "${dialog.game.title}"? This action cannot be undone.`}
          confirm="Delete"
          onClose={close}
          onConfirm={() => {
            const gone = dialog.game.custom && deleteCustomGame(dialog.game.custom.id)
            close()
            if (gone) toast('Game deleted', { kind: 'good' })
            else
              toast('The game is gone for this visit only', {
                kind: 'bad',
                detail:
                  'That could not be stored: this browser has no room for it, or keeps nothing for this site.',
              })
          }}
        />
      )}
    </div>
  )
}
