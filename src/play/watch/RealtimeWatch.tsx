/** The host of a real-time replay: its scene, advanced by the page's frames. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { RealtimeGame } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import { type Shape, seenSize, turnsOf } from '../../engine/core/game/shape'
import { BadBytes } from '../../engine/core/replay/bytes'
import type { Replay } from '../../engine/core/replay/replay'
import { SceneClock } from '../../engine/stage/clock'
import { reducedMotion } from '../../engine/storage/values/settings'
import { Loading } from '../../ui/loading/Loading'
import { toast } from '../../ui/toasts/toast'
import { useMedia } from '../../ui/useMedia'
import { NoGraphics } from '../frame/NoGraphics'
import styles from '../frame/RealtimeLayout.module.css'
import { COMPLAINTS } from '../replay/checkReplay'
import { RealtimeWatcher } from '../replay/playback/realtimeWatcher'
import { useFit } from '../stage/useFit'
import { useGameScene } from '../stage/useGameScene'
import { useScene, useStage } from '../stage/useStage'
import { replayTexts } from '../texts/replays'
import { useFrames } from './useFrames'
import { WatchLayout, type WatchProps } from './WatchLayout'

export default function RealtimeWatch(props: WatchProps<RealtimeGame>) {
  const { game, replay, onClose } = props
  const clock = useMemo(() => new SceneClock(), [])
  const [watcher] = useState(() => open(game, replay, clock))
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

/** Null if the replay cannot be read. */
function open(game: RealtimeGame, replay: Replay, clock: SceneClock): RealtimeWatcher | null {
  try {
    return new RealtimeWatcher(game, replay, clock)
  } catch (error) {
    if (error instanceof BadBytes) return null
    throw error
  }
}

interface TableProps extends WatchProps<RealtimeGame> {
  readonly watcher: RealtimeWatcher
  readonly clock: SceneClock
}

function Table({ watcher, clock, ...props }: TableProps) {
  const { entry, game, replay, own } = props
  const options = useMemo(() => completeOptions(game.options, replay.options), [game, replay])
  const field = useRef<HTMLDivElement>(null)
  const [area, setArea] = useState<HTMLElement | null>(null)
  const { scene } = useSnapshot(watcher.shown)
  const upright: Shape = useMedia('(orientation: portrait)') ? 'upright' : 'wide'
  const turned = turnsOf(game, options, upright)
  const { world, size } = watcher.timeline
  const seen = useMemo(() => seenSize(size, turned), [size, turned])
  const box = useFit(area, seen)
  const { stage, failed } = useStage(field, replayTexts.watch.region(entry.title))
  const node = useGameScene({ game, clock, scene, box, world, options, size, turned, own })
  useScene(stage, field, node, box, size, turned)
  useEffect(() => {
    clock.reducedMotion = reducedMotion()
    clock.turned = turned
  })
  useFrames(stage !== null, (gapMs) => {
    watcher.frame(gapMs)
    stage?.draw()
  })
  if (failed) return <NoGraphics reason={failed} />
  return (
    <WatchLayout {...props} watcher={watcher} shown={watcher.shown} areaRef={setArea} fieldWidth={box?.width}>
      <div
        ref={field}
        className={styles.field}
        data-field
        dir="ltr"
        data-ready={(stage !== null && node !== null) || undefined}
        style={box ? { inlineSize: box.width, blockSize: box.height } : undefined}
      />
    </WatchLayout>
  )
}
