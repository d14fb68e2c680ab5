/** How the browser tests play TriPeaks: a solved deal, from a position close to its end. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/tripeaks/options'
import { rules, SHAPE } from '../../../src/games/tripeaks/rules'
import { runPlan } from '../../e2e/support/runPlan'

export const plan = runPlan(SHAPE, rules, rules.start(completeOptions(options), 42))
