/** How the browser tests play Spider: the last two moves of a game, and a whole deal by the keys of its columns. */
import { rules } from '../../../src/games/spider/rules'
import { WIDTHS } from '../../../src/games/spider/rules/deals'
import { write } from '../../../src/games/spider/rules/notation'
import { solve } from '../../../src/games/spider/rules/solver'
import { expect } from '../../e2e/support/fixtures'
import type { Hand } from '../../e2e/support/hands'
import type { Plan } from '../../e2e/support/plan'
import { chosen, tableOf } from './helpers'

/** The 3 goes on the 4, and then the 6 with all that lie on it on the 7. */
const POSITION = write(tableOf(['KSQSJSTS9S8S7S', '6S5S4S', '3S2SAS']))

/** Of a race. */
const SEED = 42

const card = ({ page }: Hand, name: RegExp) => page.getByRole('gridcell', { name })
const seven = /column 1, 7 of spades$/
const six = /column 2, 6 of spades, covered/
const four = /column 2, 4 of spades$/
const three = /column 3, 3 of spades, covered/

/** The three moved. */
const between = (hand: Hand) => expect(card(hand, /column 2, Ace of spades$/)).toBeVisible()

/** The keys of the solution of a deal: those of the columns that cards come from and go to. */
function solutionKeys(): string[] {
  const key = (column: number) => String((column + 1) % 10)
  const { moves } = solve(rules.start(chosen(), SEED), WIDTHS[1])
  return moves.flatMap((move) => (move.type === 'move' ? [key(move.from), key(move.to)] : ['s']))
}

async function dragged(hand: Hand): Promise<void> {
  // A press moves cards to their best place.
  await hand.press(card(hand, three))
  await between(hand)
  await hand.drag(card(hand, six), card(hand, seven))
}

export const plan: Plan = {
  query: `position=${POSITION}`,
  ends: /You win/,
  async keyboard(hand) {
    for (const key of ['3', '2']) await hand.press({ key })
    await between(hand)
    for (const key of ['2', '1']) await hand.press({ key })
  },
  mouse: dragged,
  touch: dragged,
  async pad(hand) {
    const { pad } = hand
    await pad.goTo(card(hand, three))
    await pad.press('X')
    await hand.press(card(hand, four))
    await between(hand)
    await hand.press(card(hand, six))
  },
  race: {
    query: `seed=${SEED}`,
    async keyboard({ page }) {
      for (const key of solutionKeys()) await page.keyboard.press(key)
    },
  },
}
