/**
 * The routes: which page an address shows. Each is loaded on demand, and the home page when the browser is
 * idle.
 */
import { type ReactNode, useEffect } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { findGame } from '../../games/catalog'
import { onHost, ROUTES_BASE } from '../../ui/basePath'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { GamePage, loadAhead, preload } from '../game/preload'
import { ErrorBoundary } from '../layout/ErrorBoundary'
import { Continue, hasSavedGames } from '../library/lazyContinue'
import { Promo } from '../promo/Promo'
import { Early } from './early'
import { SiteUpdate } from './SiteUpdate'

const CustomGamePage = lazyComponent(() => import('../pages/custom/CustomGamePage'), { required: true })
const HomePage = lazyComponent(() => import('../pages/home/HomePage'), { required: true })
const NotFound = lazyComponent(() => import('../pages/NotFound'), { required: true })
const TodayPage = lazyComponent(() => import('../pages/today/TodayPage'), { required: true })
const RecordsPage = lazyComponent(() => import('../pages/records/RecordsPage'), { required: true })
const SettingsPage = lazyComponent(() => import('../pages/settings/SettingsPage'), { required: true })

/**
 * Loads the code of the page at a path, so that its built markup can be hydrated at once, and begins to load
 * the game on it.
 */
export function loadPage(path: string): Promise<unknown> {
  if (path === '/') return Promise.all([HomePage.load(), hasSavedGames() && Continue.load()])
  if (path === '/today') return TodayPage.load()
  if (path === '/records') return RecordsPage.load()
  if (path === '/settings') return SettingsPage.load()
  const game = findGame(/^\/games\/([^/]+)$/.exec(path)?.[1] ?? '')
  if (!game) return NotFound.load()
  preload(game)
  return GamePage.load()
}

/** `path` is the page that is built or hydrated; otherwise, and later, the browser's address decides. */
export function App({ path }: { path?: string | undefined }): ReactNode {
  return (
    <Router base={ROUTES_BASE} {...(path !== undefined && { ssrPath: onHost(path) })}>
      <Pages />
    </Router>
  )
}

function Pages(): ReactNode {
  const [path] = useLocation()
  useEffect(() => loadAhead(HomePage.load), [])
  return (
    <SiteUpdate key={path} path={path}>
      <ErrorBoundary path={path}>
        <Switch>
          <Route path="/">
            <HomePage.Part />
          </Route>
          <Route path="/today">
            <TodayPage.Part />
          </Route>
          <Route path="/records">
            <RecordsPage.Part />
          </Route>
          <Route path="/settings">
            <SettingsPage.Part />
          </Route>
          <Route path="/games/custom/:id">{({ id }) => <CustomGamePage.Part key={id} id={id} />}</Route>
          <Route path="/games/:id">
            {({ id }) => {
              const game = findGame(id)
              if (!game) return <NotFound.Part />
              const promo = <Promo kind="vertical" open={game.id} />
              return <GamePage.Part key={game.id} game={game} promo={promo} />
            }}
          </Route>
          <Route>
            <NotFound.Part />
          </Route>
        </Switch>
        <Early />
      </ErrorBoundary>
    </SiteUpdate>
  )
}
