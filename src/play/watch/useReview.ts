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
  | { readonly kind: 'judging'; readonly done: number }
  | { readonly kind: 'done'; readonly review: Review }
  | { readonly kind: 'failed' }

interface Played {
  readonly id: string
  readonly game: TurnGame
  readonly options: OptionValues
  readonly history: History
}

export function useReview({ id, game, options, history }: Played): Reviewing {
  const [state, setState] = useState<Reviewing>({ kind: 'judging', done: 0 })
  useEffect(() => {
    let gone = false
    const show = (next: Reviewing) => {
      if (!gone) setState(next)
    }
    judgePlay({ id, game, options, history }, bots, (done) => show({ kind: 'judging', done })).then(
      (review) => show({ kind: 'done', review }),
      (error: unknown) => {
        if (!gone) reportError(error)
        show({ kind: 'failed' })
      },
    )
    return () => {
      gone = true
      bots.cancel()
    }
  }, [id, game, options, history])
  return state
}
