/** Own pairs: a set made on a phone, its cards in the smallest window, played to the end by another visitor. */
import { expect } from 'playwright/test'
import { ownTexts } from '../../../src/play/texts/own'
import { SHARED_PAGE, test } from '../support/fixtures'
import type { GamePage } from '../support/game-page'
import { frames } from '../support/rest'
import { OwnForm, openAsAnother, PHONE } from './own'

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
    await game.hastened(() =>
      expect(game.root.locator(`[data-index="${other}"]`)).toHaveAttribute('aria-label', /matched/),
    )
  }
}

/** The longest words that a card holds, on as many cards as possible. */
const LONG = [
  'Donaudampfschiffahrt',
  'electroencephalogram',
  'достопримечательност',
  'WWWWWWWWWWWWWWWWWWWW',
  'mmmmmmmmmmmmmmmmmmmm',
  'photosynthesis cycle',
  '12345678901234567890',
  'Hals-Nasen-Ohrenarzt',
]

/** Texts that leave their card, and words that break without a hyphen. */
const misplaced = ({ page }: GamePage) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-index] [class*=front]')].flatMap((card) => {
      const text = card.querySelector('[class*=text]')?.firstChild
      if (!text?.textContent) return []
      const isOut = card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth
      const letters = text.textContent
      // The box of a letter after a hyphen begins with the hyphen.
      const lineOf = (at: number) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().bottom
      }
      const isTorn = [...letters].some(
        (letter, i) =>
          i > 0 &&
          /\p{L}/u.test(letter) &&
          /\p{L}/u.test(letters[i - 1] ?? '') &&
          Math.abs(lineOf(i) - lineOf(i - 1)) > 3,
      )
      return isOut || isTorn ? [`${letters}: ${isOut ? 'out' : 'torn'}`] : []
    }),
  )

test.use({ ...SHARED_PAGE, viewport: PHONE })

test('a set is made, copied, and played to the end by another visitor', { tag: '@proof' }, async ({
  page,
  game,
}) => {
  await game.open('memory-match', '')
  const form = new OwnForm(page)
  await form.open()
  await form.fill('7 x 8 = 56\nstar = Donaudampfschiffahrt')
  await form.press(ownTexts.form.copy)
  await expect(form.form).toContainText('A set has 3 to 24 pairs. This one has 2.')
  await form.fill('7 x 8 = 56\nstar = Donaudampfschiffahrt\n🐟')
  const link = await form.link()
  await form.fill(
    LONG.flatMap((text) => ['', 'a', 'b'].map((end) => `${text.slice(0, 20 - end.length)}${end}`)).join('\n'),
  )
  await expect(form.form).toContainText(/is hard to read on a small phone/)
  await form.press(ownTexts.form.play)
  await game.phase('playing')
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await frames(page, 2)
    expect(await misplaced(game), `${width}x${height}`).toEqual([])
  }

  await page.setViewportSize({ width: 320, height: 568 })
  await openAsAnother(page, link.href)
  await game.ready()
  await expect(game.root.getByText('Difficulty', { exact: true })).toHaveCount(0)
  await game.begin.click()
  await game.phase('playing')
  await play(game)
  expect(await misplaced(game)).toEqual([])
  await game.over()
  await game.showMore()
  await game.button('Watch').click()
  await game.phase('watching')
  await page.keyboard.press('End')
  await expect(game.root.locator('[data-index][aria-label$="matched"]')).toHaveCount(6)
  await expect(game.root.getByText('Donaudampfschiffahrt').first()).toBeVisible()
})
