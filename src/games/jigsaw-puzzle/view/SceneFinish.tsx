/** The end of a puzzle: the seams close, light sweeps over the picture, confetti falls. */
import type { Graphics, Sprite, Texture } from 'pixi.js'
import { useLayoutEffect, useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { type Hue, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import type { BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { END_TICKS, type Event, type World } from '../rules/world'
import { sweepTexture } from './paintings'

const CONFETTI: readonly Hue[] = ['sky', 'orange', 'green', 'yellow', 'vermilion', 'pink']

const END_MS = (END_TICKS / 60) * 1000
const BURSTS = 8

interface Props {
  readonly world: World
  readonly whole: Texture
  readonly bursts: React.RefObject<BurstsHandle | null>
}

export function SceneFinish({ world, whole, bursts }: Props) {
  const picture = useRef<Sprite>(null)
  const sweep = useRef<Sprite>(null)
  const mask = useRef<Graphics>(null)
  // After a change of the window's size the finished picture appears at once.
  const state = useRef({
    age: world.state === 'end' ? END_MS : -1,
    thrown: world.state === 'end' ? BURSTS : 0,
  })
  const reduced = useReducedMotion()
  const { board } = world.layout
  useLayoutEffect(() => {
    if (sweep.current) sweep.current.mask = mask.current
  }, [])
  useEvents<Event>({
    complete: () => {
      state.current.age = 0
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = state
    if (!picture.current || !sweep.current || current.age < 0) return
    current.age += ms
    const t = current.age / END_MS
    picture.current.alpha = Math.min(1, Math.max(0, t * 1.6 - 0.5))
    picture.current.visible = picture.current.alpha > 0
    const progress = Math.max(0, Math.min(1, t * 1.5 - 0.32))
    sweep.current.visible = !reduced() && progress > 0 && progress < 1
    sweep.current.x = board.x - board.width * 0.3 + progress * board.width * 1.6
    if (current.thrown < BURSTS && t > 0.16 + current.thrown * 0.08) {
      const color = tint(itemAt(CONFETTI, current.thrown % CONFETTI.length))
      const x = board.x + board.width * (0.08 + ((current.thrown * 0.618) % 1) * 0.84)
      bursts.current?.burst(x, board.y + board.height * 0.12, {
        color,
        count: 26,
        speed: board.width * 0.6,
        size: 11,
        life: 1500,
        gravity: board.height * 1.1,
      })
      current.thrown++
    }
  })
  return (
    <>
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
