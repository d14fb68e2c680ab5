/** The combo, counted at one place behind the fruit, so that it never covers any. */
import { type Sprite, Texture } from 'pixi.js'
import { useEffect, useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { acquireText, FONT_SIZE, releaseText } from '../../../engine/stage/painting/text'
import { baseRadius, COMBO_TICKS, type World } from '../rules/world'
import { texts } from '../texts/game'
import { BELOW_SIGN } from './SceneFrame'

/** Font size at a base radius of 50. */
const SIZE = 38
/** In the middle beside the sign for the stars; where the window is narrower than this, below it. Units. */
const TOP = 92
const NARROW = 640
const FADE_MS = 500
const POP_MS = 160

export function SceneCombo({ world }: { readonly world: World }) {
  const sprite = useRef<Sprite>(null)
  const view = useRef({ combo: 0, text: '', age: 0 })
  const reduced = useReducedMotion()
  const isRunning = () => world.combo > 1 && world.tick - world.lastCut <= COMBO_TICKS
  useEffect(() => () => releaseText(view.current.text), [])
  useFrame((_alpha, ms) => {
    const { current } = view
    const shown = sprite.current
    if (!shown) return
    current.age += ms
    if (isRunning() && world.combo !== current.combo) {
      releaseText(current.text)
      current.combo = world.combo
      current.text = texts.sky.combo(world.combo)
      current.age = 0
      shown.texture = acquireText(current.text)
      shown.alpha = 1
    }
    if (!isRunning()) {
      current.combo = 0
      shown.alpha = Math.max(0, shown.alpha - ms / FADE_MS)
    }
    const { width, height } = world
    const pop = reduced() ? 0 : Math.max(0, 1 - current.age / POP_MS) * 0.2
    shown.position.set(width / 2, width > NARROW ? TOP : BELOW_SIGN + TOP / 2)
    shown.scale.set(((SIZE / FONT_SIZE) * (1 + pop) * baseRadius(width, height)) / 50)
  })
  return <pixiSprite ref={sprite} texture={Texture.EMPTY} anchor={0.5} tint={tint('yellow')} alpha={0} />
}
