/** The host of games, loaded with the first game or ahead of it. */
import { lazyComponent } from '../../ui/loading/lazyComponent'

export const Play = lazyComponent(() => import('./Play'), { required: true })
