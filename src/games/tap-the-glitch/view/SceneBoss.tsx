/** The boss of a shift: it grows in, glides to its next place, and shows the hits it still takes. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { bossMiddle, type Event, TOP, type World } from '../rules'
import { bossTexture, DIAL, dialTexture, haloTexture } from './paintings'

const COLOR = 0xff7a6b
const GROW_MS = 300
const FOLLOW_MS = 90
const HIT_MS = 160
/** Diameter of the dial of its hits, units. */
const LIFE = 186
/** It keeps this far from the edges, units, so that the dial is not cut. */
const INSIDE = LIFE / 2 + 4
/** The colors that it splits into, and to which side. */
const SPLITS = [
  [-1, 0xff3a5a],
  [1, 0x4ad8ff],
] as const

export function SceneBoss({ world, size }: { readonly world: World; readonly size: Size }) {
  const holder = useRef<Container>(null)
  const splits = useRef<Container>(null)
  const hits = useRef<Sprite>(null)
  const life = useRef<Sprite>(null)
  const view = useRef({ age: -1, hit: HIT_MS, ms: 0, most: 1 })
  const reduced = useReducedMotion()
  useEvents<Event>({
    bossHit: () => {
      view.current.hit = 0
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    const boss = world.shift?.boss
    if (!holder.current || !splits.current || !hits.current || !life.current) return
    holder.current.visible = !!boss
    if (!boss) {
      current.age = -1
      return
    }
    const middle = bossMiddle(boss, world)
    const x = Math.min(size.width - INSIDE, Math.max(INSIDE, middle.x))
    const y = Math.min(size.height - INSIDE, Math.max(TOP + INSIDE, middle.y))
    const { position } = holder.current
    const near = current.age < 0 || reduced() ? 1 : Math.min(1, ms / FOLLOW_MS)
    position.set(position.x + (x - position.x) * near, position.y + (y - position.y) * near)
    if (current.age < 0) current.most = boss.hits
    current.age = Math.max(0, current.age) + ms
    current.hit += ms
    current.ms += ms
    const grown = Math.min(1, current.age / GROW_MS)
    const dent = reduced() ? 0 : Math.max(0, 1 - current.hit / HIT_MS)
    holder.current.scale.set((reduced() ? 1 : 0.4 + 0.6 * grown) * (1 - 0.14 * dent))
    holder.current.alpha = reduced() ? grown : 1
    const shift = reduced() ? 3 : 4 + 2 * Math.sin(current.ms / 110) + 8 * dent
    splits.current.children.forEach((child, n) => {
      child.x = (SPLITS[n]?.[0] ?? 0) * shift
    })
    hits.current.texture = textTexture(String(boss.hits))
    life.current.texture = dialTexture(boss.hits / current.most)
  })
  return (
    <pixiContainer ref={holder} visible={false}>
      <pixiSprite texture={haloTexture()} anchor={0.5} tint={COLOR} scale={2} />
      <pixiSprite ref={life} texture={dialTexture(1)} anchor={0.5} tint={COLOR} scale={LIFE / DIAL} />
      <pixiContainer ref={splits}>
        {SPLITS.map(([side, color]) => (
          <pixiSprite key={side} texture={bossTexture()} anchor={0.5} tint={color} alpha={0.6} />
        ))}
      </pixiContainer>
      <pixiSprite texture={bossTexture()} anchor={0.5} tint={COLOR} />
      <pixiSprite ref={hits} texture={textTexture('')} anchor={0.5} y={-46} scale={34 / FONT_SIZE} />
    </pixiContainer>
  )
}
