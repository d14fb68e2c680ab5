/** How far the scene is. */
export interface Drawn {
  /** Why nothing can be drawn; null if drawing works. */
  readonly failed: string | null
  /** The scene is shown, and a game that was started runs. */
  readonly ready: boolean
  readonly demo: boolean
}

export const NOT_DRAWN: Drawn = { failed: null, ready: false, demo: false }
