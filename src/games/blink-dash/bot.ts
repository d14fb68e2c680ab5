/** A simple bot for Blink Dash. It reacts after 200 ms and remembers where it last saw hidden enemies. */
import { copyOf } from '../../engine/core/copy'
import { hypot } from '../../engine/core/math/exactMath'
import { delayed } from '../shared/reflex/reaction'
import {
  type Action,
  drift,
  type Enemy,
  isDark,
  nearest,
  PLAYER_SPEED,
  prowl,
  radiiOf,
  type World,
} from './rules'

const WAYS: readonly (readonly Action[])[] = [
  [],
  ['up'],
  ['down'],
  ['left'],
  ['right'],
  ['up', 'left'],
  ['up', 'right'],
  ['down', 'left'],
  ['down', 'right'],
]
/** How far ahead it looks and in what steps, in ticks, and the distance it likes to keep, in units. */
const AHEAD = 36
const STEP = 3
const CLEARANCE = 26

interface Seen {
  /** Null while the lights are out. */
  readonly enemies: World['enemies'] | null
  readonly sparkles: World['sparkles']
}

/** By game, the enemies as the bot last saw them, and how long ago that was. */
const memories = new WeakMap<World, { enemies: World['enemies']; age: number }>()

export const bot = delayed<World, Seen, Action>(
  (world) => ({ enemies: isDark(world) ? null : world.enemies, sparkles: world.sparkles }),
  (seen, world, age) => {
    const memory = memories.get(world) ?? { enemies: [], age: 0 }
    memories.set(world, memory)
    if (seen.enemies) Object.assign(memory, { enemies: seen.enemies, age })
    else memory.age++
    // Where the enemies should be now, and where they will be.
    const enemies = copyOf(memory.enemies)
    const { spotted } = world
    const thinks = spotted && { ...world, enemies, spotted: { ...spotted } }
    const goOn = (enemy: Enemy) => (thinks ? prowl(enemy, thinks) : drift(enemy, world))
    if (world.state === 'play') for (let n = 0; n < memory.age; n++) for (const enemy of enemies) goOn(enemy)
    // Enemies move one after the other, because each depends on those before it; stored by moment.
    const moments = Array.from({ length: AHEAD / STEP }, (): Pick<Enemy, 'x' | 'y' | 'radius'>[] => [])
    for (const enemy of enemies)
      for (const moment of moments) {
        for (let n = 0; n < STEP; n++) goOn(enemy)
        moment.push({ x: enemy.x, y: enemy.y, radius: enemy.radius })
      }
    const { player, width, height } = world
    const radii = radiiOf(world)
    const edge = radii.player + 1
    const goal = nearest(world.sparkles, player.x, player.y)
    let best: { cost: number; hold: readonly Action[] } = { cost: Number.POSITIVE_INFINITY, hold: [] }
    for (const hold of WAYS) {
      const dx = (hold.includes('right') ? 1 : 0) - (hold.includes('left') ? 1 : 0)
      const dy = (hold.includes('down') ? 1 : 0) - (hold.includes('up') ? 1 : 0)
      const pace = PLAYER_SPEED / (dx && dy ? Math.SQRT2 : 1)
      let cost = 0
      let { x, y } = player
      for (let n = 0; n < AHEAD; n++) {
        x = Math.min(width - edge, Math.max(edge, x + dx * pace))
        y = Math.min(height - edge, Math.max(edge, y + dy * pace))
        if (n % STEP !== STEP - 1) continue
        for (const at of moments[(n - STEP + 1) / STEP] ?? []) {
          // A point this far away along one axis cannot be nearer in a straight line.
          if (Math.abs(at.x - x) - at.radius - radii.hit >= CLEARANCE) continue
          const gap = hypot(at.x - x, at.y - y) - at.radius - radii.hit
          if (gap < CLEARANCE) cost += (((CLEARANCE - gap) * 12) / (n + 6)) * (gap < 6 ? 8 : 1)
        }
        if (goal && n === 11) cost += hypot(goal.x - x, goal.y - y) * 0.4
        // The cost never decreases, so this direction cannot become the best.
        if (cost >= best.cost) break
      }
      if (cost < best.cost) best = { cost, hold }
    }
    return { hold: best.hold }
  },
)
