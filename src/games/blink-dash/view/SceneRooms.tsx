/** What Rooms adds to the scene of Blink Dash: the hearts, the name of the room with the rule, and the sleepers' breath. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { Entities } from '../../../engine/stage/parts/Entities'
import { type Enemy, HEARTS, INTRO_TICKS, type Rooms, roomNameOf, type World } from '../rules'
import { texts } from '../texts/game'
import { heartTexture } from './paintings'

const POP_MS = 300
/** The name of the room fades this many ticks after the first round has begun. */
const NAMED_TICKS = 90

/** Three hearts in the upper left corner; one that is lost grows and empties. */
export function SceneHearts({ rooms }: { readonly rooms: Rooms }) {
  const row = useRef<Container>(null)
  const since = useRef({ hearts: HEARTS, ms: POP_MS })
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const { current } = since
    current.ms = rooms.hearts < current.hearts ? 0 : current.ms + ms
    current.hearts = rooms.hearts
    row.current?.children.forEach((child, n) => {
      const [empty, full] = child.children
      if (empty) empty.visible = n >= rooms.hearts
      if (full) full.visible = n < rooms.hearts
      const pop = n === rooms.hearts && !reduced() ? Math.max(0, 1 - current.ms / POP_MS) : 0
      child.scale.set(1 + 1.2 * pop)
    })
  })
  return (
    <pixiContainer ref={row} x={26} y={24} alpha={0.92}>
      {Array.from({ length: HEARTS }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <pixiContainer key={n} x={n * 30}>
          <pixiSprite texture={heartTexture(false)} anchor={0.5} />
          <pixiSprite texture={heartTexture(true)} anchor={0.5} />
        </pixiContainer>
      ))}
    </pixiContainer>
  )
}

/** The name of the room and the rule of its stars, until the player has begun. */
export function SceneRoomName({ world, rooms }: { readonly world: World; readonly rooms: Rooms }) {
  const holder = useRef<Container>(null)
  const lines = useRef([
    { text: texts.rooms[roomNameOf(rooms.room)], color: tint('yellow'), size: 46, down: 0 },
    { text: texts.field.rule, color: tint('paper'), size: 22, down: 40 },
  ]).current
  useFrame(() => {
    if (!holder.current) return
    const { level, state, clock, width, height } = world
    const left = state === 'intro' ? INTRO_TICKS : NAMED_TICKS - clock
    holder.current.alpha = level === 1 && state !== 'end' ? Math.min(1, Math.max(0, left / INTRO_TICKS)) : 0
    holder.current.visible = holder.current.alpha > 0
    holder.current.position.set(width / 2, height * 0.2)
  })
  return (
    <pixiContainer ref={holder}>
      {lines.map(({ text, color, size, down }) => (
        <pixiSprite
          key={down}
          texture={textTexture(text)}
          tint={color}
          anchor={0.5}
          y={down}
          scale={size / FONT_SIZE}
        />
      ))}
    </pixiContainer>
  )
}

const BREATH_MS = 1600

/** A letter that rises from each sleeper. */
export function SceneBreath({ world, seen }: { readonly world: World; readonly seen: () => number }) {
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  return (
    <Entities<Enemy>
      of={() => world.enemies.filter(({ role, awake }) => role === 'sleep' && !awake)}
      texture={() => textTexture('z')}
      style={(sprite, { id, radius }) => {
        const t = reduced() ? 0.4 : (time.current / BREATH_MS + id * 0.37) % 1
        sprite.anchor.set(0.5 - 0.6 * t, 1.3 + 0.5 * t)
        sprite.scale.set((0.4 + 0.3 * t) * (radius / 18))
        sprite.alpha = seen() * Math.sin(t * Math.PI)
      }}
    />
  )
}
