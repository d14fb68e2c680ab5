/** Owns the host of a real-time play that is watched: its scene, moved on by the frames of the page. */
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { RealtimeGame, SceneProps } from '../../engine/core/contract'
import { isTurned, type Shape, seenSize } from '../../engine/core/shape'
import { SceneClock, SceneClockContext } from '../../engine/stage/clock'
import { SceneRoot } from '../../engine/stage/SceneRoot'
import { reducedMotion } from '../../engine/storage/settings'
import { useMedia } from '../../ui/useMedia'
import { NoGraphics } from '../NoGraphics'
import styles from '../RealtimePlay.module.css'
import { useFit } from '../useFit'
import { useScene, useStage } from '../useStage'
import type { WatchProps } from './door'
import { RealtimeWatcher } from './realtimeWatcher'
import { WatchRoom } from './WatchRoom'
import { canGoOn } from './watcher'

export default function RealtimeWatch({ entry, game: any, record, onGoOn, onClose }: WatchProps) {
  const game = any as RealtimeGame
  const field = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const clock = useMemo(() => new SceneClock(), [])
  const watcher = useMemo(() => new RealtimeWatcher(game, record, clock), [game, record, clock])
  const { scene } = useSnapshot(watcher.shown)
  const { at } = useSnapshot(watcher.view)
  const upright: Shape = useMedia('(orientation: portrait)') ? 'upright' : 'wide'
  const turned = isTurned(game, record.options, upright)
  // The size changes where the window did while it was played.
  const { size } = watcher.timeline
  const world = useMemo(() => size, [size])
  const seen = useMemo(() => seenSize(world, turned), [world, turned])
  const box = useFit(room, seen)
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
  const { stage, failed } = useStage(field, `${entry.title}: a play to watch`)
  const { options } = record
  const node = useMemo(
    () =>
      Scene && (
        <SceneClockContext value={clock}>
          <SceneRoot key={scene}>
            <Scene world={watcher.timeline.world} options={options} size={world} turned={turned} />
          </SceneRoot>
        </SceneClockContext>
      ),
    [Scene, clock, scene, watcher, options, world, turned],
  )
  useScene(stage, field, node, box, world, turned)
  useEffect(() => {
    clock.reducedMotion = reducedMotion()
    clock.turned = turned
  })
  useEffect(() => {
    if (!stage) return
    let last = performance.now()
    let id = requestAnimationFrame(frame)
    function frame(now: number) {
      id = requestAnimationFrame(frame)
      watcher.frame(now - last)
      last = now
      stage?.draw()
    }
    return () => cancelAnimationFrame(id)
  }, [stage, watcher])
  if (failed) return <NoGraphics reason={failed} />
  return (
    <WatchRoom
      entry={entry}
      game={game}
      watcher={watcher}
      shown={watcher.shown}
      roomRef={setRoom}
      fieldWidth={box?.width}
      onGoOn={canGoOn(record, watcher) ? () => onGoOn(at) : null}
      onClose={onClose}
    >
      <div
        ref={field}
        className={styles.field}
        data-field
        data-ready={(stage !== null && Scene !== null) || undefined}
        style={box ? { inlineSize: box.width, blockSize: box.height } : undefined}
      />
    </WatchRoom>
  )
}
