/** Owns floating words such as '+10': painted once per text, risen and faded. */
import type { Sprite } from 'pixi.js'
import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react'
import { useFrame, useReducedMotion } from './clock'
import { paint } from './paint'
import { SpritePool } from './pool'

export interface FloatersHandle {
  /** `size` is the height of the letters in units; `color` 0xrrggbb. */
  float(text: string, x: number, y: number, how?: { size?: number; color?: number; ms?: number }): void
}

const FONT_SIZE = 40
const widths = new Map<string, number>()

/** A picture of a short text in the titles' type, white, `FONT_SIZE` units high. */
export function textTexture(text: string) {
  let width = widths.get(text)
  if (width === undefined) {
    const brush = document.createElement('canvas').getContext('2d')
    if (brush) brush.font = `600 ${FONT_SIZE}px "Fredoka Variable", Fredoka, sans-serif`
    width = Math.ceil(brush?.measureText(text).width ?? text.length * FONT_SIZE * 0.6) + 12
    widths.set(text, width)
  }
  return paint(
    `text:${text}`,
    width,
    FONT_SIZE * 1.4,
    (brush) => {
      brush.font = `600 ${FONT_SIZE}px "Fredoka Variable", Fredoka, sans-serif`
      brush.textAlign = 'center'
      brush.textBaseline = 'middle'
      brush.lineJoin = 'round'
      brush.lineWidth = 6
      brush.strokeStyle = 'rgba(20, 22, 29, 0.55)'
      brush.strokeText(text, (width as number) / 2, FONT_SIZE * 0.7)
      brush.fillStyle = '#fff'
      brush.fillText(text, (width as number) / 2, FONT_SIZE * 0.7)
    },
    2,
  )
}

export function Floaters({ ref }: { readonly ref: Ref<FloatersHandle> }) {
  const pool = useMemo(() => new SpritePool(), [])
  const words = useMemo<{ sprite: Sprite; age: number; ms: number; y: number; scale: number }[]>(() => [], [])
  const reduced = useReducedMotion()
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])

  useImperativeHandle(ref, () => ({
    float(text, x, y, { size = 22, color = 0xffffff, ms = 700 } = {}) {
      const sprite = pool.take(textTexture(text))
      sprite.position.set(x, y)
      sprite.tint = color
      words.push({ sprite, age: 0, ms, y, scale: size / FONT_SIZE })
    },
  }))
  useFrame((_alpha, ms) => {
    for (let i = words.length - 1; i >= 0; i--) {
      const word = words[i] as (typeof words)[number]
      word.age += ms
      const t = word.age / word.ms
      if (t >= 1) {
        pool.give(word.sprite)
        words.splice(i, 1)
        continue
      }
      const pop = reduced() ? 1 : 1 + 0.35 * Math.max(0, 1 - t * 5)
      word.sprite.scale.set(word.scale * pop)
      word.sprite.y = reduced() ? word.y : word.y - 34 * (1 - (1 - t) * (1 - t))
      word.sprite.alpha = Math.min(1, (1 - t) * 2.5)
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
