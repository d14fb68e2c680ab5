/** Owns the proof that every game fills the hand: its field, figures and controls in eight windows, many games on one page. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, frames, test } from './fixtures'
import { EXCEPTIONS, measure, ROOMS, type Room, shortOf } from './rooms'

const GAMES = new URL('../../src/games/', import.meta.url)
const ids = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** Games that have buttons under (or beside) their field for fingers, by what they declare. */
const hasControls = (id: string) =>
  /touch: \{[^}]*(arrows|buttons):/.test(readFileSync(new URL(`${id}/index.ts`, GAMES), 'utf8'))

const nameOf = ({ width, height, touch }: Room) => `${width}x${height}${touch ? ', touch' : ''}`

/** Opens a game as a link of the site does, without loading the page anew, and begins a play. */
async function begin(page: Page, id: string): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), `/games/${id}?seed=42`)
  await press(page, `[data-game="${id}"] [data-panel] [data-autofocus]`)
  await page.locator(`[data-game="${id}"][data-phase="playing"]`).waitFor()
}

/** Without a pointer: a mouse on a touch screen would take its controls away. */
const press = (page: Page, button: string) =>
  page
    .locator(button)
    .first()
    .evaluate((element: HTMLElement) => element.click())

/** Lays the window out anew. A play that paused for it, or ended meanwhile, begins again in the shape of this window. */
async function turnTo(page: Page, { width, height }: Room): Promise<void> {
  await page.setViewportSize({ width, height })
  await frames(page, 2)
  if ((await page.locator('[data-game]').getAttribute('data-phase')) === 'playing') return
  await press(page, '[data-tools] [aria-label="Restart"]')
  await page.locator('[data-phase="playing"]').waitFor()
}

/** What a game falls short of in this window, told in one line; null when all is well. */
async function shortfall(page: Page, id: string, room: Room): Promise<string | null> {
  let why: string | null = null
  // The header of the page slides away first, and a board follows its room.
  for (let tries = 0; tries < 30; tries++) {
    why = shortOf(room, await measure(page), EXCEPTIONS[id])
    if (!why) return null
    await frames(page, 4)
  }
  return `${id} at ${nameOf(room)}: ${why}`
}

for (const touch of [true, false]) {
  const rooms = ROOMS.filter((room) => room.touch === touch && !room.unheld)
  test.describe(touch ? 'in the hand' : 'on a desk', () => {
    // Where things lie is looked at, not how they are painted: a quarter of the pixels is drawn.
    const { width, height } = rooms[0] as Room
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch, deviceScaleFactor: 0.5 })
    const groups = touch ? 4 : 2
    for (let group = 0; group < groups; group++) {
      const own = ids.filter((_, at) => at % groups === group)
      test(`${own[0]} to ${own.at(-1)}, every ${groups}th game: the field fills its window`, async ({
        page,
      }) => {
        await page.goto('/')
        const short: (string | null)[] = []
        for (const id of own) {
          await page.setViewportSize({ width, height })
          await begin(page, id)
          for (const room of rooms) {
            await turnTo(page, room)
            short.push(await shortfall(page, id, room))
          }
          const shown = await page.locator('[data-touch-controls] button').count()
          if (shown > 0 !== (touch && hasControls(id))) short.push(`${id} has ${shown} on-screen controls`)
        }
        expect(short.filter((line) => line)).toEqual([])
      })
    }
  })
}
