/** The line at the best height so far, celebrated when it is passed. */
import { type RefObject, useMemo, useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useTick } from '../../../engine/stage/clock'
import { textTexture } from '../../../engine/stage/painting/text'
import type { BurstsHandle } from '../../../engine/stage/parts/Bursts'
import type { FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { bestSoFar } from '../../../engine/storage/values/records'
import type { Options } from '../options'
import { HEIGHT, heightOf, scoreOf, WIDTH, type World, windowOf } from '../rules'
import { texts } from '../texts/game'
import { bestLineTexture } from './paintings'

/** Below this the line would be visible right at the start. */
const MIN = 30

/** The best score with these options; 0 before the first game. Wild has a separate one, and another in a high window. */
function highest({ climb }: Options, world: World): number {
  const wild = climb === 'wild'
  const upright = wild && windowOf(world) !== HEIGHT
  return (
    bestSoFar(
      'doodle-jump',
      { climb, ...(upright && { shape: 'upright' }) },
      { of: 'Score', better: 'higher', key: 'doodleJumpHighScore' },
      !wild,
    ) ?? 0
  )
}

export function SceneBest({
  world,
  options,
  bursts,
  words,
}: {
  readonly world: World
  readonly options: Options
  readonly bursts: RefObject<BurstsHandle | null>
  readonly words: RefObject<FloatersHandle | null>
}) {
  // The best before this game: it must not move while the player climbs past it.
  const best = useMemo(() => highest(options, world), [options, world])
  const passed = useRef(false)
  useTick(() => {
    if (passed.current || best < MIN || scoreOf(world) <= best) return
    passed.current = true
    words.current?.float(texts.sky.newBest, WIDTH / 2, 190, { size: 38, color: tint('yellow'), ms: 1400 })
    for (const x of [40, WIDTH / 2, WIDTH - 40])
      bursts.current?.burst(x, heightOf(best), {
        color: tint('yellow'),
        count: 10,
        shape: 'star',
        speed: 220,
        size: 12,
        life: 800,
      })
  })
  if (best < MIN) return null
  const y = heightOf(best)
  return (
    <>
      <pixiSprite texture={bestLineTexture()} y={y - 28} />
      <pixiSprite
        texture={textTexture(texts.sky.best(best))}
        anchor={{ x: 0, y: 0.5 }}
        x={40}
        y={y - 15}
        scale={0.42}
      />
    </>
  )
}
