/** The workbench: components in both themes, reproducible moments of games, and flashes of every scene. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { games } from '../../support/games'
import { expect, test } from '../support/fixtures'
import { go } from '../support/go'
import { colorsOf } from '../support/pixels'

// One server for all tests.
test.describe.configure({ mode: 'serial' })
test.use({ drawn: true })

let server: ChildProcess
let bench = ''

test.beforeAll(async () => {
  server = spawn(process.execPath, ['.tools/workbench.mjs', '--port', '0'], {
    cwd: join(import.meta.dirname, '../../..'),
  })
  bench = await new Promise<string>((resolve, reject) => {
    let output = ''
    const hear = (data: Buffer) => {
      output += data
      const found = output.match(/^Workbench: (\S+)$/m)
      if (found) resolve(found[1] as string)
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.on('exit', () => reject(new Error(output)))
  })
})
test.afterAll(() => void server.kill())

/** A part of the workbench, without a page load: the development server sends each module separately. */
async function show(page: Page, query: string): Promise<void> {
  if (page.url().startsWith(bench)) await go(page, query)
  else await page.goto(bench + query)
}

/** The stats and the data at a moment of a game. */
async function moment(page: Page, query: string, tick: number) {
  await show(page, `?${query}&tick=${tick}`)
  await expect(page.locator(`[data-moment="${tick}"]`)).toBeVisible({ timeout: 60_000 })
  const stats = await page
    .locator('[data-hud]')
    .evaluateAll((list) => list.map((each) => [(each as HTMLElement).dataset.hud, each.textContent]))
  await page.getByText('Data', { exact: true }).click()
  return { stats, world: await page.locator('[data-more="Data"] pre').textContent() }
}

/** A tick or move of a game of each kind. */
const MOMENTS = [
  ['game=snake&seed=42&speed=fast', 600],
  ['game=connect-four&seed=5&opponent=two', 9],
] as const

test('shows components in both themes, parts of the stage, and the same moment of a game twice', {
  tag: '@proof',
}, async ({ page }) => {
  for (const [theme, ground] of [
    ['dark', 'rgb(20, 22, 29)'],
    ['light', 'rgb(246, 243, 236)'],
  ] as const) {
    await show(page, `?part=ui&theme=${theme}`)
    await expect(page.getByRole('region', { name: 'Keypad' })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('background-color', ground)
  }
  await page.getByRole('button', { name: 'Open large' }).click()
  await expect(page.getByRole('dialog', { name: 'A large dialog' })).toBeVisible()
  await page.getByRole('button', { name: 'Show a message' }).click()
  await expect(page.getByText('Shown above the dialog')).toBeVisible()
  await show(page, '?part=stage')
  await expect(page.locator('[data-stage] canvas')).toBeVisible()

  for (const [query, tick] of MOMENTS) {
    const first = await moment(page, query, tick)
    expect(first.stats.length).toBeGreaterThan(0)
    const picture = page.locator('canvas.stage-canvas, [role="grid"]').first()
    await expect(picture).toBeVisible()
    expect(await colorsOf(picture)).toBeGreaterThan(8)
    await show(page, '?part=trophies')
    expect(await moment(page, query, tick)).toEqual(first)
    // One step later the world differs.
    await page.getByRole('button', { name: '+1', exact: true }).click()
    await expect(page.locator(`[data-moment="${tick + 1}"]`)).toBeVisible()
    expect(await page.locator('[data-more="Data"] pre').textContent()).not.toBe(first.world)
  }
})

/** A quarter of any view may flash (WCAG 2.2, 2.3.1). Slice Storm reaches 17%, all others stay below 10%. */
const MAX_FLASHING = 25

const SCENES = games.filter(({ kind }) => kind === 'realtime').map(({ id }) => id)

test.describe('flashes', () => {
  // Few pixels, so that drawing is fast.
  test.use({ viewport: { width: 640, height: 620 }, deviceScaleFactor: 0.5 })
  test('no scene flashes too much', { tag: '@proof' }, async ({ page }) => {
    const shares: number[] = []
    for (const id of SCENES) {
      await show(page, `?game=${id}&seed=7&flashes`)
      await page.getByRole('button', { name: 'Measure flashes' }).click()
      const share = await page.locator('[data-flashing]').getAttribute('data-flashing', { timeout: 60_000 })
      expect(Number(share), id).toBeLessThanOrEqual(MAX_FLASHING)
      shares.push(Number(share))
    }
    // Empty pictures would give only zeros.
    expect(Math.max(...shares)).toBeGreaterThan(0)
  })
})
