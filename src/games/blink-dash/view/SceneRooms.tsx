/** What Rooms adds to the scene of Blink Dash: the name of the room with the rule, and the sleepers' breath. */
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { textTexture } from '../../../engine/stage/painting/text'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Entities } from '../../../engine/stage/parts/Entities'
import { type Enemy, type Rooms, roomNameOf, type World } from '../rules'
import { texts } from '../texts/game'

/** The name of the room fades this many ticks after the first round has begun. */
const NAMED_TICKS = 75

/** The name of the room and the rule of its stars, until the player has begun. */
export function SceneRoomName({ world, rooms }: { readonly world: World; readonly rooms: Rooms }) {
  const { width, height } = world
  return (
    <Announcement
      x={width / 2}
      y={height * 0.24}
      width={width * 0.92}
      lines={[
        { text: texts.rooms[roomNameOf(rooms.room)], color: tint('yellow'), size: 46 },
        { text: texts.field.rule, color: tint('paper'), size: 22 },
      ]}
      shown={() => {
        const { level, state, clock } = world
        return level === 1 && (state === 'intro' || (state !== 'end' && clock < NAMED_TICKS))
      }}
    />
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
