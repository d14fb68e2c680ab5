/** Live races by two tabs of one browser. No game has code for them: `contract/live.test.ts` races all without a page. */
import type { Page } from 'playwright/test'
import { liveTexts } from '../../../src/play/texts/live'
import { panelTexts } from '../../../src/play/texts/panels'
import { sessionTexts } from '../../../src/play/texts/session'
import { games } from '../../support/games'
import { Fingers } from '../support/fingers'
import { expect } from '../support/fixtures'
import { handOf } from '../support/hands'
import { bar, button, expectNewGame, LivePage, type Pair, SharedRate, SMALL, test } from '../support/live'
import { Pad } from '../support/pads'
import { planOf, racePlanOf } from '../support/plan'

test.use(SMALL)

/** A game of each kind; the last test races another one. */
const GUARDS = ['snake', 'sliding-puzzle']

/** Games that two people cannot play against each other. */
const RACED = await Promise.all(games.map(async ({ id }) => ((await planOf(id)).race === null ? [] : [id])))

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

/** Both play to the end, at the same time. */
async function race({ pages }: Pair, { ends, keyboard }: Awaited<ReturnType<typeof racePlanOf>>) {
  const shared = new SharedRate()
  const all = pages.map((page) => ({
    page,
    game: new LivePage(page, shared),
    pad: new Pad(page),
    fingers: new Fingers(page),
  }))
  for (const page of pages) await shared.want(page, 1)
  await Promise.all(all.map(({ game }) => game.counted()))
  await Promise.all(
    all.map(async (devices) => {
      await keyboard(handOf('keyboard', devices))
      await devices.game.rests()
      await devices.game.phase('over', 60_000)
    }),
  )
  for (const { game } of all) await expect(game.end).toContainText(ends)
  // Each tab has played the other's input to its end.
  for (const page of pages) await expect(progress(page)).toHaveText(/race/)
  const [ours = '', theirs = ''] = await Promise.all(
    pages.map(async (page) => ((await progress(page).textContent()) ?? '').trim()),
  )
  const opposite = WON.test(ours) ? LOST : LOST.test(ours) ? WON : TIED
  expect(theirs).toMatch(opposite)
  const [mine, other] = resultsIn(ours)
  expect(resultsIn(theirs)).toEqual([other, mine])
  for (const page of pages) await shared.want(page, 1)
}

for (const id of RACED.flat())
  test(`${id}: both play to the end and see both results`, {
    tag: GUARDS.includes(id) ? [] : '@proof',
  }, async ({ tabs }) => {
    const plan = await racePlanOf(id)
    await tabs.connect(`/games/${id}?${plan.query}`)
    await race(tabs, plan)
    await tabs.state('connected')
  })

/** Guesses until the guesses run out, or the number is found by luck. Before, so many are left. */
async function guess(page: Page, max: number, enough = max): Promise<void> {
  for (let left = max - 1; left >= max - enough; left--) {
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-hud="Guesses left"]')).toHaveText(String(left))
    if (await page.locator('[data-phase=over]').isVisible()) return
  }
}

test('a result is announced, a suggestion changes the options for both, and a race can be finished alone', async ({
  tabs,
}) => {
  const { host, guest } = tabs
  await tabs.connect('/games/number-guessing?seed=42&difficulty=hard')
  // Screen readers read the result, but not each step to it.
  const result = bar(host).locator('[data-result]')
  await expect(result).toHaveRole('status')
  await guess(guest, 5, 1)
  await expect(progress(host)).toContainText('Guesses left 4')
  await expect(result).toHaveText('')
  await guess(guest, 4)
  await expect(result).toHaveText(/^Finished: /)

  await button(guest, liveTexts.bar.nextGame).click()
  await guest.getByRole('radio', { name: 'Easy', exact: true }).click()
  await button(guest, liveTexts.next.suggest).click()
  await expect(bar(guest)).toContainText('Waiting for an answer')
  await expect(bar(host)).toContainText(/suggests: .*Easy/)
  await button(host, liveTexts.bar.accept).click()
  await tabs.both((page) => expect(page.locator('[data-hud="Guesses left"]')).toHaveText('10'))

  await bar(guest).getByRole('button', { name: liveTexts.bar.leave }).click()
  await expect(host.getByRole('dialog')).toContainText(sessionTexts.pause.alone)
  await button(host, panelTexts.pause.resume).click()
  await expect(host.locator('[data-phase=playing]')).toBeVisible()
  await guess(host, 10)
  await expectNewGame(host)
})
