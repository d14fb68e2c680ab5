/** The lazy import of games: loaded when the first one is opened, or ahead of that. */
import { direct } from '../../ui/loading/preloadable'

export const Play = direct(() => import('./Play'))
