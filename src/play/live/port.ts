/** The live game of this page, as the rest of the page sees it. The code that runs it is loaded when it is used. */
import { proxy } from 'valtio'
import type { OptionValues } from '../../engine/core/game/contract'
import { setVisitNote, visitNote } from '../../engine/storage/adapter/visit'
import type { PlayPolicy } from '../opening/policy'
import type { Session } from '../session/core/session'
import type { Reason } from './watching/packets'

const NONE = {
  /** Null without a live game. */
  state: null as 'connecting' | 'connected' | 'lost' | 'ended' | null,
  /** The other player's nickname. */
  opponent: '',
  /** The players' nicknames by number, in the order of their seats; in a race only that of this device's player. */
  names: [] as readonly number[],
  /** The other player's progress in a race; '' otherwise. */
  progress: '',
  /** The progress is the result: the other player has finished. */
  final: false,
  /** Whose move it is in a turn-based game; null if both may move, or nobody. */
  turn: null as 'ours' | 'theirs' | null,
  /** How many watch the other player's page. */
  watched: 0,
  /** How good the connection is, from 1 to 3; 0 while it is not known. */
  bars: 0 as 0 | 1 | 2 | 3,
  /** Who suggested another game; null without a suggestion. */
  suggested: null as 'us' | 'them' | null,
  /** The suggested game in words; null for the same game again. */
  suggestion: null as string | null,
  /** The last reaction, and who sent it; null before the first one. */
  reaction: null as { readonly emoji: string; readonly own: boolean; readonly count: number } | null,
  /** Why it ended, as a sentence. */
  ended: '',
  /** What can be done after the other player has left an unfinished game. */
  canClaim: false,
  canPlayComputer: false,
  canLink: false,
}

export const liveView = proxy({ ...NONE })

export function clearLiveView(): void {
  Object.assign(liveView, NONE)
  noteLive(null)
}

/** Others watch the games of this page, or may. */
export const watchers = proxy({
  invited: false,
  /** How many watch. */
  count: 0,
  /** This device sends too slowly for one of them. */
  slow: false,
  /** Why they see nothing; null if they see the game. */
  reason: null as Reason | null,
  /** The last reaction; null before the first one. */
  reaction: null as { readonly emoji: string; readonly count: number } | null,
})

/** What ends with its page: an invitation or a reply that waits, a live game, watching one, or being watched. */
export type Ending = (typeof ENDINGS)[number]
const ENDINGS = ['invitation', 'reply', 'game', 'watching', 'watchers'] as const

/** A live game, and watching or being watched: a page may have both. */
const NOTES = ['live', 'watch'] as const

/** Notes what would end with this page; null for nothing. */
export const noteLive = (what: Ending | null, note: (typeof NOTES)[number] = 'live'): void =>
  void setVisitNote(note, what ?? '')

/** What ended when the page before was reloaded or left, a live game first; null for nothing. */
export function endedWithPage(): Ending | null {
  const notes = NOTES.map(visitNote)
  for (const note of NOTES) noteLive(null, note)
  return notes.map((text) => ENDINGS.find((each) => each === text)).find(Boolean) ?? null
}

export interface LivePage {
  /** Opens a game, in place of the one that is shown. Without a policy, the start panel is shown. */
  open(next: {
    readonly seed: number | null
    readonly options: OptionValues
    readonly policy?: PlayPolicy
  }): void
  /** Opens the live game that is in the address, as a game by link. */
  openByLink(): void
}

export const livePort: {
  page: LivePage | null
  /** Ends the live game of the page that is left. */
  leave: (() => void) | null
  /** Shows a session to the watchers until the returned function is called. */
  show: ((session: Session) => () => void) | null
  /** Sends the watchers of the page that is left away. */
  leaveWatchers: (() => void) | null
} = { page: null, leave: null, show: null, leaveWatchers: null }
