/** A turn-based game under the bar of time: the real board over a recording by the bot, by hand or from a replay. */
import { useEffect, useRef, useState } from 'react'
import type { OptionValues, TurnBot, TurnGame } from '../../engine/core/game/contract'
import type { TurnInput } from '../../engine/core/replay/replay'
import { useShapesKey } from '../../play/stage/useShapesKey'
import { toast } from '../../ui/toasts/toast'
import { botMove, hintIn, initialOf, MOVE_MS, newTurns, type ShownHint } from '../time/playOn'
import type { TurnRecording } from '../time/turnRecording'
import { useTime } from '../time/useTime'
import styles from '../Workbench.module.css'
import { MomentLayout } from './MomentLayout'

interface Props {
  readonly game: TurnGame
  readonly bot: TurnBot<unknown, unknown> | null
  readonly options: OptionValues
  readonly seed: number
  readonly tick: number
  /** The moves of a replay to show; null for a game by the bot. */
  readonly input: TurnInput | null
}

export function TurnMoment({ game, bot, options, seed, tick, input }: Props) {
  /** Goes to a move, which the bot may have to make. */
  const goOn = (recording: TurnRecording, to: number) => {
    recording.seek(to)
    while (recording.at < to && input === null && botMove(recording, game, bot, seed));
  }
  const [recording, setRecording] = useState(() => {
    const fresh = newTurns(game, options, seed, input)
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
  // Effects outlive the render that started them.
  const latest = useRef({ recording, goTo, time })
  latest.current = { recording, goTo, time }

  // New rules, after a file was saved: the same moves from the start.
  useEffect(() => {
    const { recording: before, time: shared } = latest.current
    if (before.rules === game.rules) return
    shared.guarded(() => {
      const after = before.by(game.rules, initialOf(game, options, seed, input))
      shared.compare(before, after)
      setRecording(after)
    })
  }, [game, options, seed, input])

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
      <div className={styles.slot}>
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
