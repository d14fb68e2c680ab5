/** Others watch a game that is played here, alone or live. */
import type { Page } from 'playwright/test'
import { frameTexts } from '../../../src/play/texts/frame'
import { liveTexts } from '../../../src/play/texts/live'
import { panelTexts } from '../../../src/play/texts/panels'
import { FASTEST } from '../support/clock'
import { expect, listen } from '../support/fixtures'
import { bar, button, filled, linkOf, live, pasteOf, replyOf, SMALL, test, visit } from '../support/live'
import { cell } from '../support/moves'

test.use(SMALL)

const { watched, watching } = liveTexts

/** Opens the dialog that lets others watch, before a game. */
async function openWatchers(page: Page): Promise<void> {
  await button(page, frameTexts.live.button).first().click()
  await button(page, frameTexts.live.watch).click()
}

/** The link for the next watcher. */
async function watchLink(host: Page): Promise<string> {
  await button(host, watched.link).click()
  return filled(linkOf(host), '#watch=')
}

/** The page of a watcher shows the game. */
const sees = (page: Page) => expect(page.locator('[data-follow=watching]')).toBeVisible()
const counts = (host: Page, n: number) =>
  expect(host.locator('[data-watchers]')).toHaveAttribute('data-watchers', `${n}`)
/** The texts of the big screen that are too low to be read at three meters: below 2.5% of the height. */
const lowTexts = (watcher: Page) =>
  watcher.locator('[data-big]').evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('p, span, output, strong')]
      .filter(
        (each) =>
          each.checkVisibility() &&
          !each.classList.contains('visually-hidden') &&
          [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((each) => {
        const size = Number.parseFloat(getComputedStyle(each).fontSize) * (each.currentCSSZoom ?? 1)
        return size < innerHeight * 0.025
      })
      .map((each) => each.textContent),
  )
/** How much of the window's height the field has on the big screen. */
const shareOf = (watcher: Page) =>
  watcher
    .locator('[data-big] [data-field]')
    .first()
    .evaluate((field) => field.getBoundingClientRect().height / innerHeight)
/** A cell of a board that cannot be used. */
const shown = (page: Page, row: number, col: number) =>
  page.locator(`[role=gridcell][aria-label^="Row ${row}, column ${col}"]`)

test('two watch a live game in tabs of its browser: moves, the result, the next game, and what ends it', async ({
  tabs,
}) => {
  const { host, guest } = tabs
  await tabs.connect('/games/tic-tac-toe')
  const watchers = [await host.context().newPage(), await host.context().newPage()] as const
  const heard = await Promise.all(watchers.map(listen))
  await button(host, frameTexts.live.watch).click()
  let link = await watchLink(host)
  for (const watcher of watchers) {
    await visit(watcher, link)
    await expect(button(watcher, watching.start)).toHaveCount(0)
    await button(watcher, watching.inTab).click()
    await sees(watcher)
    await expect(watcher).not.toHaveURL(/#/)
    // Each watcher has a link.
    await expect(linkOf(host)).not.toHaveValue(link)
    link = await filled(linkOf(host), '#watch=')
  }
  await host.keyboard.press('Escape')
  await counts(host, 2)
  // The other player is told.
  await expect(guest.locator('[data-watched]')).toHaveAttribute('data-watched', '2')
  // The dialog has paused the game.
  await expect(watchers[0].getByText(watching.paused)).toBeVisible()
  await button(host, panelTexts.pause.resume).click()
  await tabs.phase('playing')
  const [first, second] = watchers
  await expect(first.locator('[data-players]')).toContainText(/Player 1: \w+ \w+.*Player 2: \w+ \w+/)

  const moves = [
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ] as const
  for (const [n, [row, col]] of moves.entries()) {
    await cell(n % 2 ? guest : host, row, col).click()
    for (const page of watchers)
      await expect(shown(page, row, col)).toHaveAttribute('aria-label', n % 2 ? /O$/ : /X$/)
  }
  // Nothing on the page of a watcher can be used but its own buttons.
  await shown(first, 1, 3).click({ force: true })
  await button(first, liveTexts.bar.reactions).click()
  await button(first, liveTexts.bar.react('🎉')).click()
  await expect(host.locator('[data-watchers] [data-reaction=other]')).toBeAttached()
  await expect(shown(first, 1, 3)).toHaveAttribute('aria-label', /empty/)

  // One who reloads needs another link.
  await second.reload()
  await expect(second.getByText(frameTexts.live.ended.watching).first()).toBeVisible()
  await counts(host, 1)
  await visit(second, link)
  await button(second, watching.inTab).click()
  await sees(second)
  await expect(shown(second, 2, 2)).toHaveAttribute('aria-label', /O$/)

  await first.setViewportSize({ width: 1366, height: 768 })
  await button(first, watching.bigScreen).click()
  await cell(host, 1, 3).click()
  for (const page of watchers) await expect(page.locator('[data-result]')).toHaveText('X wins')
  expect(await lowTexts(first)).toEqual([])
  await first.keyboard.press('Escape')
  await tabs.over(/wins/)
  await button(host, panelTexts.end.rematch).click()
  await button(guest, liveTexts.bar.accept).click()
  await tabs.phase('playing')
  for (const page of watchers) await expect(page.locator('[data-result]')).toHaveCount(0)
  await cell(guest, 3, 3).click()
  for (const page of watchers) await expect(shown(page, 3, 3)).toHaveAttribute('aria-label', /X$/)

  // The live game stays.
  await button(host, watched.endWatching).click()
  for (const page of watchers) await expect(page.getByText(watching.ended.left)).toBeVisible()
  await expect(host.locator('[data-watchers]')).toHaveCount(0)
  await expect(guest.locator('[data-watched]')).toHaveCount(0)
  await tabs.state('connected')
  await cell(host, 2, 2).click()
  await expect(cell(guest, 2, 2)).toHaveAccessibleName(/O$/)
  await button(first, watching.leave).click()
  await expect(first.locator('[data-phase=ready]')).toBeVisible()
  expect(heard.flat()).toEqual([])
  for (const page of watchers) await page.close()
})

test('a game played alone is watched from another device: stats, a pause, the big screen, the page that closes', async ({
  pair,
}) => {
  const { host, guest: watcher } = pair
  await visit(host, '/games/snake?seed=5')
  await openWatchers(host)
  await visit(watcher, await watchLink(host))
  await expect(watcher.getByText(liveTexts.dialog.seen)).toBeVisible()
  await button(watcher, watching.start).click()
  await pasteOf(host).fill(await filled(replyOf(watcher), '#reply='))
  await sees(watcher)
  await expect(watcher.getByText(watching.ready)).toBeVisible()
  await host.keyboard.press('Escape')
  await counts(host, 1)
  await expect(live(host)).toHaveCount(0)

  await button(watcher, watching.bigScreen).click()
  await expect(watcher.locator('[data-big]')).toBeVisible()
  await button(host, 'Start Game').first().click()
  const ended = host.locator('[data-phase=over]')
  await host.keyboard.press('ArrowDown')
  await pair.hastened(() => expect(ended).toBeVisible({ timeout: 60_000 }), FASTEST)
  await expect(watcher.locator('[data-result]')).toBeVisible()
  const score = (page: Page) => page.locator('[data-hud=Score]').textContent()
  expect(await score(watcher)).toBe(await score(host))
  expect(await lowTexts(watcher)).toEqual([])
  expect(await shareOf(watcher)).toBeGreaterThan(0.95)
  // Nothing can be pressed.
  await expect(watcher.locator('[data-big] button')).toHaveCount(0)
  await watcher.keyboard.press('Escape')
  await expect(watcher.locator('[data-big]')).toHaveCount(0)

  await host.getByRole('dialog').getByRole('button', { name: 'Play Again' }).click()
  await expect(watcher.locator('[data-result]')).toHaveCount(0)
  await host.keyboard.press('Escape')
  await expect(watcher.getByText(watching.paused)).toBeVisible()

  await visit(host, '/settings')
  await expect(host.getByText(frameTexts.live.ended.watchers).first()).toBeVisible()
  await expect(watcher.getByText(watching.ended.left)).toBeVisible()
})

test('games with secrets are not offered, and a damaged link is named', async ({ page }) => {
  await visit(page, '/games/battleship?opponent=two')
  await openWatchers(page)
  await expect(page.getByText(watched.refused.secret)).toBeVisible()
  await expect(button(page, watched.link)).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)

  await visit(page, '/games/snake#watch=Dabc')
  await expect(page.getByRole('alert').filter({ hasText: liveTexts.bad.invitation })).toBeVisible()
  await expect(button(page, watching.start)).toHaveCount(0)
  await button(page, watching.toGame).click()
  await expect(page.locator('[data-phase=ready]')).toBeVisible()
  await expect(page).not.toHaveURL(/#/)
})
