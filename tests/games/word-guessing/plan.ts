/** How the browser tests play Word Guessing: rare letters, until a word is lost. */
import { expect } from '../../e2e/support/fixtures'
import type { Hand } from '../../e2e/support/hands'
import { byAll, type Plan } from '../../e2e/support/plan'

const RARE = [...'QXZJVKWYFBGHPMUDC']

const play = (hand: Hand, press: (letter: string) => Promise<void>) =>
  hand.game.whilePlaying((n) => press(RARE[n] ?? ''), RARE.length)

export const plan: Plan = {
  query: 'seed=42&length=survival',
  ends: /Game Over! The word was [A-Z]+/,
  ...byAll((hand) =>
    play(hand, (name) => hand.press(hand.page.getByRole('gridcell', { name, exact: true }))),
  ),
  // The first letter is typed anywhere, the others in the field, which takes one character and requires a letter.
  async keyboard(hand) {
    const { page } = hand
    const field = page.getByRole('textbox', { name: 'Letter' })
    await page.keyboard.press('k')
    await field.focus()
    await page.keyboard.press('5')
    await page.keyboard.press('q')
    await expect(field).toHaveValue('5')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a single letter!').first()).toBeVisible()
    await play(hand, async (letter) => {
      await page.keyboard.press(letter.toLowerCase())
      await page.keyboard.press('Enter')
    })
  },
}
