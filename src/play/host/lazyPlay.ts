/** The lazy import of the game host: loaded with the first game, or ahead of it. */
import { direct } from '../../ui/loading/preloadable'

export const Play = direct(() => import('./Play'))
