/** How the browser tests play Emoji Decoder: the first puzzle is decoded letter by letter, the others are skipped. */
import { expect } from '../../e2e/support/fixtures'
import { byAll, type Plan } from '../../e2e/support/plan'

export const plan: Plan = {
  query: 'seed=42&round=5',
  ends: /Game Complete!.*1 of 5 puzzles solved\./s,
  ...byAll(async (hand) => {
    const { page, game } = hand
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const press = (name: 'Skip' | 'Next') => hand.press({ key: '2', pad: 'Y', at: button(name) })
    for (const name of 'SUNFLOWER')
      await hand.press({ key: name.toLowerCase(), at: page.getByRole('gridcell', { name, exact: true }) })
    await hand.press({ key: 'Enter', at: button('Guess') })
    await expect(game.hud('Score')).toHaveText('40')
    await press('Next')
    for (let puzzle = 2; puzzle <= 5; puzzle++) {
      await expect(game.hud('Puzzle')).toHaveText(`${puzzle}/5`)
      await press('Skip')
      await button('Next').waitFor()
      await press('Next')
    }
    await game.over()
  }),
}
