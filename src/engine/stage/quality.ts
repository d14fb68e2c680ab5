/** The quality that the stage renders with: one switch for slow machines, and a resolution that fits the frame time. */

/** Above this resolution (pixels per CSS pixel) the cost grows and the difference is not visible. */
const MAX_RESOLUTION = 2
/** The smallest share of the full resolution. */
const MIN_SHARE = 0.5
/** A mean frame time above this (fewer than 25 frames per second) is too slow to play with. */
const SLOW_MS = 40
/** The mean frame time that a lower resolution is chosen for. */
const WANTED_MS = 30
/** A longer gap is a pause of the machine, not a slow frame. */
const PAUSE_MS = 400
/** How much time is judged. */
const JUDGED_MS = 1000

/** `low` is for browsers that render WebGL without a graphics card: edges are not antialiased there. */
export type Quality = 'high' | 'low'

/**
 * Opens the stage's WebGL context. The browser itself decides the quality: it refuses a context with
 * `failIfMajorPerformanceCaveat` where WebGL would be slow (WebGL specification, section 5.2.1).
 * @param canvas a canvas that has no context yet
 * @returns the context, and the quality it was opened with
 * @throws when the browser has no WebGL
 */
export function openContext(canvas: HTMLCanvasElement): { gl: WebGL2RenderingContext; quality: Quality } {
  // PixiJS needs the stencil buffer for masks.
  const attributes: WebGLContextAttributes = { alpha: true, premultipliedAlpha: true, stencil: true }
  const fast = canvas.getContext('webgl2', {
    ...attributes,
    antialias: true,
    failIfMajorPerformanceCaveat: true,
  })
  if (fast) return { gl: fast, quality: 'high' }
  const slow = canvas.getContext('webgl2', { ...attributes, antialias: false })
  if (slow) return { gl: slow, quality: 'low' }
  throw new Error('This browser has no WebGL.')
}

/** The share of the full resolution that a scene begins with. */
const FIRST_SHARE: Readonly<Record<Quality, number>> = { high: 1, low: 0.65 }

/**
 * The resolution of the canvas. It is judged once for each scene and only ever reduced, which also helps phones with weak
 * graphics: every change blocks the page, for up to half a second without a graphics card.
 */
export class Resolution {
  #share: number
  #judged = false
  #frames = 0
  #ms = 0

  constructor(quality: Quality) {
    this.#share = FIRST_SHARE[quality]
  }
  /** Canvas pixels per CSS pixel. */
  get value(): number {
    return this.#share * Math.min(globalThis.devicePixelRatio || 1, MAX_RESOLUTION)
  }

  /** Another scene is shown: its first second is judged. */
  beginScene(): void {
    this.#judged = false
    this.#frames = 0
    this.#ms = 0
  }
  /**
   * Counts a frame.
   * @param ms time since the previous frame
   * @returns whether the resolution changed
   */
  countFrame(ms: number): boolean {
    if (this.#judged || ms > PAUSE_MS) return false
    this.#frames++
    this.#ms += ms
    if (this.#ms < JUDGED_MS) return false
    this.#judged = true
    const mean = this.#ms / this.#frames
    if (mean <= SLOW_MS || this.#share === MIN_SHARE) return false
    // Drawing takes time in proportion to the pixels: to the square of the share.
    this.#share = Math.max(MIN_SHARE, this.#share * Math.sqrt(WANTED_MS / mean))
    return true
  }
}
