/** Draws where the figures of Blink Dash came from: a streak behind the player, a red one behind each enemy that hunts. */
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useReducedMotion, useTick } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import { Entities } from '../../../engine/stage/parts/Entities'
import { type Enemy, largerIn, PLAYER_RADIUS, type World } from '../rules'
import { isAsleep } from './SceneRooms'

/** How long a mark of the player and of an enemy is seen, ticks, and the width of its picture, units. */
const PLAYER_TICKS = 26
const ENEMY_TICKS = 40
const DISC = 32
/** A figure that has moved less since its last mark leaves none, units. */
const STEP = 4

/** Left where a figure was. */
interface Mark {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly color: number
  readonly strength: number
  readonly ticks: number
  readonly made: number
}

/** @param seen how visible enemies are, 0..1 */
export function SceneWake({ world, seen }: { readonly world: World; readonly seen: () => number }) {
  const marks = useRef<Mark[]>([])
  const latest = useRef(new Map<number, Mark>())
  const now = useRef(0)
  const nextId = useRef(0)
  const reduced = useReducedMotion()
  const leave = (who: number, mark: Omit<Mark, 'id' | 'made'>) => {
    const last = latest.current.get(who)
    if (last && Math.hypot(last.x - mark.x, last.y - mark.y) < STEP) return
    const made = { ...mark, id: nextId.current++, made: now.current }
    latest.current.set(who, made)
    marks.current.push(made)
  }
  useTick(() => {
    now.current++
    marks.current = marks.current.filter(({ made, ticks }) => now.current - made < ticks)
    if (world.state !== 'play' || reduced()) return
    const { x, y } = world.player
    const radius = PLAYER_RADIUS * largerIn(world)
    leave(-1, { x, y, radius, color: tint('sky'), strength: 0.55, ticks: PLAYER_TICKS })
    for (const enemy of world.enemies) if (enemy.role && !isAsleep(enemy)) leave(enemy.id, markOf(enemy))
  })
  return (
    <Entities<Mark>
      of={() => marks.current}
      texture={() => barTexture(DISC, DISC)}
      style={(sprite, { radius, color, strength, ticks, made }) => {
        const left = 1 - (now.current - made) / ticks
        sprite.tint = color
        sprite.alpha = strength * left * (ticks === PLAYER_TICKS ? 1 : seen())
        sprite.scale.set(((2 * radius) / DISC) * (0.25 + 0.7 * left))
      }}
    />
  )
}

/** What drifts leaves a pale streak: it has no aim. */
const markOf = ({ x, y, radius, role }: Enemy) => ({
  x,
  y,
  radius,
  color: tint(role === 'drift' ? 'paper' : 'vermilion'),
  strength: role === 'drift' ? 0.18 : 0.4,
  ticks: ENEMY_TICKS,
})
