/**
 * The shared WebGL stage. One canvas and one context are reused by every game: a context per page would exhaust the
 * browser's limit. The canvas moves from page to page, and scenes are rendered into it by React.
 */
// PixiJS generates shader code with `new Function`, which our content security policy forbids; this entry point replaces it.
import 'pixi.js/unsafe-eval'
import { createRoot, extend } from '@pixi/react'
import { type Application, Container, Sprite, WebGLRenderer } from 'pixi.js'
import { createElement, type ReactNode, useLayoutEffect } from 'react'
import type { Size } from '../core/game/contract'
import type { QuarterTurns } from '../core/game/shape'
import { type ContextState, GraphicsContext } from './graphicsContext'
import { BatchedGraphics } from './painting/graphics'
import { uploads } from './painting/upload'
import { openContext, Resolution } from './quality'

export type { ContextState } from './graphicsContext'

/** The size of the canvas until a field is shown. */
const FIRST_SIZE: Size = { width: 64, height: 64 }

type Root = ReturnType<typeof createRoot>
type Renderer = WebGLRenderer<HTMLCanvasElement>

/** How the world lies on the page. */
interface Fit {
  /** The box that it fills, in CSS pixels. */
  readonly box: Size
  /** Its own size, in world units. */
  readonly world: Size
  /** Rotated by a quarter counterclockwise. */
  readonly turned: QuarterTurns
}

/** A started stage. `openStage` starts the one of the page. */
export class Stage {
  readonly canvas: HTMLCanvasElement
  readonly app: Application
  readonly #renderer: Renderer
  readonly #root: Root
  readonly #graphics: GraphicsContext
  readonly #resolution: Resolution
  /**
   * A key for each slot. A slot has scenes of its own: one that shows the same game as the slot before must not take over
   * its sprites.
   */
  readonly #keys = new WeakMap<HTMLElement, number>()
  #keyCount = 0
  /** Where the canvas is. */
  #slot: HTMLElement | null = null
  #fit: Fit | null = null
  /** False while the old scene's sprites are still there: their textures are freed already, and must not be drawn. */
  #mounted = false
  /** Uploads some textures of a new scene with each call. Null when all are there. */
  #upload: (() => boolean) | null = null
  #nextFrame = 0

  constructor(root: Root, renderer: Renderer, resolution: Resolution) {
    this.canvas = renderer.canvas
    this.app = root.applicationState.app
    this.#root = root
    this.#renderer = renderer
    this.#graphics = new GraphicsContext(this.canvas)
    this.#resolution = resolution
  }
  /** Shows `node` inside `slot`; what was shown before is unmounted. */
  show(slot: HTMLElement, node: ReactNode): void {
    if (this.canvas.parentElement !== slot) slot.append(this.canvas)
    if (this.#slot !== slot) this.#mounted = false
    this.#slot = slot
    this.#root.render(
      createElement(Mounted, { key: this.#keyOf(slot), onMount: this.#onSceneMounted }, node),
      {},
    )
  }
  /** Empties the stage and takes the canvas out of the page. The context stays for the next game. */
  clear(slot: HTMLElement): void {
    if (this.#slot !== null && this.#slot !== slot) return
    this.#slot = null
    this.#mounted = false
    this.#root.render(null, {})
    if (this.canvas.parentElement === slot) this.canvas.remove()
  }
  /** Scales `world` to fill `box` (CSS pixels), and rotates it. */
  fit(box: Size, world: Size, turned: QuarterTurns): void {
    this.#fit = { box, world, turned }
    this.#applyFit()
  }
  /** Counts a frame of a game, `ms` after the one before. When those of the first second are too slow, the resolution drops. */
  countFrame(ms: number): void {
    if (this.#resolution.countFrame(ms)) this.#applyFit()
  }
  /** Draws now; for a new scene, as soon as its textures are uploaded. */
  draw(): void {
    if (!this.#mounted) return
    if (this.#upload && !this.#upload()) {
      // Also for callers that draw only once: the scene appears as soon as it can.
      cancelAnimationFrame(this.#nextFrame)
      this.#nextFrame = requestAnimationFrame(() => this.draw())
      return
    }
    this.#upload = null
    this.#renderer.render(this.app.stage)
  }
  /** The state of the graphics context; 'gone' when it was lost and not restored. */
  get context(): ContextState {
    return this.#graphics.state
  }
  /** Calls `listener` when the graphics context is lost, restored, or gone. Returns how to stop. */
  onContext(listener: (state: ContextState) => void): () => void {
    return this.#graphics.onChange(listener)
  }

  readonly #onSceneMounted = () => {
    this.#mounted = true
    this.#resolution.beginScene()
    this.#upload = uploads(this.app.stage, this.#renderer)
  }
  #keyOf(slot: HTMLElement): number {
    const key = this.#keys.get(slot) ?? ++this.#keyCount
    this.#keys.set(slot, key)
    return key
  }
  #applyFit(): void {
    if (!this.#fit) return
    const { box, world, turned } = this.#fit
    const width = Math.max(1, Math.round(box.width * this.#resolution.value))
    const height = Math.max(1, Math.round(box.height * this.#resolution.value))
    this.#renderer.resize(width, height)
    const { stage } = this.app
    stage.rotation = (turned * Math.PI) / 2
    stage.position.set(turned === 1 ? width : 0, turned === -1 ? height : 0)
    // Along the world's own sides: when it is turned, its width is seen as height.
    stage.scale.set((turned ? height : width) / world.width, (turned ? width : height) / world.height)
  }
}

/** Calls `onMount` when its children are on the stage. */
function Mounted({
  onMount,
  children,
}: {
  readonly onMount: () => void
  readonly children?: ReactNode
}): ReactNode {
  // A layout effect: an effect would run after the next frame, which draws already.
  useLayoutEffect(() => {
    onMount()
  }, [onMount])
  return children
}

/** Starts a stage. Rejects when there is no WebGL. */
async function startStage(): Promise<Stage> {
  // The elements of scenes. Text is painted (`painting/text.ts`): PixiJS' own would load its canvas renderer.
  extend({ Container, Graphics: BatchedGraphics, Sprite })
  // Accessibility belongs to the page: it names the canvas, and announces events in the status line.
  const canvas = document.createElement('canvas')
  canvas.className = 'stage-canvas'
  const { gl, antialias, slow } = openContext(canvas)
  const renderer = new WebGLRenderer<HTMLCanvasElement>()
  await renderer.init({
    ...FIRST_SIZE,
    canvas,
    context: gl,
    antialias,
    backgroundAlpha: 0,
    autoDensity: false,
    resolution: 1,
    // Filters, pointer events and hidden elements for screen readers: our scenes use none of these.
    skipExtensionImports: true,
  })
  const root = createRoot(canvas)
  // An application that starts itself tests the browser's graphics with contexts of its own, and runs a ticker.
  root.applicationState.app.renderer = renderer
  return new Stage(root, renderer, new Resolution(slow))
}

/** The one stage of the page. */
class SharedStage {
  #starting: Promise<Stage> | null = null
  #stage: Stage | null = null

  /** The stage, where it is started already. */
  get stage(): Stage | null {
    return this.#stage
  }
  open(): Promise<Stage> {
    this.#starting ??= this.#start()
    return this.#starting
  }
  async #start(): Promise<Stage> {
    try {
      this.#stage = await startStage()
      // The next game tries with a new context.
      this.#stage.onContext((state) => state === 'gone' && this.#forget())
      return this.#stage
    } catch (error) {
      this.#forget()
      throw error
    }
  }
  #forget(): void {
    this.#starting = null
    this.#stage = null
  }
}
const shared = new SharedStage()

/** The page's stage, where it is started already. */
export const openedStage = (): Stage | null => shared.stage

/** The page's stage, started on the first call. Rejects when there is no WebGL. */
export const openStage = (): Promise<Stage> => shared.open()
