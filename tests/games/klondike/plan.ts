/** How the browser tests play Klondike: from a position close to the end, until the rest goes home by itself. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/klondike/options'
import { rules } from '../../../src/games/klondike/rules'
import { type Step, solve } from '../../../src/games/klondike/rules/solver'
import { positionOf } from '../../../src/games/klondike/rules/winnable'
import { expect } from '../../e2e/support/fixtures'
import type { Hand } from '../../e2e/support/hands'
import type { Plan } from '../../e2e/support/plan'
import { playStep } from './helpers'

/**
 * The queen of hearts is in column 1 on a face-down king of spades; the king of hearts is drawn first, and column 2
 * has the king of clubs. When the queen has moved there, every card is face up, and the rest follows by itself.
 */
const POSITION = 'QJQQ_KDKH__KS.QH_KC_____'

/** A part of the table by the end of its name: 'Queen of hearts', 'stock'. */
const part = ({ page }: Hand, name: RegExp) => page.getByRole('gridcell', { name })
const queen = /, Queen of hearts/
const club = /, King of clubs/
const stock = /, stock/
const waste = /, King of hearts, waste/

/** Of a race. */
const SEED = 42

const column = (n: number) => String(n + 1)

/** The keys of a step of a solution: those of the pile that it comes from, and of the pile that it goes to. */
function keysOf(step: Step): string[] {
  const to = step.to === 'foundation' ? 'f' : column(step.to)
  if (step.from === 'talon') return [...Array.from({ length: step.draws }, () => 's'), 'w', to]
  if (step.from === 'column') return [column(step.column), to]
  return ['f', to]
}

/** The solution of a deal, up to where the rest goes to the foundations by itself. */
function solutionKeys(): string[] {
  let state = rules.start(completeOptions(options, { deals: 'winnable' }), SEED)
  const pressed: string[] = []
  for (const step of solve(positionOf(state), 100_000).steps) {
    if (rules.next?.(state)) break
    pressed.push(...keysOf(step))
    state = playStep(state, step)
  }
  return pressed
}

/** Draws, and drags the queen to the king of clubs. */
async function dragQueen(hand: Hand): Promise<void> {
  await hand.press(part(hand, stock))
  await expect(part(hand, waste)).toBeVisible()
  await hand.drag(part(hand, queen), part(hand, club))
}

export const plan: Plan = {
  query: `position=${POSITION}`,
  ends: /You win/,
  async keyboard(hand) {
    // By the keys of the piles.
    await hand.press({ key: 's' })
    await expect(part(hand, waste)).toBeVisible()
    await hand.press({ key: '1' })
    await hand.press({ key: '2' })
  },
  mouse: dragQueen,
  touch: dragQueen,
  async pad(hand) {
    const { pad } = hand
    await pad.press('Y')
    await expect(part(hand, waste)).toBeVisible()
    // Picks the queen up, and puts it down on the king.
    await pad.goTo(part(hand, queen))
    await pad.press('X')
    await hand.press(part(hand, club))
  },
  race: {
    query: `seed=${SEED}`,
    async keyboard({ page }) {
      for (const key of solutionKeys()) await page.keyboard.press(key)
    },
  },
}
