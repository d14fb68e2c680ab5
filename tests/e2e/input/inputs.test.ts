/** Every game is started, played, paused, restarted, finished and left by keyboard, mouse or gamepad only; see `touch.test.ts` for touch. */
import { TABLE } from '../../contract/table'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { planOf } from '../support/plan'
import { frames } from '../support/rest'

/** The window of a small laptop. */
const LAPTOP = { viewport: { width: 1024, height: 640 } } as const

test.use(SHARED_PAGE)

// With all animations, like most visitors.
test.describe('keyboard', () => {
  test.use({ ...LAPTOP, contextOptions: {} })
  for (const [id, , , , , kind] of TABLE)
    test(`${id} by keyboard only`, async ({ page, game, fingers, pad }) => {
      const plan = await planOf(id)
      await game.open(id, plan.query)
      await game.calm(kind)
      await page.keyboard.press('Enter')
      await game.phase('playing')
      await page.keyboard.press('Escape')
      await game.phase('paused')
      await page.keyboard.press('Enter')
      await game.resumed()
      await plan.keyboard({ page, game, fingers, pad })
      await game.over()
      await expect(game.end).toContainText(plan.ends)
      await expect(game.button(plan.again ?? 'Play Again')).toBeFocused()
      const figures = await game.figures()
      const link = await game.watched()
      await page.keyboard.press('Escape')
      await game.phase('ready')
      await page.keyboard.press('Enter')
      await game.phase('playing')
      await page.keyboard.press('Escape')
      await game.phase('paused')
      await game.button('Restart').last().focus()
      await page.keyboard.press('Enter')
      await game.phase('playing')
      await page.keyboard.press('Escape')
      const onWay = () =>
        page.evaluate(() => {
          const { activeElement: link } = document
          return link?.matches('[data-game] a') && link.textContent?.trim() === 'All Games'
        })
      for (let i = 0; i < 20 && !(await onWay()); i++) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/')
      // The replay was stored.
      await expect
        .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('recentlyPlayed') ?? '[]')))
        .toEqual([`/games/${id}`])
      // Anyone who opens the link sees the same end.
      if (link === null) return
      await page.goto(link)
      await game.watchedToEnd(figures)
    })
})

// The only one with sound.
test.describe('mouse', () => {
  test.use({ ...LAPTOP, muted: false })
  for (const [id, , , , , kind] of TABLE)
    test(`${id} by mouse only`, async ({ page, game, fingers, pad }) => {
      const plan = await planOf(id)
      await game.open(id, plan.query)
      await game.calm(kind)
      await game.button(plan.start ?? 'Start Game').click()
      await game.phase('playing')
      await game.button('Pause').click()
      await game.phase('paused')
      await game.button('Resume').click()
      await game.resumed()
      await plan.mouse({ page, game, fingers, pad })
      await game.over()
      await expect(game.end).toContainText(plan.ends)
      await game.button(plan.again ?? 'Play Again').click()
      await game.phase('playing')
      await game.button('Pause').click()
      await game.end.getByRole('button', { name: 'Restart' }).click()
      await game.phase('playing')
      await page
        .getByRole('link', { name: 'Back', exact: true })
        .or(page.getByRole('button', { name: 'Back', exact: true }))
        .click()
      await expect(page).toHaveURL('/')
    })
})

test.describe('gamepad', () => {
  test.use(LAPTOP)
  for (const [id, , , , , kind] of TABLE)
    test(`${id} by gamepad only`, async ({ page, game, fingers, pad }) => {
      const plan = await planOf(id)
      await game.open(id, plan.query)
      await game.calm(kind)
      await pad.plug()
      await frames(page, 3)
      await pad.press('A')
      await game.phase('playing')
      await pad.press('Start')
      await game.phase('paused')
      await pad.press('A')
      await game.resumed()
      await plan.pad({ page, game, fingers, pad })
      await game.over()
      await expect(game.end).toContainText(plan.ends)
      await pad.press('A')
      await game.phase('playing')
      await pad.press('Start')
      await game.phase('paused')
      const reach = async (name: string, role: 'button' | 'link') => {
        await pad.goTo(game.end.getByRole(role, { name, exact: true }))
        await pad.press('A')
      }
      await reach('Restart', 'button')
      await game.phase('playing')
      await pad.press('Start')
      await game.phase('paused')
      await reach('All Games', 'link')
      await expect(page).toHaveURL('/')
    })
})
