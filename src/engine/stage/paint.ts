/** Owns painted textures: vector drawings made once on a canvas, sharp at any size, that survive a lost context. */
import { Texture } from 'pixi.js'
import { drawsInSoftware } from './context'
import { lookAt, lookName } from './look'

export type Brush = CanvasRenderingContext2D

/** Pixels per world unit of every painted texture: fields are at most about three times as large as their units. */
const SHARPNESS = 3

const painted = new Map<string, Texture>()
/** With another look it is another picture. */
const seen = (key: string) => `${lookName()} ${key}`

/**
 * A texture of `width` x `height` world units, drawn once by `draw` in those units. `key` must be unique within the
 * game and name everything that the drawing depends on; `ground:` and `far:` before it say what it is (`look.ts`). The
 * texture's own size is in world units too.
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
      mipmapFilter: drawsInSoftware() ? 'nearest' : 'linear',
      alphaMode: 'premultiply-alpha-on-upload',
    },
    true,
  )
  texture.label = key
  painted.set(seen(key), texture)
  return texture
}

/** The texture that was painted under this key, if it was. */
export function painting(key: string): Texture | undefined {
  return painted.get(seen(key))
}

/** Frees one painted texture. Nothing may show it any more. */
export function dropPainting(key: string): void {
  painting(key)?.destroy(true)
  painted.delete(seen(key))
}

/** Frees every painted texture: when a game is left. */
export function dropPaintings(): void {
  for (const texture of painted.values()) texture.destroy(true)
  painted.clear()
}
