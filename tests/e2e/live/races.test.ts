/** A live race of every game that two people cannot play against each other, by two tabs of one browser. */
import type { Page } from 'playwright/test'
import { TABLE } from '../../contract/table'
import { Fingers } from '../support/fingers'
import { expect, test } from '../support/fixtures'
import { connectTabs, LivePage, SharedRate, SMALL } from '../support/live'
import { Pad } from '../support/pads'
import { type Devices, planOf, racePlanOf } from '../support/plan'

/** Games that two people cannot play against each other. */
const RACED = await Promise.all(
  TABLE.map(async ([id, title]) => ((await planOf(id)).race === null ? [] : [[id, title] as const])),
)

const WON = /^You won the race/
const LOST = /^Your opponent won the race/
const TIED = /^The race is a tie/

/** The two results in the text of a race: one's own, and the opponent's. */
function resultsIn(text: string): readonly (string | undefined)[] {
  const [, mine, other] = /You: (.+)\. Your opponent: (.+)\.$/.exec(text) ?? []
  expect(mine && other, text).toBeTruthy()
  return [mine, other]
}

const progress = (page: Page) => page.locator('[data-progress]')

for (const [id, title] of RACED.flat()) {
  test(`${title}: both play to the end and see both results`, async ({ browser }) => {
    // Two fields with moving pieces are drawn at the same time.
    if (id === 'jigsaw-puzzle') test.setTimeout(300_000)
    const context = await browser.newContext(SMALL)
    const { query, ends, keyboard } = await racePlanOf(id)
    const { host, guest } = await connectTabs(context, `/games/${id}?${query}`)
    const shared = new SharedRate()
    const pages = [host, guest]
    const all: Devices[] = pages.map((page) => ({
      page,
      game: new LivePage(page, shared),
      pad: new Pad(page),
      fingers: new Fingers(page),
    }))
    for (const page of pages) await shared.want(page, 1)
    await Promise.all(all.map(({ game }) => (game as LivePage).counted()))
    await Promise.all(
      all.map(async (devices) => {
        await keyboard(devices)
        await (devices.game as LivePage).rests()
        await devices.game.phase('over', 60_000)
      }),
    )
    for (const { game } of all) await expect(game.end).toContainText(ends)
    // Each tab has played the other's input to its end.
    for (const page of pages) await expect(progress(page)).toHaveText(/race/)
    const [ours = '', theirs = ''] = await Promise.all(
      pages.map(async (page) => (await progress(page).textContent()) ?? ''),
    )
    const opposite = WON.test(ours) ? LOST : LOST.test(ours) ? WON : TIED
    expect(theirs).toMatch(opposite)
    // Each sees both results.
    const [mine, other] = resultsIn(ours)
    expect(resultsIn(theirs)).toEqual([other, mine])
    for (const page of pages) await expect(page.locator('[data-live=connected]')).toBeVisible()
    await context.close()
  })
}

test('a suggestion changes the options of the race for both', async ({ browser }) => {
  const context = await browser.newContext(SMALL)
  const { host, guest } = await connectTabs(context, '/games/number-guessing?seed=42')
  await guest.getByRole('button', { name: 'Next game' }).click()
  await guest.getByRole('radio', { name: 'Hard', exact: true }).click()
  await guest.getByRole('button', { name: 'Suggest this game' }).click()
  await expect(guest.locator('[data-live-bar]')).toContainText('Waiting for an answer')
  await expect(host.locator('[data-live-bar]')).toContainText(/suggests: .*Hard/)
  await host.getByRole('button', { name: 'Accept' }).click()
  for (const page of [host, guest]) await expect(page.locator('[data-hud="Guesses left"]')).toHaveText('5')
  await context.close()
})
