/** A moment of a real-time game: the real scene over a world that the bot played to the requested tick. */
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import {
  type GameEvent,
  type OptionValues,
  type RealtimeBot,
  type RealtimeGame,
  type SceneProps,
  TICK_MS,
} from '../../engine/core/game/contract'
import { seenSize, turnsOf, worldSize } from '../../engine/core/game/shape'
import { SceneClock, SceneClockContext } from '../../engine/stage/clock'
import { SceneRoot } from '../../engine/stage/SceneRoot'
import { useFit } from '../../play/stage/useFit'
import { useScene, useStage } from '../../play/stage/useStage'
import { frameTexts } from '../../play/texts/frame'
import { Button } from '../../ui/controls/Button'
import { readAddress } from '../address'
import { busyRun } from '../flashes/busy'
import { Flashes } from '../flashes/Flashes'
import styles from '../Workbench.module.css'
import { MomentData } from './MomentData'
import { realtimeRun } from './run'

interface Props {
  readonly title: string
  readonly game: RealtimeGame
  readonly bot: RealtimeBot<unknown>
  readonly options: OptionValues
  readonly seed: number
  readonly tick: number
}

/** The scene is shown for this many ticks before the moment, for moving parts and trails. */
const SEEN_TICKS = 90

export function RealtimeMoment({ title, game, bot, options, seed, tick }: Props) {
  const field = useRef<HTMLDivElement>(null)
  const [area, setArea] = useState<HTMLElement | null>(null)
  const size = useMemo(() => worldSize(game, options), [game, options])
  const turned = turnsOf(game, options, options.field === 'upright' ? 'upright' : 'wide')
  const seen = useMemo(() => seenSize(size, turned), [size, turned])
  const box = useFit(area, seen)
  const clock = useMemo(() => new SceneClock(), [])
  const { flashes } = readAddress(location.search)
  const run = useMemo(() => {
    const fresh = (flashes ? busyRun : realtimeRun)(game, bot, options, seed, size)
    while (fresh.tick < tick - SEEN_TICKS && fresh.step(() => {}));
    return fresh
  }, [game, bot, options, seed, size, tick, flashes])
  /** The tick that is shown; null until the scene is mounted. */
  const [shown, setShown] = useState<number | null>(null)
  const [events, setEvents] = useState<readonly GameEvent[]>([])
  const [Scene, setScene] = useState<ComponentType<SceneProps> | null>(null)
  const { stage, failed } = useStage(field, frameTexts.field(title))

  useEffect(() => {
    void game.scene().then((module) => setScene(() => module.default))
  }, [game])
  /** Plays on to a tick, and shows each tick like the session does. */
  const goTo = useRef((_to: number) => {})
  goTo.current = (to) => {
    let last: GameEvent[] = []
    const emit = (event: GameEvent) => {
      last.push(event)
      clock.event(event)
    }
    const one = () => {
      const before = last
      last = []
      if (run.step(emit)) return true
      last = before
      return false
    }
    while (run.tick < to && one()) {
      clock.tick()
      clock.frame(1, TICK_MS)
    }
    setEvents(last)
    // The stage draws in the next frame, when the whole scene is mounted.
    requestAnimationFrame(() => setShown(run.tick))
  }
  const node = useMemo(() => {
    clock.turned = turned
    clock.reducedMotion = readAddress(location.search).motion === 'reduced'
    return (
      Scene && (
        <SceneClockContext value={clock}>
          <SceneRoot>
            <Scene world={run.world} options={options} size={size} turned={turned} />
          </SceneRoot>
          <OnMount act={() => goTo.current(tick)} />
        </SceneClockContext>
      )
    )
  }, [Scene, clock, run, options, size, turned, tick])
  useScene(stage, field, node, box, size, turned)
  // Images and text may load late, so a still scene is drawn in every frame.
  useEffect(() => {
    let id = requestAnimationFrame(frame)
    function frame() {
      id = requestAnimationFrame(frame)
      clock.frame(1, 0)
      stage?.draw()
    }
    return () => cancelAnimationFrame(id)
  }, [clock, stage])

  if (failed) return <p role="alert">The scene can’t be drawn: {failed}.</p>
  return (
    <>
      <MomentData
        game={game}
        hud={shown === null ? null : game.rules.hud(run.world)}
        outcome={shown === null ? null : game.rules.outcome(run.world)}
        count={['tick', shown]}
        events={events}
        print={shown === null ? undefined : game.rules.debug?.(run.world)}
        value={run.world}
      >
        {[1, 10, 60, 600].map((ticks) => (
          <Button key={ticks} disabled={shown === null} onClick={() => goTo.current(run.tick + ticks)}>
            +{ticks}
          </Button>
        ))}
      </MomentData>
      {flashes && (
        <Flashes {...{ game, bot, options, seed, size, run, clock, stage: shown === null ? null : stage }} />
      )}
      <div ref={setArea} className={styles.stage}>
        <div
          ref={field}
          className={styles.field}
          style={box ? { inlineSize: box.width, blockSize: box.height } : undefined}
        />
      </div>
    </>
  )
}

/** Calls `act` when the scene next to it is mounted. */
function OnMount({ act }: { readonly act: () => void }) {
  const first = useRef(act)
  useEffect(() => first.current(), [])
  return null
}
