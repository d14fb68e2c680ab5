/** Floating texts such as '+10'. They rise and fade; each text is painted once. */
import { type Sprite, Texture } from 'pixi.js'
import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react'
import type { Size } from '../../core/game/contract'
import type { QuarterTurns } from '../../core/game/shape'
import { itemAt } from '../../core/itemAt'
import { useFrame, useReducedMotion, useTurned, useUprightRotation } from '../clock'
import { acquireText, FONT_SIZE, releaseText } from '../painting/text'
import { fitWord, POP, placeWord, type WordBox } from './floaterPlace'
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

/** Height of a line of text, and how quickly a covered word makes way: half of the way in this time, ms. */
const LINE = 1.05
const HALF_WAY_MS = 40

interface Word extends WordBox {
  readonly text: string
  readonly sprite: Sprite
  readonly ms: number
  readonly x: number
  readonly y: number
  /** In a rotated view it rises along the world's x. */
  readonly turned: QuarterTurns
  readonly scale: number
  /** The scale at which it fills the field from side to side. */
  readonly most: number
  age: number
  /** The part of `lift` that it has made. */
  lifted: number
}

interface Props {
  readonly ref: Ref<FloatersHandle>
  /** Words are kept inside of it; without it they may be wider. */
  readonly field?: Size
}

/** One per scene. `float(text, x, y, how)` of its handle takes world units. A new word lifts those that it would cover. */
export function Floaters({ ref, field }: Props) {
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
      sprite.tint = color
      sprite.rotation = upright()
      const turns = turned()
      const whole = (sprite.texture.width * size) / FONT_SIZE
      // Rotated views show the field's height from side to side.
      const side = turns ? field?.height : field?.width
      const { across, factor } = fitWord(turns ? y : x, whole, side ?? Number.POSITIVE_INFINITY)
      const place = turns ? { x, y: across } : { x: across, y }
      const scale = (size * factor) / FONT_SIZE
      const box = { across, down: turns ? x * turns : y, width: whole * factor, height: size * factor * LINE }
      const most = (side ?? Number.POSITIVE_INFINITY) / sprite.texture.width
      const word = {
        ...box,
        ...place,
        text,
        sprite,
        age: 0,
        ms,
        turned: turns,
        scale,
        most,
        lift: 0,
        lifted: 0,
      }
      sprite.position.set(word.x, word.y)
      placeWord(words, word)
      words.push(word)
      // Words that came together are apart from the start.
      for (const each of words) if (each.age === 0) each.lifted = each.lift
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
      const pop = reduced() ? 1 : 1 + (POP - 1) * Math.max(0, 1 - t * 5)
      word.sprite.scale.set(Math.min(word.scale * pop, word.most))
      word.lifted = reduced() ? word.lift : word.lift - (word.lift - word.lifted) * 0.5 ** (ms / HALF_WAY_MS)
      const risen = word.lifted + (reduced() ? 0 : 34 * (1 - (1 - t) * (1 - t)))
      if (word.turned) word.sprite.x = word.x - word.turned * risen
      else word.sprite.y = word.y - risen
      word.sprite.alpha = Math.min(1, (1 - t) * 2.5)
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
