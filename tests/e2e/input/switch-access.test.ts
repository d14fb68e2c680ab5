/** Switch access in a browser: games from start to end, by one key, one finger or one button only. */
import type { Locator } from 'playwright/test'
import { assistTexts } from '../../../src/play/texts/assists'
import { playedTexts } from '../../../src/play/texts/played'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { cell } from '../support/moves'
import type { Devices } from '../support/plan'
import { partOf } from '../support/settings'
import { OneSwitch, WITH_ONE_SWITCH } from '../support/switch-access'

// The settings below turn the sound off.
test.use({ ...SHARED_PAGE, muted: false, viewport: { width: 1024, height: 640 } })

// A scan that misses its target would go on for as long as all tests may.
test.setTimeout(60_000)

const cells = (...places: readonly (readonly [number, number])[]) =>
  function* ({ page }: Devices): Generator<Locator> {
    for (const [row, col] of places) yield cell(page, row, col)
  }
const named = (...names: readonly string[]) =>
  function* ({ page }: Devices): Generator<Locator> {
    for (const name of names) yield page.getByRole('button', { name, exact: true })
  }

interface Case {
  readonly query: string
  /** What is chosen after Start Game, in order. */
  readonly choices: (devices: Devices) => Iterable<Locator>
  readonly ends: RegExp
}

const CASES: Readonly<Record<string, Case>> = {
  'connect-four': {
    query: 'seed=42',
    choices: cells([1, 1], [1, 2], [1, 1], [1, 2], [1, 1], [1, 2], [1, 1]),
    ends: /Red wins/,
  },
  // The last two cells of a grid: each is chosen, then its digit on the keys next to it.
  sudoku: {
    query: 'position=534678900672195348198342567859761423426853791713924856961537284287419635345286179',
    *choices({ page }) {
      yield cell(page, 1, 8)
      yield page.getByRole('gridcell', { name: /^One/ })
      yield cell(page, 1, 9)
      yield page.getByRole('gridcell', { name: /^Two/ })
    },
    ends: /Solved/,
  },
  // The shortest mate: f3 e5, g4 Qh4.
  chess: {
    query: 'seed=42&rules=full',
    choices: cells([7, 6], [6, 6], [2, 5], [4, 5], [7, 7], [5, 7], [1, 4], [5, 8]),
    ends: /Black wins/,
  },
  blackjack: {
    query: 'seed=42',
    choices: named('Bet 10 more', 'Deal', 'Stand', 'Leave'),
    ends: /1 round played/,
  },
}

// The tests below play a board and scenes.
for (const [id, { query, choices, ends }] of Object.entries(CASES))
  test(`${id} is played by the space bar only`, { tag: '@proof' }, async ({ page, game, fingers, pad }) => {
    await page.addInitScript(WITH_ONE_SWITCH)
    const hand = new OneSwitch(page, () => page.keyboard.press('Space'))
    await game.open(id, query)
    await hand.choose(game.begin)
    await game.phase('playing')
    for (const target of choices({ page, game, fingers, pad })) await hand.choose(target)
    await game.over()
    await expect(game.end).toContainText(ends)
    await expect(game.end.locator('[data-played]')).toContainText(playedTexts.switchAccess)
  })

test('from the home page to Tic Tac Toe, through its panels, and back by one gamepad button', {
  tag: '@proof',
}, async ({ page, game, pad }) => {
  await page.addInitScript(WITH_ONE_SWITCH)
  const hand = new OneSwitch(page, () => pad.press('Y'))
  await page.goto('/')
  await pad.plug()
  await hand.choose(page.locator('a[href="/games/tic-tac-toe"]').filter({ visible: true }).first())
  await game.ready()
  await hand.choose(game.begin)
  await game.phase('playing')
  // Through the pause panel and the help, too.
  await hand.choose(game.button('Pause'))
  await hand.choose(game.button('How to play'))
  await hand.choose(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  await hand.choose(game.button('Resume'))
  for (const [col, mark] of ['X', 'O'].entries()) {
    await hand.choose(cell(page, 1, col + 1))
    await expect(cell(page, 1, col + 1)).toHaveAccessibleName(new RegExp(`${mark}$`))
  }
  await hand.choose(game.button('Pause'))
  await hand.choose(game.button('More'))
  await hand.choose(game.end.getByRole('link', { name: 'All Games' }))
  await expect(page).toHaveURL('/')
})

test('the four directions of 2048 and of Frogger are highlighted below the field', async ({ page, game }) => {
  // The clock of the road is slow: only the switch is tested.
  await page.addInitScript(WITH_ONE_SWITCH.replace('"scanMs":500', '"scanMs":500,"gameSpeed":25'))
  const hand = new OneSwitch(page, () => page.keyboard.press('Space'))
  const way = (name: string) => page.locator('[data-switch-pad]').getByRole('button', { name, exact: true })
  const begin = async (id: string) => {
    await game.visit(id, 'seed=42')
    await hand.choose(game.begin)
    await game.phase('playing')
  }
  await begin('2048')
  await hand.choose(way('Left'))
  await hand.choose(way('Down'))
  await expect.poll(() => game.figures()).toMatchObject({ Moves: '2' })
  await begin('frogger')
  // A car may be there when the button is highlighted; the frog has two more lives.
  await expect(async () => {
    await hand.choose(way('Up'))
    await expect.poll(() => game.figures(), { timeout: 2000 }).toMatchObject({ Score: '10' })
  }).toPass()
  await hand.choose(game.button('Pause'))
  await game.phase('paused')
})

test('Slice Storm is started, steered and left after its end by the space bar only', async ({
  page,
  game,
}) => {
  await page.addInitScript(WITH_ONE_SWITCH)
  const hand = new OneSwitch(page, () => page.keyboard.press('Space'))
  const way = (name: string) => page.locator('[data-switch-pad]').getByRole('button', { name, exact: true })
  await game.open('slice-storm', 'seed=42')
  await hand.choose(game.begin)
  await game.phase('playing')
  await hand.choose(way('Left'))
  await hand.choose(way('Hold to slice'))
  await game.over()
  await expect(game.end.locator('[data-played]')).toContainText(playedTexts.switchAccess)
  await hand.choose(game.button('More'))
  await hand.choose(game.end.getByRole('link', { name: 'All Games' }))
  await expect(page).toHaveURL('/')
})

test('Flappy Bird is played by Enter only, or by clicks anywhere', async ({ page, game }) => {
  await page.addInitScript(WITH_ONE_SWITCH)
  const hand = new OneSwitch(page, () => page.keyboard.press('Enter'))
  await game.open('flappy-bird')
  await hand.choose(game.begin)
  await game.phase('playing')
  await expect(page.locator('[data-lit]')).toHaveCount(0)
  await page.mouse.click(3, 3)
  await game.over()
  await expect(game.end).toContainText(/Game Over!/)
  // Escape, three times, turns it off.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
  await expect(page.locator('[data-lit]')).toHaveCount(0)
})

test.describe('by one finger', () => {
  test.use({ hasTouch: true })
  test('a touch anywhere sets the scan interval, in the settings', { tag: '@proof' }, async ({
    page,
    game,
    fingers,
  }) => {
    await page.addInitScript(WITH_ONE_SWITCH.replace('500', '1000'))
    const hand = new OneSwitch(page, () => fingers.tap(5, 5))
    await game.open('tic-tac-toe')
    await hand.choose(page.getByRole('button', { name: 'Settings' }).first())
    await hand.choose(partOf(page, 'assists'))
    const slider = page.getByRole('slider', { name: assistTexts.switchAccess.interval })
    // The first of decreasing and increasing.
    await hand.choose(slider)
    await expect(slider).toHaveAttribute('aria-valuetext', '0.75 s')
  })
})
