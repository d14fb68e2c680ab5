/** Owns the routes: which page an address shows. Everything but the home page is loaded when it is asked for. */
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { findGame } from '../games/catalogue'
import { Loading } from '../ui/Loading'
import { draftWaits } from './custom/draft'
import { ErrorBoundary } from './ErrorBoundary'
import { HomePage } from './home/HomePage'
import { takeUpdate } from './offline'
import { GamePage } from './preload'
import { Promo } from './promo/Promo'

const CustomGamePage = lazy(() => import('./custom/CustomGamePage'))
const NotFound = lazy(() => import('./NotFound'))

export function App(): ReactNode {
  const [path] = useLocation()
  const before = useRef(path)
  useEffect(() => {
    // Between two pages nothing is played, and nothing typed but a draft.
    if (before.current !== path && path !== '/' && !draftWaits()) takeUpdate()
    before.current = path
  }, [path])
  return (
    <ErrorBoundary path={path}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/games/custom/:id">{({ id }) => <CustomGamePage key={id} id={id} />}</Route>
          <Route path="/games/:id">
            {({ id }) => {
              const game = findGame(id)
              if (!game) return <NotFound />
              const promo = <Promo kind="vertical" open={game.id} />
              return <GamePage.Part key={game.id} game={game} promo={promo} />
            }}
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}
