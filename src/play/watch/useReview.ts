/** The review of a replay and its progress: started when it is opened, stopped when it is left. */
import { useEffect, useState } from 'react'
import { createBots } from '../../engine/bots/client'
import type { OptionValues, TurnGame } from '../../engine/core/game/contract'
import { answerHere, spawn } from '../session/turns/botWorker'
import type { History } from '../session/turns/history'
import { judgePlay, type Review } from './judgePlay'

/** A separate worker, so that a search of the computer is not delayed. */
const bots = createBots(spawn, answerHere)

export type Reviewing =
  /** `review` is what is known so far; null before the first move is judged. */
  | { readonly kind: 'judging'; readonly done: number; readonly review: Review | null }
  | { readonly kind: 'done'; readonly review: Review }
  | { readonly kind: 'failed'; readonly review: null }

interface Played {
  readonly id: string
  readonly game: TurnGame
  readonly options: OptionValues
  readonly history: History
}

export function useReview({ id, game, options, history }: Played): Reviewing {
  const [state, setState] = useState<Reviewing>({ kind: 'judging', done: 0, review: null })
  useEffect(() => {
    let gone = false
    const show = (next: Reviewing) => {
      if (!gone) setState(next)
    }
    judgePlay({ id, game, options, history }, bots, (done, review) =>
      show({ kind: 'judging', done, review }),
    ).then(
      (review) => show({ kind: 'done', review }),
      (error: unknown) => {
        if (!gone) reportError(error)
        show({ kind: 'failed', review: null })
      },
    )
    return () => {
      gone = true
      bots.cancel()
    }
  }, [id, game, options, history])
  return state
}
