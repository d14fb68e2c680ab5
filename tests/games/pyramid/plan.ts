/** How the browser tests play Pyramid: a solved deal, from a position close to its end. */
import { cardName } from '../../../src/engine/core/cards'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/pyramid/options'
import { type Move, rules, type State } from '../../../src/games/pyramid/rules'
import { solve } from '../../../src/games/pyramid/rules/solver'
import { openCard, STOCK } from '../../../src/games/pyramid/rules/state'
import { writePlaces } from '../../../src/games/shared/patience/places'
import { cardsLeft } from '../../../src/games/shared/patience/shape'
import type { Hand } from '../../e2e/support/hands'
import type { Plan } from '../../e2e/support/plan'
import { mover } from '../../support/moves'

const { apply } = mover(rules)

interface Step {
  readonly before: State
  readonly move: Move
}

const gridcell = ({ page }: Hand, name: RegExp) => page.getByRole('gridcell', { name })
const stock = (hand: Hand) => gridcell(hand, /, stock, /)

/** The card of a pile by the end of its name. */
const cardAt = (hand: Hand, { before }: Step, pile: number) =>
  gridcell(hand, new RegExp(`, ${cardName(openCard(before, pile))}(, waste, .*|, stock, .*)?$`))

async function make(hand: Hand, step: Step): Promise<void> {
  const { before, move } = step
  if (move.type === 'take') for (const pile of move.piles) await hand.press(cardAt(hand, step, pile))
  else await hand.press(stock(hand))
  const { places, removed } = apply(before, move).state
  // Waits for every move, so that none is lost.
  if (cardsLeft(places) > 0) await gridcell(hand, new RegExp(`, taken, ${removed.length} card`)).waitFor()
}

/** The solution of a deal, in which the card of the stock is always the second one. */
function solution(start: State): readonly Step[] {
  let state = start
  return solve(start, 100_000).moves.map((move) => {
    const step = { before: state, move }
    state = apply(state, move).state
    return step
  })
}

const steps = solution(rules.start(completeOptions(options), 42))
// The cards that were taken are not part of a position.
const start = rules.notation.read(writePlaces((steps.at(-5) as Step).before), completeOptions(options))
const fromStart = solution(start)

const all = (list: readonly Step[]) => async (hand: Hand) => {
  for (const step of list) await make(hand, step)
}

/** The last pair is dragged together. */
async function dragged(hand: Hand): Promise<void> {
  const end = fromStart.findLastIndex(({ move }) => move.type === 'take' && move.piles.length === 2)
  const step = fromStart[end] as Step
  await all(fromStart.slice(0, end))(hand)
  if (step.move.type !== 'take') return
  const [from = STOCK, to = STOCK] = step.move.piles
  await hand.drag(cardAt(hand, step, from), cardAt(hand, step, to))
  await all(fromStart.slice(end + 1))(hand)
}

export const plan: Plan = {
  query: `position=${writePlaces(start)}`,
  ends: /You win/,
  keyboard: all(fromStart),
  mouse: dragged,
  touch: dragged,
  pad: all(fromStart),
  race: { query: 'seed=42', keyboard: all(steps) },
}
