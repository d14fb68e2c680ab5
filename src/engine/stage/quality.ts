/** The quality that the stage renders with: how its context is opened, and a resolution that fits the frame time. */

/** Above this resolution (pixels per CSS pixel) the cost grows and the difference is not visible. */
const MAX_RESOLUTION = 2
/** The share of the full resolution to begin with where the context is slow, and the smallest share. */
const SLOW_SHARE = 0.65
const MIN_SHARE = 0.5
/** A mean frame time above this (fewer than 25 frames per second) is too slow to play with. */
const SLOW_MS = 40
/** The mean frame time that a lower resolution is chosen for. */
const WANTED_MS = 30
/** A longer gap is a pause of the machine, not a slow frame. */
const PAUSE_MS = 400
/** How much time is judged. */
const JUDGED_MS = 1000

/** Names of renderers without a graphics card: of Chromium, of Linux, of Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|microsoft basic render/i

/** A WebGL context. */
export interface OpenedContext {
  readonly gl: WebGL2RenderingContext
  readonly antialias: boolean
  /** Whether the browser renders WebGL without a graphics card. */
  readonly slow: boolean
}

/** The browser has no WebGL 2, or it is switched off. */
export class NoWebGL extends Error {}

/**
 * Opens the stage's WebGL context. A browser refuses a context with `failIfMajorPerformanceCaveat` where WebGL would be slow
 * (WebGL specification, section 5.2.1), and gets another one, without antialiasing. A browser that is set to render
 * without a graphics card refuses nothing: there the name of the renderer shows it.
 * @param canvas a canvas that has no context yet
 * @throws when the browser has no WebGL
 */
export function openContext(canvas: HTMLCanvasElement): OpenedContext {
  // PixiJS needs the stencil buffer for masks.
  const attributes: WebGLContextAttributes = { alpha: true, premultipliedAlpha: true, stencil: true }
  const fast = canvas.getContext('webgl2', {
    ...attributes,
    antialias: true,
    failIfMajorPerformanceCaveat: true,
  })
  if (fast) return { gl: fast, antialias: true, slow: SOFTWARE.test(rendererOf(fast)) }
  const slow = canvas.getContext('webgl2', { ...attributes, antialias: false })
  if (slow) return { gl: slow, antialias: false, slow: true }
  throw new NoWebGL('This browser has no WebGL.')
}

/** The name of what renders; a general name in browsers that keep it to themselves. */
function rendererOf(gl: WebGL2RenderingContext): string {
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  return String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
}

/**
 * The resolution of the canvas. It is judged once for each scene and only ever reduced, which also helps phones with weak
 * graphics: every change blocks the page, for up to half a second without a graphics card.
 */
export class Resolution {
  #share: number
  #judged = false
  #frames = 0
  #ms = 0

  /** @param slow whether the context renders without a graphics card */
  constructor(slow: boolean) {
    this.#share = slow ? SLOW_SHARE : 1
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
