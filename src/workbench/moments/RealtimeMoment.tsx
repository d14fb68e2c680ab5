/** A real-time game under the bar of time: the real scene over a recording by the bot, by hand or from a replay. */
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
import { createLoop } from '../../engine/core/loop'
import { exactFrame } from '../../engine/core/replay/frames'
import type { RealtimeInput } from '../../engine/core/replay/replay'
import { asJson } from '../../engine/core/replay/resizing'
import { SceneClock, SceneClockContext } from '../../engine/stage/clock'
import { SceneRoot } from '../../engine/stage/SceneRoot'
import { ticksOf } from '../../play/replay/playback/track'
import Shapes from '../../play/stage/Shapes'
import { useFit } from '../../play/stage/useFit'
import { useScene, useStage } from '../../play/stage/useStage'
import { frameTexts } from '../../play/texts/frame'
import { useFrames } from '../../play/watch/useFrames'
import { readAddress } from '../address'
import { stops } from '../flashes/busy'
import { Flashes } from '../flashes/Flashes'
import { botTick, newRealtime } from '../time/playOn'
import { RealtimeRecording } from '../time/realtimeRecording'
import { useHand } from '../time/useHand'
import { useTime } from '../time/useTime'
import styles from '../Workbench.module.css'
import type { ShownMoment } from './MomentData'
import { MomentLayout } from './MomentLayout'

interface Props {
  readonly title: string
  readonly game: RealtimeGame
  readonly bot: RealtimeBot<unknown>
  readonly options: OptionValues
  readonly seed: number
  readonly tick: number
  /** The input of a replay to show; null for a game by the bot. */
  readonly input: RealtimeInput | null
}

/** The scene is shown for this many ticks before a moment, for moving parts and trails. */
const SEEN_TICKS = 90
/** The data changes this often while the game runs, ms: faster, nobody can read it. */
const DATA_MS = 100

export function RealtimeMoment({ title, game, bot: usualBot, options, seed, tick, input }: Props) {
  const { flashes, motion } = readAddress(location.search)
  const bot = flashes ? stops(usualBot) : usualBot
  const field = useRef<HTMLDivElement>(null)
  const [area, setArea] = useState<HTMLElement | null>(null)
  const size = useMemo(() => input?.size ?? worldSize(game, options), [game, options, input])
  const turned = turnsOf(game, options, options.field === 'upright' ? 'upright' : 'wide')
  const seen = useMemo(() => seenSize(size, turned), [size, turned])
  const box = useFit(area, seen)
  const clock = useMemo(() => new SceneClock(), [])
  const [recording, setRecording] = useState(() =>
    input
      ? new RealtimeRecording({ rules: game.rules, options, seed, size }, ticksOf(input))
      : newRealtime(game, options, seed, size),
  )
  /** Where the scene goes as soon as it is mounted. */
  const target = useRef(tick)
  /** A jump shows another world, which needs another scene. */
  const [scene, setScene] = useState(0)
  const [shown, setShown] = useState<ShownMoment | null>(null)
  const time = useTime(game)
  const { playing, speed } = time
  const [byHand, setByHand] = useState(false)
  const { stage, failed } = useStage(field, frameTexts.field(title))
  const hand = useHand(game, options, field, size, turned, playing && byHand)

  const [Scene, setSceneComponent] = useState<ComponentType<SceneProps> | null>(null)
  useEffect(() => {
    void game.scene().then((module) => setSceneComponent(() => module.default))
  }, [game])

  const show = (before?: unknown) => {
    const { rules } = recording.start
    const { world, at, events } = recording
    const value = asJson(world)
    setShown({
      at,
      hud: rules.hud(world),
      outcome: rules.outcome(world),
      events,
      value,
      before,
      print: rules.debug?.(world),
    })
  }
  /** Repeats one tick, or records it by the bot. False at the end. */
  const goOn = (emit?: (event: GameEvent) => void): boolean =>
    recording.step(emit) || (input === null && botTick(recording, game, bot, emit))
  /** One tick, shown by the scene. */
  const step = (isByHand: boolean): boolean => {
    const emit = (event: GameEvent) => clock.event(event)
    if (!isByHand) {
      if (!goOn(emit)) return false
    } else if (recording.isOver) return false
    else recording.add(exactFrame(hand(), game.pointerSpeeds === true), emit)
    clock.tick()
    return true
  }
  const goTo = (to: number) =>
    time.guarded(() => {
      time.setPlaying(false)
      target.current = Math.max(0, to)
      const near = to >= recording.at && to - recording.at <= SEEN_TICKS
      if (near && Scene) arrive()
      else {
        const from = Math.max(0, to - SEEN_TICKS)
        recording.seek(from)
        while (recording.at < from && goOn());
        setScene((count) => count + 1)
      }
    })
  /** Plays on to the target, which is near. */
  const arrive = () => {
    let before: unknown
    while (recording.at < target.current) {
      if (recording.at === target.current - 1) before = asJson(recording.world)
      if (!step(false)) break
      clock.frame(1, TICK_MS)
    }
    // The stage draws in the next frame, when the whole scene is mounted.
    requestAnimationFrame(() => show(before))
  }
  // Effects outlive the render that started them.
  const latest = useRef({ arrive, time, recording, goTo })
  latest.current = { arrive, time, recording, goTo }

  // The first moment: the bot plays unseen until shortly before it.
  useEffect(() => latest.current.goTo(target.current), [])

  // New rules, after a file was saved: the same input from the start.
  useEffect(() => {
    const { recording: before, time: shared } = latest.current
    if (before.start.rules === game.rules) return
    shared.guarded(() => {
      const after = before.by(game.rules)
      shared.compare(before, after)
      setRecording(after)
      setScene((count) => count + 1)
      target.current = after.at
    })
  }, [game])

  const node = useMemo(() => {
    clock.turned = turned
    clock.reducedMotion = motion === 'reduced'
    return (
      Scene && (
        <SceneClockContext value={clock}>
          <SceneRoot key={scene}>
            <Scene world={recording.world} options={options} size={size} turned={turned} />
          </SceneRoot>
          <OnMount key={`mounted ${scene}`} act={() => latest.current.time.guarded(latest.current.arrive)} />
        </SceneClockContext>
      )
    )
  }, [Scene, clock, recording, scene, options, size, turned, motion])
  useScene(stage, field, node, box, size, turned)

  const loop = useMemo(createLoop, [])
  const dataShownAt = useRef(0)
  // Images and text may load late, so a still scene is drawn in every frame.
  useFrames(true, (gapMs) => {
    let running = playing
    let before: unknown
    const tick = () => {
      if (!running) return
      before = asJson(recording.world)
      running = step(byHand) && !time.breakpoint.reached(recording.world, recording.events)
    }
    time.guarded(() => {
      const ms = playing ? gapMs * speed : 0
      clock.frame(playing ? loop.advance(ms, tick) : 1, ms)
    })
    stage?.draw()
    if (!playing) return
    if (!running) time.setPlaying(false)
    const now = performance.now()
    if (running && now - dataShownAt.current < DATA_MS) return
    dataShownAt.current = now
    show(before)
  })

  if (failed) return <p role="alert">The scene can’t be drawn: {failed}.</p>
  return (
    <MomentLayout
      unit="tick"
      game={game}
      shown={shown}
      recording={recording}
      time={time}
      onSeek={goTo}
      areaRef={setArea}
      inputs={{
        all: [
          ['recorded', input ? 'Replay' : 'Recorded, then the bot'],
          ['hand', 'By hand'],
        ],
        chosen: byHand ? 'hand' : 'recorded',
        onChoose: (id) => setByHand(id === 'hand'),
      }}
      data={
        flashes && (
          <Flashes
            {...{ game, bot: usualBot, options, seed, size, clock, run: recording }}
            stage={shown === null ? null : stage}
          />
        )
      }
    >
      <div
        ref={field}
        className={styles.field}
        style={box ? { inlineSize: box.width, blockSize: box.height } : undefined}
      >
        <Shapes game={game} world={() => recording.world} size={size} turned={turned} />
      </div>
    </MomentLayout>
  )
}

/** Calls `act` when the scene next to it is mounted. */
function OnMount({ act }: { readonly act: () => void }) {
  const first = useRef(act)
  useEffect(() => first.current(), [])
  return null
}
