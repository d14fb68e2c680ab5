/** How browser tests play patiences in which open cards go to the waste: a solved deal, from a position close to its end. */
import { cardName } from '../../../src/engine/core/cards'
import type { TurnRules } from '../../../src/engine/core/game/contract'
import { writePlaces } from '../../../src/games/shared/patience/places'
import { solveRun } from '../../../src/games/shared/patience/runSolver'
import type { RunEvent, RunMove, RunState } from '../../../src/games/shared/patience/runState'
import type { Shape } from '../../../src/games/shared/patience/shape'
import { mover } from '../../support/moves'
import type { Hand } from './hands'
import type { Plan } from './plan'

/** So many moves before its end, the position is opened. */
const LAST = 5

type Rules = Pick<TurnRules<RunState, RunMove, RunEvent>, 'apply'>

interface Step {
  readonly move: RunMove
  /** The name of the card that is taken. */
  readonly card: string
}

const gridcell = ({ page }: Hand, name: RegExp) => page.getByRole('gridcell', { name })

async function make(hand: Hand, { move, card }: Step): Promise<void> {
  if (move.type === 'draw') await hand.press(gridcell(hand, /, stock, /))
  else await hand.press(gridcell(hand, new RegExp(`, ${card}$`)))
  if (move.type === 'take') await gridcell(hand, new RegExp(`, ${card}, waste`)).waitFor()
}

/** @param start a deal that the solver wins */
export function runPlan(shape: Shape, rules: Rules, start: RunState): Plan {
  const { apply } = mover(rules)
  const states = [start]
  const steps = solveRun(shape, start, 100_000).moves.map((move): Step => {
    const before = states.at(-1) as RunState
    states.push(apply(before, move).state)
    return { move, card: move.type === 'take' ? cardName(before.places[move.place] as number) : '' }
  })
  const last = steps.slice(-LAST)
  const all = (list: readonly Step[]) => async (hand: Hand) => {
    for (const step of list) await make(hand, step)
  }
  /** The last card is dragged. */
  const dragged = async (hand: Hand) => {
    await all(last.slice(0, -1))(hand)
    const card = last.at(-1)?.card
    await hand.drag(gridcell(hand, new RegExp(`, ${card}$`)), gridcell(hand, /, waste, /))
  }
  return {
    query: `position=${writePlaces(states.at(-1 - LAST) as RunState)}`,
    ends: /You win/,
    keyboard: all(last),
    mouse: dragged,
    touch: dragged,
    pad: all(last),
    race: { query: 'seed=42', keyboard: all(steps) },
  }
}
