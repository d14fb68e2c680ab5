/** Several embedded games on one page of another origin: none disturbs the others. */
import { readFileSync } from 'node:fs'
import { expect } from 'playwright/test'
import { ownHash } from '../../../src/play/opening/ownContent'
import { packOwn } from '../../../src/play/own/pack'
import { SHARED_PAGE } from '../support/fixtures'
import { test } from './host'

test.use({ ...SHARED_PAGE, viewport: { width: 1366, height: 900 } })

/** A teacher's word list. */
const WORDS =
  'RADIUS: from the center to the edge\nANGLE: between two lines\nPRISM: a solid with two equal ends'

/** Two recorded games of Tic Tac Toe. */
const REPLAYS = readFileSync('tests/games/tic-tac-toe/replays.txt', 'utf8')
  .split('\n', 2)
  .map((line) => line.split(' ')[1])

test('two games, a daily puzzle, two replays and a teacher’s word list play side by side', {
  tag: '@proof',
}, async ({ host, page }) => {
  const packed = (await packOwn(new TextEncoder().encode(WORDS))) ?? ''
  const size = { width: 440, height: 430 } as const
  const paths = [
    '/embed/snake?seed=42',
    '/embed/connect-four?seed=1&opponent=normal',
    '/embed/today/sudoku',
    ...REPLAYS.map((packed) => `/embed/tic-tac-toe#play=${packed}`),
    `/embed/word-guessing?seed=3${ownHash({ packed })}`,
  ]
  await host.show(...paths.map((path) => ({ path, ...size })))
  for (const i of paths.keys()) await host.press(i)
  const gameIn = (index: number) => host.inside(index).locator('[data-game]')
  // Two replays run to their ends.
  for (const i of [3, 4]) {
    await expect(gameIn(i)).toHaveAttribute('data-phase', 'watching')
    await gameIn(i).focus()
    await page.keyboard.press('End')
    await expect(host.inside(i).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  }
  // One frame's worker makes the puzzle of the day, which takes a digit.
  await host.start(2)
  const empty = host.inside(2).getByRole('gridcell', { name: /, empty/ })
  const before = await empty.count()
  expect(before).toBeGreaterThan(0)
  await empty.first().click()
  await page.keyboard.press('5')
  await expect(empty).toHaveCount(before - 1)
  // The worker of another one answers.
  await host.start(1)
  await host
    .inside(1)
    .getByRole('gridcell', { name: /^Row 6, column 4\b/ })
    .click()
  await expect(host.inside(1).getByRole('gridcell', { name: /yellow/ })).toHaveCount(1)
  // A game with a clock pauses when another frame takes the focus; one without does not.
  await expect(gameIn(2)).toHaveAttribute('data-phase', 'paused')
  await host.start(5)
  await expect(
    host
      .inside(5)
      .getByText(/from the center|between two lines|two equal ends/)
      .first(),
  ).toBeVisible()
  await expect(gameIn(1)).toHaveAttribute('data-phase', 'playing')
  await host.start(0)
  await expect(gameIn(5)).toHaveAttribute('data-phase', 'playing')
  // The scene has its graphics.
  const field = host.inside(0).locator('canvas.stage-canvas')
  await expect(field).toBeVisible()
  const isLost = await field.evaluate((canvas: HTMLCanvasElement) =>
    canvas.getContext('webgl2')?.isContextLost(),
  )
  expect(isLost).toBe(false)
  // Only the frame that is asked pauses.
  await host.send({ target: 'pocket-arcade', version: 1, type: 'pause' }, 1)
  await expect(gameIn(1)).toHaveAttribute('data-phase', 'paused')
  await expect(gameIn(5)).toHaveAttribute('data-phase', 'playing')
  await host.send({ target: 'pocket-arcade', version: 1, type: 'resume' }, 1)
  await expect(gameIn(1)).toHaveAttribute('data-phase', 'playing')
  const heard = await page.evaluate(() =>
    (window as unknown as { heard: { type: string; game: string }[] }).heard
      .filter(({ type }) => type === 'started' || type === 'ended')
      .map(({ type, game }) => `${game} ${type}`),
  )
  for (const id of ['snake', 'connect-four', 'sudoku', 'word-guessing'])
    expect(heard).toContain(`${id} started`)
  expect(heard.filter((each) => each === 'tic-tac-toe ended')).toHaveLength(2)
})
