/** Changes every painting of a scene for the vision settings: outlines around figures, calm backgrounds. */
import { subscribe } from 'valtio'
import { paletteName } from '../../core/palette'
import { settings } from '../../storage/values/settings'

/**
 * What a painting is in its scene. A `figure` gets an outline. `ground` is the background of a field, whose lines may have a
 * meaning; `far` is scenery without meaning. What is `plain` (text, light, shadow) never changes.
 */
export type Role = 'figure' | 'ground' | 'far' | 'plain'

/** How strongly a calm background is blended with its own mean color, 0..1. */
const FLAT: Readonly<Record<'ground' | 'far', number>> = { ground: 0.5, far: 0.85 }

/** Width of each of the two rings of an outline, in world units: light outside, dark inside, visible on any background. */
const RING = 1.3
const LIGHT = '#ffffff'
const DARK = '#0a0b10'
/** Smaller paintings, in units, are dots and stretched fills: they get no outline. */
const MIN = 14
/** A painting with a larger share of half-transparent pixels than this is a light or a shadow. */
const MAX_SHEER = 0.45

/** The name of the current look. Asked for every sprite in every frame, so it is computed only when something changes. */
class LookName {
  #palette = ''
  #name: string | null = null
  #following = false

  get(): string {
    const palette = paletteName()
    if (this.#name === null || this.#palette !== palette) {
      this.#follow()
      const { outlines, calm } = settings.get()
      this.#palette = palette
      this.#name = `${outlines ? 'o' : ''}${calm ? 'c' : ''}${palette}`
    }
    return this.#name
  }
  #follow(): void {
    if (this.#following) return
    this.#following = true
    const forget = () => {
      this.#name = null
    }
    // At once (`true`), and not in a microtask: a frame may be drawn before that.
    subscribe(settings.live, forget, true)
  }
}
const look = new LookName()

/** What a painting depends on besides its key: the palette, and the settings for outlines and calm backgrounds. */
export function lookName(): string {
  return look.get()
}

/** Whether paintings of this role must not move. */
export function isStill(role: Role): boolean {
  return role === 'far' && settings.get().calm
}

/** Applies the vision settings to a finished painting. `sharpness`: its pixels per unit. */
export function applyLook(role: Role, canvas: HTMLCanvasElement, sharpness: number): void {
  const { outlines, calm } = settings.get()
  if (role === 'plain') return
  if (role !== 'figure') {
    if (calm) flatten(canvas, FLAT[role])
    return
  }
  const small = Math.min(canvas.width, canvas.height) < MIN * sharpness
  if (outlines && !small && !isSheer(canvas)) edge(canvas, RING * sharpness)
}

/** The painting scaled down to a few hundred pixels: red, green, blue and alpha of each. */
function fewPixels(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const side = 24
  return contextOf(copyOf(canvas, side, side)).getImageData(0, 0, side, side).data
}

/** @throws when the browser refuses another 2D canvas */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot paint pictures.')
  return context
}

function copyOf(canvas: HTMLCanvasElement, width = canvas.width, height = canvas.height): HTMLCanvasElement {
  const copy = document.createElement('canvas')
  copy.width = width
  copy.height = height
  copy.getContext('2d')?.drawImage(canvas, 0, 0, width, height)
  return copy
}

function isSheer(canvas: HTMLCanvasElement): boolean {
  const pixels = fewPixels(canvas)
  let seen = 0
  let sheer = 0
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0
    if (alpha > 8) seen++
    if (alpha > 8 && alpha < 200) sheer++
  }
  return seen === 0 || sheer / seen > MAX_SHEER
}

/** Blends the painting with its mean color, inside its shape. */
function flatten(canvas: HTMLCanvasElement, amount: number): void {
  const pixels = fewPixels(canvas)
  const sum = [0, 0, 0]
  let weight = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    weight += alpha
    for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + (pixels[at + part] ?? 0) * alpha
  }
  const brush = canvas.getContext('2d')
  if (!brush || weight === 0) return
  brush.save()
  brush.resetTransform()
  brush.globalCompositeOperation = 'source-atop'
  brush.globalAlpha = amount
  brush.fillStyle = `rgb(${sum.map((part) => Math.round(part / weight)).join(' ')})`
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.restore()
}

/** Draws two rings along the inside of the shape's edge. The shape keeps its size, which the rules know. */
function edge(canvas: HTMLCanvasElement, width: number): void {
  const brush = canvas.getContext('2d')
  if (!brush) return
  const shape = copyOf(canvas)
  brush.save()
  brush.resetTransform()
  for (const [depth, style] of [
    [2 * width, DARK],
    [width, LIGHT],
  ] as const)
    brush.drawImage(ring(shape, depth, style), 0, 0)
  brush.restore()
}

/** In how many directions the shape is moved to find its inside. */
const WAYS = 12

/** The part of a shape that is nearer to its edge than `depth` pixels, in one color. */
function ring(shape: HTMLCanvasElement, depth: number, style: string): HTMLCanvasElement {
  const core = copyOf(shape)
  const inner = contextOf(core)
  inner.globalCompositeOperation = 'destination-in'
  for (let way = 0; way < WAYS; way++) {
    const angle = (way / WAYS) * Math.PI * 2
    inner.drawImage(shape, Math.cos(angle) * depth, Math.sin(angle) * depth)
  }
  const result = copyOf(shape)
  const outer = contextOf(result)
  outer.globalCompositeOperation = 'destination-out'
  outer.drawImage(core, 0, 0)
  outer.globalCompositeOperation = 'source-in'
  outer.fillStyle = style
  outer.fillRect(0, 0, result.width, result.height)
  return result
}
