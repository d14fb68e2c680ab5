/** Marks the best run: stars on the barrier after its last one, and a cheer when that one is passed. */
import { type RefObject, useMemo, useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useTick } from '../../../engine/stage/clock'
import type { BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Entities } from '../../../engine/stage/parts/Entities'
import type { FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { bestSoFar } from '../../../engine/storage/values/records'
import type { Options } from '../options'
import { BARRIER_HEIGHT, playerY, type World } from '../rules'
import { texts } from '../texts/game'
import { starTexture } from './paintings'

/** Fewer barriers than these pass too quickly for a mark to be useful. */
const MIN = 10
/** Distance of the stars from the sides of the field. */
const ASIDE = 22

/** The most barriers in games with these options; 0 before the first. Fixed gaps are the default and not part of the key. */
function max({ mode, gaps, shape = '' }: Options & { readonly shape?: string }): number {
  const set = gaps === 'still' ? { mode, shape } : { mode, gaps, shape }
  return bestSoFar('color-crash', set, { of: 'Barriers', better: 'higher' }, false) ?? 0
}

interface Props {
  readonly world: World
  readonly options: Options
  readonly bursts: RefObject<BurstsHandle | null>
  readonly floaters: RefObject<FloatersHandle | null>
}

export function SceneMark({ world, options, bursts, floaters }: Props) {
  // The best before this game: the mark does not move when it is passed.
  const best = useMemo(() => max(options), [options])
  const passed = useRef(false)
  const sides = [ASIDE, world.width - ASIDE] as const
  const stars = () => {
    if (best < MIN || world.passes > best) return []
    const barrier = world.barriers.filter((each) => !each.passed)[best - world.passes]
    if (!barrier) return []
    return sides.map((x, side) => ({ id: side, x, y: barrier.y + BARRIER_HEIGHT / 2 }))
  }
  useTick(() => {
    if (passed.current || best < MIN || world.passes <= best) return
    passed.current = true
    floaters.current?.float(texts.field.best, world.width / 2, world.height * 0.4, {
      size: 30,
      color: tint('yellow'),
      ms: 1400,
    })
    for (const x of sides)
      bursts.current?.burst(x, playerY(world), {
        color: tint('yellow'),
        count: 10,
        shape: 'star',
        speed: 220,
        size: 11,
        life: 800,
      })
  })
  return (
    <Entities
      of={stars}
      texture={() => starTexture()}
      style={(sprite) => {
        sprite.anchor.set(0.5)
      }}
    />
  )
}
