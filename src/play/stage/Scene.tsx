/**
 * Draws a real-time game on the stage: its scene or a demo's, with the ghost and the celebration over it. It is loaded with
 * PixiJS, behind the start panel.
 */
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Size } from '../../engine/core/game/contract'
import type { QuarterTurns } from '../../engine/core/game/shape'
import type { SceneClock } from '../../engine/stage/clock'
import { openStage } from '../../engine/stage/stage'
import { pictureOf } from '../opening/ownContent'
import { useGhost } from '../replay/race/useGhost'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import { frameTexts } from '../texts/frame'
import { Celebration } from './Celebration'
import type { Drawn } from './lazyScene'
import { useDemo } from './useDemo'
import { type PadsRef, useFrameLoop } from './useFrameLoop'
import { useGameScene } from './useGameScene'
import { useScene, useStage } from './useStage'

// The graphics device starts slowly: while the scene is loaded. A failure is shown when a scene needs it.
openStage().catch(() => undefined)

interface Props {
  readonly play: RealtimeSession
  readonly clock: SceneClock
  readonly pads: PadsRef
  readonly field: RefObject<HTMLElement | null>
  /** The name of the canvas for screen readers. */
  readonly label: string
  /** The size of the field in CSS px, the size of its world, and whether it is rotated by 90°. */
  readonly box: Size | null
  readonly world: Size
  readonly turned: QuarterTurns
  readonly ghostShown: boolean
  readonly onChange: (drawn: Drawn) => void
}

/** Shows the game and runs it, and pauses it while the graphics context is lost. */
export default function Scene(props: Props): null {
  const { play, clock, pads, label, field, box, world, turned, ghostShown, onChange } = props
  const { game } = play
  const { phase, scene, options } = useSnapshot(play.view)
  const { stage, failed } = useStage(field, label)
  const ghost = useGhost(play, ghostShown)
  const over: ReactNode = useMemo(
    () => (
      <>
        {ghost}
        {game.celebration && <Celebration size={world} style={game.celebration} />}
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
  const ready = stage !== null && node !== null
  useFrameLoop(play, ready ? stage : null, pads)
  const reason = failed ?? (gone ? frameTexts.noGraphics.contextLost : null)
  useEffect(() => onChange({ failed: reason, ready, demo: demo !== null }), [onChange, reason, ready, demo])
  return null
}
