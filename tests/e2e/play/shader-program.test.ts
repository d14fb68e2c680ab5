/** How few requests the graphics device gets before a scene is visible. */
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { frames } from '../support/rest'

test.use(SHARED_PAGE)

test('draws the whole scene with one shader program: a second one would delay the first frame', async ({
  page,
  game,
}) => {
  await page.addInitScript(() => {
    const made = { programs: 0 }
    Object.assign(window, { made })
    const { createProgram } = WebGL2RenderingContext.prototype
    Object.assign(WebGL2RenderingContext.prototype, {
      createProgram(this: WebGL2RenderingContext) {
        made.programs++
        return createProgram.call(this)
      },
    })
  })
  await game.open('snake')
  await game.begin.click()
  await game.phase('playing')
  await frames(page, 4)
  type Made = { made: { programs: number } }
  const { programs } = await page.evaluate(() => (window as unknown as Made).made)
  expect(programs).toBe(1)
})
