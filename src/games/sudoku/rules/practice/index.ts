/** Practice: deals positions at the moment a technique is needed, with its candidates as notes. */
import { pick, type Random } from '../../../../engine/core/math/random'
import { POSITIONS } from '../../data/positions'
import type { Puzzle } from '../shape'
import { transformed } from '../transform'
import { momentOf, PRACTICED, type Practice } from './moment'

/** Transformations to try: in most of them the technique stays among the reasons that a hint names. */
const MAX_TRIES = 20

/** The start of a game: what is known of the grid is given. */
export function deal(practice: Practice, random: Random): Puzzle {
  const text = pick(random, POSITIONS[practice])
  for (let i = 0; i < MAX_TRIES; i++) {
    const givens = transformed(text, random, 'classic')
    const moment = momentOf(givens)
    if (moment?.technique === PRACTICED[practice] && moment.isClear)
      return { kind: 'classic', cages: [], givens }
  }
  return { kind: 'classic', cages: [], givens: Array.from(text, Number) }
}

export { momentOf }
