/** Owns what modes that came later ask of hands in games in real time: begun and played into by a finger and by a pad. Captions tell what was heard. */
import type { Page } from 'playwright/test'
import { expect, type GamePage, PHONE, test } from './fixtures'
import { spot } from './games/moves'

// No picture is looked at: a quarter of the pixels is drawn.
test.use({ deviceScaleFactor: 0.5, viewport: { width: 1024, height: 640 } })

const HEARD = `localStorage.setItem('settings', JSON.stringify({ version: 1, data: { captions: true, muted: true } }))`

/** Looks at every frame: a caption goes again soon, and sooner on hastened time. */
async function heard(page: Page, words: string): Promise<void> {
  const told = (sought: string) =>
    document.querySelector('[data-field] [data-captions]')?.textContent?.includes(sought)
  await page.waitForFunction(told, words, { timeout: 15_000 })
}

/** Repeats what a hand does until there are points, a few times at most. */
async function untilPoints(game: GamePage, act: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < 24 && (await game.hud('Score').textContent()) === '0'; n++) await act(n)
  await expect(game.hud('Score')).not.toHaveText('0')
}

test.beforeEach(({ page }) => page.addInitScript(HEARD))

test.describe('by a finger', () => {
  test.use({ ...PHONE, deviceScaleFactor: 0.5 })

  test('Doodle Jump, Wild: a tap shoots, a finger that stays leads', async ({ page, game, fingers, pad }) => {
    await game.open('doodle-jump', 'seed=87&climb=wild')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    const aside = await spot({ page, game, fingers, pad }, 0.88, 0.5)
    await fingers.tap(aside.x, aside.y)
    await heard(page, 'shot')
    await fingers.down(aside)
    await game.over()
    await fingers.up()
    await expect(game.end).toContainText('Game Over!')
  })

  test('Tug of War, in rhythm: a tap with the drum pulls, one between two beats slips', async ({
    page,
    game,
    fingers,
    pad,
  }) => {
    await game.open('tug-of-war', 'seed=1&pull=rhythm&rounds=1')
    await game.calm()
    await fingers.tapOn(game.begin)
    const meadow = await spot({ page, game, fingers, pad }, 0.5, 0.5)
    await heard(page, 'beat')
    await fingers.tap(meadow.x, meadow.y)
    await heard(page, 'pull')
    await fingers.tap(meadow.x, meadow.y)
    await heard(page, 'slip')
  })

  test('Slice Storm, Arcade: strokes cut, and the clock runs', async ({ page, game, fingers, pad }) => {
    await game.open('slice-storm', 'seed=42&mode=arcade')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    const ends = [
      await spot({ page, game, fingers, pad }, 0.1, 0.62),
      await spot({ page, game, fingers, pad }, 0.9, 0.62),
    ] as const
    await untilPoints(game, (n) =>
      fingers.swipe(ends[n % 2 ? 1 : 0].x, ends[0].y, (n % 2 ? -1 : 1) * (ends[1].x - ends[0].x), 0),
    )
    await expect(game.hud('Time')).not.toHaveText('60')
  })

  test('Frogger, Arcade: swipes hop to rows that count', async ({ page, game, fingers, pad }) => {
    await game.open('frogger', 'seed=42&mode=arcade')
    await fingers.tapOn(game.begin)
    const at = await spot({ page, game, fingers, pad }, 0.5, 0.5)
    await untilPoints(game, () => fingers.swipe(at.x, at.y, 0, -70))
    await heard(page, 'hop')
  })
})

test.describe('by a pad', () => {
  test('Breakout, Power-ups: the capsule of three balls is caught', async ({ page, game, pad }) => {
    // The ball of this play breaks a brick whose capsule falls on the paddle in the middle, where it is launched.
    await game.open('breakout', 'seed=694&mode=power-ups')
    await pad.plug()
    await pad.press('A')
    await game.phase('playing')
    await pad.press('A')
    await game.hastened(() => heard(page, 'power caught'))
  })

  test('Asteroids, Saucers: a saucer comes and shoots', async ({ page, game, pad }) => {
    await game.open('asteroids', 'seed=319&saucers=on')
    await pad.plug()
    await pad.press('A')
    await game.phase('playing')
    await pad.set('A', true)
    await game.hastened(async () => {
      await heard(page, 'a saucer comes')
      await heard(page, 'saucer shoots')
    })
    await pad.set('A', false)
  })

  test('Pac-Man, Arcade, and Blink Dash, Hunt: the D-pad leads to points', async ({ game, pad }) => {
    // Above the middle lies a sparkle of this play, whenever one sets out.
    for (const [id, query, way] of [
      ['pac-man', 'seed=1&mode=arcade', 'DpadLeft'],
      ['blink-dash', 'seed=42&prowlers=hunt', 'DpadUp'],
    ] as const) {
      await game.open(id, query)
      await pad.plug()
      await pad.press('A')
      await game.phase('playing')
      await untilPoints(game, async () => {
        await pad.set(way, true)
        await game.passes(200)
        await pad.set(way, false)
      })
    }
  })
})
