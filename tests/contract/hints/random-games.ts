/** Random games in which every hint is requested, and the kinds of hints they must contain. */
import { expect } from 'vitest'
import type { GameEvent, OptionValues, TurnBot, TurnRules } from '../../../src/engine/core/game/contract'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { type Any, keepsPlaying } from './cases'

/** States of random games from start to end, each with the three steps of its hint. */
export function* hintsOf<Options extends OptionValues>(
  rules: TurnRules<Any, Any, GameEvent, Options>,
  bot: TurnBot<Any, Any>,
  options: NoInfer<Options>,
  { plays, after = 0, every = 1, looks = 2000 }: Record<string, number> & { plays: number },
) {
  for (let seed = 1; seed <= plays; seed++) {
    const random = createRandom(seed)
    let state = rules.start(options, seed)
    for (let n = 0; !rules.outcome(state); n++) {
      if (n >= after && n % every === 0) {
        let asked = 0
        const overtime = () => ++asked > looks
        const ask = (times: number) => bot.hint?.(state, { random: () => 0.5, overtime, times })
        const [where, rule, all] = [ask(1), ask(2), ask(3)]
        if (!where || !rule || !all) throw new Error('There is no hint.')
        yield {
          state,
          where,
          rule,
          all,
          highlighted: where.highlighted ?? [],
          marked: rule.highlighted ?? [],
        }
      }
      const applied = rules.apply(state, pick(random, (rules.legal?.(state) ?? []).filter(keepsPlaying)), n)
      if ('refused' in applied) throw new Error(applied.refused)
      state = applied.state
    }
  }
}

/** Every kind of sentence must occur at least once; otherwise the test proves nothing about it. */
export function kinds(found: Iterable<string>, ...expected: RegExp[]) {
  const all = [...found]
  for (const kind of expected)
    expect(
      all.some((text) => kind.test(text)),
      String(kind),
    ).toBe(true)
}

export const made = (rules: TurnRules<Any, Any>, state: Any, move: Any) => {
  const applied = rules.apply(state, move, 0)
  return 'refused' in applied ? null : applied.state
}
