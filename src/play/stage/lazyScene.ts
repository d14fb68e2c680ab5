/** The scene of a real-time game, with PixiJS: loaded behind the start panel. */
import { lazyComponent } from '../../ui/loading/lazyComponent'

/** How far the scene is. */
export interface Drawn {
  /** Why nothing can be drawn; null if drawing works. */
  readonly failed: string | null
  /** The scene is shown, and a game that was started runs. */
  readonly ready: boolean
  readonly demo: boolean
}

export const NOT_DRAWN: Drawn = { failed: null, ready: false, demo: false }

/** Nothing works without it: if it fails to load, the page offers a reload. */
export const Scene = lazyComponent(() => import('./Scene'), { required: true, fallback: null })
