/** Draws the meadow's extras: stones and rising stones, the two portals, mushrooms. */
import type { Sprite, Texture } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useEvents, useReducedMotion } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Entities } from '../../../engine/stage/parts/Entities'
import type { Event, World } from '../rules'
import { RISING_MOVES } from '../rules/meadow'
import { moundTexture, mushroomTexture, portalTexture, stoneTexture } from './meadowPaintings'
import { middle } from './path'

type Kind = 'stone' | 'mound' | 'portal' | 'mushroom'
const TEXTURES: Readonly<Record<Kind, () => Texture>> = {
  stone: stoneTexture,
  mound: moundTexture,
  portal: portalTexture,
  mushroom: mushroomTexture,
}

interface Thing {
  readonly id: string
  readonly kind: Kind
  readonly cell: number
  readonly x: number
  readonly y: number
}

/** What is in a cell reaches a little beyond it: cells collide. */
const LARGER = 1.14
/** Duration of the pop-up animation in ms. */
const POP_MS = 240
/** Duration of a portal's full rotation in ms. */
const TURN_MS = 2600

export function SceneMeadow({ world }: { readonly world: World }) {
  const bursts = useRef<BurstsHandle>(null)
  const ages = useRef(new Map<string, number>())
  const reduced = useReducedMotion()
  const thing = (kind: Kind, cell: number): Thing => ({
    id: `${kind}${cell}`,
    kind,
    cell,
    ...middle(cell, world.size),
  })
  const things = (): readonly Thing[] => [
    ...world.stones.map((cell) => thing('stone', cell)),
    ...(world.rising.cell < 0 ? [] : [thing('mound', world.rising.cell)]),
    ...world.portals.map((cell) => thing('portal', cell)),
    ...world.mushrooms.map((cell) => thing('mushroom', cell)),
  ]
  const style = (sprite: Sprite, { id, kind }: Thing, ms: number) => {
    const age = (ages.current.get(id) ?? 0) + ms
    ages.current.set(id, age)
    const t = Math.min(1, age / POP_MS)
    const size = kind === 'mound' ? 0.45 + 0.55 * (1 - Math.max(0, world.rising.moves) / RISING_MOVES) : 1
    sprite.scale.set(LARGER * size * (reduced() || t === 1 ? 1 : 0.4 + 0.6 * t))
    sprite.alpha = t
    sprite.rotation = kind === 'portal' && !reduced() ? (age / TURN_MS) * Math.PI * 2 : 0
  }
  const spray = (cell: number, hue: 'sky' | 'paper') => {
    const { x, y } = middle(cell, world.size)
    bursts.current?.burst(x, y, { color: tint(hue), count: 8, shape: 'circle', speed: 130, size: 7 })
  }
  useEvents<Event>({
    through: () => {
      for (const cell of world.portals) spray(cell, 'sky')
    },
    portals: () => {
      // The portals have moved, so they pop up again even in a place that had one before.
      for (const cell of world.portals) ages.current.delete(`portal${cell}`)
    },
    stone: ({ row, col }) => spray(row * world.size + col, 'paper'),
  })
  return (
    <>
      <Entities<Thing> of={things} texture={({ kind }) => TEXTURES[kind]()} style={style} jump={1} />
      <Bursts ref={bursts} />
    </>
  )
}
