/** The live game of this page, as the rest of the page sees it. The code that runs it is loaded when it is used. */
import { proxy } from 'valtio'
import type { OptionValues } from '../../engine/core/game/contract'
import { setVisitNote, visitNote } from '../../engine/storage/adapter/visit'
import type { PlayPolicy } from '../opening/policy'

const NONE = {
  /** Null without a live game. */
  state: null as 'connecting' | 'connected' | 'lost' | 'ended' | null,
  /** The other player's nickname. */
  opponent: '',
  /** The other player's progress in a race; '' otherwise. */
  progress: '',
  /** The progress is the result: the other player has finished. */
  final: false,
  /** Whose move it is in a turn-based game; null if both may move, or nobody. */
  turn: null as 'ours' | 'theirs' | null,
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

/** What ends with its page: an invitation that waits, a reply that waits, or a live game. */
export type Ending = 'invitation' | 'reply' | 'game'

const NOTE = 'live'

/** Notes what would end with this page; null for nothing. */
export const noteLive = (what: Ending | null): void => void setVisitNote(NOTE, what ?? '')

/** What ended when the page before was reloaded or left; null for nothing. */
export function endedWithPage(): Ending | null {
  const note = visitNote(NOTE)
  noteLive(null)
  return note === 'invitation' || note === 'reply' || note === 'game' ? note : null
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
} = { page: null, leave: null }
