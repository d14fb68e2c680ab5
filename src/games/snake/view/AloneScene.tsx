/** The scene of one snake: meadow, fruit, body, head and effects. */
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useEvents } from '../../../engine/stage/clock'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Playfield } from '../../../engine/stage/parts/Playfield'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { CELL, cellSide, type Event, hasExtra, placeOf, type World, worldNameOf } from '../rules'
import { texts } from '../texts/game'
import { lookOf } from './looks'
import { drawMeadow } from './paintings'
import { SceneBody } from './SceneBody'
import { SceneFruit } from './SceneFruit'
import { SceneHead } from './SceneHead'
import { SceneMeadow } from './SceneMeadow'
import { SceneNight } from './SceneNight'
import { SceneWithin } from './SceneWithin'

const FRUIT_HUES = ['vermilion', 'orange', 'pink'] as const

export function AloneScene({ world, size }: SceneProps<World>) {
  const { road } = world
  const side = cellSide(world)
  const name = road && worldNameOf(road.number)
  const isDark = hasExtra(world, 'dark')
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
    star: (event) => {
      const { x, y } = center(event)
      const how = {
        color: tint('yellow'),
        shape: 'star',
        count: 14,
        size: 14,
        speed: 240,
        life: 800,
      } as const
      bursts.current?.burst(x, y, how)
      floaters.current?.float(texts.field.star(event.stars), size.width / 2, size.height * 0.3, {
        size: 64,
        color: tint('yellow'),
        ms: 1400,
      })
    },
    unlock: (event) => {
      const { x, y } = center(event)
      bursts.current?.burst(x, y, { color: tint('yellow'), count: 10, shape: 'star', speed: 170, size: 9 })
    },
    swap: (event) => {
      const { x, y } = center(event)
      bursts.current?.burst(x, y, { color: tint('sky'), count: 12, shape: 'circle', speed: 170, size: 8 })
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
        name={`snake:${name ?? 'classic'}:${world.size}:${world.wrap ? 'wrap' : 'walls'}`}
        size={size}
        draw={(brush) => drawMeadow(brush, world, lookOf(name), name)}
      />
      <SceneWithin size={size}>
        <pixiContainer scale={side / CELL}>
          {!isDark && <SceneFruit world={world} />}
          <SceneMeadow world={world} />
          <SceneBody track={() => world} />
          {isDark && <SceneNight world={world} />}
          {isDark && <SceneFruit world={world} />}
          <SceneHead track={() => world} twoHeads={hasExtra(world, 'twoHeads')} />
        </pixiContainer>
        <Bursts ref={bursts} />
        <Floaters ref={floaters} field={size} />
      </SceneWithin>
      {road && name && (
        <Announcement
          x={size.width / 2}
          y={size.height * 0.24}
          width={size.width * 0.92}
          lines={[
            { text: texts.field.world(road.number), size: 30, color: tint('yellow') },
            { text: texts.worlds[name].name, size: 46 },
            { text: texts.worlds[name].says, size: 27 },
            { text: texts.field.goal(placeOf(road.number).goals[0]), size: 27, color: tint('yellow') },
          ]}
          shown={() => road.waits && world.eaten === 0}
        />
      )}
    </Shake>
  )
}
