/**
 * Two of three games on a touch screen (in proofs all), in one visit each: the page loads without layout shifts (the first
 * of a group; in proofs all), the start panel is whole, its words are readable without the heading font, and the field
 * fills its window. The other pages are readable, too.
 */
import { cards as german } from '../../../src/locales/de/cards'
import { cards as spanish } from '../../../src/locales/es/cards'
import { cards as french } from '../../../src/locales/fr/cards'
import { cards as portuguese } from '../../../src/locales/pt-br/cards'
import type { CardTexts } from '../../../src/locales/translation'
import { sample, someOf } from '../../support/proofs'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { LAYOUTS, type Layout, playing, resizeTo, settled, smallTexts, start } from '../support/layouts'
import { watchShifts } from '../support/shifts'
import { unreadableWithoutFont } from '../support/text-layout'
import { groups, hasControls, withSeats } from './games'
import { hintFaults } from './hints'
import { panelFaults } from './panels'

test.use({ ...PHONE, ...SHARED_PAGE })

const cards: readonly CardTexts[] = [german, spanish, french, portuguese]

const SMALLEST = { width: 320, height: 568 }
const PORTRAIT = { width: 390, height: 844 }
const LANDSCAPE = { width: 844, height: 390 }
const SMALL_LANDSCAPE = { width: 667, height: 375 }

/** Every second game fills the smallest, and the others one of the larger; in proofs all. */
const [smallest, ...larger] = LAYOUTS.filter(({ touch, benchOnly }) => touch && !benchOnly)

/** `desktop.test.ts` visits the others; in proofs all. */
const visited = groups.map((ids) => ids.filter((_, i) => i % 3 !== 0 || sample(0, 1) === 1))

for (const ids of visited)
  test(ids.join(', '), { tag: '@sample' }, async ({ page, game }) => {
    const shifts = await watchShifts(page)
    for (const [i, id] of ids.entries())
      await test.step(id, async () => {
        await page.setViewportSize(PORTRAIT)
        // Both themes have the same layout.
        await page.emulateMedia({ colorScheme: i % 2 ? 'light' : 'dark', reducedMotion: 'reduce' })
        if (i === 0 || sample(0, 1)) {
          await game.open(id)
          await expect(game.begin).toBeVisible()
          expect(await shifts(), id).toEqual([])
        } else await game.visit(id)
        for (const size of someOf([SMALLEST, LANDSCAPE, PORTRAIT], 2, i)) {
          await page.setViewportSize(size)
          const message = `${id}, ${size.width}x${size.height}`
          await expect.poll(() => panelFaults(page, size !== SMALLEST), { message }).toEqual([])
        }
        await expect.poll(() => unreadableWithoutFont(page), { message: id }).toEqual([])

        await start(page, id)
        await playing(page)
        // No pull to refresh.
        const overscroll = await page
          .locator('html')
          .evaluate((html) => getComputedStyle(html).overscrollBehaviorY)
        expect.soft(overscroll, id).toBe('none')
        // Nor scrolls what takes the focus anything that has no bars.
        const scrolled = await page.locator('[data-game]').evaluate((game) => {
          const around: string[] = []
          for (let at: Element | null = game; at; at = at.parentElement)
            if (getComputedStyle(at).overflowX === 'hidden' && at.scrollWidth > at.clientWidth + 1)
              around.push(at.className)
          return around
        })
        expect.soft(scrolled, id).toEqual([])
        const short: string[] = []
        const one = i % 2 ? someOf(larger, 1, i >> 1) : [smallest]
        for (const layout of (sample(0, 1) ? [smallest, ...larger] : one) as Layout[]) {
          await resizeTo(page, layout)
          const { why } = await settled(page, layout)
          if (why) short.push(`${layout.width}x${layout.height}: ${why}`)
          if (layout !== smallest)
            for (const fault of [...(await hintFaults(page)), ...(await smallTexts(page))])
              short.push(`${layout.width}x${layout.height}: ${fault}`)
        }
        expect.soft(short, id).toEqual([])
        // The last resize pauses games that fill the window.
        await playing(page)
        // No zoom by a double tap.
        const zooms = page
          .locator('[data-game] button:visible')
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => /^(auto|pinch-zoom)$/.test(getComputedStyle(button).touchAction))
              .map((button) => button.getAttribute('aria-label') ?? button.textContent),
          )
        expect.soft(await zooms, id).toEqual([])
        const controls = page.locator('[data-touch-controls] button')
        expect((await controls.count()) > 0, `${id}: on-screen controls`).toBe(hasControls(id))
      })
  })

test('the start panel with seats fits', { tag: '@sample' }, async ({ page, game }) => {
  for (const address of someOf(withSeats, 2, 0)) {
    await page.setViewportSize(PORTRAIT)
    await game.visit(...(address.split('?') as [string, string]))
    await expect(page.locator('[data-seats]')).toBeVisible()
    for (const size of [PORTRAIT, LANDSCAPE, SMALL_LANDSCAPE, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size)
      const message = `${address}, ${size.width}x${size.height}`
      const whole = size !== SMALL_LANDSCAPE
      await expect.poll(() => panelFaults(page, whole), { message }).toEqual([])
    }
  }
})

test('the start panel is whole with a technique, whose explanation takes the place of the rules', async ({
  page,
  game,
}) => {
  for (const [id, technique] of [
    ['sudoku', 'skyscraper'],
    ['minesweeper', 'one-two'],
    ['nonogram', 'split'],
  ] as const) {
    await page.setViewportSize(PORTRAIT)
    await game.visit(id, `practice=${technique}`)
    await expect(game.begin).toBeVisible()
    for (const size of [PORTRAIT, LANDSCAPE, SMALL_LANDSCAPE]) {
      await page.setViewportSize(size)
      const message = `${id}, ${size.width}x${size.height}`
      const whole = size !== SMALL_LANDSCAPE
      await expect.poll(() => panelFaults(page, whole), { message }).toEqual([])
    }
  }
})

test('on a phone on its side, arrows and three buttons stand beside a wide field', async ({ page, game }) => {
  await page.setViewportSize(LANDSCAPE)
  await game.open('asteroids', 'saucers=sectors')
  await game.begin.tap()
  const buttons = page.locator('[data-touch-controls] button:visible')
  await expect(buttons).toHaveCount(5)
  const field = await page.locator('[data-field]').boundingBox()
  for (const button of await buttons.all()) {
    const box = await button.boundingBox()
    if (!field || !box) throw new Error('not visible')
    const name = await button.getAttribute('aria-label')
    expect(box.x + box.width <= field.x || box.x >= field.x + field.width, `${name}`).toBe(true)
    expect(Math.min(box.width, box.height), `${name}`).toBeGreaterThanOrEqual(48)
    expect(box.y + box.height, `${name}`).toBeLessThanOrEqual(LANDSCAPE.height)
  }
})

for (const font of ['without', 'with'] as const)
  test(`the other pages are readable and no wider than the window ${font} the heading font`, {
    tag: font === 'without' ? '@sample' : '@proof',
  }, async ({ page, complaints }) => {
    complaints.allow(/404|woff2|ERR_FAILED/)
    if (font === 'without') await page.route('**/*.woff2', (route) => route.abort())
    for (const path of ['/', '/today', '/records', '/settings', '/games/tic-tac-toe', '/nothing-here']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      for (const width of someOf([320, 390, 360, 375], 2, 0)) {
        await page.setViewportSize({ width, height: 844 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${path} at ${width}`).toBe(width)
      }
      expect.soft(await unreadableWithoutFont(page), path).toEqual([])
    }
  })

test('the header has space for the longest names of all languages', async ({ page, game }) => {
  await page.setViewportSize(SMALLEST)
  await game.open('snake')
  const title = page.getByRole('banner').getByRole('heading', { level: 1 })
  const names = [
    'Color Grid Challenge',
    'Rock Paper Scissors',
    ...cards.flatMap((each) => Object.values(each).flatMap((card) => card.title ?? [])),
  ]
  const cut = (wanted: readonly string[]) =>
    title.evaluate(
      (h1, all) =>
        all.filter((name) => {
          h1.textContent = name
          const header = h1.closest('header') as HTMLElement
          const { top, bottom } = h1.getBoundingClientRect()
          const frame = header.getBoundingClientRect()
          return h1.scrollWidth > h1.clientWidth || top < frame.top || bottom > frame.bottom
        }),
      wanted,
    )
  for (const size of [SMALLEST, { width: 390, height: 844 }, LANDSCAPE]) {
    await page.setViewportSize(size)
    expect(await cut(names), `${size.width}`).toEqual([])
  }
})
