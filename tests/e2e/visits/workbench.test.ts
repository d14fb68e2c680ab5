/** The workbench: components in both themes, reproducible moments of games, flashes of every scene. The built site does not contain it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { TABLE } from '../../contract/table'
import { expect, test } from '../support/fixtures'
import { go } from '../support/go'
import { colorsOf } from '../support/pixels'

// One server for all tests.
test.describe.configure({ mode: 'serial' })
test.use({ drawn: true })

const ROOT = join(import.meta.dirname, '../../..')
const PORT = 4327
let server: ChildProcess
let bench = ''

test.beforeAll(async () => {
  server = spawn(process.execPath, ['.tools/workbench.mjs', '--port', String(PORT)], { cwd: ROOT })
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

/** The stats at a moment of a game. */
async function moment(page: Page, query: string, tick: number): Promise<Record<string, string>> {
  await page.goto(`${bench}?${query}&tick=${tick}`)
  await expect(page.locator(`[data-moment="${tick}"]`)).toBeVisible({ timeout: 60_000 })
  const stats = await page
    .locator('[data-hud]')
    .evaluateAll((list) => list.map((each) => [(each as HTMLElement).dataset.hud, each.textContent]))
  return Object.fromEntries(stats) as Record<string, string>
}

for (const { id, query, tick } of [
  { id: 'snake', query: 'seed=42&speed=fast', tick: 600 },
  { id: 'breakout', query: 'seed=7', tick: 900 },
  { id: 'connect-four', query: 'seed=5&opponent=two', tick: 9 },
]) {
  test(`shows the same moment of ${id} twice, and a different one later`, async ({ page }) => {
    const asked = `game=${id}&${query}`
    const first = await moment(page, asked, tick)
    expect(Object.keys(first).length).toBeGreaterThan(0)
    const picture = page.locator('canvas.stage-canvas, [role="grid"]').first()
    await expect(picture).toBeVisible()
    expect(await colorsOf(picture)).toBeGreaterThan(8)
    const data = async () => {
      await page.getByText('Data', { exact: true }).click()
      return page.locator('[data-more="Data"] pre').textContent()
    }
    const world = await data()
    expect(await moment(page, asked, tick)).toEqual(first)
    expect(await data()).toBe(world)
    // One step later the world differs.
    await page.getByRole('button', { name: '+1', exact: true }).click()
    await expect(page.locator(`[data-moment="${tick + 1}"]`)).toBeVisible()
    expect(await page.locator('[data-more="Data"] pre').textContent()).not.toBe(world)
  })
}

test('shows the components in both themes, and the parts of the stage', async ({ page }) => {
  for (const [theme, ground] of [
    ['dark', 'rgb(20, 22, 29)'],
    ['light', 'rgb(246, 243, 236)'],
  ] as const) {
    await page.goto(`${bench}?part=ui&theme=${theme}`)
    await expect(page.getByRole('region', { name: 'Keypad' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(ground)
  }
  await page.getByRole('button', { name: 'Open large' }).click()
  await expect(page.getByRole('dialog', { name: 'A large dialog' })).toBeVisible()
  await page.getByRole('button', { name: 'Show a message' }).click()
  await expect(page.getByText('Shown above the dialog')).toBeVisible()
  await page.goto(`${bench}?part=stage`)
  await expect(page.locator('[data-stage] canvas')).toBeVisible()
})

/** A quarter of any view may flash (WCAG 2.2, 2.3.1). Slice Storm reaches 17%, all others stay below 10%. */
const MOST_FLASHING = 25

const scenes = TABLE.filter(([, , , , , kind]) => kind === 'realtime').map(([id]) => id)
/** How much of the view flashes, by game, in percent. Filled by the tests below. */
const flashing: Record<string, number> = {}
const PARTS = 6

test.describe('flashes', () => {
  // Few pixels, so that drawing is fast.
  test.use({ viewport: { width: 640, height: 620 }, deviceScaleFactor: 0.5 })
  for (let part = 0; part < PARTS; part++)
    test(`no scene flashes too much, part ${part + 1}`, async ({ page }) => {
      // Loaded first, because the development server sends each module separately.
      await page.goto(bench)
      for (const id of scenes.filter((_, i) => i % PARTS === part)) {
        await go(page, `?game=${id}&seed=7&flashes`)
        await page.getByRole('button', { name: 'Measure flashes' }).click()
        const share = await page.locator('[data-flashing]').getAttribute('data-flashing', { timeout: 60_000 })
        flashing[id] = Number(share)
        expect(flashing[id], id).toBeLessThanOrEqual(MOST_FLASHING)
      }
    })
})

test('all scenes were measured with visible pictures', () => {
  expect(Object.keys(flashing).sort()).toEqual([...scenes].sort())
  // Empty pictures would give only zeros. How many others there are depends on the machine.
  expect(Object.values(flashing).filter((share) => share > 0).length).toBeGreaterThan(3)
})

test('the built site does not contain the workbench', async ({ page, complaints }) => {
  complaints.allow(/404/)
  await page.goto('/src/workbench/')
  await expect(page.locator('[data-workbench]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  const dist = join(ROOT, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const found = files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes('workbench'))
  expect(found.map((file) => file.name)).toEqual([])
})
