/** Draws the fruit, each a full cell, and in Worlds the key and the cages. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Either, hasExtra, isFour, isLocked, type World } from '../rules'
import { cageTexture, keyTexture } from './meadowPaintings'
import { fruitTexture, glowTexture } from './paintings'
import { middle } from './path'

/** It fills a cell, and in Worlds it is a tenth larger than one. */
const SCALE = 1.18
const LARGER = 1.4
/** How far it bobs, in units, and how long that takes, ms. */
const BOB = 2
const BOB_MS = 1500
const POP_MS = 260
/** How quickly fruit that moved follows, ms. */
const FOLLOW_MS = 70

export function SceneFruit({ world }: { readonly world: Either }) {
  return (
    <>
      {world.foods.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fruit is identified by its index
        <Fruit key={i} world={world} index={i} />
      ))}
      {!isFour(world) && hasExtra(world, 'keys') && <Key world={world} />}
    </>
  )
}

/** Where something floats that has been there for `age` ms. */
const bobAt = (age: number) => Math.sin((age / BOB_MS) * Math.PI * 2) * BOB

/** A fruit pops up with a bounce, glows, and bobs to draw attention. */
function Fruit({ world, index }: { readonly world: Either; readonly index: number }) {
  const holder = useRef<Container>(null)
  const glow = useRef<Sprite>(null)
  const fruit = useRef<Sprite>(null)
  const cage = useRef<Sprite>(null)
  const view = useRef({ nth: -1, age: 0 })
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!holder.current || !glow.current || !fruit.current || !cage.current) return
    const { cell, nth } = itemAt(world.foods, index)
    holder.current.visible = cell >= 0
    if (cell < 0) return
    const { x, y } = middle(cell, world.size)
    if (current.nth !== nth) {
      view.current = { nth, age: 0 }
      holder.current.position.set(x, y)
    }
    view.current.age += ms
    const { age } = view.current
    const near = reduced() ? 1 : Math.min(1, ms / FOLLOW_MS)
    const { position } = holder.current
    position.set(position.x + (x - position.x) * near, position.y + (y - position.y) * near)
    const t = Math.min(1, age / POP_MS)
    // Overshoots by a tenth and settles.
    const pop = reduced() ? 1 : t < 1 ? 1.1 * Math.sin((t * Math.PI) / 1.7) : 1
    fruit.current.texture = fruitTexture(nth % 3)
    fruit.current.y = -2 - (reduced() ? 0 : bobAt(age))
    fruit.current.scale.set((!isFour(world) && world.road ? LARGER : SCALE) * pop)
    holder.current.alpha = reduced() ? t : 1
    glow.current.alpha = reduced() ? 0.7 : 0.7 + 0.2 * Math.sin(age / 420)
    cage.current.visible = !isFour(world) && isLocked(world)
  })
  return (
    <pixiContainer ref={holder} visible={false}>
      <pixiSprite ref={glow} texture={glowTexture()} anchor={0.5} scale={1.3} />
      <pixiSprite ref={fruit} texture={fruitTexture(0)} anchor={0.5} />
      <pixiSprite ref={cage} texture={cageTexture()} anchor={0.5} visible={false} />
    </pixiContainer>
  )
}

function Key({ world }: { readonly world: World }) {
  const holder = useRef<Container>(null)
  const age = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const key = world.road?.key ?? -1
    if (!holder.current) return
    holder.current.visible = key >= 0
    if (key < 0) return
    age.current += ms
    const { x, y } = middle(key, world.size)
    holder.current.position.set(x, y - 2 - (reduced() ? 0 : bobAt(age.current)))
  })
  return (
    <pixiContainer ref={holder} visible={false}>
      <pixiSprite texture={glowTexture()} anchor={0.5} />
      <pixiSprite texture={keyTexture()} anchor={0.5} scale={1.3} />
    </pixiContainer>
  )
}
