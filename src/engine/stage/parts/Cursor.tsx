/** The cursor that keys and pads move over a field. It glides from point to point, and pulsates. */
import type { Sprite, Texture } from 'pixi.js'
import { useRef } from 'react'
import type { Point } from '../../core/math/geometry'
import { useFrame, useReducedMotion } from '../clock'

interface Props {
  /**
   * Where it moves to, in world units. Points are compared by identity: reuse the objects instead of creating new ones in each
   * frame. With null it is hidden, and comes back without a glide.
   */
  readonly at: () => Point | null | undefined
  /** Whether it is visible; it also moves while it is not. Default: always. */
  readonly shown?: () => boolean
  /** Its texture; called again at each new point. */
  readonly texture: () => Texture
  /** The time in which it covers most of the way, ms. */
  readonly glide: number
  /** The pulse: amplitude as a share of its size, and ms per radian. */
  readonly breath?: { readonly share: number; readonly ms: number }
  readonly scale?: number
  /** 0xrrggbb. */
  readonly tint?: number
}

/** One cursor. With reduced motion it jumps, and does not pulsate. */
export function Cursor({ at, shown, texture, glide, breath, scale = 1, tint = 0xffffff }: Props) {
  const sprite = useRef<Sprite>(null)
  const point = useRef<Point | null>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const { current } = sprite
    if (!current) return
    time.current += ms
    const to = at() ?? null
    const before = point.current
    point.current = to
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
