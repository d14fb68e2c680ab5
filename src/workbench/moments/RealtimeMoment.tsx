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
import { isTurned, seenSize, worldSize } from '../../engine/core/game/shape'
import { SceneClock, SceneClockContext } from '../../engine/stage/clock'
import { SceneRoot } from '../../engine/stage/SceneRoot'
import { useFit } from '../../play/stage/useFit'
import { useScene, useStage } from '../../play/stage/useStage'
import { Button } from '../../ui/controls/Button'
import { asked } from '../address'
import { Flashes } from '../flashes/Flashes'
import { violentRun } from '../flashes/violent'
import styles from '../Workbench.module.css'
import { Figures } from './MomentData'
import { realtimeRun } from './run'

interface Props {
  readonly title: string
  readonly game: RealtimeGame
  readonly bot: RealtimeBot<unknown>
  readonly options: OptionValues
  readonly seed: number
  readonly tick: number
}

/** The scene sees this many ticks before the moment: trails, flights and tilts have their past. */
const SEEN_TICKS = 90

export function RealtimeMoment({ title, game, bot, options, seed, tick }: Props) {
  const field = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const size = useMemo(() => worldSize(game, options), [game, options])
  const turned = isTurned(game, options, options.field === 'upright' ? 'upright' : 'wide')
  const seen = useMemo(() => seenSize(size, turned), [size, turned])
  const box = useFit(room, seen)
  const clock = useMemo(() => new SceneClock(), [])
  const { flashes } = asked(location.search)
  const run = useMemo(() => {
    const fresh = (flashes ? violentRun : realtimeRun)(game, bot, options, seed, size)
    while (fresh.tick < tick - SEEN_TICKS && fresh.step(() => {}));
    return fresh
  }, [game, bot, options, seed, size, tick, flashes])
  /** The tick that is shown; null until the scene stands there. */
  const [shown, setShown] = useState<number | null>(null)
  const [events, setEvents] = useState<readonly GameEvent[]>([])
  const [Scene, setScene] = useState<ComponentType<SceneProps> | null>(null)
  const { stage, failed } = useStage(field, `${title}: playfield`)

  useEffect(() => {
    void game.scene().then((module) => setScene(() => module.default))
  }, [game])
  /** Plays on to a tick, showing every one on the way, as the session does. */
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
    // The stage draws in the next frame, when all of the scene stands on it.
    requestAnimationFrame(() => setShown(run.tick))
  }
  const node = useMemo(() => {
    clock.turned = turned
    clock.reducedMotion = asked(location.search).motion === 'reduced'
    return (
      Scene && (
        <SceneClockContext value={clock}>
          <SceneRoot>
            <Scene world={run.world} options={options} size={size} turned={turned} />
          </SceneRoot>
          <Standing onStanding={() => goTo.current(tick)} />
        </SceneClockContext>
      )
    )
  }, [Scene, clock, run, options, size, turned, tick])
  useScene(stage, field, node, box, size, turned)
  // Pictures and words may come late: what stands still is drawn on and on.
  useEffect(() => {
    let id = requestAnimationFrame(frame)
    function frame() {
      id = requestAnimationFrame(frame)
      clock.frame(1, 0)
      stage?.draw()
    }
    return () => cancelAnimationFrame(id)
  }, [clock, stage])

  if (failed) return <p role="alert">The scene cannot be drawn: {failed}.</p>
  return (
    <>
      <Figures
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
      </Figures>
      {flashes && <Flashes {...{ game, bot, options, seed, size, run, clock, stage }} />}
      <div ref={setRoom} className={styles.room}>
        <div
          ref={field}
          className={styles.field}
          style={box ? { inlineSize: box.width, blockSize: box.height } : undefined}
        />
      </div>
    </>
  )
}

/** Tells when the scene beside it stands on the stage. */
function Standing({ onStanding }: { readonly onStanding: () => void }) {
  const tell = useRef(onStanding)
  useEffect(() => tell.current(), [])
  return null
}
