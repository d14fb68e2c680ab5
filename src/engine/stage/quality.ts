/** The quality that the stage renders with: one switch for slow machines, and a resolution that follows the frame time. */
import { itemAt } from '../core/itemAt'

/** Above this resolution (pixels per CSS pixel) the cost grows and the difference is not visible. */
const MAX_RESOLUTION = 2
/** Fractions of the full resolution, best first. */
const STEPS = [1, 0.8, 0.65, 0.5]
/** A mean frame time above this (fewer than 25 frames per second) is too slow to play with. */
const SLOW_MS = 40
/** A longer gap is a pause of the machine, not a slow frame. */
const PAUSE_MS = 400
/** How often the mean frame time is judged. */
const WINDOW_MS = 1000

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

/**
 * The resolution of the canvas. It steps down while frames are slow, which also helps phones with weak graphics, and
 * never up again: a picture that keeps changing its resolution flickers.
 */
export class Resolution {
  #step = 0
  #frames = 0
  #ms = 0

  /** Canvas pixels per CSS pixel. */
  get value(): number {
    const full = Math.min(globalThis.devicePixelRatio || 1, MAX_RESOLUTION)
    return full * itemAt(STEPS, this.#step)
  }

  /**
   * Counts a frame.
   * @param ms time since the previous frame
   * @returns whether the resolution changed
   */
  countFrame(ms: number): boolean {
    if (ms > PAUSE_MS) return false
    this.#frames++
    this.#ms += ms
    if (this.#ms < WINDOW_MS) return false
    const slow = this.#ms / this.#frames > SLOW_MS
    this.#frames = 0
    this.#ms = 0
    if (!slow || this.#step === STEPS.length - 1) return false
    this.#step++
    return true
  }
}
