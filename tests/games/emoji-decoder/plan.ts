/** How the browser tests play Emoji Decoder: the first puzzle is decoded letter by letter, the others are skipped. */
import { expect } from '../../e2e/support/fixtures'
import type { Devices, Plan } from '../../e2e/support/plan'

interface Ways {
  letter(letter: string): Promise<void>
  button(name: 'Guess' | 'Skip' | 'Next'): Promise<void>
}

async function play({ page, game }: Devices, ways: Ways): Promise<void> {
  for (const letter of 'SUNFLOWER') await ways.letter(letter)
  await ways.button('Guess')
  await expect(game.hud('Score')).toHaveText('40')
  await ways.button('Next')
  for (let puzzle = 2; puzzle <= 5; puzzle++) {
    await expect(game.hud('Puzzle')).toHaveText(`${puzzle}/5`)
    await ways.button('Skip')
    await page.getByRole('button', { name: 'Next', exact: true }).waitFor()
    await ways.button('Next')
  }
  await game.over()
}

export const plan: Plan = {
  query: 'seed=42&round=5',
  ends: /Game Complete!.*1 of 5 puzzles solved\./s,
  keyboard: (devices) =>
    play(devices, {
      letter: (letter) => devices.page.keyboard.press(letter.toLowerCase()),
      button: (name) => devices.page.keyboard.press(name === 'Guess' ? 'Enter' : '2'),
    }),
  mouse: (devices) =>
    play(devices, {
      letter: (letter) => devices.page.getByRole('gridcell', { name: letter, exact: true }).click(),
      button: (name) => devices.page.getByRole('button', { name, exact: true }).click(),
    }),
  touch: (devices) =>
    play(devices, {
      letter: (letter) =>
        devices.fingers.tapOn(devices.page.getByRole('gridcell', { name: letter, exact: true })),
      button: (name) => devices.fingers.tapOn(devices.page.getByRole('button', { name, exact: true })),
    }),
  pad: (devices) =>
    play(devices, {
      async letter(letter) {
        await devices.pad.goTo(devices.page.getByRole('gridcell', { name: letter, exact: true }))
        await devices.pad.press('A')
      },
      async button(name) {
        if (name === 'Guess') {
          await devices.pad.goTo(devices.page.getByRole('button', { name, exact: true }))
          await devices.pad.press('A')
        } else await devices.pad.press('Y')
      },
    }),
}
