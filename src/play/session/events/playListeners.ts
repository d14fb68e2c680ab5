/** Listeners that follow a game while it is played, to award trophies. */
import type { PlayEvent } from '../../../engine/core/game/contract'
import { sound } from '../../../engine/sound/port'
import { sessionTexts } from '../../texts/session'
import type { SessionView } from '../view/view'

export interface LivePlay {
  readonly id: string
  readonly view: SessionView
  readonly bests: {
    /** False for a game without records: begun at a position, resumed from a replay, or won by a claim. */
    readonly counts: boolean
  }
  /**
   * Events of this game that were not taken yet, in order; a listener takes them out. Another game has another
   * list.
   */
  readonly log: PlayEvent[]
  /** Play time in ms, without pauses. */
  readonly playedMs: number
  say(text: string): void
}

const listeners = new Set<(play: LivePlay) => void>()
let latest: LivePlay | null = null

/** An error in a listener must not disturb the game. */
function call(act: (play: LivePlay) => void, play: LivePlay): void {
  try {
    act(play)
  } catch (error) {
    reportError(error)
  }
}

/**
 * Calls `act` after every frame or move of games on this page, and at their end, until the returned function is called.
 * A listener that is added late is called at once.
 */
export function onProgress(act: (play: LivePlay) => void): () => void {
  listeners.add(act)
  if (latest) call(act, latest)
  return () => listeners.delete(act)
}

export function notifyProgress(play: LivePlay): void {
  latest = play
  for (const act of listeners) call(act, play)
}

export function trophyText(titles: readonly string[]): string {
  return titles.length > 0 ? sessionTexts.trophiesEarned(titles) : ''
}

/** Announces new trophies by sound, panel and status line. */
export function award(play: LivePlay, titles: readonly string[]): void {
  play.view.trophies = [...play.view.trophies, ...titles]
  sound.play('medal')
  play.say(trophyText(titles))
}
