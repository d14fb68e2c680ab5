/** The group of the open page: several people play the same start, and their results are passed on in one link. */
import { proxy } from 'valtio'
import type { Game } from '../../engine/core/game/contract'
import { carries } from './challenge'
import { fragmentOf, inAddress } from './fragment'
import { type Opening, shareAddress } from './opening'
import { meets, type Start } from './race'

/** The text of a group without results: the version of the format. `play/group` reads and writes the rest. */
export const NO_ENTRIES = '1'

export interface GroupStart extends Start {
  /** The game's id. */
  readonly id: string
}

/** Null without a group. */
export const groupView = proxy<{ start: GroupStart | null }>({ start: null })

/** Whether results of this start can be compared, and proved by replays. */
export const canGroup = (game: Game, start: Start): boolean => game.best.length > 0 && !carries(game, start)

/** Whether a game has the start of the open group. */
export const inGroup = (group: GroupStart | null, id: string, game: Game, start: Start): boolean =>
  group?.id === id && meets(game.options, group, start)

/** The group in the address; null if there is none, or its start is not known. */
export function groupInAddress(id: string, game: Game, { seed, options }: Opening): GroupStart | null {
  if (inAddress('group') === null || seed === null || !canGroup(game, { seed, options })) return null
  return { id, seed, options }
}

/** Makes a group of a start, and puts it in the address, so that a reload opens it again. */
export function beginGroup(path: string, game: Game, start: GroupStart): void {
  groupView.start = start
  const address = shareAddress(path, game, start.options, start.seed) + fragmentOf('group', NO_ENTRIES)
  history.replaceState(history.state, '', address)
}
