/** Looks that a visitor chooses: backs of cards, boards, pieces. Each is loaded when it is chosen, shown at once, and kept. */
import type { Page } from 'playwright/test'
import { declarationTexts } from '../../../src/engine/core/texts/declarations'
import { texts as chessTexts } from '../../../src/games/chess/texts/game'
import { panelTexts } from '../../../src/play/texts/panels'
import { settingsTexts } from '../../../src/site/texts/settings'
import { chunkOf } from '../support/chunks'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { openSettings } from '../support/settings'

test.use(SHARED_PAGE)

/** The addresses that the page asks for from now on. */
function requested(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

test('a back of cards is chosen in the settings of one game, shown there, in another, and after a reload', async ({
  page,
  game,
}) => {
  const addresses = requested(page)
  const backs = () => addresses.filter((address) => /\/(scales|night|lattice)-[^/]*\.svg$/.test(address))
  /** The picture of the first card that lies face down. */
  const picture = () =>
    page
      .locator('[data-game] [data-down] > :first-child')
      .first()
      .evaluate((back) => getComputedStyle(back).backgroundImage)
  await game.visit('klondike', 'seed=4')
  await game.begin.press('Enter')
  await game.phase('playing')
  expect(await picture()).toBe('none')
  expect(backs()).toEqual([])
  await openSettings(page, 'look')
  const { name, choices } = settingsTexts.cardBack
  await page
    .getByRole('dialog')
    .getByRole('radiogroup', { name })
    .getByRole('radio', { name: choices.night })
    .click()
  await expect.poll(picture).toMatch(/\/night-[^/]*\.svg/)
  await expect.poll(() => backs().length).toBe(1)
  for (const id of ['klondike', 'tripeaks']) {
    await game.visit(id, 'seed=4')
    await expect.poll(picture, id).toMatch(/\/night-[^/]*\.svg/)
  }
  expect(backs().every((address) => address.includes('/night-'))).toBe(true)
})

test('board and pieces of chess are loaded when chosen, change in a running game, and are kept', async ({
  page,
  game,
}) => {
  const addresses = requested(page)
  const sets = ['round', 'angular', 'moves'] as const
  const loaded = () =>
    sets.filter((name) =>
      addresses.some((address) => chunkOf(`src/games/chess/view/sets/${name}.ts`).test(address)),
    )
  const king = page.locator('[data-square="60"] svg path').first()
  const classic = /^M46 6H54/
  const angular = /^M44 5H56/
  const corner = () =>
    page
      .getByRole('gridcell')
      .first()
      .evaluate((square) => getComputedStyle(square).backgroundColor)
  await game.visit('chess', 'seed=4')
  await game.begin.press('Enter')
  await game.phase('playing')
  await expect(king).toHaveAttribute('d', classic)
  expect(await corner()).toBe('rgb(230, 207, 163)')
  expect(loaded()).toEqual([])
  await page.keyboard.press('Escape')
  await game.phase('paused')
  await game.showMore()
  await game.button(panelTexts.options.more).click()
  const choose = (label: string, value: string) =>
    game.end.getByRole('radiogroup', { name: label }).getByRole('radio', { name: value, exact: true }).click()
  const { pieces } = chessTexts.options
  await choose(declarationTexts.boardColors.label, declarationTexts.boardColors.green)
  await choose(pieces.label, pieces.angular)
  await expect(king).toHaveAttribute('d', angular)
  await expect.poll(corner).toBe('rgb(233, 234, 210)')
  expect(loaded()).toEqual(['angular'])
  await game.visit('chess', 'seed=5')
  await expect(king).toHaveAttribute('d', angular)
  await expect.poll(corner).toBe('rgb(233, 234, 210)')
})
