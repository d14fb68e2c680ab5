/** What the parts of a session share: the game that is open, and what is known of it. */
import type { Game } from '../../../engine/core/game/contract'
import type { OwnContent } from '../../opening/ownContent'
import type { PlayPolicy } from '../../opening/policy'
import type { EventLog } from '../events/eventLog'
import type { Bests } from '../records/bests'
import type { SessionView } from '../view/view'

export interface SessionParts<G extends Game = Game> {
  readonly id: string
  readonly game: G
  readonly policy: PlayPolicy
  readonly own: OwnContent | null
  readonly view: SessionView
  readonly bests: Bests
  readonly eventLog: EventLog
}
