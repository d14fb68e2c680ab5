/**
 * Later modes of real-time games: started and played by touch and by gamepad. Captions show what happened. The modes whose
 * input is that of the default mode are proofs.
 */
import type { Page } from 'playwright/test'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { spot } from '../support/moves'
import { Pad } from '../support/pads'

// No picture is compared: a quarter of the pixels is drawn.
test.use({ ...SHARED_PAGE, viewport: { width: 1024, height: 640 } })

const HEARD = `localStorage.setItem('settings', JSON.stringify({ version: 1, data: { captions: true, muted: true } }))`

/** Checks every frame: a caption disappears soon, and sooner on fast time. */
async function heard(page: Page, words: string): Promise<void> {
  const isShown = (sought: string) =>
    document.querySelector('[data-field] [data-captions]')?.textContent?.includes(sought)
  await page.waitForFunction(isShown, words, { timeout: 15_000 })
}

test.beforeEach(({ page }) => page.addInitScript(HEARD))

test.describe('by touch', () => {
  test.use(PHONE)

  test('Doodle Jump, Wild: a tap shoots, a resting finger steers', { tag: '@proof' }, async ({
    page,
    game,
    fingers,
  }) => {
    // At the right edge this game ends within eight seconds.
    await game.open('doodle-jump', 'seed=126&climb=wild')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    const aside = await spot(game, 0.88, 0.5)
    await fingers.tap(aside.x, aside.y)
    await heard(page, 'shot')
    await fingers.down(aside)
    await game.over()
    await fingers.up()
    await expect(game.end).toContainText('Game Over!')
  })

  test('Tug of War, Rhythm: a tap on the beat pulls, one between two beats slips', { tag: '@proof' }, async ({
    page,
    game,
    fingers,
  }) => {
    await game.open('tug-of-war', 'seed=1&pull=rhythm&rounds=1')
    await game.calm()
    await fingers.tapOn(game.begin)
    const meadow = await spot(game, 0.5, 0.5)
    await heard(page, 'beat')
    await fingers.tap(meadow.x, meadow.y)
    await heard(page, 'pull')
    await fingers.tap(meadow.x, meadow.y)
    await heard(page, 'slip')
  })

  test('Slice Storm, Arcade: strokes cut, and the clock runs', { tag: '@proof' }, async ({
    game,
    fingers,
  }) => {
    await game.open('slice-storm', 'seed=42&mode=arcade')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    const ends = [await spot(game, 0.1, 0.62), await spot(game, 0.9, 0.62)] as const
    // Blind strokes: on slow time more of them hit the same fruit, and fewer fruits are missed.
    await game.calm()
    await game.untilPoints(
      (n) => fingers.swipe(ends[n % 2 ? 1 : 0].x, ends[0].y, (n % 2 ? -1 : 1) * (ends[1].x - ends[0].x), 0),
      60,
    )
    await expect(game.hud('Time')).not.toHaveText('1:00')
  })

  test('Frogger, Arcade: swipes hop to rows that score, and the lady frog appears', {
    tag: '@proof',
  }, async ({ page, game, fingers }) => {
    // In this game the first row is free for seven seconds, and she appears in the tenth.
    await game.open('frogger', 'seed=142&mode=arcade')
    await fingers.tapOn(game.begin)
    const at = await spot(game, 0.5, 0.5)
    await game.untilPoints(() => fingers.swipe(at.x, at.y, 0, -70))
    await heard(page, 'hop')
    await game.hastened(() => heard(page, 'lady frog'))
  })

  test('Slice Storm with lives that come back, and Color Crash with split gaps: there are points', {
    tag: '@proof',
  }, async ({ game, fingers }) => {
    await game.open('slice-storm', 'seed=42&lives=back')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    const from = await spot(game, 0.1, 0.62)
    const to = await spot(game, 0.9, 0.62)
    await game.calm()
    await game.untilPoints(() => fingers.swipe(from.x, from.y, to.x - from.x, 0), 60)
    await game.atEase()
    // Straight on, this game meets its first two gaps in the right color.
    await game.visit('color-crash', 'seed=2&gaps=split')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    await game.untilPoints(() => game.passes(200))
  })

  test('Gravity Flip Runner for two: a tap flips the runner of the tapped half', async ({
    game,
    fingers,
  }) => {
    // On a phone the tracks are side by side; one flip over the first obstacle gets 291 farther than none.
    await game.open('gravity-flip-runner', 'seed=2&players=2')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    const left = await spot(game, 0.25, 0.5)
    await fingers.tap(left.x, left.y)
    await game.over()
    await expect(game.end).toContainText('Player 1 (Blue) wins!')
  })
})

test.describe('by gamepad', () => {
  test('Breakout, Power-ups: the capsule of three balls is caught', { tag: '@proof' }, async ({
    page,
    game,
    pad,
  }) => {
    // The ball of this game breaks a brick whose capsule falls on the paddle in the middle, where it is launched.
    await game.open('breakout', 'seed=694&mode=power-ups')
    await pad.plug()
    await pad.press('A')
    await game.phase('playing')
    await pad.press('A')
    await game.hastened(() => heard(page, 'power-up caught'))
  })

  test('Asteroids, Saucers: a saucer appears and shoots', { tag: '@proof' }, async ({ page, game, pad }) => {
    await game.open('asteroids', 'seed=319&saucers=on')
    await pad.plug()
    await pad.press('A')
    await game.phase('playing')
    await pad.set('A', true)
    await game.hastened(async () => {
      await heard(page, 'saucer appears')
      await heard(page, 'saucer shoots')
    })
    await pad.set('A', false)
  })

  test('Pac-Man, Arcade, and Blink Dash, Hunt: the D-pad steers to points', { tag: '@proof' }, async ({
    game,
    pad,
  }) => {
    // Above the middle is a sparkle of this game, at any time.
    for (const [id, query, way] of [
      ['pac-man', 'seed=1&mode=arcade', 'DpadLeft'],
      ['blink-dash', 'seed=42&prowlers=hunt', 'DpadUp'],
    ] as const) {
      await game.visit(id, query)
      await pad.plug()
      await pad.press('A')
      await game.phase('playing')
      await game.untilPoints(async () => {
        await pad.set(way, true)
        await game.passes(200)
        await pad.set(way, false)
      })
    }
  })

  test('Gravity Flip Runner for two: each player has a gamepad', async ({ page, game, pad }) => {
    await game.open('gravity-flip-runner', 'seed=2&players=2')
    await pad.plug(2)
    await pad.press('A')
    await game.phase('playing')
    await new Pad(page, 1).press('A')
    await game.over()
    await expect(game.end).toContainText('Player 2 (Green) wins!')
  })

  test('Snake, Portals: through one, and on by the D-pad', { tag: '@proof' }, async ({ page, game, pad }) => {
    // Straight on is a portal of this game, with free grass behind it.
    await game.open('snake', 'seed=38&meadow=portals')
    await pad.plug()
    await pad.press('A')
    await heard(page, 'through the portal')
    await pad.press('DpadUp')
    await heard(page, 'turn')
  })

  test('Air Hockey: two pucks meet; in a cup the next opponent waits behind a button', {
    tag: '@proof',
  }, async ({ page, game, pad }) => {
    await game.open('air-hockey', 'seed=47&pucks=2')
    await pad.plug()
    await pad.press('A')
    await heard(page, 'pucks collide')
    await pad.set('DpadRight', true)
    await game.hastened(() => heard(page, 'mallet'))
    await pad.set('DpadRight', false)
    await game.visit('air-hockey', 'seed=41&match=cup&rival=2')
    await pad.plug()
    await pad.press('A')
    await heard(page, 'opponent appears')
    await expect(game.hud('Bruno')).toHaveText('0')
  })
})
