/** Stored replays in a browser: they survive a reload, are shared by tabs, and are exported and imported with all data. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { replayTexts } from '../../../src/play/texts/replays'
import { dataTexts } from '../../../src/site/texts/data'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { GamePage } from '../support/game-page'
import { go } from '../support/go'
import { deleteAllData, openSettings } from '../support/settings'

test.use(SHARED_PAGE)

const { import: importTexts } = dataTexts

interface Head {
  readonly key: string
  readonly game: string
  readonly bests: readonly string[]
  readonly bytes: number
}

/** The stored replays, oldest first. */
const heads = (page: Page): Promise<Head[]> =>
  page.evaluate(async () => {
    const name = 'pocket-arcade-plays'
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return []
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open(name))
    const all = (await done(database.transaction('heads').objectStore('heads').getAll())) as Head[]
    database.close()
    return all.sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }))
  })

/** Snake runs into the wall, `times` times, from any panel; returns the scores: an apple may be on the way. */
async function plays(game: GamePage, times: number): Promise<Record<string, string>[]> {
  const ends: Record<string, string>[] = []
  for (let n = 0; n < times; n++) {
    await game.page.keyboard.press('Enter')
    await game.over()
    const { Score = '', Length = '' } = await game.figures()
    ends.push({ Score, Length })
  }
  return ends
}

test('two replays are kept over a reload, and each can be watched', async ({ page, game }) => {
  await game.open('snake', 'seed=42')
  const [first = {}, second = {}] = await plays(game, 2)
  await expect.poll(() => heads(page)).toHaveLength(2)
  await page.reload()
  await game.ready()
  const kept = await heads(page)
  expect(new Set(kept.map(({ key }) => key)).size).toBe(2)
  for (const { game: id, bytes } of kept) {
    expect(id).toBe('snake')
    expect(bytes).toBeLessThan(300)
  }
  // Followed from the game's own page, and opened directly.
  await page.evaluate((key) => location.assign(`#kept=${key}`), kept[1]?.key ?? '')
  await game.watchedToEnd(second)
  await game.button('Close').click()
  await game.phase('ready')
  expect(new URL(page.url()).hash).toBe('')
  await go(page, '/')
  await page.goto(`/games/snake#kept=${kept[0]?.key}`)
  await game.watchedToEnd(first)
  await expect(game.root).toHaveAttribute('data-seed', '42')
  await game.visit('snake', '#kept=snake.1')
  await expect(page.getByText(replayTexts.problems.gone)).toBeVisible()
  await game.phase('ready')
})

test('two tabs store their replays side by side', { tag: '@proof' }, async ({ page, game, context }) => {
  await game.open('snake', 'seed=1')
  const other = await context.newPage()
  const second = new GamePage(other)
  await second.open('snake', 'seed=2')
  await other.keyboard.press('Enter')
  await second.phase('over', 60_000)
  await page.bringToFront()
  await plays(game, 1)
  await expect.poll(() => heads(page)).toHaveLength(2)
})

test('without storage a game ends as usual', async ({ page, game }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'files') throw new DOMException('no room', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
  await game.open('snake', 'seed=42')
  for (const { Score } of await plays(game, 1)) expect(Score).toMatch(/^\d+$/)
  expect(await heads(page)).toEqual([])
})

test('replays are exported with all data, deleted with it, and imported', async ({ page, game }, info) => {
  await game.open('snake', 'seed=42')
  await plays(game, 2)
  await expect.poll(() => heads(page)).toHaveLength(2)
  const before = await heads(page)
  await openSettings(page, 'data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: dataTexts.export.button }).click()
  const file = info.outputPath('data.json')
  await (await download).saveAs(file)
  expect(JSON.parse(readFileSync(file, 'utf8')).data.plays.data).toHaveLength(2)

  await deleteAllData(page)
  expect(await heads(page)).toEqual([])

  await game.ready()
  await plays(game, 1)
  await expect.poll(() => heads(page)).toHaveLength(1)
  await openSettings(page, 'data')
  await page.getByLabel(importTexts.file).setInputFiles(file)
  await expect(
    page.getByText(
      importTexts.change(importTexts.replays, importTexts.countReplays(1), importTexts.countReplays(2)),
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: importTexts.replace }).click()
  await expect(page.getByText(importTexts.done)).toBeVisible()
  expect(await heads(page)).toEqual(before)
})
