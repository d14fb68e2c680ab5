/** Draws the six trays in front, and the cursor of keys and pad. */
import type { Container, Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Cursor } from '../../../engine/stage/parts/Cursor'
import { type Event, INGREDIENTS, layoutOf, type World } from '../rules'
import { cursorTexture, keyTexture, trayTexture } from './paintings'
import { foodTexture } from './paintings/foods'

/** The cursor is a little smaller than its target. */
const INSET = 2
/** A tray is this much smaller than its hit area. */
const EDGE = { x: 6, y: 8 } as const
/** Pieces are painted for trays of this width. */
const PAINTED = 97

export function SceneTrays({ world }: { readonly world: World }) {
  const { spots, trays: positions, tray: reach } = layoutOf(world)
  const middles = useMemo(
    () => spots.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
    [spots],
  )
  const width = reach.width - EDGE.x
  const height = reach.height - EDGE.y
  const scale = Math.min(1.4, width / PAINTED)
  const trays = useRef<(Container | null)[]>([])
  const foods = useRef<(Sprite | null)[]>([])
  const view = useRef(INGREDIENTS.map(() => ({ over: 0, press: 0 }))).current
  const reduced = useReducedMotion()
  useEvents<Event>({
    add: ({ tray: index }) => {
      const tray = view[index]
      if (tray) tray.press = 1
    },
  })
  useFrame((_alpha, ms) => {
    const target = spots[world.cursor]?.target
    view.forEach((tray, index) => {
      const over = target?.kind === 'tray' && target.tray === index
      tray.over += (Number(over) - tray.over) * Math.min(1, ms / 60)
      tray.press = Math.max(0, tray.press - ms / 170)
      const moving = !reduced()
      const holder = trays.current[index]
      const food = foods.current[index]
      if (!holder || !food) return
      const press = moving ? Math.sin(tray.press * Math.PI) : 0
      holder.y = (positions[index]?.y ?? 0) - 2 - (moving ? tray.over * 5 : 0) + press * 6
      food.scale.set(
        scale * (1 + tray.over * 0.08 + press * 0.16),
        scale * (1 + tray.over * 0.08 - press * 0.2),
      )
    })
  })
  return (
    <>
      {INGREDIENTS.map(({ type }, index) => (
        <pixiContainer
          key={type}
          ref={(node) => {
            trays.current[index] = node
          }}
          x={positions[index]?.x ?? 0}
          y={(positions[index]?.y ?? 0) - 2}
        >
          <pixiSprite texture={trayTexture(width, height)} anchor={0.5} />
          <pixiSprite
            ref={(node) => {
              foods.current[index] = node
            }}
            texture={foodTexture(type)}
            anchor={0.5}
            y={-18}
          />
          <pixiSprite texture={keyTexture(index + 1)} anchor={0.5} y={height / 2 - 21} />
        </pixiContainer>
      ))}
      <Cursor
        at={() => middles[world.cursor]}
        shown={() => world.cursorBy === 'keys' && world.state === 'play'}
        texture={() => {
          const { width, height } = itemAt(spots, world.cursor)
          return cursorTexture(width - INSET * 2, height - INSET * 2)
        }}
        glide={35}
      />
    </>
  )
}
