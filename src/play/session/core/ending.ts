/** Owns the end of a play: what it brought, what is told of it, and whether a challenge was won. */
import type { GameEvent, Outcome, SessionEvent } from '../../../engine/core/game/contract'
import type { RealtimeInput, TurnInput } from '../../../engine/core/record/record'
import { type Challenge, verdict } from '../../record/challenge'
import type { Played } from '../../record/make'
import type { News } from '../events/eventLog'
import { tellFinished } from '../events/finishListeners'
import { trophyText } from '../events/playListeners'
import { sentences } from '../events/screenReaderDetail'
import { type Bests, playedText } from './bests'
import type { SessionView } from './view'

const RESULTS = { won: 'Won', lost: 'Lost', tied: 'Tied', over: 'Over' } as const

/** What of a session has an end. */
export interface EndingPlay extends Played {
  readonly view: SessionView
  readonly bests: Bests
  readonly news: News
  /** Played time in ms, pauses left out. */
  readonly playedMs: number
  /** Something may have been done in it. */
  settled(): void
  tell(event: GameEvent | SessionEvent): void
  say(text: string): void
}

/** The play has ended, with the session's own figures in its outcome. `challenge` is what it was measured by, `input` all that was done in it. */
export function endPlay(
  play: EndingPlay,
  outcome: Outcome,
  challenge: Challenge | null,
  input: () => RealtimeInput | TurnInput | null,
): void {
  const { view, bests } = play
  view.outcome = outcome
  const first = !bests.counted
  view.newBests = bests.finish(outcome.results ?? {})
  bests.refresh()
  play.tell({ type: RESULTS[outcome.result] })
  play.tell({ type: view.newBests.length > 0 ? 'NewBest' : 'NotBest' })
  if (challenge) view.challenge = verdict(challenge, view.outcome) ?? ''
  const played = playedText(view)
  const before = view.trophies.length
  play.settled()
  play.say(
    sentences(
      outcome.said ?? outcome.title,
      outcome.detail,
      view.challenge,
      played && `Played ${played}`,
      trophyText(view.trophies.slice(before)),
    ),
  )
  const { counts: events } = play.news
  tellFinished(play, { outcome: view.outcome, first, ms: play.playedMs, events, input })
}
