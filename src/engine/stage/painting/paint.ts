/** Owns painted textures: vector drawings made once on a canvas, sharp at any size, that survive a lost context. */
import { Texture } from 'pixi.js'
import { lookAt, lookName } from './outlines'

export type Brush = CanvasRenderingContext2D

/** Pixels per world unit of every painted texture: fields are at most about three times as large as their units. */
const SHARPNESS = 3

/** By look, then by key: with another look it is another picture. */
const painted = new Map<string, Map<string, Texture>>()
/** The pictures of one look: most are asked for in the look of the one before. */
let look = ''
let inLook = new Map<string, Texture>()

/** Those painted in the look of now, by key. No text is put together: a scene asks for each of its sprites in each frame. */
function paintings(): Map<string, Texture> {
  const name = lookName()
  if (name === look) return inLook
  look = name
  inLook = painted.get(name) ?? new Map()
  painted.set(name, inLook)
  return inLook
}

/**
 * Paints a texture once and returns it from then on.
 * @param key unique within the game; names everything that the drawing depends on. `ground:` and `far:` before it say
 * what the painting is (`look.ts`)
 * @param width in world units, as the size of the texture
 * @param height in world units
 * @param draw draws in world units
 * @param sharpness pixels per world unit; less for large soft pictures
 * @throws when the browser cannot open a 2D canvas
 */
export function paint(
  key: string,
  width: number,
  height: number,
  draw: (brush: Brush) => void,
  sharpness = SHARPNESS,
): Texture {
  const known = painting(key)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * sharpness)
  canvas.height = Math.ceil(height * sharpness)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot paint pictures.')
  brush.scale(sharpness, sharpness)
  draw(brush)
  lookAt(key, canvas, sharpness)
  const texture = Texture.from(
    {
      resource: canvas,
      resolution: sharpness,
      autoGenerateMipmaps: true,
      mipmapFilter: 'linear',
      alphaMode: 'premultiply-alpha-on-upload',
    },
    true,
  )
  texture.label = key
  paintings().set(key, texture)
  return texture
}

/** The texture that was painted under this key, if it was. */
export function painting(key: string): Texture | undefined {
  return paintings().get(key)
}

/** Frees one painted texture. Nothing may show it any more. */
export function dropPainting(key: string): void {
  painting(key)?.destroy(true)
  paintings().delete(key)
}

/** Frees every painted texture: when a game is left. */
export function dropPaintings(): void {
  for (const pictures of painted.values()) {
    for (const texture of pictures.values()) texture.destroy(true)
    pictures.clear()
  }
}
