/** The record of a game as its link contains it. */
import type { OptionValues, TurnGame } from '../../engine/core/game/contract'
import type { Replay, TurnInput } from '../../engine/core/replay/replay'
import { readSteps, StepsWriter } from '../../engine/storage/values/steps'
import { ruling } from '../opening/options'

interface Linked {
  readonly id: string
  readonly game: TurnGame
  readonly options: OptionValues
  readonly seed: number
}

/** The moves alone: thinking times stay private, and the result follows from the moves. */
export function linkRecord({ id, game, options, seed }: Linked, input: TurnInput): Replay {
  const writer = new StepsWriter()
  for (const [move] of readSteps(input) ?? []) writer.add([move, 0, true])
  return {
    game: id,
    digest: game.replayVersion,
    seed,
    options: ruling(game.options, options),
    date: Date.now(),
    result: 'open',
    figures: {},
    input: { kind: 'turn', ...writer.text() },
  }
}
