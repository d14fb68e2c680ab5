/** Chance is part of the world: the same seed gives the same game. */
import { createRandom, drawInt, pick, shuffled } from '../../engine/core/math/random'
import type { CodeExample } from './example'

export const example: CodeExample = {
  title: 'Chance by a seed',
  run() {
    const dice = (seed: number) => {
      const random = createRandom(seed)
      return [drawInt(random, 1, 6), pick(random, ['red', 'blue']), shuffled(random, [1, 2, 3]).join('')]
    }
    return [`${dice(7)}`, `${dice(7)}`, String(`${dice(7)}` === `${dice(8)}`)]
  },
  gives: ['1,red,123', '1,red,123', 'false'],
}
