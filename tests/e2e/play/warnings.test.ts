/** Choices with a warning, in a browser: by each input one waits, and counts when it is chosen again. */
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use({ ...SHARED_PAGE, hasTouch: true })

test('Blackjack: a choice against basic strategy shows a warning by each input, and is played when chosen again', async ({
  page,
  game,
  fingers,
  pad,
}) => {
  // The first hand of this seed is a pair of jacks.
  await game.open('blackjack', 'seed=17&warn=on')
  await game.begin.click()
  await game.button('Deal').click()
  const warned = (choice: string) =>
    expect(
      page.getByText(new RegExp(`^Better: “Stand”. On average, “${choice}” costs`)).first(),
    ).toBeVisible()
  await page.keyboard.press('d')
  await warned('Double')
  await game.button('Surrender').click()
  await warned('Surrender')
  await fingers.tapOn(game.button('Split'))
  await warned('Split')
  await pad.plug()
  await pad.press('X')
  await warned('Hit')
  await expect(page.getByText('Choose “Hit” again to confirm.')).toBeVisible()
  // A held key is one press.
  const surrender = game.button('Surrender')
  const again = page.getByText('Choose “Surrender” again to confirm.')
  await surrender.focus()
  await page.keyboard.down('Enter')
  await expect(again).toBeVisible()
  await game.passes(400)
  await page.keyboard.down('Enter')
  await expect(again).toBeVisible()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Better:/)).toHaveCount(0)
  await expect(page.getByText('Surrendered. Half your bet is returned.').first()).toBeVisible()
})
