/** All trophies of all games. Loaded when a game has started, or for the trophies page. */
import type { AnyPlay, Trophy } from '../engine/core/game/trophy'
import { byGame } from './byGame'

const trophies = byGame(
  import.meta.glob<readonly Trophy<AnyPlay>[]>('./*/trophies.ts', { eager: true, import: 'trophies' }),
)

/** The trophies of a game, easiest first; empty for a game without trophies. */
export const trophiesOf = (id: string): readonly Trophy<AnyPlay>[] => trophies[id] ?? []
