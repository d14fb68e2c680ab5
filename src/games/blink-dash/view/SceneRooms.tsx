/** What Rooms adds to the scene of Blink Dash: the name of the room with the rule, and the sleepers' breath. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { Entities } from '../../../engine/stage/parts/Entities'
import { type Enemy, INTRO_TICKS, type Rooms, roomNameOf, type World } from '../rules'
import { texts } from '../texts/game'

/** The name of the room fades this many ticks after the first round has begun. */
const NAMED_TICKS = 90

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
