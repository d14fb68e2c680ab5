/** Owns the moment of a kept play from which its watcher goes on. */
import type { Game } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import { Replay } from '../../engine/core/record/replay'
import type { GoOn } from '../session/core/options'
import { saveOf } from './save'

/** The play as it stands at a tick or after a move; null where it cannot be read. */
export function goOnFrom(game: Game, record: PlayRecord, at: number): GoOn | null {
  const { input, options, seed } = record
  if (game.kind === 'turn') {
    const save = saveOf(record, game, at)
    return save && { kind: 'turn', save }
  }
  if (input.kind !== 'realtime') return null
  const { world, size } = new Replay(game.rules, options, seed, input).to(at)
  return { kind: 'realtime', world, size }
}
