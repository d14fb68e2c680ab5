/** The group of the open page: several people play the same start, and their results are passed on in one link. */
import { proxy } from 'valtio'
import type { Game } from '../../engine/core/game/contract'
import { carriesValues } from './challenge'
import { isSameStart, type Start } from './race'

export interface GroupStart extends Start {
  /** The game's id. */
  readonly id: string
}

/** Null without a group. */
export const groupView = proxy<{ start: GroupStart | null }>({ start: null })

/** Whether results of this start can be compared, and proved by replays. */
export const canGroup = (game: Game, start: Start): boolean =>
  game.best.length > 0 && !carriesValues(game, start)

/** Whether a game has the start of the open group. */
export const inGroup = (group: GroupStart | null, id: string, game: Game, start: Start): boolean =>
  group?.id === id && isSameStart(game, group, start)
