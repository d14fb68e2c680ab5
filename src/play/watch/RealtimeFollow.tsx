/** A real-time game of another device, as its ticks arrive. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { RealtimeGame } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import { type Shape, seenSize, turnsOf, WINDOW } from '../../engine/core/game/shape'
import { SceneClock } from '../../engine/stage/clock'
import { reducedMotion } from '../../engine/storage/values/settings'
import { useMedia } from '../../ui/useMedia'
import { NoGraphics } from '../frame/NoGraphics'
import styles from '../frame/RealtimeLayout.module.css'
import { RealtimeFollower } from '../live/watching/realtimeFollower'
import { useFit } from '../stage/useFit'
import { useGameScene } from '../stage/useGameScene'
import { useScene, useStage } from '../stage/useStage'
import { liveTexts } from '../texts/live'
import { FollowLayout, type FollowProps } from './FollowLayout'
import { useFrames } from './useFrames'

export default function RealtimeFollow(props: FollowProps<RealtimeGame>): ReactNode {
  const { entry, game, link } = props
  const clock = useMemo(() => new SceneClock(), [])
  const [follower] = useState(() => new RealtimeFollower(game, link.following, clock))
  useEffect(() => {
    follower.onBroken = () => link.refuse()
  }, [follower, link])
  const { scene, options: recorded } = useSnapshot(follower.shown)
  const options = useMemo(() => completeOptions(game.options, recorded), [game, recorded])
  const field = useRef<HTMLDivElement>(null)
  const [area, setArea] = useState<HTMLElement | null>(null)
  const upright: Shape = useMedia('(orientation: portrait)') ? 'upright' : 'wide'
  const turned = turnsOf(game, options, upright)
  // Both change with the scene only.
  const { track } = follower
  const size = track?.size ?? WINDOW
  const seen = useMemo(() => seenSize(size, turned), [size, turned])
  const box = useFit(area, seen)
  const { stage, failed } = useStage(field, liveTexts.watching.region(entry.title))
  const node = useGameScene({
    game,
    clock,
    scene,
    box: track && box,
    world: track?.world,
    options,
    size,
    turned,
  })
  useScene(stage, field, track ? node : null, box, size, turned)
  useEffect(() => {
    clock.reducedMotion = reducedMotion()
    clock.turned = turned
  })
  useFrames(true, (gapMs) => {
    follower.frame(gapMs)
    stage?.draw()
  })
  if (failed) return <NoGraphics reason={failed} />
  return (
    <FollowLayout
      {...props}
      shown={follower.shown}
      areaRef={setArea}
      fieldWidth={box?.width}
      aspect={seen.width / seen.height}
    >
      <div
        ref={field}
        className={styles.field}
        data-field
        dir="ltr"
        data-ready={(stage !== null && track !== null && node !== null) || undefined}
        style={box ? { inlineSize: box.width, blockSize: box.height } : undefined}
      />
    </FollowLayout>
  )
}
