/** How the browser tests play Word Guessing: rare letters, until a word is lost. */
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'

const RARE = [...'QXZJVKWYFBGHPMUDC']

async function play({ game }: Devices, strike: (letter: string) => Promise<void>): Promise<void> {
  for (const letter of RARE) {
    if ((await game.root.getAttribute('data-phase')) !== 'playing') return
    await strike(letter)
  }
}

export const plan: Plan = {
  query: 'seed=42&length=survival',
  ends: /Game Over! The word was [A-Z]+/,
  // The first letter is typed anywhere, the others in the field, which takes one character and requires a letter.
  async keyboard(devices) {
    const { page } = devices
    const field = page.getByRole('textbox', { name: 'Letter' })
    await page.keyboard.press('k')
    await field.focus()
    await page.keyboard.press('5')
    await page.keyboard.press('q')
    await expect(field).toHaveValue('5')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a single letter!').first()).toBeVisible()
    await play(devices, async (letter) => {
      await page.keyboard.press(letter.toLowerCase())
      await page.keyboard.press('Enter')
    })
  },
  mouse: (devices) =>
    play(devices, (letter) => devices.page.getByRole('gridcell', { name: letter, exact: true }).click()),
  touch: (devices) =>
    play(devices, (letter) =>
      devices.fingers.tapOn(devices.page.getByRole('gridcell', { name: letter, exact: true })),
    ),
  pad: (devices) =>
    play(devices, async (letter) => {
      await devices.pad.goTo(devices.page.getByRole('gridcell', { name: letter, exact: true }))
      await devices.pad.press('A')
    }),
}
