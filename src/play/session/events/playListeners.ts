/** Listeners that follow a game while it is played: trophies are judged by them. */
import type { PlayEvent } from '../../../engine/core/game/contract'
import { sound } from '../../../engine/sound/port'
import type { SessionView } from '../core/view'

/** What listeners see of a session. */
export interface LivePlay {
  /** Its id. */
  readonly id: string
  readonly view: SessionView
  readonly bests: {
    /** False for a game without records: begun at a position, or resumed from a replay. */
    readonly counts: boolean
  }
  /**
   * Events of this game that were not taken yet, in order; a listener takes them out. Another game has another
   * list.
   */
  readonly log: PlayEvent[]
  /** Played time in ms, pauses left out. */
  readonly playedMs: number
  say(text: string): void
}

/** Calls a listener that must not disturb the game. */
function notify(act: (play: LivePlay) => void, play: LivePlay): void {
  try {
    act(play)
  } catch (error) {
    reportError(error)
  }
}

class PlayListeners {
  readonly #listeners = new Set<(play: LivePlay) => void>()
  /** For listeners that come a moment too late. */
  #latest: LivePlay | null = null

  add(act: (play: LivePlay) => void): () => void {
    this.#listeners.add(act)
    if (this.#latest) notify(act, this.#latest)
    return () => this.#listeners.delete(act)
  }
  notify(play: LivePlay): void {
    this.#latest = play
    for (const act of this.#listeners) notify(act, play)
  }
}

const plays = new PlayListeners()

/** Calls `act` for games on this page: after every frame or move, and at the end. Returns how to stop. */
export function onProgress(act: (play: LivePlay) => void): () => void {
  return plays.add(act)
}

/** Something may have been done in the game. */
export function notifyProgress(play: LivePlay): void {
  plays.notify(play)
}

/** What is spoken of trophies; '' for none. */
export function trophyText(titles: readonly string[]): string {
  return titles.length > 0 ? `${titles.length > 1 ? 'Trophies' : 'Trophy'} won: ${titles.join(', ')}` : ''
}

/** Announces trophies that were won just now, by sound, panel and status line. */
export function award(play: LivePlay, titles: readonly string[]): void {
  play.view.trophies = [...play.view.trophies, ...titles]
  sound.play('medal')
  play.say(trophyText(titles))
}
