/** Owns painted textures: vector drawings made once on a canvas, sharp at any size, that survive a lost context. */
import { Texture } from 'pixi.js'
import { drawsInSoftware } from './drawer'
import { grainOf } from './grain'
import { isGround, lookAt, lookName } from './look'

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
 * A texture of `width` x `height` world units, drawn once by `draw` in those units. `key` must be unique within the
 * game and name everything that the drawing depends on; `ground:` and `far:` before it say what it is (`look.ts`). The
 * texture's own size is in world units too. `most`: pixels per unit, fewer for grounds where the processor draws.
 */
export function paint(
  key: string,
  width: number,
  height: number,
  draw: (brush: Brush) => void,
  most = SHARPNESS,
): Texture {
  const known = painting(key)
  if (known) return known
  const sharpness = isGround(key) ? grainOf(width, height, most) : most
  const coarse = sharpness < most
  // Where it is painted more finely it is another picture.
  const name = coarse ? `${key} ${sharpness}` : key
  const alike = coarse && painting(name)
  if (alike) return alike
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
      // About as large as it is seen, it needs no smaller copies.
      autoGenerateMipmaps: !coarse,
      mipmapFilter: drawsInSoftware() ? 'nearest' : 'linear',
      alphaMode: 'premultiply-alpha-on-upload',
    },
    true,
  )
  texture.label = key
  paintings().set(name, texture)
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
