/** The number of the board, in the middle of the field until the ball is launched. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useFrame, useUprightRotation } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import type { World } from '../rules'
import { texts } from '../texts/game'

const SIZE = 52
const FADE_MS = 250

export function BoardName({ world, board }: { readonly world: World; readonly board: number }) {
  const name = useRef<Sprite>(null)
  const upright = useUprightRotation()
  useFrame((_alpha, ms) => {
    if (!name.current) return
    name.current.rotation = upright()
    const shown = world.state === 'waiting' ? 1 : -1
    name.current.alpha = Math.min(1, Math.max(0, name.current.alpha + (shown * ms) / FADE_MS))
  })
  return (
    <pixiSprite
      ref={name}
      texture={textTexture(texts.field.level(board))}
      anchor={0.5}
      x={world.width / 2}
      y={world.height * 0.72}
      scale={SIZE / FONT_SIZE}
    />
  )
}
