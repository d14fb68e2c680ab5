/** Reports what happens in a game or replay to the page around it, and follows its commands. */
import { subscribe } from 'valtio'
import type { Outcome } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import { shareSearch } from '../opening/opening'
import type { Watcher } from '../replay/playback/watcher'
import type { Session } from '../session/core/session'
import { onFinished } from '../session/events/finishListeners'
import type { HostPage } from './parentPage'

type Followed = Pick<Session, 'id' | 'game' | 'view' | 'log' | 'pause' | 'resume'>

/** Resumes only what the page around has paused: a visitor's own pause is theirs to end. */
class HostPause {
  #holds = false
  constructor(
    readonly host: HostPage,
    readonly runs: () => boolean,
    readonly set: (runs: boolean) => void,
  ) {}
  listen(): () => void {
    return this.host.onCommand((command) => {
      if (command === 'pause' && this.runs()) {
        this.set(false)
        this.#holds = true
      } else if (command === 'resume' && this.#holds && !this.runs()) {
        this.#holds = false
        this.set(true)
      }
    })
  }
  /** Called after every change: when it runs again, the pause is over. */
  onChange(): void {
    if (this.runs()) this.#holds = false
  }
}

export function followSession(host: HostPage, session: Followed): () => void {
  const { view } = session
  const pause = new HostPause(
    host,
    () => view.phase === 'playing',
    (runs) => (runs ? view.phase === 'paused' && session.resume() : session.pause('asked')),
  )
  /** Every game has its own list of events. */
  let started: unknown = null
  let start = ''
  const onChange = () => {
    pause.onChange()
    if (view.phase === 'playing' && session.log !== started) {
      started = session.log
      host.report({ type: 'started' })
    }
    const now = shareSearch(session.game, view.options, view.seed)
    if (now !== start) host.follow(now)
    start = now
  }
  host.report({ type: 'ready' })
  onChange()
  const stops = [
    pause.listen(),
    subscribe(view, onChange),
    onFinished(({ game, outcome }) => {
      if (game === session.id) host.report(endOf(outcome.result, outcome.results))
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The figures are copied: those of a view are a proxy, which cannot be posted. */
const endOf = (result: string, figures: Outcome['results'] = {}) =>
  ({ type: 'ended', result, figures: { ...figures } }) as const

export function followReplay(
  host: HostPage,
  watcher: Pick<Watcher, 'view'>,
  { result, figures }: Pick<Replay, 'result' | 'figures'>,
): () => void {
  const { view } = watcher
  const pause = new HostPause(
    host,
    () => view.playing,
    (runs) => {
      view.playing = runs && view.at < view.length
    },
  )
  let runs = false
  const onChange = () => {
    pause.onChange()
    const ended = view.at >= view.length
    if (view.playing && !ended && !runs) {
      runs = true
      host.report({ type: 'started' })
    } else if (ended && runs) {
      runs = false
      host.report(endOf(result, figures))
    }
  }
  host.report({ type: 'ready' })
  onChange()
  const stops = [pause.listen(), subscribe(view, onChange)]
  return () => {
    for (const stop of stops) stop()
  }
}
