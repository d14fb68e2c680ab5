/** Owns the head start of a game that is being opened: it loads from the press on, not from the release. */
import type { CatalogueGame } from '../games/catalogue'

export const loadGamePage = () => import('./GamePage')

/** Begins to load the game's page and the game itself. A failure is told when the game is really opened. */
export function preload(game: CatalogueGame): void {
  Promise.all([loadGamePage(), game.load()]).catch(() => undefined)
}
