/** What Mazes adds to the scene of Pac-Man: the name of the stage with its rule, until the first press. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { CELL } from '../rules/maze'
import { mazeNameOf, mazeOf } from '../rules/mazes'
import type { Road, World } from '../rules/world'
import { texts } from '../texts/game'
import { veilTexture } from './paintings'

const FADE_MS = 250

export function SceneStage({ world, road }: { readonly world: World; readonly road: Road }) {
  const veil = useRef<Sprite>(null)
  const { cols, doorstep } = mazeOf(world)
  const middle = { x: (cols * CELL) / 2, y: (doorstep.row - 2.6) * CELL }
  useFrame((_alpha, ms) => {
    if (!veil.current) return
    const { alpha } = veil.current
    veil.current.alpha = Math.min(1, Math.max(0, alpha + (road.waits ? ms : -ms) / FADE_MS))
  })
  return (
    <pixiContainer>
      <pixiSprite ref={veil} texture={veilTexture(cols * CELL)} anchor={0.5} {...middle} alpha={0} />
      <Announcement
        {...middle}
        width={cols * CELL * 0.86}
        lines={[
          { text: texts.maze.stage(road.stage), size: 17, color: tint('yellow') },
          { text: texts.mazes[mazeNameOf(road)], size: 32 },
          { text: texts.maze.rule, size: 16 },
        ]}
        shown={() => road.waits}
      />
    </pixiContainer>
  )
}
