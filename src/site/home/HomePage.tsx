/** Owns the home page: what stands on it, in which order, and the dialogs that open from it. */
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { toast } from '../../ui/toast'
import { filtered } from '../filters'
import { customGames, deleteCustomGame, favorites, RECENT_SHOWN, recents, toggleFavorite } from '../library'
import { takeUpdate } from '../offline'
import { preloadWhenIdle } from '../preload'
import { BlockerNotice } from '../promo/BlockerNotice'
import { Promo } from '../promo/Promo'
import { gamesAt, type ShelfGame, shelfOf } from '../shelf'
import { usePage } from '../usePage'
import { AddCard } from './AddCard'
import { Finder } from './Finder'
import { Hero } from './Hero'
import styles from './HomePage.module.css'
import { useShelfPlace, useVisitFilters } from './place'
import { Shelf } from './Shelf'
import { Footer, WhyPlay } from './WhyPlay'

const AddGameDialog = lazy(() => import('../custom/AddGameDialog'))
const ConfirmDialog = lazy(() => import('../ConfirmDialog'))
const SettingsDialog = lazy(() => import('../settings/SettingsDialog'))

type OpenDialog = { kind: 'add' } | { kind: 'settings' } | { kind: 'delete'; game: ShelfGame } | null

export function HomePage(): ReactNode {
  usePage({
    description: 'Small games, made well. No account, no download: press Play.',
    path: '/',
  })
  const [filters, setFilters] = useVisitFilters()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const allGames = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  useShelfPlace(page)
  useEffect(() => takeUpdate(), [])
  useEffect(() => preloadWhenIdle(), [])

  const custom = useSnapshot(customGames.live).value
  const favoritePaths = useSnapshot(favorites.live).value
  const recentPaths = useSnapshot(recents.live).value
  const games = useMemo(() => shelfOf(custom), [custom])
  const found = useMemo(() => filtered(games, filters), [games, filters])
  const liked = useMemo(() => gamesAt(favoritePaths, games), [favoritePaths, games])
  const played = useMemo(() => gamesAt(recentPaths, games).slice(0, RECENT_SHOWN), [recentPaths, games])

  const shared = {
    favorites: useMemo(() => new Set(favoritePaths), [favoritePaths]),
    onToggleFavorite: toggleFavorite,
    onDelete: (game: ShelfGame) => setDialog({ kind: 'delete', game }),
  }
  const close = () => setDialog(null)

  return (
    <div ref={page} className={styles.page}>
      <div className={styles.top}>
        <Promo kind="horizontal" />
      </div>
      <BlockerNotice />
      <main className={styles.main}>
        <div className={styles.head}>
          <Hero onSettings={() => setDialog({ kind: 'settings' })} />
          <Finder
            filters={filters}
            onChange={setFilters}
            count={found.length}
            onShowResults={() => allGames.current?.scrollIntoView({ block: 'start' })}
          />
          <div className={styles.rectangle}>
            <Promo kind="rectangle" />
          </div>
        </div>
        {liked.length > 0 && (
          <Shelf title="Favorite Games" count={liked.length} games={liked} boxed {...shared} />
        )}
        {played.length > 0 && <Shelf title="Recently Played" games={played} boxed {...shared} />}
        <Shelf
          ref={allGames}
          title="All Games"
          count={found.length}
          games={found}
          empty="No games found matching your filters"
          last={<AddCard onAdd={() => setDialog({ kind: 'add' })} />}
          {...shared}
        />
        <WhyPlay />
      </main>
      <Footer />
      <Suspense fallback={null}>
        {dialog?.kind === 'add' && <AddGameDialog onClose={close} />}
        {dialog?.kind === 'settings' && <SettingsDialog onClose={close} />}
        {dialog?.kind === 'delete' && (
          <ConfirmDialog
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
      </Suspense>
    </div>
  )
}
