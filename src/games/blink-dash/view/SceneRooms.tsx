/** What Rooms adds to the scene of Blink Dash: the name of the room, how much is left to collect, and who is asleep. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, glowTexture } from '../../../engine/stage/painting/lights'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Entities } from '../../../engine/stage/parts/Entities'
import { type Enemy, type Rooms, roomNameOf, type World } from '../rules'
import { texts } from '../texts/game'
import { sparkleTexture } from './paintings'

/** A sleeper sleeps until it hears something, the others until their turn or while they are stunned. */
export const isAsleep = ({ role, awake, sleep }: Enemy): boolean =>
  role === 'sleep' ? !awake || !!sleep : !!sleep

/** The name of the room fades this many ticks after the first round has begun. */
const NAMED_TICKS = 50
/** How long the plate is larger after a gem, and the width of the picture of a glow, units. */
const POP_MS = 180
const GLOW = 128

/** Whether the name of the room and its rules are said: until the player has begun. */
export function isNamed({ rooms, level, state, clock }: World): boolean {
  return !!rooms && level === 1 && (state === 'intro' || (state !== 'end' && clock < NAMED_TICKS))
}

/** Half of the width and height that the words take, with room for a gem, units. */
const WORDS = { aside: 165, up: 70 } as const
/** Where their middle may be, as shares of the height: the first is the best one. */
const NAME_AT = [0.28, 0.34, 0.4, 0.72, 0.66, 0.6, 0.5] as const

/** Whether something is below words whose middle is at `y`. */
export const isBelowWords = (at: { readonly x: number; readonly y: number }, y: number, world: World) =>
  Math.abs(at.y - y) < WORDS.up && Math.abs(at.x - world.width / 2) < WORDS.aside

/** Where the words of the room hide the fewest gems and figures, and not the player. */
export function nameY(world: World): number {
  const things = [...world.sparkles, ...world.enemies]
  const hidden = NAME_AT.map((share) => {
    const y = share * world.height
    const count = things.filter((thing) => isBelowWords(thing, y, world)).length
    return { y, count: isBelowWords(world.player, y, world) ? things.length : count }
  })
  return hidden.reduce((best, each) => (each.count < best.count ? each : best)).y
}

/** The name of the room and the rule of its stars, with the middle at `y`, until the player has begun. */
export function SceneRoomName({
  world,
  rooms,
  y,
}: {
  readonly world: World
  readonly rooms: Rooms
  readonly y: number
}) {
  const { width } = world
  return (
    <Announcement
      x={width / 2}
      y={y}
      width={width * 0.92}
      lines={[
        { text: texts.rooms[roomNameOf(rooms.room)], color: tint('yellow'), size: 46 },
        { text: texts.field.goal, color: tint('paper'), size: 28 },
        { text: texts.field.rule, color: tint('paper'), size: 22 },
      ]}
      shown={() => isNamed(world)}
    />
  )
}

/** The plate at the upper wall: its size, and that of the gem on it, units. */
const PLATE = { width: 92, height: 30, y: 20, gem: 0.62 } as const

/** The goal of a round, on a dark plate at the upper wall, above all but the player: a gem and how many are left. */
export function SceneGoal({ world }: { readonly world: World }) {
  const count = useRef<Sprite>(null)
  const plate = useRef<Container>(null)
  const pop = useRef({ left: world.sparkles.length, ms: 0 })
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const left = world.sparkles.length
    const { current } = pop
    current.ms = left === current.left ? Math.max(0, current.ms - ms) : POP_MS
    current.left = left
    if (!count.current || !plate.current) return
    count.current.texture = textTexture(String(left))
    plate.current.scale.set(1 + (reduced() ? 0 : (0.2 * current.ms) / POP_MS))
  })
  return (
    <pixiContainer ref={plate} x={world.width / 2} y={PLATE.y}>
      {/* Its rim shows it in the dark, too. */}
      <pixiSprite
        texture={barTexture(PLATE.width + 4, PLATE.height + 4)}
        anchor={0.5}
        tint={tint('paper')}
        alpha={0.3}
      />
      <pixiSprite
        texture={barTexture(PLATE.width, PLATE.height)}
        anchor={0.5}
        tint={tint('night')}
        alpha={0.92}
      />
      <pixiSprite texture={sparkleTexture()} anchor={0.5} x={-20} scale={PLATE.gem} />
      <pixiSprite ref={count} texture={textTexture('0')} anchor={0.5} x={16} scale={24 / FONT_SIZE} />
    </pixiContainer>
  )
}

/** Of the light below enemies asleep. */
const DREAM = 0xe9d3b4

/** Light below the enemies: strong and red if they are awake. */
export function SceneAlarm({
  world,
  seen,
}: {
  readonly world: World
  readonly seen: (enemy: Enemy) => number
}) {
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  return (
    <Entities<Enemy>
      of={() => world.enemies}
      texture={() => glowTexture()}
      style={(sprite, enemy) => {
        const swell = reduced() ? 0 : 0.2 * Math.sin(time.current / 200 + enemy.id)
        const asleep = isAsleep(enemy)
        sprite.tint = asleep ? DREAM : tint('vermilion')
        sprite.alpha = seen(enemy) * (asleep ? 0.35 : 0.8 + swell)
        sprite.scale.set((enemy.radius * 5) / GLOW)
      }}
    />
  )
}

const BREATH_MS = 1600

/** Whether a gem lies where its letter would rise. */
const isBelowGem = ({ x, y, radius }: Enemy, { sparkles }: World) =>
  sparkles.some((at) => Math.abs(at.x - x) < 2 * radius && at.y < y && y - at.y < 4.5 * radius)

/** The least opacity of these letters: in the dark they are all that is seen of a sleeper. */
const HEARD = 0.5

/** A letter that rises from each one asleep. */
export function SceneBreath({
  world,
  seen,
}: {
  readonly world: World
  readonly seen: (enemy: Enemy) => number
}) {
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  return (
    <Entities<Enemy>
      of={() => world.enemies.filter((enemy) => isAsleep(enemy) && !isBelowGem(enemy, world))}
      texture={() => textTexture('z')}
      style={(sprite, enemy) => {
        const { id, radius } = enemy
        const t = reduced() ? 0.4 : (time.current / BREATH_MS + id * 0.37) % 1
        sprite.anchor.set(0.5 - 0.6 * t, 1.3 + 0.5 * t)
        sprite.scale.set((0.6 + 0.4 * t) * (radius / 18))
        sprite.alpha = Math.max(HEARD, seen(enemy)) * Math.sin(t * Math.PI)
      }}
    />
  )
}
