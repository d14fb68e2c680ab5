/** A maze is drawn by drags and keys, judged, played to its goal, and shared by its address. */
import { must } from '../../support/must'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

test('a maze is drawn, played and opened from its address', async ({ page, game }) => {
  await game.open('invisible-maze')
  await game.button('Set up').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Draw a maze' }).click()
  await dialog.getByRole('radio', { name: '6', exact: true }).click()
  const cells = dialog.getByRole('gridcell')
  await expect(cells).toHaveCount(36)
  const middle = async (index: number) => {
    const box = await cells.nth(index).boundingBox()
    must(box !== null, index)
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const wall = dialog.getByRole('gridcell', { name: /wall$/ })
  /** Draws from cell to cell. */
  const drag = async (from: number, to: number) => {
    const [a, b] = [await middle(from), await middle(to)]
    await page.mouse.move(a.x, a.y)
    await page.mouse.down()
    // Quickly: the pointer is seen in every other cell only.
    await page.mouse.move(b.x, b.y, { steps: 3 })
    await page.mouse.up()
  }
  // A row of walls across, then the same drag back takes them away from its first cell on.
  await drag(6, 11)
  await expect(wall).toHaveCount(6)
  await expect(dialog.getByText('There is no way from the start to the goal.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeDisabled()
  await cells.nth(11).click()
  await expect(wall).toHaveCount(5)
  await expect(dialog.getByText('The shortest way takes 10 moves.')).toBeVisible()
  // The game behind the dialog takes no drag as a move.
  await expect(page.locator('[data-hud="Moves"]')).toHaveText('0')
  // The goal moves to where it is pressed; start and goal are no walls.
  await dialog.getByRole('radio', { name: 'Goal' }).click()
  await cells.nth(5).click()
  await expect(dialog.getByText('The shortest way takes 5 moves.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Wall' }).click()
  await cells.nth(0).click()
  await expect(wall).toHaveCount(5)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('The shortest way takes 10 moves.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await game.phase('playing')
  await expect(page.getByText('Drawn maze')).toBeVisible()
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight')
  await game.over()

  await game.open('invisible-maze', 'position=2:S...%2F%23%23..%2F....%2F...G')
  await game.begin.click()
  await game.phase('playing')
  await expect(page.getByText('Vision: 2 steps')).toBeVisible()
  for (const key of ['Right', 'Right', 'Right', 'Down', 'Down', 'Down'])
    await page.keyboard.press(`Arrow${key}`)
  await game.over()
})
