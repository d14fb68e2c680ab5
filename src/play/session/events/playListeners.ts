/** Owns what is told of a play as it goes on, to whoever gives something for what was done in it: trophies. */
import type { PlayEvent } from '../../../engine/core/game/contract'
import { sound } from '../../../engine/sound/port'
import type { SessionView } from '../core/view'

/** What of a session is told. */
export interface ToldPlay {
  /** Its id. */
  readonly id: string
  readonly view: SessionView
  readonly bests: {
    /** False for a play that keeps no record: begun from a position, or gone on with from one that was watched. */
    readonly counts: boolean
  }
  /** Events of this play that were not taken yet, in their order: to be taken out by who listens. Another play has another list. */
  readonly log: PlayEvent[]
  /** Played time in ms, pauses left out. */
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

/** What is spoken of trophies; '' for none. */
export function trophyText(titles: readonly string[]): string {
  return titles.length > 0 ? `${titles.length > 1 ? 'Trophies' : 'Trophy'} won: ${titles.join(', ')}` : ''
}

/** Says in the play's own room, heard and spoken, that these trophies were won just now. */
export function award(play: ToldPlay, titles: readonly string[]): void {
  play.view.trophies = [...play.view.trophies, ...titles]
  sound.play('medal')
  play.say(trophyText(titles))
}
