/** Own pairs: a set made on a phone, its cards in the smallest window, played to the end by another visitor. */
import { expect } from 'playwright/test'
import { ownTexts } from '../../../src/play/texts/own'
import { test } from '../embed/host'
import type { GamePage } from '../support/game-page'
import { asAnother, OwnForm, PHONE } from './own'

const PARTNERS: Readonly<Record<string, string>> = {
  '7 x 8': '56',
  '56': '7 x 8',
  star: 'Donaudampfschiffahrt',
  Donaudampfschiffahrt: 'star',
  '🐟': '🐟',
}

/** Turns a card, and returns its text. */
async function turn({ root }: GamePage, index: number): Promise<string> {
  const card = root.locator(`[data-index="${index}"]`)
  await card.click()
  await expect(card).not.toHaveAttribute('aria-label', /face down/)
  return ((await card.getAttribute('aria-label')) ?? '')
    .replace(/^Row \d+, column \d+, /, '')
    .replace(/, matched$/, '')
}

/** Looks at all cards, then takes the pairs. Slowly: two cards that do not match are only open for a second. */
async function play(game: GamePage): Promise<void> {
  await game.calm()
  const cards = Object.keys(PARTNERS).length + 1
  const texts: string[] = []
  /** No card is open: those that were turned are matched, or face down again. */
  const settled = async (found: number) => {
    await expect(game.root.locator('[data-index][aria-label$=", matched"]')).toHaveCount(2 * found)
    await expect(game.root.locator('[data-index][aria-label$="face down"]')).toHaveCount(cards - 2 * found)
  }
  for (let index = 0; index < cards; index += 2) {
    const pair = [await turn(game, index), await turn(game, index + 1)]
    texts.push(...pair)
    const found = texts.filter((text, i) => i % 2 === 0 && PARTNERS[text] === texts[i + 1]).length
    await game.hastened(() => settled(found))
  }
  expect([...new Set(texts)].sort()).toEqual(Object.keys(PARTNERS).sort())
  const open = new Set(texts.keys())
  for (const index of texts.keys()) {
    const label = await game.root.locator(`[data-index="${index}"]`).getAttribute('aria-label')
    if (!open.has(index) || label?.endsWith('matched')) continue
    const other = texts.findIndex((text, i) => i !== index && text === PARTNERS[texts[index] as string])
    open.delete(other)
    await turn(game, index)
    await turn(game, other)
    await expect(game.root.locator(`[data-index="${other}"]`)).toHaveAttribute('aria-label', /matched/)
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a set is made, copied, and played to the end by another visitor', async ({
    page,
    game,
    browser,
    pageOptions,
    host,
  }) => {
    await game.open('memory-match', '')
    const form = new OwnForm(page)
    await form.open()
    await form.fill('7 x 8 = 56\nstar = Donaudampfschiffahrt')
    await form.press(ownTexts.form.copy)
    await expect(form.form).toContainText('A set has 3 to 24 pairs. This one has 2.')
    await form.fill('7 x 8 = 56\nstar = Donaudampfschiffahrt\n🐟')
    const link = await form.link()

    const small = { ...pageOptions, viewport: { width: 320, height: 568 } }
    const other = await asAnother(browser, small, link.href)
    await other.ready()
    await expect(other.root.getByText('Difficulty', { exact: true })).toHaveCount(0)
    await other.begin.click()
    await other.phase('playing')
    await play(other)
    // Every text fits its card.
    const cut = await other.page.evaluate(() =>
      [...document.querySelectorAll('[data-index] [class*=front]')]
        .filter((card) => card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth)
        .map((card) => card.textContent),
    )
    expect(cut).toEqual([])
    await other.over()
    await other.showMore()
    await other.button('Watch').click()
    await other.phase('watching')
    await other.page.keyboard.press('End')
    await expect(other.root.locator('[data-index][aria-label$="matched"]')).toHaveCount(6)
    await expect(other.root.getByText('Donaudampfschiffahrt').first()).toBeVisible()
    await other.page.context().close()

    await host.show({ path: `/embed/memory-match${link.hash}`, kind: 'sandboxed', width: 320, height: 480 })
    await host.press()
    await host.start()
    await host.inside().locator('[data-index="0"]').click()
    const name = await host.inside().locator('[data-index="0"]').getAttribute('aria-label')
    expect(Object.keys(PARTNERS).some((text) => name?.endsWith(text))).toBe(true)
  })
})
