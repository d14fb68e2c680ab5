/** A group without a server: two devices add their results to one link. What is proved is tested in `play/group`. */
import type { Page } from 'playwright/test'
import { NAMES, nickname } from '../../../src/play/live/words'
import { pack, unpack } from '../../../src/play/replay/pack'
import { frameTexts } from '../../../src/play/texts/frame'
import { groupTexts as texts } from '../../../src/play/texts/group'
import { panelTexts } from '../../../src/play/texts/panels'
import { CLOCK, UNDRAWN } from '../support/clock'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { GamePage } from '../support/game-page'

test.use(SHARED_PAGE)

/** Runs before the page: sets the nickname. */
const named = (name: number) =>
  `localStorage.setItem('settings', '{"version":1,"data":{"muted":true,"nickname":${name}}}')`

/** Plays the group's game to its end, and adds the result. All by keyboard. Returns the new link. */
async function playAndAdd(page: Page, game: GamePage): Promise<string> {
  await game.begin.press('Enter')
  await game.over()
  await game.button(texts.add).press('Enter')
  const add = page.getByRole('region', { name: texts.add })
  await expect(add.getByRole('button', { name: texts.add })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.added)).toBeVisible()
  const link = await page.getByLabel(texts.link, { exact: true }).inputValue()
  await page.keyboard.press('Escape')
  return link
}

test('a group is made, two devices add their results, and a forged one is named', async ({
  page,
  game,
  browser,
}) => {
  await game.open('snake')
  await game.button(panelTexts.options.more).press('Enter')
  await game.button(frameTexts.parts.group).press('Enter')
  await expect(page.getByText(texts.empty)).toBeVisible()
  await page.keyboard.press('Escape')
  const first = await playAndAdd(page, game)
  const name = Number(/\/games\/snake\?seed=42#group=2\.1\.(\d+)\.[\w-]+$/.exec(first)?.[1])
  const [theirName, forger] = [(name + 1) % NAMES, (name + 2) % NAMES] as const

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.addInitScript(named(theirName))
  for (const script of [CLOCK, UNDRAWN]) await other.addInitScript(script)
  const theirs = new GamePage(other)
  await other.goto(first)
  await theirs.ready()
  await expect(theirs.button(texts.line(1, 0, nickname(name)))).toBeVisible()
  const second = await playAndAdd(other, theirs)
  await theirs.detach()
  await context.close()

  const replay = await unpack(second.slice(second.lastIndexOf('.') + 1))
  const forged = await pack({ ...replay, figures: { ...replay.figures, Score: 999 } })
  await page.goto(`${second.replace('#group=2.2.', '#group=2.3.')}.${forger}.${forged}`)
  // Equal results are in the order of their names' numbers, as texts.
  const [best = 0] = [name, theirName].sort((a, b) => (`${a}.` < `${b}.` ? -1 : 1))
  await game.button(texts.incomplete(texts.line(2, 0, nickname(best)))).press('Enter')
  await expect(page.getByText(texts.failed.unproved(nickname(forger)))).toBeVisible()
  const rows = page.getByRole('dialog').locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: texts.own(nickname(name)) })).toHaveCount(1)
  await page.getByRole('button', { name: texts.watchOf(nickname(theirName)) }).press('Enter')
  await game.phase('watching')

  await page.goto('/games/snake?seed=43#group=2.3.5.cut')
  await game.button(texts.noneShown).press('Enter')
  await expect(page.getByText(texts.cut(0, 3))).toBeVisible()
  await expect(page.getByText(texts.howToAdd)).toBeVisible()
  await expect(page.getByText(texts.empty)).toBeHidden()
})
