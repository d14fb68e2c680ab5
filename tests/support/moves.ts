/** Plays moves of turn-based games in tests, and thinks for their bots. */
import { isDeepStrictEqual } from 'node:util'
import type { GameEvent, Thinking, TurnBot, TurnRules } from '../../src/engine/core/game/contract'
import { createRandom, draw } from '../../src/engine/core/math/random'

/** Makes moves by these rules, at time 0 unless one is given. */
export function mover<State, Move, Event extends GameEvent>(
  rules: Pick<TurnRules<State, Move, Event>, 'apply'>,
) {
  /** @throws if the move is refused */
  function apply(state: State, move: Move, at = 0) {
    const applied = rules.apply(state, move, at)
    if ('refused' in applied) throw new Error(`refused ${JSON.stringify(move)}: ${applied.refused}`)
    return applied
  }
  return {
    apply,
    /** The state after these moves. @throws if one is refused */
    play: (state: State, ...moves: readonly Move[]): State =>
      moves.reduce((now, move) => apply(now, move).state, state),
    /** Why a move is refused, which can be of any form; null if it is accepted. */
    refused(state: State, move: unknown, at = 0): string | null {
      const applied = rules.apply(state, move as Move, at)
      return 'refused' in applied ? applied.refused : null
    },
  }
}

/** What a bot thinks with: chance by a seed, and time until it has asked `asks` times. */
export function thinking(seed = 1, asks = Number.POSITIVE_INFINITY): Thinking {
  const random = createRandom(seed)
  let asked = 0
  return { random: () => draw(random), overtime: () => ++asked > asks }
}

/** How often a level makes this move, in ten choices that differ by chance. */
export const timesOf = <State, Move>(
  bot: Pick<TurnBot<State, Move>, 'choose'>,
  state: State,
  level: string,
  move: Move,
): number =>
  Array.from({ length: 10 }, (_, seed) => bot.choose(state, level, thinking(seed, 100))).filter((chosen) =>
    isDeepStrictEqual(chosen, move),
  ).length
