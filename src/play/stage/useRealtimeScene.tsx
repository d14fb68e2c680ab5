/** Draws a real-time game on the stage: its scene or a demo's, with the ghost and the celebration over it. */
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Size } from '../../engine/core/game/contract'
import { ghostSeen } from '../../engine/core/game/ghost'
import type { QuarterTurns } from '../../engine/core/game/shape'
import type { SceneClock } from '../../engine/stage/clock'
import type { Stage } from '../../engine/stage/stage'
import type { OpenGame } from '../opening/opening'
import { pictureOf } from '../opening/ownContent'
import { useGhost } from '../replay/race/useGhost'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import { frameTexts } from '../texts/frame'
import { Celebration } from './Celebration'
import { useDemo } from './useDemo'
import { useGameScene } from './useGameScene'
import { useScene, useStage } from './useStage'

interface Options {
  readonly play: RealtimeSession
  readonly opened: OpenGame
  readonly clock: SceneClock
  /** The name of the canvas for screen readers. */
  readonly label: string
  readonly field: RefObject<HTMLElement | null>
  /** The size of the field in CSS px, the size of its world, and whether it is rotated by 90°. */
  readonly box: Size | null
  readonly world: Size
  readonly turned: QuarterTurns
}

interface Drawn {
  readonly stage: Stage | null
  /** Why nothing can be drawn; null if drawing works. */
  readonly failed: string | null
  readonly ready: boolean
  readonly demo: boolean
  readonly ghostShown: boolean
}

/** Shows the game, and pauses it while the graphics context is lost. */
export function useRealtimeScene({ play, opened, clock, label, field, box, world, turned }: Options): Drawn {
  const { game } = play
  const { phase, scene, options, racing } = useSnapshot(play.view)
  const { stage, failed } = useStage(field, label)
  const ghostShown = racing && ghostSeen(options, opened.kind === 'race')
  const ghost = useGhost(play, ghostShown)
  const over: ReactNode = useMemo(
    () => (
      <>
        {ghost}
        {game.celebration && <Celebration size={world} look={game.celebration} />}
      </>
    ),
    [ghost, game, world],
  )
  const demo = useDemo({ play, waits: phase === 'ready' && stage !== null, scene, size: world, field })
  const node = useGameScene({
    game,
    clock,
    scene: demo ? `demo ${demo.seed}` : scene,
    box,
    world: demo ? demo.world : play.world,
    options,
    size: world,
    turned,
    own: pictureOf(play.own),
    over,
  })
  useScene(stage, field, node, box, world, turned)
  const [gone, setGone] = useState(false)
  useEffect(
    () =>
      stage?.onContext((state) => {
        if (state === 'lost') play.pause('context')
        setGone(state === 'gone')
      }),
    [stage, play],
  )
  useEffect(() => {
    if (phase === 'playing' && stage && stage.context !== 'there') play.pause('context')
  }, [phase, stage, play])
  return {
    stage,
    failed: failed ?? (gone ? frameTexts.noGraphics.contextLost : null),
    ready: stage !== null && node !== null,
    demo: demo !== null,
    ghostShown,
  }
}
