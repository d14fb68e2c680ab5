/** The scene of Snake: meadow, fruit, body, head and effects. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Playfield } from '../../../engine/stage/parts/Playfield'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { CELL, cellSide, type Event, type World } from '../rules'
import { drawMeadow, fruitTexture } from './paintings'
import { middle } from './path'
import { SceneBody } from './SceneBody'
import { SceneHead } from './SceneHead'
import { SceneMeadow } from './SceneMeadow'

const FRUIT_HUES = ['vermilion', 'orange', 'pink'] as const

export default function Scene({ world, size }: SceneProps<World>) {
  const side = cellSide(world)
  const center = ({ row, col }: { readonly row: number; readonly col: number }) => ({
    x: (col + 0.5) * side,
    y: (row + 0.5) * side,
  })
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  useEvents<Event>({
    eat: (event) => {
      const { x, y } = center(event)
      const hue = FRUIT_HUES[event.nth % 3] ?? 'orange'
      bursts.current?.burst(x, y, { color: tint(hue), count: 12, shape: 'circle', speed: 190, size: 9 })
      bursts.current?.burst(x, y, { color: 0x7be0a8, count: 4, speed: 140, size: 7 })
      floaters.current?.float(`+${event.points}`, x, y - 16, { size: 24 })
    },
    poison: (event) => {
      const { x, y } = center(event)
      bursts.current?.burst(x, y, { color: tint('blue'), count: 12, shape: 'circle', speed: 190, size: 9 })
      floaters.current?.float(`−${event.points}`, x, y - 16, { size: 24 })
      shake.current?.shake(5, 160)
    },
    crash: (event) => {
      const { x, y } = center(event)
      shake.current?.shake(9, 260)
      bursts.current?.burst(x, y, {
        color: tint('yellow'),
        count: 10,
        shape: 'star',
        size: 13,
        speed: 220,
        life: 650,
      })
    },
    full: () => {
      for (let i = 0; i < 9; i++) {
        const x = size.width * (0.2 + 0.3 * (i % 3))
        const y = size.height * (0.2 + 0.3 * Math.floor(i / 3))
        bursts.current?.burst(x, y, {
          color: tint('yellow'),
          count: 12,
          shape: 'star',
          size: 14,
          speed: 260,
          life: 900,
        })
      }
    },
  })
  return (
    <Shake ref={shake}>
      <Playfield
        name={`snake:${world.size}:${world.wrap ? 'wrap' : 'walls'}`}
        size={size}
        draw={(brush) => drawMeadow(brush, world.size, world.wrap)}
      />
      <pixiContainer scale={side / CELL}>
        {world.foods.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fruit is identified by its index
          <Fruit key={i} world={world} index={i} />
        ))}
        {world.meadow !== 'plain' && <SceneMeadow world={world} />}
        <SceneBody world={world} />
        <SceneHead world={world} />
      </pixiContainer>
      <Bursts ref={bursts} />
      <Floaters ref={floaters} />
    </Shake>
  )
}

/** A fruit pops up with a bounce and then pulses slightly to draw attention. */
function Fruit({ world, index }: { readonly world: World; readonly index: number }) {
  const sprite = useRef<Sprite>(null)
  const view = useRef({ cell: -1, age: 0 })
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!sprite.current) return
    const { cell, nth } = itemAt(world.foods, index)
    if (current.cell !== cell) view.current = { cell, age: 0 }
    sprite.current.visible = cell >= 0
    if (cell < 0) return
    view.current.age += ms
    const { age } = view.current
    const { x, y } = middle(cell, world.size)
    sprite.current.texture = fruitTexture(nth % 3)
    sprite.current.position.set(x, y - 3)
    const t = Math.min(1, age / 260)
    // Overshoots by a tenth and settles.
    const pop = reduced() ? 1 : t < 1 ? 1.1 * Math.sin((t * Math.PI) / 1.7) : 1
    const breath = reduced() ? 0 : Math.sin(age / 420) * 0.035
    sprite.current.scale.set(pop * (1 + breath), pop * (1 - breath))
    sprite.current.alpha = reduced() ? t : 1
  })
  return <pixiSprite ref={sprite} texture={fruitTexture(0)} anchor={0.5} />
}
