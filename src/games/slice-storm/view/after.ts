/** Keeps objects falling after the end: the rules have stopped, but nothing may hang in the air. */
import { gravityOf, HALF_TICKS, type Half, type Thing, type World } from '../rules/world'

/** The objects a scene draws: the world's own while it runs, and copies that keep falling after its end. */
export interface After {
  things(): readonly Thing[]
  halves(): readonly Half[]
  tick(): void
}

interface Falling {
  x: number
  y: number
  vx: number
  vy: number
  angle: number
  readonly spin: number
}

export function createAfter(world: World): After {
  let things: Thing[] | null = null
  let halves: (Half & Falling)[] = []
  const fall = (flying: Falling) => {
    flying.vy += gravityOf(world.height)
    flying.x += flying.vx
    flying.y += flying.vy
    flying.angle += flying.spin
  }
  return {
    things: () => things ?? world.things,
    halves: () => (things ? halves : world.halves),
    tick() {
      if (world.state !== 'over') return
      if (!things) {
        things = world.things.map((thing) => ({ ...thing }))
        halves = world.halves.map((half) => ({ ...half, vx: half.body.vx, vy: half.body.vy }))
      }
      for (const thing of things) fall(thing)
      for (const half of halves) {
        fall(half)
        half.age++
      }
      things = things.filter(({ y, radius }) => y - radius < world.height)
      halves = halves.filter(({ age }) => age < HALF_TICKS)
    },
  }
}
