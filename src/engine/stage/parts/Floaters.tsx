/** Floating texts such as '+10'. They rise and fade; each text is painted once. */
import { type Sprite, Texture } from 'pixi.js'
import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react'
import type { QuarterTurns } from '../../core/game/shape'
import { itemAt } from '../../core/itemAt'
import { useFrame, useReducedMotion, useTurned, useUprightRotation } from '../clock'
import { acquireText, FONT_SIZE, releaseText } from '../painting/text'
import { SpritePool } from './pool'

export interface FloatersHandle {
  /** `size` is the font size in units; `color` 0xrrggbb. */
  float(
    text: string,
    x: number,
    y: number,
    how?: { size?: number; color?: number; ms?: number | undefined },
  ): void
}

interface Word {
  readonly text: string
  readonly sprite: Sprite
  readonly ms: number
  readonly x: number
  readonly y: number
  /** In a rotated view it rises along the world's x. */
  readonly turned: QuarterTurns
  readonly scale: number
  age: number
}

/** One per scene. `float(text, x, y, how)` of its handle takes world units. */
export function Floaters({ ref }: { readonly ref: Ref<FloatersHandle> }) {
  const pool = useMemo(() => new SpritePool(), [])
  const words = useMemo<Word[]>(() => [], [])
  const reduced = useReducedMotion()
  const turned = useTurned()
  const upright = useUprightRotation()
  useEffect(
    () => () => {
      pool.container.destroy({ children: true })
      for (const { text } of words) releaseText(text)
    },
    [pool, words],
  )

  useImperativeHandle(ref, () => ({
    float(text, x, y, { size = 22, color = 0xffffff, ms = 700 } = {}) {
      const sprite = pool.take(acquireText(text))
      sprite.position.set(x, y)
      sprite.tint = color
      sprite.rotation = upright()
      words.push({ text, sprite, age: 0, ms, x, y, turned: turned(), scale: size / FONT_SIZE })
    },
  }))
  useFrame((_alpha, ms) => {
    for (let i = words.length - 1; i >= 0; i--) {
      const word = itemAt(words, i)
      word.age += ms
      const t = word.age / word.ms
      if (t >= 1) {
        word.sprite.texture = Texture.EMPTY
        pool.give(word.sprite)
        releaseText(word.text)
        words.splice(i, 1)
        continue
      }
      const pop = reduced() ? 1 : 1 + 0.35 * Math.max(0, 1 - t * 5)
      word.sprite.scale.set(word.scale * pop)
      const risen = reduced() ? 0 : 34 * (1 - (1 - t) * (1 - t))
      if (word.turned) word.sprite.x = word.x - word.turned * risen
      else word.sprite.y = word.y - risen
      word.sprite.alpha = Math.min(1, (1 - t) * 2.5)
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
