/** A turn-based game under the bar of time: the real board over a recording by the bot, by hand or from a replay. */
import { useEffect, useRef, useState } from 'react'
import type { OptionValues, TurnBot, TurnGame } from '../../engine/core/game/contract'
import { useShapesKey } from '../../play/stage/useShapesKey'
import { toast } from '../../ui/toasts/toast'
import { botMove, hintIn, type ShownHint } from '../time/playOn'
import { TurnRecording } from '../time/turnRecording'
import { useTime } from '../time/useTime'
import styles from '../Workbench.module.css'
import { MomentLayout } from './MomentLayout'

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
  const time = useTime(game)
  const { playing, speed } = time
  const goTo = (to: number) =>
    time.guarded(() => {
      goOn(recording, to)
      setAt(recording.at)
    })
  const latest = useRef({ recording, goTo, begin, time })
  latest.current = { recording, goTo, begin, time }

  // New rules, after a file was saved: the same moves from the start.
  useEffect(() => {
    const { recording: before, begin: beginBy, time: shared } = latest.current
    if (before.rules === game.rules) return
    shared.guarded(() => {
      const after = before.by(game.rules, beginBy(game))
      shared.compare(before, after)
      setRecording(after)
    })
  }, [game])

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      const { recording: current, goTo: go, time: shared } = latest.current
      const { at } = current
      go(at + 1)
      if (current.at === at || shared.breakpoint.reached(current.value, current.events))
        shared.setPlaying(false)
    }, MOVE_MS / speed)
    return () => clearInterval(timer)
  }, [playing, speed])

  const { Board } = game
  const showsHints = useShapesKey()
  const [hint, setHint] = useState<ShownHint | null>(null)
  const { value } = recording
  useEffect(() => {
    setHint(null)
    if (showsHints) latest.current.time.guarded(() => setHint(hintIn(value, game, bot, seed)))
  }, [showsHints, value, game, bot, seed])

  const { rules, previous, events, playTime, refused } = recording
  const outcome = rules.outcome(value)
  return (
    <MomentLayout
      unit="move"
      game={game}
      shown={{
        at,
        hud: rules.hud(value, playTime),
        outcome,
        events,
        print: rules.debug?.(value),
        value,
        before: previous ?? undefined,
      }}
      recording={recording}
      time={time}
      onSeek={goTo}
      data={
        <>
          {hint && <p data-hint="">Hint: {hint.text}</p>}
          {refused.length > 0 && (
            <p data-refused={refused.map(([number]) => number).join(' ')}>
              Refused now:{' '}
              {refused.map(([number, { move }]) => `move ${number} ${JSON.stringify(move)}`).join(', ')}
            </p>
          )}
        </>
      }
    >
      <div
        className={styles.slot}
        style={game.aspect ? ({ '--aspect': game.aspect } as React.CSSProperties) : undefined}
      >
        <Board
          state={value}
          previous={previous}
          events={events}
          turn={at + 1}
          play={(move) => {
            const refusal = recording.add(move, playTime + MOVE_MS)
            if (refusal === null) setAt(recording.at)
            else toast(refusal || 'Refused.', { kind: 'bad' })
          }}
          options={options}
          active={outcome === null}
          thinking={false}
          hint={hint?.move ?? null}
          highlighted={hint?.highlighted ?? []}
          clock={() => playTime}
        />
      </div>
    </MomentLayout>
  )
}
