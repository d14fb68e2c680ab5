/** Every game is started, played, paused, restarted, finished and left by touch only. */
import { TABLE } from '../../contract/table'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { planOf } from '../support/plan'

test.use({ ...PHONE, ...SHARED_PAGE })

for (const [id, , , , , kind] of TABLE)
  test(`${id} by touch only`, async ({ page, game, fingers, pad }) => {
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
