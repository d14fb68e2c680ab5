/** Owns the cursor that keys and pads lead over a field: it glides from place to place, and breathes. */
import type { Sprite, Texture } from 'pixi.js'
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../clock'

/** A place in world units. Places are told apart as objects: keep them, do not make them anew each frame. */
export interface Place {
  readonly x: number
  readonly y: number
}

interface Props {
  /** Where it is led to; null where there is none: then it is not seen, and comes back without a glide. */
  readonly at: () => Place | null | undefined
  /** Whether it is seen there; it follows unseen, too. Always when left out. */
  readonly shown?: () => boolean
  /** Its picture; asked again at each new place. */
  readonly texture: () => Texture
  /** Most of a way is made in this time, ms. */
  readonly glide: number
  /** How much it swells, as a share of its size, and how slowly: ms for one radian. */
  readonly breath?: { readonly share: number; readonly ms: number }
  readonly scale?: number
  /** 0xrrggbb. */
  readonly tint?: number
}

/** One cursor. With reduced motion it is at its place at once, and does not breathe. */
export function Cursor({ at, shown, texture, glide, breath, scale = 1, tint = 0xffffff }: Props) {
  const sprite = useRef<Sprite>(null)
  const place = useRef<Place | null>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const { current } = sprite
    if (!current) return
    time.current += ms
    const to = at() ?? null
    const before = place.current
    place.current = to
    current.visible = to !== null && (shown?.() ?? true)
    if (!to) return
    if (to !== before) current.texture = texture()
    const near = reduced() || !before ? 1 : Math.min(1, ms / glide)
    current.x += (to.x - current.x) * near
    current.y += (to.y - current.y) * near
    const swell = breath && !reduced() ? breath.share * Math.sin(time.current / breath.ms) : 0
    current.scale.set(scale * (1 + swell))
  })
  return <pixiSprite ref={sprite} anchor={0.5} tint={tint} visible={false} />
}
