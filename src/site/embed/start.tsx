/** Starts the page of an embedded game, once its cover was pressed. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { changeSettings } from '../../engine/storage/values/settings'
import { findGame } from '../../games/catalog'
import { hosts } from '../../play/host/hosts'
import { Play } from '../../play/host/lazyPlay'
import { ErrorBoundary } from '../layout/ErrorBoundary'
import { startAppearance } from '../settings/appearance'
import { EmbedPage } from './EmbedPage'
import { searchOf } from './startOf'

/**
 * The document of an embedded page declares that nothing is stored, so settings apply to this page only. That of a single
 * file may name a start.
 */
export async function startEmbed(root: HTMLElement): Promise<void> {
  const { embed = '', day, theme, start = '' } = document.documentElement.dataset
  const game = findGame(embed)
  if (!game) throw new Error(`There is no game '${embed}'.`)
  if (theme === 'dark' || theme === 'light') changeSettings({ theme })
  startAppearance()
  // The cover stays until all of it is here. A failure is shown by the page.
  await Promise.all([Play.load(), hosts[game.kind].load(), game.open()]).catch(() => undefined)
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary path={game.path}>
        <EmbedPage
          game={game}
          search={searchOf(game.id, day === 'today', location.search || start, Date.now())}
        />
      </ErrorBoundary>
    </StrictMode>,
  )
}
