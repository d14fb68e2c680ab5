/**
 * The routes: which page an address shows. Each is loaded on demand, and the home page when the browser is
 * idle.
 */
import { type ReactNode, useEffect } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { findGame } from '../../games/catalog'
import { HOME, onHost, ROUTES_BASE } from '../../ui/basePath'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { GamePage, loadAhead, preload } from '../game/preload'
import { MULTILINGUAL } from '../languages/languages'
import { ErrorBoundary } from '../layout/ErrorBoundary'
import { Early } from '../layout/early'
import { Continue, hasSavedGames } from '../library/lazyContinue'
import { isPaid } from '../promo/client'
import { Promo } from '../promo/Promo'
import { SiteUpdate } from './SiteUpdate'

const required = true
const HomePage = lazyComponent(() => import('../pages/home/HomePage'), { required })
const CustomGamePage = lazyComponent(() => import('../pages/custom/CustomGamePage'), { required })
const LanguageOffer = lazyComponent(() => import('../languages/LanguageOffer'))
const NotFound = lazyComponent(() => import('../pages/NotFound'), { required })

/** The pages that are not of a game, by their paths. */
const PAGES: Readonly<Record<string, typeof HomePage>> = {
  [HOME]: HomePage,
  '/today': lazyComponent(() => import('../pages/today/TodayPage'), { required }),
  '/records': lazyComponent(() => import('../pages/records/RecordsPage'), { required }),
  '/settings': lazyComponent(() => import('../pages/settings/SettingsPage'), { required }),
}

/**
 * Loads the code of the page at a path, so that its built markup can be hydrated at once, and begins to load
 * the game on it.
 */
export function loadPage(path: string): Promise<unknown> {
  if (path === HOME) return Promise.all([HomePage.load(), hasSavedGames() && Continue.load()])
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined
  if (page) return page.load()
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
          {Object.entries(PAGES).map(([path, { Part }]) => (
            <Route key={path} path={path}>
              <Part />
            </Route>
          ))}
          <Route path="/games/custom/:id">{({ id }) => <CustomGamePage.Part key={id} id={id} />}</Route>
          <Route path="/games/:id">
            {({ id }) => {
              const game = findGame(id)
              if (!game) return <NotFound.Part />
              // Beside a wide field there is no space: only an ad overlays it.
              const promo = (!game.wide || isPaid('vertical')) && <Promo kind="vertical" open={game.id} />
              return <GamePage.Part key={game.id} game={game} promo={promo} />
            }}
          </Route>
          <Route>
            <NotFound.Part />
          </Route>
        </Switch>
        <Early />
        {MULTILINGUAL && <LanguageOffer.Part />}
      </ErrorBoundary>
    </SiteUpdate>
  )
}
