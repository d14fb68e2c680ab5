/** The lazy import of the game host: loaded with the first game, or ahead of it. */
import { preloadable } from '../../ui/loading/preloadable'

export const Play = preloadable(() => import('./Play'))
