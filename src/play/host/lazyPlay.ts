/** Owns the door to a play: loaded when the first game is opened, or ahead of that. */
import { direct } from '../../ui/loading/preloadable'

export const Play = direct(() => import('./Play'))
