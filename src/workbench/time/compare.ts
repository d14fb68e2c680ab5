/** Compares a replay by two states of a game's rules, without a page. */
import type { Game } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import { ticksOf } from '../../play/replay/playback/track'
import { initialOf, newTurns } from './playOn'
import { RealtimeRecording } from './realtimeRecording'
import { type Difference, firstDifference } from './recording'
import { optionsOf } from './replays'
import type { RecordedMove } from './turnRecording'

export interface Comparison {
  readonly unit: 'tick' | 'move'
  readonly length: number
  /** Null if nothing differs. */
  readonly difference: Difference | null
  /** Moves that only the second rules refuse, by their numbers from 1. */
  readonly refused: readonly (readonly [number: number, RecordedMove])[]
}

/**
 * The first tick or move at which two states of the same game differ in a replay.
 *
 * @throws BadBytes if its input is damaged; what the rules throw
 */
export function compareReplay(replay: Replay, before: Game, after: Game): Comparison {
  const { input, seed } = replay
  if (input.kind === 'realtime' && before.kind === 'realtime' && after.kind === 'realtime') {
    const { size } = input
    const start = { rules: before.rules, options: optionsOf(replay, before), seed, size }
    const first = new RealtimeRecording(start, ticksOf(input))
    const difference = firstDifference(first, first.by(after.rules), first.length)
    return { unit: 'tick', length: first.length, difference, refused: [] }
  }
  if (input.kind !== 'turn' || before.kind !== 'turn' || after.kind !== 'turn')
    throw new Error('The replay is of another kind than the game.')
  const first = newTurns(before, optionsOf(replay, before), seed, input)
  const second = first.by(after.rules, initialOf(after, optionsOf(replay, after), seed, input))
  const difference = firstDifference(first, second, first.length)
  return { unit: 'move', length: first.length, difference, refused: second.refused }
}
