/** A real-time game continues against the computer after the other player has left. */
import { liveTexts } from '../../../src/play/texts/live'
import { expect, test } from '../support/fixtures'
import { connectFast, live } from '../support/live'

test('Pong: the host leaves, and the computer plays the left paddle', async ({ browser }) => {
  const { host, guest, hastened, close } = await connectFast(browser, '/games/pong?seed=7&points=5')
  await host.locator('[data-live-bar]').getByRole('button', { name: 'Leave' }).click()
  await expect(live(guest)).toHaveAttribute('data-live', 'ended')
  await expect(guest.locator('[data-phase=paused]')).toBeVisible()
  await guest.getByRole('button', { name: liveTexts.bar.playComputer }).click()
  await expect(guest.locator('[data-phase=playing]')).toBeVisible()
  await expect(guest.getByRole('button', { name: liveTexts.bar.claim })).toHaveCount(0)
  // A pause is the remaining player's own.
  await guest.locator('[data-pause]').click()
  await guest.getByRole('button', { name: 'Resume' }).click()
  await expect(guest.locator('[data-phase=playing]')).toBeVisible()
  // At the wall, the paddle misses.
  await guest.keyboard.down('ArrowDown')
  await hastened(() => expect(guest.locator('[data-phase=over]')).toBeVisible({ timeout: 60_000 }))
  await expect(guest.getByRole('dialog').getByRole('heading').first()).toHaveText('Player 1 wins')
  await close()
})
