/** Owns the mark of the farthest run so far, and the moment it is passed. */
import type { Sprite } from 'pixi.js'
import { type RefObject, useMemo, useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import type { BurstsHandle } from '../../../engine/stage/Bursts'
import { useFrame, useTick } from '../../../engine/stage/clock'
import type { FloatersHandle } from '../../../engine/stage/Floaters'
import { records } from '../../../engine/storage/records'
import { HEIGHT, RUNNER_X, speedOf, WIDTH, type World } from '../rules'
import { MARK_WIDTH, markTexture } from './paintings/mark'

/** A best below this is passed before one looks: no mark is worth drawing there. */
const LEAST = 300

/** The farthest of all plays at full speed, which have no options; 0 before the first. */
const farthest = () => records.get()['gravity-flip-runner']?.['']?.best.Distance ?? 0

interface Props {
  readonly world: World
  readonly bursts: RefObject<BurstsHandle | null>
  readonly floaters: RefObject<FloatersHandle | null>
}

export function SceneMark({ world, bursts, floaters }: Props) {
  // The best before this play: it does not move while one runs past it.
  const best = useMemo(farthest, [])
  const mark = useRef<Sprite>(null)
  const passed = useRef(false)
  useTick(() => {
    if (passed.current || best < LEAST || world.distance <= best) return
    passed.current = true
    floaters.current?.float('Farther than ever', WIDTH / 2, 150, {
      size: 34,
      color: tint('yellow'),
      ms: 1400,
    })
    for (const y of [60, HEIGHT / 2, HEIGHT - 60])
      bursts.current?.burst(RUNNER_X, y, {
        color: tint('yellow'),
        count: 9,
        shape: 'star',
        speed: 220,
        size: 11,
        life: 800,
      })
  })
  useFrame((alpha) => {
    if (!mark.current) return
    const run = world.distance + (world.state === 'run' ? (alpha - 1) * speedOf(world) : 0)
    const x = RUNNER_X + best - run
    mark.current.visible = x > -MARK_WIDTH && x < WIDTH + MARK_WIDTH
    mark.current.x = x
  })
  if (best < LEAST) return null
  return <pixiSprite ref={mark} texture={markTexture()} anchor={{ x: 0.5, y: 0 }} visible={false} />
}
