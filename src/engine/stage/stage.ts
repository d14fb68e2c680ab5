/** Owns the one WebGL context of the visit: a canvas that moves from page to page, and the root that scenes are rendered into. */
// PixiJS generates shader code with `new Function`, which our content security policy forbids; this entry point replaces it.
import 'pixi.js/unsafe-eval'
import { createRoot, extend } from '@pixi/react'
import { type Application, Container, Sprite, WebGLRenderer } from 'pixi.js'
import { createElement, type ReactNode, useLayoutEffect } from 'react'
import type { Size } from '../core/game/contract'
import { BatchedGraphics } from './painting/graphics'
import { uploads } from './painting/upload'
import { openContext, Resolution } from './quality'

// What scenes are made of. Texts are painted (`words.ts`): PixiJS' own would bring its canvas renderer along.
extend({ Container, Graphics: BatchedGraphics, Sprite })

/** Before a field is known. */
const FIRST: Size = { width: 64, height: 64 }
/** After crashes a browser may take the graphics from a page for good. */
const RESTORE_TIMEOUT_MS = 8000

export type ContextState = 'there' | 'lost' | 'gone'

export interface Stage {
  /** Shows `node` inside `slot`; what was shown before is unmounted. */
  show(slot: HTMLElement, node: ReactNode): void
  /** Empties the stage and takes the canvas out of the page. The context stays for the next game. */
  clear(slot: HTMLElement): void
  /** The box of the slot in CSS pixels, and the world that is scaled to fill it, turned by a quarter against the clock or not. */
  fit(box: Size, world: Size, turned: boolean): void
  /** Told of each frame of a play, `ms` after the one before: where they come too slowly, fewer pixels are drawn. */
  note(ms: number): void
  /** Draws now, once the pictures of a new scene are there. */
  draw(): void
  /** What has become of the graphics context; 'gone' when it was lost and did not come back. */
  readonly context: ContextState
  /** Told when the graphics context is lost, is back, or stays away. Returns how to stop. */
  onContext(listener: (state: ContextState) => void): () => void
  readonly app: Application
  readonly canvas: HTMLCanvasElement
}

let starting: Promise<Stage> | undefined
let opened: Stage | null = null

/** The stage where it is started already. */
export const openedStage = (): Stage | null => opened

/** The stage, started on the first call. Rejects when there is no WebGL. */
export function openStage(): Promise<Stage> {
  starting ??= start().then(
    (stage) => {
      opened = stage
      return stage
    },
    (error) => {
      starting = undefined
      throw error
    },
  )
  return starting
}

async function start(): Promise<Stage> {
  const canvas = document.createElement('canvas')
  canvas.className = 'stage-canvas'
  const { gl, quality } = openContext(canvas)
  const renderer = new WebGLRenderer<HTMLCanvasElement>()
  await renderer.init({
    ...FIRST,
    canvas,
    context: gl,
    antialias: quality === 'high',
    backgroundAlpha: 0,
    autoDensity: false,
    resolution: 1,
    // Filters, pointer events and hidden helpers for screen readers: our scenes have none of these.
    skipExtensionImports: true,
  })
  const root = createRoot(canvas)
  const { app } = root.applicationState
  // An application that starts itself tries browsers' graphics out on contexts of its own, and ticks.
  app.renderer = renderer
  const resolution = new Resolution()
  let shown: { readonly box: Size; readonly world: Size; readonly turned: boolean } | null = null
  const refit = () => {
    if (!shown) return
    const { box, world, turned } = shown
    const width = Math.max(1, Math.round(box.width * resolution.value))
    const height = Math.max(1, Math.round(box.height * resolution.value))
    renderer.resize(width, height)
    app.stage.rotation = turned ? -Math.PI / 2 : 0
    app.stage.position.set(0, turned ? height : 0)
    // Along the world's own sides: turned, its width is seen as height.
    app.stage.scale.set((turned ? height : width) / world.width, (turned ? width : height) / world.height)
  }
  // Accessibility is the page's: the canvas has a name and its news go through the status line.
  const listeners = new Set<(state: ContextState) => void>()
  let context: ContextState = 'there'
  let patience: ReturnType<typeof setTimeout> | undefined
  const tell = (state: ContextState) => {
    context = state
    for (const listener of listeners) listener(state)
  }
  // Until the new scene is mounted the old one's sprites are still there, with their textures already freed.
  let mounted = false
  /** Brings the pictures of a new scene; null when they are there. */
  let bring: (() => boolean) | null = null
  let next = 0
  const arrive = () => {
    mounted = true
    bring = uploads(app.stage, renderer)
  }
  const draw = () => {
    if (!mounted) return
    if (bring && !bring()) {
      // Whoever draws but once, or now and then, sees the scene as soon.
      cancelAnimationFrame(next)
      next = requestAnimationFrame(draw)
      return
    }
    bring = null
    renderer.render(app.stage)
  }
  // Each place has scenes of its own: one that shows the same game as the place before must not take over its sprites.
  const places = new WeakMap<HTMLElement, number>()
  let count = 0
  const keyOf = (slot: HTMLElement) => {
    const key = places.get(slot) ?? ++count
    places.set(slot, key)
    return key
  }
  let current: HTMLElement | null = null
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    tell('lost')
    patience = setTimeout(() => {
      // The next game tries anew.
      starting = undefined
      opened = null
      tell('gone')
    }, RESTORE_TIMEOUT_MS)
  })
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(patience)
    tell('there')
  })
  return {
    app,
    canvas,
    get context() {
      return context
    },
    show(slot, node) {
      if (canvas.parentElement !== slot) slot.append(canvas)
      if (current !== slot) mounted = false
      current = slot
      root.render(createElement(Mounted, { key: keyOf(slot), onMount: arrive }, node), {})
    },
    clear(slot) {
      if (current !== null && current !== slot) return
      current = null
      mounted = false
      root.render(null, {})
      if (canvas.parentElement === slot) canvas.remove()
    },
    fit(box, world, turned) {
      shown = { box, world, turned }
      refit()
    },
    note(ms) {
      if (resolution.countFrame(ms)) refit()
    },
    draw() {
      draw()
    },
    onContext(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Tells when what it holds stands on the stage. */
function Mounted({
  onMount,
  children,
}: {
  readonly onMount: () => void
  readonly children?: ReactNode
}): ReactNode {
  // Not after the next frame: that one draws already.
  useLayoutEffect(() => {
    onMount()
  }, [onMount])
  return children
}
