/** Painted textures: vector drawings made once on a canvas, sharp at any size. They survive a lost WebGL context. */
import { Texture } from 'pixi.js'
import { applyLook, lookName, type Role } from './outlines'

export type Brush = CanvasRenderingContext2D

/** Pixels per world unit: a field is shown at about three CSS pixels per unit at most. */
const SHARPNESS = 3

/** All painted textures, by look and key: in another look a painting is another picture. */
class Paintings {
  readonly #byLook = new Map<string, Map<string, Texture>>()
  #look = ''
  #inLook = new Map<string, Texture>()

  /** Those of the current look, by key. Scenes look up every sprite in every frame, mostly in the look of the time before. */
  get current(): Map<string, Texture> {
    const look = lookName()
    if (look !== this.#look) {
      this.#look = look
      this.#inLook = this.#byLook.get(look) ?? new Map()
      this.#byLook.set(look, this.#inLook)
    }
    return this.#inLook
  }
  destroyAll(): void {
    for (const textures of this.#byLook.values()) {
      for (const texture of textures.values()) texture.destroy(true)
      textures.clear()
    }
  }
}
const paintings = new Paintings()

const roles = new WeakMap<Texture, Role>()

interface PaintOptions {
  /** What the painting is in its scene: a figure, unless said otherwise. */
  readonly role?: Role
  /** Pixels per world unit; less for large soft pictures. */
  readonly sharpness?: number
}

/**
 * Paints a texture once and returns it from then on.
 * @param key unique within the game; names everything that the drawing depends on
 * @param width in world units, as the size of the texture
 * @param height in world units
 * @param draw draws in world units
 * @throws when the browser cannot open a 2D canvas
 */
export function paint(
  key: string,
  width: number,
  height: number,
  draw: (brush: Brush) => void,
  { role = 'figure', sharpness = SHARPNESS }: PaintOptions = {},
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
  applyLook(role, canvas, sharpness)
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
  roles.set(texture, role)
  paintings.current.set(key, texture)
  return texture
}

/** The texture painted under this key, if there is one. */
export function painting(key: string): Texture | undefined {
  return paintings.current.get(key)
}

/** What a texture is in its scene. */
export function roleOf(texture: Texture): Role {
  return roles.get(texture) ?? 'figure'
}

/** Destroys one painted texture. Nothing may show it any more. */
export function dropPainting(key: string): void {
  painting(key)?.destroy(true)
  paintings.current.delete(key)
}

/** Destroys every painted texture, when a game is left. */
export function dropPaintings(): void {
  paintings.destroyAll()
}
