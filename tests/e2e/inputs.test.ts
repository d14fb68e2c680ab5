/** Owns the four-input proof: every game started, played, paused, restarted, finished and left by each input alone. */
import { TABLE } from '../contract/table'
import { expect, frames, PHONE, test } from './fixtures'
import type { Plan } from './games/plan'

async function planOf(id: string): Promise<Plan> {
  return ((await import(`./games/${id}.plan.ts`)) as { plan: Plan }).plan
}

// A small laptop's window and a phone's. No picture is looked at here, and scenes are drawn in software, where every
// pixel takes time: of each place that the page is laid out in, a quarter of the pixels is drawn.
const COARSE = { deviceScaleFactor: 0.5 } as const
const LAPTOP = { ...COARSE, viewport: { width: 1024, height: 640 } } as const

// Tests stand by input, not by game: those that ask for the same kind of page get the same one. One input of four listens.
test.describe('keyboard', () => {
  test.use({ ...LAPTOP, muted: true })
  for (const [id, , , , , kind] of TABLE)
    test(`${id} by keyboard alone`, async ({ page, game, fingers, pad }) => {
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
      const way = game.root.getByRole('link', { name: 'All Games' })
      for (let i = 0; i < 20 && !(await way.evaluate((link) => link === document.activeElement)); i++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/')
      // The visit is kept.
      await expect
        .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('recentlyPlayed') ?? '[]')))
        .toEqual([`/games/${id}`])
      // Whoever opens the link sees the same end.
      if (link === null) return
      await page.goto(link)
      await game.watchedToEnd(figures)
    })
})

test.describe('mouse', () => {
  test.use(LAPTOP)
  for (const [id, , , , , kind] of TABLE)
    test(`${id} by mouse alone`, async ({ page, game, fingers, pad }) => {
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
  test.use({ ...LAPTOP, muted: true })
  for (const [id, , , , , kind] of TABLE)
    test(`${id} by gamepad alone`, async ({ page, game, fingers, pad }) => {
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

test.describe('touch', () => {
  test.use({ ...PHONE, ...COARSE, muted: true })
  for (const [id, , , , , kind] of TABLE)
    test(`${id} by touch alone`, async ({ page, game, fingers, pad }) => {
      const plan = await planOf(id)
      await game.open(id, plan.query)
      await game.calm(kind)
      await fingers.tapOn(game.button(plan.start ?? 'Start Game'))
      await game.phase('playing')
      await fingers.tapOn(game.button('Pause'))
      await game.phase('paused')
      await fingers.tapOn(game.button('Resume'))
      await game.resumed()
      await plan.touch({ page, game, fingers, pad })
      await game.over()
      await expect(game.end).toContainText(plan.ends)
      await fingers.tapOn(game.button(plan.again ?? 'Play Again'))
      await game.phase('playing')
      await fingers.tapOn(game.button('Pause'))
      await game.phase('paused')
      await fingers.tapOn(game.end.getByRole('button', { name: 'Restart' }))
      await game.phase('playing')
      await fingers.tapOn(game.button('Pause'))
      await fingers.tapOn(game.root.getByRole('link', { name: 'All Games' }))
      await expect(page).toHaveURL('/')
      // Nothing scrolled or zoomed under the fingers.
      expect(await page.evaluate(() => [visualViewport?.scale, scrollX])).toEqual([1, 0])
    })
})
