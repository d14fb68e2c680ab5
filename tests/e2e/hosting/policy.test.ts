/** The content security policy on all pages, and which code is built and loaded when. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Response } from 'playwright/test'
import { gameIds } from '../../support/gameIds'
import { listedGames } from '../../support/games'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

// The sound library is not loaded without sound.
test.use({ ...SHARED_PAGE, muted: false })

const [first] = listedGames as [(typeof listedGames)[number]]
const board = listedGames.find(({ kind }) => kind === 'turn')

// Every test of a page fails for any violation, and `input/inputs.test.ts` plays games with sound.
test('a violation on a game page is reported', async ({ page, game, complaints }) => {
  complaints.allow(/policy|Content Security Policy/i)
  await game.open(first.id)
  expect(complaints.heard).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.breach = true'
    document.body.append(script)
  })
  await expect.poll(() => complaints.heard.join()).toMatch(/policy violation: script-src/)
  expect(await page.evaluate(() => 'breach' in window)).toBe(false)
})

test('the built site does not contain the workbench', async ({ request }) => {
  expect((await request.get('/src/workbench/')).status()).toBe(404)
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const found = files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes('workbench'))
  expect(found.map((file) => file.name)).toEqual([])
})

// The offline copy is not counted: tests have no service worker unless they ask for one.
test('the home page loads no game, no PixiJS, no matter-js, no howler; a board game loads none either', async ({
  page,
  game,
}) => {
  const loaded: string[] = []
  const read = async (response: Response) => {
    const text = await response.text().catch(() => '')
    for (const [name, mark] of [
      ['pixi', 'uWorldTransformMatrix'],
      ['matter', 'positionImpulse'],
      ['howler', 'HowlerGlobal'],
    ] as const) {
      if (text.includes(mark)) loaded.push(name)
    }
    for (const id of gameIds) if (new RegExp(`/${id}-[^/]*\\.js$`).test(response.url())) loaded.push(id)
  }
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) reading.push(read(response))
  })
  // A mouse that rests on a card loads its game.
  await page.mouse.move(0, 0)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  expect(loaded).toEqual([])
  // A fork may have none.
  if (!board) return
  await page
    .getByRole('link', { name: `Play Now ${board.title}` })
    .first()
    .click()
  await game.ready()
  await Promise.all(reading)
  expect(loaded.filter((name) => name !== board.id)).toEqual([])
})
