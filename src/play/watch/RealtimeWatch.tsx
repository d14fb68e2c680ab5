/** Owns the host of a real-time play that is watched: its scene, moved on by the frames of the page. */
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { RealtimeGame, SceneProps } from '../../engine/core/contract'
import { BadBytes } from '../../engine/core/record/bytes'
import type { PlayRecord } from '../../engine/core/record/record'
import { isTurned, type Shape, seenSize } from '../../engine/core/shape'
import { SceneClock, SceneClockContext } from '../../engine/stage/clock'
import { SceneRoot } from '../../engine/stage/SceneRoot'
import { reducedMotion } from '../../engine/storage/settings'
import { Loading } from '../../ui/Loading'
import { toast } from '../../ui/toast'
import { useMedia } from '../../ui/useMedia'
import { NoGraphics } from '../NoGraphics'
import styles from '../RealtimePlay.module.css'
import { COMPLAINTS } from '../record/judge'
import { useFit } from '../useFit'
import { useScene, useStage } from '../useStage'
import type { WatchProps } from './props'
import { RealtimeWatcher } from './realtimeWatcher'
import { WatchRoom } from './WatchRoom'
import { canGoOn } from './watcher'

export default function RealtimeWatch(props: WatchProps) {
  const { record, onClose } = props
  const game = props.game as RealtimeGame
  const clock = useMemo(() => new SceneClock(), [])
  const [watcher] = useState(() => open(game, record, clock))
  useEffect(() => {
    const broken = () => {
      toast(COMPLAINTS.damaged, { kind: 'bad' })
      onClose()
    }
    if (watcher) watcher.onBroken = broken
    else broken()
  }, [watcher, onClose])
  return watcher ? <Table {...props} watcher={watcher} clock={clock} /> : <Loading />
}

/** Null where the play cannot be read. */
function open(game: RealtimeGame, record: PlayRecord, clock: SceneClock): RealtimeWatcher | null {
  try {
    return new RealtimeWatcher(game, record, clock)
  } catch (error) {
    if (error instanceof BadBytes) return null
    throw error
  }
}

interface TableProps extends WatchProps {
  readonly watcher: RealtimeWatcher
  readonly clock: SceneClock
}

function Table({ entry, game: any, record, onGoOn, onClose, watcher, clock }: TableProps) {
  const game = any as RealtimeGame
  const field = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<HTMLElement | null>(null)
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
      record={record}
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
