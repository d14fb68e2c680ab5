/** Judges the first try of an item: the visitor's first judged move, or a whole task. */
import { subscribe } from 'valtio'
import { readSteps } from '../../engine/storage/values/steps'
import type { TurnSession } from '../session/turns/turnSession'
import { type Judging, judgeMove } from './judges'
import { watchMisses } from './watchMisses'

export type Attempt =
  | { readonly kind: 'solved' }
  /** `better` and `why` are missing if the task consists of several moves. */
  | { readonly kind: 'missed'; readonly better?: string | undefined; readonly why?: string | undefined }
  | { readonly kind: 'hinted' }
  /** The worker did not answer. */
  | { readonly kind: 'failed' }

/**
 * @param play - a session that was opened with an item, before its first move
 * @param conclude - called once
 * @returns how to stop
 */
export function followAttempt(
  play: TurnSession,
  conclude: (attempt: Attempt) => void,
  by?: Judging,
): () => void {
  const { game } = play
  const { begins } = game.practice ?? {}
  const first = play.length
  const isTask = begins?.(play.state) === true
  let isOver = false
  const end = (attempt: Attempt) => {
    if (isOver) return
    isOver = true
    stop()
    conclude(attempt)
  }
  /** The steps that were looked at. */
  let seen = first
  let judging = false
  const judgeSteps = async () => {
    while (!isOver && seen < play.length) {
      const step = readSteps(play.input)?.[seen]
      const [before, after] = play.states.slice(seen)
      seen++
      if (!step?.[2]) continue
      const judged = await judgeMove(play.id, { before, move: step[0], after }, by)
      if (judged?.isMistake) end({ kind: 'missed', better: judged.better?.text, why: judged.why })
      else if (judged) end({ kind: 'solved' })
    }
  }
  const look = () => {
    if (isTask) {
      const isDone = game.rules.outcome(play.state) !== null || begins?.(play.state)
      if (play.length > first && isDone) end({ kind: 'solved' })
      return
    }
    seen = Math.min(seen, play.length)
    if (judging) return
    judging = true
    judgeSteps()
      .catch(() => end({ kind: 'failed' }))
      .finally(() => {
        judging = false
      })
  }
  const stops = [
    watchMisses(play, (miss) => {
      if (miss === 'hint') end({ kind: 'hinted' })
      else if (isTask) end({ kind: 'missed' })
    }),
    subscribe(play.boardView, look),
  ]
  const stop = () => {
    isOver = true
    for (const each of stops) each()
  }
  return stop
}
