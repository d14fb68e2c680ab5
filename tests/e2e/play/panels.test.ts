/** Panels and tools around a game: they never cost a game, and exist on every device. */

import { panelTexts } from '../../../src/play/texts/panels'
import { endNoteTexts } from '../../../src/site/texts/endNote'
import { chunkOf } from '../support/chunks'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { cell } from '../support/moves'
import { frames, middleAtRest } from '../support/rest'

test.use({ ...SHARED_PAGE, muted: false })

// Lower windows have no header while a game runs.
const SMALL = { viewport: { width: 800, height: 560 } } as const

test.describe('on a laptop', () => {
  test.use(SMALL)

  test('an option chosen in the pause panel leaves the game alone and applies from the next one', async ({
    page,
    game,
  }) => {
    await game.open('snake')
    await page.keyboard.press('Enter')
    await game.phase('playing')
    await page.keyboard.press('Escape')
    await game.phase('paused')
    await game.showMore()
    const choice = game.end.getByRole('radio', { checked: false }).first()
    const name = (await choice.textContent()) ?? ''
    await expect(game.end).toContainText(panelTexts.pause.optionsApplyLater)
    await choice.click()
    await game.phase('paused')
    await expect(game.end.getByRole('radio', { name, exact: true })).toBeChecked()
    await game.button('Resume').click()
    await game.phase('playing')
    await page.keyboard.press('Escape')
    await game.end.getByRole('button', { name: 'Restart' }).click()
    await game.phase('playing')
    await page.keyboard.press('Escape')
    await game.showMore()
    await expect(game.end.getByRole('radio', { name, exact: true })).toBeChecked()
  })

  test('buttons of the pause panel do not move when its assists are loaded', { tag: '@proof' }, async ({
    page,
    game,
  }) => {
    await game.open('tic-tac-toe', 'opponent=two')
    await game.begin.click()
    await game.phase('playing')
    await cell(page, 1, 1).click()
    const tools = page.locator('[data-assists]')
    const tops = () =>
      game.end.evaluate((panel) =>
        [...panel.querySelectorAll('h2, [data-autofocus], a')].map(
          (each) => each.getBoundingClientRect().top,
        ),
      )
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
      [844, 390],
    ] as const)
      await test.step(`${width}x${height}`, async () => {
        await page.setViewportSize({ width, height })
        let come = () => {}
        const held = new Promise<void>((done) => {
          come = done
        })
        // A returning visitor finds the game paused, before code that only pauses need was requested.
        await page.route(chunkOf('src/play/assists/PauseAssists.tsx'), async (route) => {
          await held
          await route.continue()
        })
        await page.goto('/games/tic-tac-toe')
        await game.phase('paused')
        await middleAtRest(game.button('Resume'))
        await game.showMore()
        const before = await tops()
        await expect(tools).toHaveCount(0)
        come()
        await expect(tools).toBeVisible()
        expect(await tops()).toEqual(before)
        await page.unrouteAll()
      })
  })

  test('a locked level is shown, skipped by keys, and opened by an address', async ({ page, game }) => {
    await page.addInitScript(
      (data) => localStorage.setItem('records', JSON.stringify({ version: 1, data })),
      {
        'invisible-maze': { 'level=1': { plays: 1, best: { Levels: 1 } } },
      },
    )
    await game.open('invisible-maze')
    const level = (name: string) => game.end.getByRole('radio', { name, exact: true })
    await expect(level(`3 The Labyrinth, ${panelTexts.options.locked}`)).toBeDisabled()
    await level('1 First Steps').focus()
    await page.keyboard.press('ArrowDown')
    await expect(level('2 Narrow Passages')).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(level('1 First Steps')).toBeChecked()
    await game.visit('invisible-maze', 'level=5')
    await expect(level('5 Blind Chambers')).toBeChecked()
    await expect(level('5 Blind Chambers')).toBeEnabled()
  })

  test('tools pressed with the mouse never take the keys from a running game', async ({ page, game }) => {
    await game.open('snake')
    // The snake must not reach the wall before all tools are pressed.
    await game.calm()
    await game.begin.click()
    await game.phase('playing')
    await page.getByRole('button', { name: 'Mute' }).click()
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
    expect(
      await page.evaluate(() => document.activeElement?.closest('button, a')?.textContent ?? null),
    ).toBeNull()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
    // Links to other pages, and promotions, are gone while it runs.
    const leaving = page.getByRole('button', { name: 'Home', exact: true })
    await expect(leaving).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(leaving).toBeVisible()
  })

  test('a real-time game is restarted by the button beside its stats, and watched from its end panel', async ({
    page,
    game,
  }) => {
    await game.open('flappy-bird')
    await expect(game.root.locator('[data-restart]')).toBeHidden()
    await game.begin.click()
    await game.phase('playing')
    const seed = () => game.root.getAttribute('data-seed')
    const first = await seed()
    await game.button('Restart').click()
    await game.phase('playing')
    expect(await seed()).not.toBe(first)
    await page.keyboard.press('Space')
    await game.over()
    // The message of the end, which stays for longer, covers no button.
    await game.button(panelTexts.more).click({ timeout: 5000 })
    await expect(game.button('Watch')).toBeVisible()
  })

  test('a paused game continues after three beats, or with the first press', async ({ page, game }) => {
    // Each beat is short: the page itself records them.
    await page.addInitScript(() => {
      const beats: string[] = []
      Object.assign(window, { beats })
      new MutationObserver(() => {
        const text = document.querySelector('[data-count-in]')?.textContent ?? ''
        if (text !== (beats.at(-1) ?? '')) beats.push(text)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    const beats = () => page.evaluate(() => (window as unknown as { beats: string[] }).beats.splice(0))
    const beat = game.root.locator('[data-count-in]')
    await game.open('flappy-bird')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await game.phase('paused')
    await game.button('Resume').click()
    await game.phase('playing')
    await expect(beat).toHaveCount(0)
    expect(await beats()).toEqual(['3', '2', '1', ''])
    await page.keyboard.press('Escape')
    await game.phase('paused')
    await page.keyboard.press('Enter')
    await game.phase('playing')
    await page.keyboard.press('Space')
    await expect(beat).toHaveCount(0)
    expect((await beats()).slice(0, 1)).toEqual(['3'])
    await game.phase('playing')
  })

  test('the end panel ignores presses that were meant for the game', async ({ page, game }) => {
    // From the moment the panel exists, by the page's own clock.
    await page.addInitScript(() => {
      const times: number[] = []
      Object.assign(window, { endTimes: times })
      new MutationObserver(() => {
        const there = document.querySelector('[data-panel][data-result]') !== null
        if (there !== times.length % 2 > 0) times.push(performance.now())
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    await game.open('flappy-bird')
    await page.keyboard.press('Enter')
    await game.phase('playing')
    await page.keyboard.press('Space')
    const times = () => page.evaluate(() => (window as unknown as { endTimes: number[] }).endTimes)
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Enter')
          return (await times()).length
        },
        { intervals: [20], timeout: 30_000 },
      )
      .toBe(2)
    const [shown = 0, gone = 0] = await times()
    expect(gone - shown).toBeGreaterThanOrEqual(345)
  })
})

test('the end of a game is visible before its panel, beside it, and after See board', async ({
  page,
  game,
}) => {
  // When the game ends and when its panel appears, by the page's own clock.
  await page.addInitScript(() => {
    const times: number[] = []
    Object.assign(window, { endTimes: times })
    new MutationObserver(() => {
      const waits = ['[data-phase="over"]', '[data-panel][data-result]'][times.length]
      if (waits && document.querySelector(waits)) times.push(performance.now())
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.setViewportSize({ width: 1366, height: 768 })
  await game.open('connect-four', 'position=112233')
  await game.begin.click()
  await game.phase('playing')
  // A ring on the first cell would look like a hint.
  expect(
    await page.evaluate(() => document.activeElement?.matches('[role="gridcell"]:not(:focus-visible)')),
  ).toBe(true)
  await page.keyboard.press('4')
  await expect(game.button(panelTexts.end.seeBoard)).toBeVisible()
  const [over = 0, panel = 0] = await page.evaluate(
    () => (window as unknown as { endTimes: number[] }).endTimes,
  )
  expect(panel - over).toBeGreaterThanOrEqual(1000)
  const covered = async () => {
    const found: number[] = []
    for (const column of [1, 2, 3, 4]) {
      const { x, y, width, height } = (await cell(page, 6, column).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      }
      const isFree = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-panel]') === null,
        [x + width / 2, y + height / 2] as const,
      )
      if (!isFree) found.push(column)
    }
    return found
  }
  expect(await covered()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  // The board is raised above the sheet.
  await expect.poll(covered).toEqual([])
  await game.button(panelTexts.end.seeBoard).click()
  await expect(game.button(panelTexts.end.showResult)).toBeVisible()
  expect(await covered()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(game.button(panelTexts.end.seeBoard)).toBeVisible()
})

test('on a laptop the field of a real-time game is beside the panels of its start and its end', async ({
  page,
  game,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await game.open('snake')
  /** From the panel to the field on its right, or from the field to the panel, CSS px. */
  const gap = () =>
    page.evaluate(() => {
      const [panel, field] = ['[data-panel]', '[data-field]'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      )
      return panel && field ? Math.max(field.left - panel.right, panel.left - field.right) : Number.NaN
    })
  await expect.poll(gap).toBeGreaterThan(0)
  await game.begin.click()
  await game.over()
  await expect(game.button(panelTexts.end.seeField)).toBeVisible()
  await expect.poll(gap).toBeGreaterThan(0)
})

test('a pause moves a board beside its panel, and on a tablet leaves it in its place', async ({
  page,
  game,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await game.open('tic-tac-toe', 'opponent=two')
  await game.begin.click()
  await page.keyboard.press('Escape')
  await game.phase('paused')
  const overlap = async () => {
    const [panel, board] = await Promise.all(
      [game.end, page.locator('[data-field]')].map((each) => each.boundingBox()),
    )
    return panel && board ? panel.x + panel.width - board.x : Number.NaN
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)
  // There the panel is in the middle.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.locator('[data-stage]')).toHaveCSS('scale', '1')
  expect(await overlap()).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('share, full screen, favorite and settings are in the panels', async ({ page, game, fingers }) => {
    await game.open('tic-tac-toe')
    await expect(game.end).toContainText('Three in a row, X goes first')
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    await fingers.tapOn(game.button('Pause'))
    await game.phase('paused')
    await game.showMore()
    for (const name of ['Share', 'Full screen', 'Settings'])
      await expect(game.end.getByRole('button', { name, exact: true })).toBeVisible()
    await fingers.tapOn(game.end.getByRole('button', { name: /to favorites/ }))
    await expect(game.end.getByRole('button', { name: /from favorites/ })).toBeVisible()
    await fingers.tapOn(game.end.getByRole('button', { name: 'Settings' }))
    await expect(page.getByRole('dialog', { name: /Settings/ })).toBeVisible()
  })
  test('a field as high as the phone gets smaller above the sheet of the end, and is restored after it', async ({
    page,
    game,
  }) => {
    await game.open('flappy-bird')
    await game.begin.tap()
    await page.locator('[data-field]').tap()
    await game.over()
    const boxes = () =>
      page.evaluate(() =>
        ['[data-field]', '[data-panel]'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect() ?? { top: 0, bottom: 0, height: 0 },
        ),
      )
    await expect(game.button(panelTexts.end.seeField)).toBeVisible()
    await expect
      .poll(async () => {
        const [field, panel] = await boxes()
        return (panel?.top ?? 0) - (field?.bottom ?? 0)
      })
      .toBeGreaterThanOrEqual(0)
    const height = (await boxes())[0]?.height ?? 0
    await game.button(panelTexts.end.seeField).tap()
    await expect.poll(async () => (await boxes())[0]?.height ?? 0).toBeGreaterThan(height * 1.2)
  })
  test('a card table keeps its size above a sheet, and its cards are in sight', async ({ page, game }) => {
    await game.open('klondike')
    const boxes = () =>
      page.evaluate(() => {
        const edge = (part: Element) => part.getBoundingClientRect()
        const cards = [...document.querySelectorAll('[data-spot]')].map((card) => edge(card).bottom)
        const panel = document.querySelector('[data-panel]')
        const field = document.querySelector('[data-field]')
        return {
          wide: field ? edge(field).width : 0,
          free: panel ? edge(panel).top - Math.max(...cards) : 0,
        }
      })
    await expect.poll(async () => (await boxes()).free).toBeGreaterThanOrEqual(0)
    expect((await boxes()).wide).toBeGreaterThan(0.95 * (page.viewportSize()?.width ?? 0))
  })
  test('an end panel offers another game, sharing the result, and More', async ({
    page,
    game,
    fingers,
    pad,
  }) => {
    await game.open('snake')
    await fingers.tapOn(game.begin)
    await game.over()
    const inSight = () =>
      game.end
        .locator('button:visible, a:visible')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent))
    const few = [
      panelTexts.end.seeField,
      'Play Again',
      'Share result',
      'More',
      endNoteTexts.next.mode('Worlds'),
    ]
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await inSight()).toEqual(few)
    }
    const more = game.button('More')
    await fingers.tapOn(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    const rest = ['Watch', 'Challenge', 'New game', 'All Games', 'Share', 'Full screen', 'Settings']
    expect(await inSight()).toEqual(expect.arrayContaining([...few, ...rest]))
    // All of it can be scrolled to, and reached by keys and by gamepad.
    await game.end.getByRole('button', { name: 'Settings' }).scrollIntoViewIfNeeded()
    await expect(game.end.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
    await fingers.tapOn(more)
    await expect.poll(inSight).toEqual(few)
    await more.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(game.button('Watch')).toBeFocused()
    await pad.plug()
    await frames(page, 3)
    await pad.goTo(game.end.getByRole('link', { name: 'All Games' }))
    await pad.press('A')
    await expect(page).toHaveURL('/')
  })
})
