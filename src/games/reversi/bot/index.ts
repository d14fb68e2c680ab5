/** The computer opponent of Reversi: five levels, which differ in how far they look ahead, and hints. */
import type { TurnBot } from '../../../engine/core/game/contract'
import { keptForParts } from '../../../engine/core/game/hintParts'
import { pick } from '../../../engine/core/math/random'
import { type Move, movesOf, type State } from '../rules'
import { squareHint } from './hint'
import { FULL, onlyMove, type SearchLimits, think } from './think'

const deepest = keptForParts((state: State, thinking) => think(state, FULL, thinking))

/**
 * Moves looked ahead, and the empty squares from which a level plays perfectly. No level depends on the speed of the
 * device, as long as it searches Master's number of positions within the page's time.
 */
const LIMITS: Readonly<Record<string, SearchLimits>> = {
  easy: { depth: 1, exact: 2 },
  normal: { depth: 2, exact: 4 },
  hard: { depth: 3, exact: 8 },
  expert: { depth: 5, exact: 12 },
  master: { depth: 12, exact: 18, nodes: 300_000 },
}
/** Share of moves that a level makes without looking. A beginner who takes the most discs wins about half against Easy. */
const CARELESS: Readonly<Record<string, number>> = { easy: 0.7, normal: 0.25 }

export const bot: TurnBot<State, Move> = {
  levels: ['easy', 'normal', 'hard', 'expert', 'master'],

  choose(state, level, thinking) {
    if (thinking.random() < (CARELESS[level] ?? 0)) return pick(thinking.random, movesOf(state))
    return onlyMove(state) ?? think(state, LIMITS[level] ?? FULL, thinking).move
  },

  hint: (state, thinking) => squareHint(state, thinking, deepest(state, thinking)),
}
