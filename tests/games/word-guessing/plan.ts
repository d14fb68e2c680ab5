/** How the browser tests play Word Guessing: rare letters, until a word is lost. */
import { expect } from '../../e2e/support/fixtures'
import type { Hands, Plan } from '../../e2e/support/plan'

const RARE = [...'QXZJVKWYFBGHPMUDC']

async function play({ game }: Hands, strike: (letter: string) => Promise<void>): Promise<void> {
  for (const letter of RARE) {
    if ((await game.root.getAttribute('data-phase')) !== 'playing') return
    await strike(letter)
  }
}

export const plan: Plan = {
  query: 'seed=42&length=survival',
  ends: /Game Over! The word was [A-Z]+/,
  // The first letter is typed anywhere, the others in the field, which takes one character and requires a letter.
  async keyboard(hands) {
    const { page } = hands
    const field = page.getByRole('textbox', { name: 'Letter' })
    await page.keyboard.press('k')
    await field.focus()
    await page.keyboard.press('5')
    await page.keyboard.press('q')
    await expect(field).toHaveValue('5')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a single letter!').first()).toBeVisible()
    await play(hands, async (letter) => {
      await page.keyboard.press(letter.toLowerCase())
      await page.keyboard.press('Enter')
    })
  },
  mouse: (hands) =>
    play(hands, (letter) => hands.page.getByRole('gridcell', { name: letter, exact: true }).click()),
  touch: (hands) =>
    play(hands, (letter) =>
      hands.fingers.tapOn(hands.page.getByRole('gridcell', { name: letter, exact: true })),
    ),
  pad: (hands) =>
    play(hands, async (letter) => {
      await hands.pad.goTo(hands.page.getByRole('gridcell', { name: letter, exact: true }))
      await hands.pad.press('A')
    }),
}
