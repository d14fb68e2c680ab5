/** Owns the one graphics context: how it is asked for, and what it is asked. */
import { DOMAdapter, getMaxFragmentPrecision } from 'pixi.js'
import { drawsInSoftware, noteDrawer } from './drawer'

/** What PixiJS would ask for itself, smoothing aside. */
const WANTED: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  stencil: true,
  preserveDrawingBuffer: false,
  powerPreference: 'default',
}

/** A canvas with its context. `smooth`: edges are smoothed by many samples, too dear where the processor draws. */
export interface OwnContext {
  readonly canvas: HTMLCanvasElement
  readonly gl: WebGL2RenderingContext
  readonly smooth: boolean
}

/**
 * What PixiJS asks for and no scene has: packed pictures, pictures of fractions, pictures seen aslant. Each question
 * waits for the graphics' own process, and all of them as long as half the scripts of a game take to run.
 */
const UNUSED = /compress|anisotropic|float|srgb|provoking/i

/** A canvas, `width` by `height` pixels at first, with a context for it; null where the browser has none. */
function open(width: number, height: number, smooth: boolean): OwnContext | null {
  const canvas = document.createElement('canvas')
  canvas.className = 'stage-canvas'
  canvas.width = width
  canvas.height = height
  const wanted = { ...WANTED, antialias: smooth }
  const gl = (canvas.getContext('webgl2', wanted) ??
    canvas.getContext('webgl', wanted)) as WebGL2RenderingContext | null
  if (!gl) return null
  const ask = gl.getExtension.bind(gl)
  gl.getExtension = (name: string) => (UNUSED.test(name) ? null : ask(name))
  return { canvas, gl, smooth }
}

/**
 * Opens the stage's canvas, `width` by `height` pixels at first, with its context. Every question that we or PixiJS
 * have is asked of this one: a page has few contexts, and where the processor draws each costs a tenth of a second.
 * Throws when the browser has no WebGL.
 */
export function openContext(width: number, height: number): OwnContext {
  const plain = open(width, height, false)
  if (!plain) throw new Error('it has no WebGL')
  noteDrawer(plain.gl)
  if (drawsInSoftware()) return plain
  // Who draws is not told before there is a context, and whether it is smooth cannot be chosen after: where graphics
  // are fast the first one makes way.
  const smooth = open(width, height, true)
  if (!smooth) return plain
  plain.gl.getExtension('WEBGL_lose_context')?.loseContext()
  return smooth
}

/**
 * Answers the one question for which PixiJS would open a context of its own, how exactly shaders reckon, and keeps no
 * hold on ours: it takes what it is lent for a lost context from then on.
 */
export function answerPixi(gl: WebGL2RenderingContext): void {
  const usual = DOMAdapter.get()
  const lent = {
    FRAGMENT_SHADER: gl.FRAGMENT_SHADER,
    HIGH_FLOAT: gl.HIGH_FLOAT,
    getShaderPrecisionFormat: gl.getShaderPrecisionFormat.bind(gl),
    isContextLost: () => true,
  }
  const canvas = { getContext: () => lent } as unknown as ReturnType<typeof usual.createCanvas>
  DOMAdapter.set({ ...usual, createCanvas: () => canvas })
  // Asked once for the whole visit: PixiJS remembers the answer.
  getMaxFragmentPrecision()
  DOMAdapter.set(usual)
}
