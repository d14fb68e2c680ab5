/** Own pictures: made from a file, shown by the link in both games, in the page and in frames without storage. */
import { expect, type Page } from 'playwright/test'
import { ownTexts } from '../../../src/play/texts/own'
import { test } from '../embed/host'
import { SHARED_PAGE } from '../support/fixtures'
import { redness, redPicture } from '../support/red-picture'
import { OwnForm, openAsAnother, PHONE } from './own'

test.use({ ...SHARED_PAGE, viewport: PHONE, drawn: true })

const RED = { name: 'red.png', mimeType: 'image/png', buffer: redPicture() }

/** Makes the page's canvases return noise, as privacy settings of some browsers do, or again what is on them. */
const setNoise = (page: Page, way: 'convertToBlob' | 'getImageData' | null) =>
  page.evaluate((way) => {
    const kept = globalThis as { unnoised?: () => void }
    kept.unnoised?.()
    const [sheets, brushes] = [OffscreenCanvas.prototype, OffscreenCanvasRenderingContext2D.prototype]
    const { convertToBlob } = sheets
    const { getImageData } = brushes
    kept.unnoised = () => {
      sheets.convertToBlob = convertToBlob
      brushes.getImageData = getImageData
    }
    const noise = (data: ImageData) => {
      data.data.forEach((_, i) => {
        data.data[i] = (i * 7919) % 251
      })
      return data
    }
    if (way === 'getImageData')
      brushes.getImageData = function (...area) {
        return noise(getImageData.apply(this, area))
      }
    if (way === 'convertToBlob')
      sheets.convertToBlob = function (options) {
        const other = new OffscreenCanvas(this.width, this.height)
        other.getContext('2d')?.putImageData(noise(new ImageData(this.width, this.height)), 0, 0)
        return convertToBlob.call(other, options)
      }
  }, way)

for (const [id, size] of [
  ['jigsaw-puzzle', '64 × 48'],
  ['sliding-puzzle', '48 × 48'],
] as const)
  test(`${id} shows a picture from a file to everyone who opens the link`, {
    tag: id === 'sliding-puzzle' ? [] : '@proof',
  }, async ({ page, game, host }) => {
    await game.open(id, '')
    const form = new OwnForm(page)
    await form.open()
    await form.press(ownTexts.form.copy)
    await expect(form.form).toContainText(ownTexts.picture.choose)
    const input = form.form.locator('input[type="file"]')
    await input.setInputFiles({ ...RED, buffer: Buffer.from('no picture') })
    await expect(form.form).toContainText(ownTexts.picture.unreadable)
    // Noise would go into the link.
    for (const way of ['convertToBlob', 'getImageData'] as const) {
      await input.setInputFiles([])
      await setNoise(page, way)
      await input.setInputFiles(RED)
      await expect(form.form).toContainText(ownTexts.picture.noisy)
      await expect(form.form.getByRole('img')).toHaveCount(0)
      await setNoise(page, null)
    }
    await input.setInputFiles(RED)
    await expect(form.form).toContainText(`${size} pixels`)
    await expect(form.form).not.toContainText(ownTexts.picture.noisy)
    // The same file can be chosen again, after it was changed.
    const chooser = page.waitForEvent('filechooser')
    await input.click()
    await chooser
    await expect(input).toHaveValue('')
    await expect(form.form.getByRole('img')).toBeVisible()
    const link = await form.link()
    expect(link.hash.length).toBeLessThanOrEqual(24_005)

    await openAsAnother(page, link.href)
    await game.ready()
    await game.begin.click()
    await game.phase('playing')
    const field = game.root.locator('[data-field]').first()
    await expect.poll(() => redness(field)).toBeGreaterThan(5)
    // A reload resumes it, with the picture.
    // From a corner, two of them do nothing.
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await game.phase('paused')
    await page.reload()
    await game.phase('paused')
    await page.keyboard.press('Enter')
    await game.phase('playing')
    await expect.poll(() => redness(field)).toBeGreaterThan(5)
    // Without the content, or with damaged content, the game has another picture.
    if (id === 'sliding-puzzle') {
      await page.goto(link.href.slice(0, -30))
      await expect(page.getByText(ownTexts.problems.damaged)).toBeVisible()
      await game.ready()
      await game.begin.click()
      await game.phase('playing')
      expect(await redness(field)).toBeLessThan(5)
    }

    await host.show({ path: `/embed/${id}${link.search}${link.hash}`, kind: 'sandboxed', height: 600 })
    await host.press()
    await host.start()
    await expect.poll(() => redness(host.inside().locator('[data-field]').first())).toBeGreaterThan(5)
  })

test('a large picture is made smaller until it fits, and plays at once', async ({ page, game }) => {
  await game.open('sliding-puzzle', '')
  const form = new OwnForm(page)
  await form.open()
  // Noise does not compress: the hardest picture.
  const noise = await page.evaluate(async () => {
    const sheet = new OffscreenCanvas(1000, 780)
    const brush = sheet.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D
    for (let y = 0; y < 780; y += 10)
      for (let x = 0; x < 1000; x += 10) {
        brush.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 80% ${30 + ((x * y) % 50)}%)`
        brush.fillRect(x, y, 10, 10)
      }
    const bytes = new Uint8Array(await (await sheet.convertToBlob({ type: 'image/png' })).arrayBuffer())
    return [...bytes]
  })
  await form.form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from(noise) })
  await expect(form.form).toContainText(/Made smaller to fit into a link: \d+ × \d+ pixels, \d+ KB\./)
  const link = await form.link()
  expect(link.hash.length).toBeLessThanOrEqual(24_005)
  await form.press(ownTexts.form.play)
  await game.phase('playing')
  expect(new URL(page.url()).hash).toBe(link.hash)
})
