/** The print view: the dialog by keyboard and touch, and what is on paper. */
import { expect, type Page } from 'playwright/test'
import { frameTexts } from '../../../src/play/texts/frame'
import { panelTexts } from '../../../src/play/texts/panels'
import { printTexts } from '../../../src/play/texts/print'
import { violations } from '../support/axe'
import { PHONE, SHARED_PAGE, test } from '../support/fixtures'

const dialogOf = (page: Page) => page.locator('dialog[open]')
const pagesOf = (page: Page) => page.locator('[data-print-pages] [data-print-page]')
const printOf = (page: Page) => dialogOf(page).getByRole('button', { name: printTexts.print, exact: true })

/** The number of pages of a PDF. */
const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length

/** The print part of a game. */
const PART = /\/assets\/print-[^/]*\.js$/

/** Notes that the page was asked to print. */
const PRINTS = `window.print = () => { document.documentElement.dataset.printed = '' }`

test.describe('by keyboard', () => {
  test.use(SHARED_PAGE)

  test('Sudoku with solutions, and nothing else on paper', async ({ page, game }) => {
    await page.addInitScript(PRINTS)
    await game.open('sudoku', 'seed=42&level=hard')
    await game.button(panelTexts.options.more).press('Enter')
    await game.button(panelTexts.tools.print).focus()
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page)
    await expect(printOf(page)).toBeEnabled()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('radio', { name: '1', exact: true }).focus()
    for (const _ of [2, 4]) await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: '4', exact: true })).toBeChecked()
    await expect(pagesOf(page)).toHaveCount(2)
    await expect(pagesOf(page).first().locator('[data-print-item]')).toHaveCount(4)
    // The keys were those of the dialog.
    await game.phase('ready')
    await page.emulateMedia({ media: 'print' })
    await expect(pagesOf(page).first()).toBeVisible()
    const others = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((each) => !each.closest('[data-print-pages]') && each.checkVisibility())
        .map((each) => each.outerHTML.slice(0, 80)),
    )
    expect(others).toEqual([])
    expect(
      await page.evaluate(() =>
        [document.documentElement, document.body].map((e) => getComputedStyle(e).backgroundColor),
      ),
    ).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
    const papers = [
      { format: 'A4' },
      { format: 'Letter' },
      { format: 'A5' },
      { format: 'A3' },
      { width: '4in', height: '6in' },
    ]
    for (const paper of papers) {
      const name = JSON.stringify(paper)
      expect(pageCount(await page.pdf(paper)), name).toBe(2)
      expect(pageCount(await page.pdf({ ...paper, landscape: true })), `${name}, landscape`).toBe(2)
      await expect(pagesOf(page), name).toHaveCount(2)
    }
    await page.emulateMedia({ media: 'screen' })
    await dialog.getByRole('switch').focus()
    await page.keyboard.press('Space')
    await expect(pagesOf(page)).toHaveCount(1)
    await printOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(game.button(panelTexts.tools.print)).toBeFocused()
    // Without the dialog the page prints as any page: light, and of a game its stats and its whole board, as wide as the
    // paper, without what is over it or beside it.
    await page.keyboard.press('h')
    await expect(dialog).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const [width, height] of [
      [794, 1123],
      [800, 1000],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.locator('.screen-only:visible')).toHaveCount(0)
      await expect(page.locator('button:visible:not([role="gridcell"])')).toHaveCount(0)
      const board = game.root.locator('[role="grid"]').first()
      await expect(board).toBeVisible()
      const box = await board.boundingBox()
      expect(box?.width).toBeGreaterThan(0.85 * Math.min(width, height))
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    }
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(game.root).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.emulateMedia({ media: null })
  })

  test('the first puzzle is the current game’s, the address on paper opens the next one', async ({
    page,
    game,
  }) => {
    await game.open('sudoku', 'seed=7')
    await page.keyboard.press('Enter')
    await game.phase('playing')
    const givens = () =>
      game.root
        .getByRole('gridcell')
        .evaluateAll((cells) =>
          cells.map((cell) => (/, (\d), given/.exec(cell.ariaLabel ?? '') ?? ['', ''])[1]).join(''),
        )
    const onPaper = (number: number) =>
      page
        .locator(`[data-print-pages] [data-print-item="${number}"]`)
        .first()
        .locator('text')
        .evaluateAll((texts) => texts.map((text) => text.textContent).join(''))
    const first = await givens()
    await page.keyboard.press('Escape')
    await game.showMore()
    await game.button(panelTexts.tools.print).click()
    await dialogOf(page).getByRole('radio', { name: '2', exact: true }).click()
    await expect(pagesOf(page)).toHaveCount(2)
    expect(await onPaper(1)).toBe(first)
    const second = await onPaper(2)
    const foot = pagesOf(page).first().getByText(/^2: /)
    const address = (await foot.textContent())?.slice(3)
    await page.goto(`http://${address}`)
    await game.ready()
    await page.keyboard.press('Enter')
    await game.phase('playing')
    expect(await givens()).toBe(second)
  })

  test('slow puzzles are made while the page answers, and a failure can be repeated', async ({
    page,
    game,
    complaints,
  }) => {
    complaints.allow(/Failed to load|net::/)
    await page.route(PART, (route) => route.abort())
    await game.open('nonogram', 'seed=42&puzzle=generated&size=20&level=hard')
    await game.button(panelTexts.options.more).click()
    await game.button(panelTexts.tools.print).click()
    const dialog = dialogOf(page)
    await expect(dialog.getByText(printTexts.failed)).toBeVisible()
    await expect(printOf(page)).toBeDisabled()
    await page.unroute(PART)
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(PART, async (route) => {
      await held
      await route.continue()
    })
    await dialog.getByRole('button', { name: printTexts.tryAgain }).click()
    await dialog.getByRole('radio', { name: '6', exact: true }).click()
    await expect(dialog.getByText(printTexts.making(0, 6))).toBeVisible()
    await dialog.getByRole('switch').click()
    await expect(dialog.getByRole('switch')).not.toBeChecked()
    release()
    await expect(printOf(page)).toBeEnabled({ timeout: 60_000 })
    await expect(pagesOf(page).locator('[data-print-item]')).toHaveCount(6)
  })

  test('mazes, from the pause and from the end of other games', { tag: '@proof' }, async ({ page, game }) => {
    await game.open('invisible-maze', 'seed=42&mazes=made')
    await page.keyboard.press('Enter')
    await game.phase('playing')
    await page.keyboard.press('Escape')
    await game.showMore()
    await game.button(panelTexts.tools.print).click()
    await dialogOf(page).getByRole('radio', { name: '6', exact: true }).click()
    await expect(pagesOf(page)).toHaveCount(2)
    // All addresses are inside the page.
    await page.emulateMedia({ media: 'print' })
    const cut = await pagesOf(page).evaluateAll((pages) =>
      [...pages, ...pages.flatMap((each) => [...each.children])]
        .filter((each) => each.scrollHeight > each.clientHeight + 1)
        .map((each) => each.textContent),
    )
    expect(cut).toEqual([])
    await page.emulateMedia({ media: null })
    await page.keyboard.press('Escape')
    await game.open('tic-tac-toe')
    await game.button(panelTexts.options.more).click()
    await expect(game.button(frameTexts.parts.group)).toBeVisible()
    await expect(game.button(panelTexts.tools.print)).toHaveCount(0)
  })
})

test.describe('by touch', () => {
  test.use({ ...PHONE, muted: true })

  test('thirty Bingo cards with the caller’s list', { tag: '@proof' }, async ({ page, game }) => {
    await page.addInitScript(PRINTS)
    await game.open('bingo', 'seed=42')
    await game.button(panelTexts.options.more).tap()
    await game.button(panelTexts.tools.print).tap()
    const dialog = dialogOf(page)
    await dialog.getByRole('radio', { name: '30', exact: true }).tap()
    await expect(pagesOf(page)).toHaveCount(9)
    await expect(pagesOf(page).locator('[data-print-item]')).toHaveCount(30)
    expect(pageCount(await page.pdf({ format: 'A4' }))).toBe(9)
    const beyond = await dialog.evaluate((each) => each.scrollWidth > each.clientWidth)
    expect(beyond).toBe(false)
    await printOf(page).tap()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
    // This browser did nothing.
    await expect(dialog.getByText(printTexts.cannot)).toBeVisible()
  })
})
