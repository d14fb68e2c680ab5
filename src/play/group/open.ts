/** Opens a group: the one in the address, or a new one. */
import type { Game } from '../../engine/core/game/contract'
import { toast } from '../../ui/toasts/toast'
import { fragmentOf } from '../opening/fragment'
import { canGroup, type GroupStart, groupView, inGroup } from '../opening/group'
import { type Opening, shareAddress } from '../opening/opening'
import type { Session } from '../session/core/session'
import { groupTexts } from '../texts/group'
import { NO_ENTRIES } from './entries'

/** The group of an address; null, with a message, if its start is not known, or its results cannot be compared. */
export function groupOf(id: string, game: Game, { seed, options }: Opening): GroupStart | null {
  if (seed !== null && canGroup(game, { seed, options })) return { id, seed, options }
  toast(groupTexts.noStart, { kind: 'bad', ms: 12_000 })
  return null
}

/** Makes a group of the start of a game, unless it is that of the open group. A reload opens it again. */
export function beginGroup(path: string, { id, game, view }: Session): void {
  const start = { id, seed: view.seed, options: { ...view.options } }
  if (inGroup(groupView.start, id, game, start)) return
  groupView.start = start
  const address = shareAddress(path, game, start.options, start.seed) + fragmentOf('group', NO_ENTRIES)
  history.replaceState(history.state, '', address)
}
