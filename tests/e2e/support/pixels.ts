/** Looks at the pixels of a screenshot. */
import type { Locator, Page } from 'playwright/test'

/**
 * How many colors a part of the page shows, in steps of an eighth of each channel. An empty field shows one or two; a
 * scene shows many.
 */
export async function colorsOf(part: Locator): Promise<number> {
  const shot = await part.screenshot()
  return part.page().evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(0, 0, picture.width, picture.height)
    const colors = new Set<number>()
    for (let i = 0; i < data.length; i += 4)
      colors.add(
        ((data[i] as number) >> 5) * 64 + ((data[i + 1] as number) >> 5) * 8 + ((data[i + 2] as number) >> 5),
      )
    return colors.size
  }, shot.toString('base64'))
}

/** The color of the page at a place in CSS pixels: red, green and blue, 0 to 255. */
export async function colorAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const shot = await page.screenshot({ clip: { x: x - 1, y: y - 1, width: 2, height: 2 }, scale: 'css' })
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(picture, 0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, shot.toString('base64'))
}
