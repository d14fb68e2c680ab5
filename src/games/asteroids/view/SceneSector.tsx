/** What a sector adds to the field of Asteroids: its name and rule at the start, and the strength of its mothership. */
import type { Graphics } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame, useTick } from '../../../engine/stage/clock'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { type Saucer, sectorNameOf, sectorOf, type World, way, wrap } from '../rules'
import { texts } from '../texts/game'
import { MOTHER_REACH, wrapped } from './wrapped'

const NAMED_MS = 3000
const BAR = 56

export function SceneSector({ world, number }: { readonly world: World; readonly number: number }) {
  const time = useRef(0)
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  const { width, height } = world
  return (
    <>
      <Strength world={world} />
      <Announcement
        x={width / 2}
        y={height * 0.22}
        width={width * 0.92}
        lines={[
          { text: texts.sectors[sectorNameOf(number)], color: tint('yellow'), size: 44 },
          { text: texts.field.rule, color: tint('paper'), size: 21 },
        ]}
        shown={() => time.current < NAMED_MS && world.score === 0}
      />
    </>
  )
}

/** The hits that the mothership still takes, as a bar above it, on both sides of an edge that it crosses. */
function Strength({ world }: { readonly world: World }) {
  const { width, height } = world
  const graphics = useRef<Graphics>(null)
  const now = (): Saucer | null => {
    const saucer = world.visitors?.saucer
    return saucer?.hits ? { ...saucer } : null
  }
  /** The mothership at the last two ticks. */
  const between = useRef({ from: now(), to: now() })
  useTick(() => {
    const to = now()
    between.current = { from: between.current.to ?? to, to }
  })
  useFrame((alpha) => {
    const { current } = graphics
    const all = sectorOf(world)?.mother
    current?.clear()
    const { from, to } = between.current
    if (!current || !from || !to || !all) return
    const mother: Saucer = {
      ...to,
      x: wrap(from.x + way(from.x, to.x, width) * alpha, width),
      y: wrap(from.y + way(from.y, to.y, height) * alpha, height),
    }
    for (const at of wrapped(
      world,
      [mother],
      ({ radius }) => radius * MOTHER_REACH,
      () => 0,
    )) {
      const up = at.y - mother.radius - 14
      const [x, y] = [at.x - BAR / 2, up < 6 ? at.y + mother.radius + 10 : up]
      current
        .roundRect(x - 1, y - 1, BAR + 2, 7, 3)
        .fill({ color: 0x0a0b10, alpha: 0.7 })
        .roundRect(x, y, (BAR * (mother.hits ?? 0)) / all, 5, 2)
        .fill({ color: tint('vermilion') })
    }
  })
  return <pixiGraphics ref={graphics} draw={() => {}} />
}
