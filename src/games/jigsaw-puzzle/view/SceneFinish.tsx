/** The end of a puzzle: the seams close, light sweeps over the picture, it grows over the empty trays, confetti falls. */
import type { Graphics, Sprite, Texture } from 'pixi.js'
import { useLayoutEffect, useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp } from '../../../engine/core/math/geometry'
import { type Hue, tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import type { BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { ASPECT } from '../rules/layout'
import { END_TICKS, type World } from '../rules/world'
import { sweepTexture } from './paintings'

const CONFETTI: readonly Hue[] = ['sky', 'orange', 'green', 'yellow', 'vermilion', 'pink']

const BURSTS = 8
/** When the picture begins to grow, and for how long, in shares of the end. */
const GROWS = { from: 0.7, share: 0.3 } as const
/** Space between the grown picture and the edges of the table, units. */
const MARGIN = 12

interface Props {
  readonly world: World
  readonly whole: Texture
  readonly bursts: React.RefObject<BurstsHandle | null>
}

export function SceneFinish({ world, whole, bursts }: Props) {
  const picture = useRef<Sprite>(null)
  const dark = useRef<Sprite>(null)
  const sweep = useRef<Sprite>(null)
  const mask = useRef<Graphics>(null)
  // After a change of the window's size none is thrown again.
  const thrown = useRef(world.state === 'end' ? BURSTS : 0)
  const reduced = useReducedMotion()
  const { area, board } = world.layout
  const wide = Math.min(area.width - 2 * MARGIN, (area.height - 2 * MARGIN) * ASPECT)
  const full = {
    x: (area.width - wide) / 2,
    y: (area.height - wide / ASPECT) / 2,
    width: wide,
    height: wide / ASPECT,
  }
  useLayoutEffect(() => {
    if (sweep.current) sweep.current.mask = mask.current
  }, [])
  useFrame((alpha) => {
    if (!picture.current || !dark.current || !sweep.current || world.state !== 'end') return
    const t = clamp(1 - (world.wait - alpha) / END_TICKS, 0, 1)
    picture.current.alpha = clamp(t * 2 - 0.5, 0, 1)
    picture.current.visible = picture.current.alpha > 0
    const part = clamp((t - GROWS.from) / GROWS.share, 0, 1)
    const grown = reduced() ? Math.ceil(part) : part * part * (3 - 2 * part)
    const now = (from: number, to: number) => from + (to - from) * grown
    picture.current.position.set(now(board.x, full.x), now(board.y, full.y))
    picture.current.setSize(now(board.width, full.width), now(board.height, full.height))
    dark.current.alpha = grown
    const progress = clamp(t * 1.7 - 0.32, 0, 1)
    sweep.current.visible = !reduced() && progress > 0 && progress < 1
    sweep.current.x = board.x - board.width * 0.3 + progress * board.width * 1.6
    if (thrown.current < BURSTS && t > 0.16 + thrown.current * 0.08) {
      const color = tint(itemAt(CONFETTI, thrown.current % CONFETTI.length))
      const x = board.x + board.width * (0.08 + ((thrown.current * 0.618) % 1) * 0.84)
      bursts.current?.burst(x, board.y + board.height * 0.12, {
        color,
        count: 26,
        speed: board.width * 0.6,
        size: 11,
        life: 1500,
        gravity: board.height * 1.1,
      })
      thrown.current++
    }
  })
  return (
    <>
      <pixiSprite
        ref={dark}
        texture={barTexture(8, 8, 0)}
        tint={tint('night')}
        width={area.width}
        height={area.height}
        alpha={0}
      />
      <pixiSprite
        ref={picture}
        texture={whole}
        x={board.x}
        y={board.y}
        width={board.width}
        height={board.height}
        alpha={0}
        visible={false}
      />
      <pixiGraphics
        ref={mask}
        draw={(graphics) => {
          graphics.clear()
          graphics.rect(board.x, board.y, board.width, board.height)
          graphics.fill(0xffffff)
        }}
      />
      <pixiSprite
        ref={sweep}
        texture={sweepTexture()}
        anchor={0.5}
        visible={false}
        y={board.y + board.height / 2}
        width={board.width * 0.4}
        height={board.height * 1.6}
        rotation={0.32}
        blendMode="add"
      />
    </>
  )
}
