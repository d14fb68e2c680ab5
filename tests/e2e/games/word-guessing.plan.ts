/** Owns how the browser tests play Word Guessing: rare letters, until a word is lost. */
import type { Hands, Plan } from './plan'

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
  keyboard: (hands) => play(hands, (letter) => hands.page.keyboard.press(letter.toLowerCase())),
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
