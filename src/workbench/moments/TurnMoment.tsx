/** A turn-based game under the bar of time: the real board over a recording by the bot, by hand or from a replay. */
import { useEffect, useRef, useState } from 'react'
import type { OptionValues, TurnBot, TurnGame } from '../../engine/core/game/contract'
import { toast } from '../../ui/toasts/toast'
import { DifferenceList } from '../time/DifferenceList'
import { botMove } from '../time/playOn'
import { type Difference, firstDifference } from '../time/recording'
import { TimeBar } from '../time/TimeBar'
import { TurnRecording } from '../time/turnRecording'
import { useBreakpoint } from '../time/useBreakpoint'
import styles from '../Workbench.module.css'
import { MomentData } from './MomentData'

/** A recorded move, and its time in ms of play. */
export type TimedMove = readonly [move: unknown, at: number]

interface Props {
  readonly game: TurnGame
  readonly bot: TurnBot<unknown, unknown> | null
  readonly options: OptionValues
  readonly seed: number
  readonly tick: number
  /** The initial state, by the rules of the game. */
  readonly begin: (game: TurnGame) => unknown
  /** The moves of a replay to show; null for a game by the bot. */
  readonly moves: readonly TimedMove[] | null
}

/** The time of a move by hand, and between two moves that are shown, ms. */
const MOVE_MS = 500

export function TurnMoment({ game, bot, options, seed, tick, begin, moves }: Props) {
  /** Goes to a move, which the bot may have to make. */
  const goOn = (recording: TurnRecording, to: number) => {
    recording.seek(to)
    while (recording.at < to && moves === null && botMove(recording, game, bot, seed));
  }
  const [recording, setRecording] = useState(() => {
    const fresh = new TurnRecording(game.rules, begin(game))
    for (const [move, at] of moves ?? []) fresh.add(move, at)
    goOn(fresh, tick)
    return fresh
  })
  const [at, setAt] = useState(recording.at)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const breakpoint = useBreakpoint()
  const [difference, setDifference] = useState<Difference | null | undefined>(undefined)
  const [fault, setFault] = useState<string | null>(null)
  const goTo = (to: number) => {
    goOn(recording, to)
    setAt(recording.at)
  }
  const latest = useRef({ recording, goTo, begin, breakpoint })
  latest.current = { recording, goTo, begin, breakpoint }

  // New rules, after a file was saved: the same moves from the start.
  useEffect(() => {
    const { recording: before, begin: beginBy } = latest.current
    if (before.rules === game.rules) return
    try {
      const { at } = before
      const after = before.by(game.rules, beginBy(game))
      setDifference(firstDifference(before, after, at))
      after.seek(at)
      setRecording(after)
      setFault(null)
    } catch (error) {
      setFault(String(error))
      console.error(error)
    }
  }, [game])

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      const { recording: current, goTo: go, breakpoint: stop } = latest.current
      const { at } = current
      go(at + 1)
      if (current.at === at || stop.reached(current.value, current.events)) setPlaying(false)
    }, MOVE_MS / speed)
    return () => clearInterval(timer)
  }, [playing, speed])

  const { Board } = game
  const { rules, value: state, previous, events, time, refused } = recording
  const outcome = rules.outcome(state)
  return (
    <div className={styles.moment}>
      <MomentData
        game={game}
        shown={{
          at,
          hud: rules.hud(state, time),
          outcome,
          events,
          print: rules.debug?.(state),
          value: state,
          before: previous ?? undefined,
        }}
      >
        {difference !== undefined && <DifferenceList unit="move" difference={difference} onSeek={goTo} />}
        {refused.length > 0 && (
          <p data-refused={refused.map(([number]) => number).join(' ')}>
            Refused now:{' '}
            {refused.map(([number, { move }]) => `move ${number} ${JSON.stringify(move)}`).join(', ')}
          </p>
        )}
        {fault !== null && (
          <pre role="alert" className={styles.fault}>
            {fault}
          </pre>
        )}
      </MomentData>
      <div className={styles.stage}>
        <div
          className={styles.slot}
        >
          <Board
            state={state}
            previous={previous}
            events={events}
            turn={at + 1}
            play={(move) => {
              const refusal = recording.add(move, time + MOVE_MS)
              if (refusal === null) setAt(recording.at)
              else toast(refusal || 'Refused.', { kind: 'bad' })
            }}
            options={options}
            active={outcome === null}
            thinking={false}
            hint={null}
            clock={() => time}
          />
        </div>
      </div>
      <TimeBar
        unit="move"
        at={at}
        length={recording.length}
        playing={playing}
        speed={speed}
        inputs={[]}
        breakpoint={breakpoint.text}
        problem={breakpoint.problem}
        onPlaying={setPlaying}
        onSeek={goTo}
        onSpeed={setSpeed}
        onBreakpoint={breakpoint.setText}
      />
    </div>
  )
}
