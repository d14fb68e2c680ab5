/** The workbench: components in both themes, the bar of time, rules that change while they run, and flashes of every scene. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { games } from '../../support/games'
import { expect, test } from '../support/fixtures'
import { go } from '../support/go'
import { colorsOf } from '../support/pixels'

// One server for all tests.
test.describe.configure({ mode: 'serial' })
test.use({ drawn: true })

const PROJECT = join(import.meta.dirname, '../../..')
/** A copy of the project, whose files are changed. */
const copy = mkdtempSync(join(tmpdir(), 'workbench-'))
let server: ChildProcess
let bench = ''

test.beforeAll(async () => {
  for (const part of [
    'src',
    'assets',
    '.tools',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(PROJECT, part), join(copy, part), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'))
  server = spawn(process.execPath, ['.tools/workbench.mjs', '--port', '0'], { cwd: copy })
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
test.afterAll(() => {
  server.kill()
  rmSync(copy, { recursive: true, force: true })
})

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
  await page.getByText('JSON', { exact: true }).click()
  return { stats, world: await page.locator('[data-more="JSON"] pre').textContent() }
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
    expect(await page.locator('[data-more="JSON"] pre').textContent()).not.toBe(first.world)
    // And back again.
    await page.getByRole('button', { name: '−1', exact: true }).click()
    await expect(page.locator(`[data-moment="${tick}"]`)).toBeVisible()
    expect(await page.locator('[data-more="JSON"] pre').textContent()).toBe(first.world)
  }
})

/** Saves a file of the copy with a text replaced; returns a function that saves it as it was. */
function edit(file: string, from: string, to: string): () => void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
  return () => writeFileSync(path, before)
}

/** The number of the line of a file of the copy that has a text. */
const lineOf = (file: string, text: string) =>
  readFileSync(join(copy, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

test('plays the same moment again by changed rules, without a page load', { tag: '@proof' }, async ({
  page,
  complaints,
}) => {
  const first = await moment(page, 'game=flappy-bird&seed=3', 300)
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }))
  const json = page.locator('[data-more="JSON"] pre')

  const undo = edit('src/games/flappy-bird/rules/index.ts', 'GRAVITY = 0.6', 'GRAVITY = 0.66')
  await expect(page.locator('[data-difference]')).toContainText('vy:', { timeout: 60_000 })
  await expect(page.locator('[data-moment="300"]')).toBeVisible()
  await expect(json).not.toHaveText(first.world ?? '')
  const changed = await json.textContent()

  // A change of the picture only: the world stays.
  const updated = page.waitForEvent('console', (message) => /hot updated.*Scene\.tsx/.test(message.text()))
  const repaint = edit(
    'src/games/flappy-bird/view/Scene.tsx',
    'export default function',
    '/* another picture */ export default function',
  )
  await updated
  expect(await json.textContent()).toBe(changed)
  repaint()

  // An error is shown over the field; the old world stays until it is fixed.
  complaints.allow(/Planted/)
  const fix = edit(
    'src/games/flappy-bird/rules/index.ts',
    'function step(',
    "function step() {\n  throw new Error('Planted')\n}\nfunction oldStep(",
  )
  const line = lineOf('src/games/flappy-bird/rules/index.ts', "throw new Error('Planted')")
  await expect(page.getByRole('alert')).toContainText(
    `step in src/games/flappy-bird/rules/index.ts:${line}`,
    {
      timeout: 60_000,
    },
  )
  expect(await json.textContent()).toBe(changed)
  fix()
  undo()
  await expect(json).toHaveText(first.world ?? '', { timeout: 60_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true)
})

test('lists the moves that changed rules refuse, and shows hints', { tag: '@proof' }, async ({ page }) => {
  await moment(page, 'game=connect-four&seed=5&opponent=two', 9)
  const undo = edit('src/games/connect-four/rules/index.ts', 'move >= max', 'move >= 3')
  await expect(page.locator('[data-refused]')).toBeVisible({ timeout: 60_000 })
  undo()
  await expect(page.locator('[data-refused]')).toHaveCount(0, { timeout: 60_000 })
  // What the bot would hint at is drawn on the board.
  await page.keyboard.press('F2')
  await expect(page.locator('[data-hint]')).toContainText('Column')
})

test('is played by hand from any moment, and stops at an expression', { tag: '@proof' }, async ({ page }) => {
  await moment(page, 'game=snake&seed=42', 120)
  await page.getByRole('button', { name: '−60', exact: true }).click()
  await expect(page.locator('[data-moment="60"]')).toBeVisible()
  await page.getByLabel('Input').selectOption('By hand')
  await page.getByLabel('Stop at').fill('directions')
  await expect(page.getByRole('alert')).toContainText('“directions”')
  await page.getByLabel('Stop at').fill("direction === 'left'")
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.getByText('Data', { exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search the data' }).fill('direction')
  await expect(page.locator('[data-more="Data"]')).toContainText('direction: "left"')
  const [at, length] = await page
    .getByRole('region', { name: 'Time' })
    .evaluate(({ dataset }) => [Number(dataset.at), Number(dataset.length)])
  expect(at).toBeGreaterThan(60)
  expect(length).toBe(at)
})

test('opens a replay at its last tick, and charts a value of it', { tag: '@proof' }, async ({ page }) => {
  const [, replay = ''] =
    /^[0-9a-f]{16} (\S+)$/m.exec(
      readFileSync(join(PROJECT, 'tests/games/flappy-bird/replays.txt'), 'utf8'),
    ) ?? []
  await show(page, '?part=languages')
  await page.getByLabel('Replay link').fill(`https://example.org/games/flappy-bird#play=${replay}`)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.locator('[data-moment="1200"]')).toBeVisible({ timeout: 60_000 })

  await page.getByText('Data', { exact: true }).click()
  await page.getByRole('button', { name: 'score', exact: true }).click()
  const [, score] = (await page.locator('[data-hud]').first().textContent())?.match(/(\d+)/) ?? []
  await expect(page.locator('[data-chart="score"]')).toContainText(`0 to ${score}`)
  // In the middle of the chart is half of the time.
  await page.getByRole('button', { name: 'score over time' }).click()
  const near = page.locator('[data-moment="600"], [data-moment="599"], [data-moment="601"]')
  await expect(near).toBeVisible()

  await page.getByLabel('Replay link').fill('nothing')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This is no replay')
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
