/** The scene of a real-time game, with PixiJS: loaded behind the start panel. */
import { lazyComponent } from '../../ui/loading/lazyComponent'

/** Nothing works without it: if it fails to load, the page offers a reload. */
export const Scene = lazyComponent(() => import('./Scene'), { required: true, fallback: null })
