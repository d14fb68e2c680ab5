/** Owns what is told of a play as it goes on, to whoever gives something for what was done in it: trophies. */
import type { Tally } from '../../engine/core/tally'
import { type TrophyPlay, trophyPlay } from '../../engine/core/trophy'
import { sound } from '../../engine/sound/port'
import type { SessionView } from './view'

export interface ToldPlay {
  /** Its id. */
  readonly game: string
  /** False for a play that wins nothing: begun from a position, gone on with from one that was watched, or with moves taken back. */
  readonly counts: boolean
  readonly play: TrophyPlay
  /** Says in the play's own room, heard and spoken, that these trophies were won just now. */
  award(titles: readonly string[]): void
}

/** What of a session is told. */
interface Source {
  readonly id: string
  readonly view: SessionView
  readonly bests: { readonly counts: boolean }
  readonly tally: Tally
  readonly playedMs: number
  say(text: string): void
}

const listeners = new Set<(play: ToldPlay) => void>()
/** The play told of last: whoever begins to listen a moment too late hears of it. */
let latest: ToldPlay | null = null

/** Tells `act` of plays on this page: after every frame or move, and at the end. Returns how to call it off. */
export function onTold(act: (play: ToldPlay) => void): () => void {
  listeners.add(act)
  if (latest) tell(act, latest)
  return () => listeners.delete(act)
}

/** What is spoken of trophies; '' for none. */
export function trophyText(titles: readonly string[]): string {
  return titles.length > 0 ? `${titles.length > 1 ? 'Trophies' : 'Trophy'} won: ${titles.join(', ')}` : ''
}

/** The session's own part: made once, told of whenever something may have been done. */
export function toldPlay(session: Source): ToldPlay {
  const { view } = session
  const stand = {
    get outcome() {
      return view.outcome
    },
    get hud() {
      return view.hud
    },
    get options() {
      return view.options
    },
    get hints() {
      return view.hints
    },
    get ms() {
      return session.playedMs
    },
  }
  return {
    game: session.id,
    get counts() {
      return session.bests.counts && view.undone === 0
    },
    play: trophyPlay(session.tally, stand),
    award(titles) {
      view.trophies = [...view.trophies, ...titles]
      sound.play('medal')
      session.say(trophyText(titles))
    },
  }
}

/** Something may have been done. A listener that fails takes nothing from the play. */
export function tellOf(play: ToldPlay): void {
  latest = play
  for (const act of listeners) tell(act, play)
}

function tell(act: (play: ToldPlay) => void, play: ToldPlay): void {
  try {
    act(play)
  } catch (error) {
    reportError(error)
  }
}
