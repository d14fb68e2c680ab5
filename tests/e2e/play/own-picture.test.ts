/** The visitor's own picture in Jigsaw Puzzle: it is stored on the device, and deleted with all data. */
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import type { GamePage } from '../support/game-page'
import { redness, redPicture } from '../support/red-picture'
import { deleteAllData, openSettings } from '../support/settings'

/** Whether anything is stored; a page that looks for a picture creates an empty store. */
const kept = (game: GamePage) =>
  game.page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'pocket-arcade')) return false
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('pocket-arcade'))
    const many = await done(database.transaction('blobs').objectStore('blobs').count())
    database.close()
    return many > 0
  })

// A small window, because graphics are computed by software.
test.use({ ...SHARED_PAGE, drawn: true, viewport: { width: 560, height: 420 } })

/** Cutting a picture into pieces takes long where no graphics card draws it. */
const SLOW = { timeout: 40_000 }

test('keeps the picture chosen from the device over a reload, until all data is deleted', {
  tag: '@proof',
}, async ({ page, game }) => {
  // Added early: the browser must know the listener before the key goes down.
  page.on('filechooser', (chooser) =>
    chooser.setFiles({ name: 'red.png', mimeType: 'image/png', buffer: redPicture() }),
  )
  await game.open('jigsaw-puzzle', 'seed=3&picture=own')
  await game.begin.click()
  await game.phase('playing')
  const before = await redness(game.field)
  await page.keyboard.press('KeyO')
  await expect(page.getByText('It stays on this device.')).toBeVisible(SLOW)
  await expect.poll(() => redness(game.field), SLOW).toBeGreaterThan(before + 5)
  await page.reload()
  await game.ready()
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await expect.poll(() => redness(game.field), SLOW).toBeGreaterThan(before + 5)
  expect(await kept(game)).toBe(true)
  await page.keyboard.press('Escape')
  await openSettings(page, 'data')
  await deleteAllData(page)
  expect(await kept(game)).toBe(false)
})
