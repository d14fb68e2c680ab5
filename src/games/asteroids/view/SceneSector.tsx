/** What a sector adds to the field of Asteroids: its name and rule at the start, and the strength of its mothership. */
import type { Graphics } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { sectorNameOf, sectorOf, type World } from '../rules'
import { texts } from '../texts/game'

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

/** The hits that the mothership still takes, as a bar above it. */
function Strength({ world }: { readonly world: World }) {
  const graphics = useRef<Graphics>(null)
  useFrame(() => {
    const { current } = graphics
    const saucer = world.visitors?.saucer
    const all = sectorOf(world)?.mother
    current?.clear()
    if (!current || !saucer?.hits || !all) return
    const up = saucer.y - saucer.radius - 14
    const [x, y] = [saucer.x - BAR / 2, up < 6 ? saucer.y + saucer.radius + 10 : up]
    current
      .roundRect(x - 1, y - 1, BAR + 2, 7, 3)
      .fill({ color: 0x0a0b10, alpha: 0.7 })
      .roundRect(x, y, (BAR * saucer.hits) / all, 5, 2)
      .fill({ color: tint('vermilion') })
  })
  return <pixiGraphics ref={graphics} draw={() => {}} />
}
