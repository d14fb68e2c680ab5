/**
 * How the browser tests play Circuit Breaker: the first circuit is completed, its panel continues, and the second one
 * fails.
 */
import { expect } from '../../e2e/support/fixtures'
import type { Hand } from '../../e2e/support/hands'
import type { Plan } from '../../e2e/support/plan'
import { frames } from '../../e2e/support/rest'

/** The sequence of this game, in units of the board's 400. */
const WAY = [
  [96, 200],
  [96, 304],
  [200, 200],
  [200, 96],
] as const
/** In the middle of the second circuit, where the cursor is too: not the first of its sequence. */
const WRONG = [200, 200] as const
const LIVES = 3

/** The clock of a level with this time runs: taps count from now on. */
async function running({ game }: Hand, level: string, time: string): Promise<void> {
  await expect(game.hud('Level')).toHaveText(level)
  await game.hastened(() => expect(game.hud('Time')).not.toHaveText(time, { timeout: 20_000 }))
}

/** One life after the other: on a machine that stalls, two taps in one tick would be one. */
async function loseAll({ game }: Hand, wrong: () => Promise<void>): Promise<void> {
  for (let left = LIVES - 1; left > 0; left--) {
    await wrong()
    await expect(game.hud('Lives')).toHaveText(String(left))
  }
  await wrong()
}

/** The panel after the first circuit, once it accepts a press. */
async function connected({ game }: Hand): Promise<void> {
  await game.hastened(async () => {
    await expect(game.end).toContainText('Circuit Connected', { timeout: 20_000 })
    await expect(game.root.locator('[data-settling]')).toHaveCount(0)
  })
  await expect(game.button('Main Menu')).toBeVisible()
  await expect(game.button('Next Level')).toBeFocused()
}

/** By places: the nodes of the sequence, one after the other. */
async function point(hand: Hand): Promise<void> {
  const press = async ([x, y]: readonly [number, number]) => {
    await hand.press({ at: [x / 400, y / 400] })
    await frames(hand.page, 3)
  }
  await running(hand, '1', '0:33')
  for (const node of WAY) await press(node)
  await connected(hand)
  await hand.press(hand.game.button('Next Level'))
  await running(hand, '2', '0:31')
  await loseAll(hand, () => press(WRONG))
}

/** By keys: from the node in the middle, where the cursor appears, left, down, right, up, each tapped. */
async function walk(hand: Hand): Promise<void> {
  const tap = async () => {
    await hand.press({ key: 'Space', pad: 'A' })
    await frames(hand.page, 2)
  }
  await running(hand, '1', '0:33')
  await tap()
  for (const way of ['Left', 'Down', 'Right', 'Up'] as const) {
    await hand.push(way)
    await frames(hand.page, 2)
    await tap()
  }
  await connected(hand)
  await tap()
  await running(hand, '2', '0:31')
  await loseAll(hand, tap)
}

export const plan: Plan = {
  query: 'seed=42',
  ends: /System Failure.*No lives left on level 2.*Final Score\s*[1-9]/s,
  start: 'Start Hacking',
  again: 'Try Again',
  keyboard: walk,
  mouse: point,
  touch: point,
  pad: walk,
}
