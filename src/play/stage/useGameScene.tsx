/** A game's scene: loaded once, remounted for each world. */
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { RealtimeGame, SceneProps, Size } from '../../engine/core/game/contract'
import { type SceneClock, SceneClockContext } from '../../engine/stage/clock'
import { lookName } from '../../engine/stage/painting/outlines'
import { SceneRoot } from '../../engine/stage/SceneRoot'
import { settings } from '../../engine/storage/values/settings'
import { colors } from '../../ui/styles/palette'

interface Options extends SceneProps {
  readonly game: RealtimeGame
  readonly clock: SceneClock
  /** Identifies the world: the scene is remounted when it changes. */
  readonly scene: number | string
  /** The size to fill, CSS px; nothing is shown until it is known. */
  readonly box: Size | null
  /** Drawn over the scene, in its units. */
  readonly over?: ReactNode
}

/** The scene; null until it is loaded. Throws to the error boundary if it fails to load. */
export function useGameScene({
  game,
  clock,
  scene,
  box,
  world,
  options,
  size,
  turned,
  own,
  over,
}: Options): ReactNode {
  const [Scene, setScene] = useState<ComponentType<SceneProps> | null>(null)
  const [broken, setBroken] = useState<unknown>(null)
  if (broken) throw broken
  useEffect(() => {
    let gone = false
    game.scene().then(
      (module) => !gone && setScene(() => module.default),
      (error: unknown) => !gone && setBroken(error),
    )
    return () => {
      gone = true
    }
  }, [game])
  // Another look needs all pictures to be painted again.
  useSnapshot(settings.live)
  useSnapshot(colors)
  const look = box && lookName()
  return useMemo(
    () =>
      Scene &&
      look !== null && (
        <SceneClockContext value={clock}>
          <SceneRoot key={`${scene} ${look}`}>
            <Scene world={world} options={options} size={size} turned={turned} own={own} />
            {over}
          </SceneRoot>
        </SceneClockContext>
      ),
    [Scene, clock, scene, look, world, options, size, turned, own, over],
  )
}
