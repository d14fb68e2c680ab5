/** Owns the proof of how little the graphics device is asked for before a scene is seen. */
import { expect, SHARED_PAGE, test } from './fixtures'
import { frames } from './rest'

test.use(SHARED_PAGE)

test('draws all of a scene by one program: a second one would have the first picture wait', async ({
  page,
  game,
}) => {
  await page.addInitScript(() => {
    const made = { programs: 0, asked: [] as string[] }
    Object.assign(window, { made })
    const { createProgram, getExtension } = WebGL2RenderingContext.prototype
    Object.assign(WebGL2RenderingContext.prototype, {
      createProgram(this: WebGL2RenderingContext) {
        made.programs++
        return createProgram.call(this)
      },
      getExtension(this: WebGL2RenderingContext, name: string) {
        made.asked.push(name)
        return Reflect.apply(getExtension, this, [name])
      },
    })
  })
  await game.open('snake')
  await game.button('Start Game').click()
  await game.phase('playing')
  await frames(page, 4)
  type Made = { made: { programs: number; asked: string[] } }
  const { programs, asked } = await page.evaluate(() => (window as unknown as Made).made)
  expect(programs).toBe(1)
  // Nor is the graphics' process asked for what no scene has.
  expect(asked.filter((name) => !/debug_renderer|lose_context/.test(name))).toEqual([])
})
