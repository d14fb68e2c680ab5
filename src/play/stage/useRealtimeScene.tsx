/** Owns what is drawn of a real-time play: its scene on the stage, a demo's in its place, the rival's figure and a best's joy over it. */
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { RealtimeGame, Size } from '../../engine/core/game/contract'
import { ghostSeen } from '../../engine/core/game/ghost'
import type { SceneClock } from '../../engine/stage/clock'
import { openStage, type Stage } from '../../engine/stage/stage'
import { useDemo } from '../demo/useDemo'
import { useGhost } from '../race/useGhost'
import type { Opening } from '../session/core/options'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import { Joy } from './Celebration'
import { useGameScene } from './useGameScene'
import { useScene, useStage } from './useStage'

// Begun before the page is taken over: the graphics device starts meanwhile. What goes wrong is told when it is needed.
if (!import.meta.env.SSR) openStage().catch(() => undefined)

interface Asked {
  readonly play: RealtimeSession
  readonly game: RealtimeGame
  readonly opening: Opening
  readonly clock: SceneClock
  /** What it is called, for screen readers. */
  readonly label: string
  /** Where the canvas goes. */
  readonly field: RefObject<HTMLElement | null>
  /** The box of the field in CSS pixels, and the world that fills it, turned by a quarter or not. */
  readonly box: Size | null
  readonly world: Size
  readonly turned: boolean
}

interface Drawn {
  readonly stage: Stage | null
  /** Why nothing can be drawn; null where something can. */
  readonly failed: string | null
  /** The scene is there. */
  readonly ready: boolean
  /** A demo is shown behind the start panel. */
  readonly demo: boolean
  /** The rival of a race is seen. */
  readonly seenRival: boolean
}

/** Shows the play, and pauses it while graphics are away: nobody plays blind. */
export function useRealtimeScene({
  play,
  game,
  opening,
  clock,
  label,
  field,
  box,
  world,
  turned,
}: Asked): Drawn {
  const { session } = play
  const { phase, scene, options, racing } = useSnapshot(session.view)
  const { stage, failed } = useStage(field, label)
  const seenRival = racing && ghostSeen(options, opening.rival !== undefined)
  const ghost = useGhost(play, game, seenRival)
  const over: ReactNode = useMemo(
    () => (
      <>
        {ghost}
        {game.celebration && <Joy size={world} look={game.celebration} />}
      </>
    ),
    [ghost, game, world],
  )
  const demo = useDemo({ play, game, waits: phase === 'ready' && stage !== null, scene, size: world, field })
  const node = useGameScene({
    game,
    clock,
    scene: demo ? `demo ${demo.seed}` : scene,
    box,
    world: demo ? demo.world : play.world,
    options,
    size: world,
    turned,
    over,
  })
  useScene(stage, field, node, box, world, turned)
  const [gone, setGone] = useState(false)
  useEffect(
    () =>
      stage?.onContext((state) => {
        if (state === 'lost') session.pause('context')
        setGone(state === 'gone')
      }),
    [stage, session],
  )
  useEffect(() => {
    if (phase === 'playing' && stage && stage.context !== 'there') session.pause('context')
  }, [phase, stage, session])
  return {
    stage,
    failed: failed ?? (gone ? 'they were lost and did not come back' : null),
    ready: stage !== null && node !== null,
    demo: demo !== null,
    seenRival,
  }
}
