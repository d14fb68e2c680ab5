/** Owns the restless visitor: random keys, clicks, taps, pads, tools and panels, by seed; nothing breaks, sticks or loses the focus. */
import { readdirSync } from 'node:fs'
import { createRandom, draw, drawInt, pick } from '../../src/engine/core/random'
import { expect, frames, type GamePage, type PadKey, test } from './fixtures'

const ids = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** `MONKEY_PLAYS=100` plays a hundred a game, each by a seed of its own, from `MONKEY_SEED` on. */
const PLAYS = Number(process.env.MONKEY_PLAYS ?? 1)
const FIRST_SEED = Number(process.env.MONKEY_SEED ?? 1)
/** Once for every save, longer where it is asked for. */
const ACTIONS = PLAYS > 1 ? 60 : 24

const KEYS = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter', 'Tab', 'Escape', 'Backspace'],
  ...[
    'a',
    'w',
    's',
    'd',
    'p',
    'r',
    'm',
    'h',
    'u',
    'e',
    'i',
    '1',
    '5',
    '9',
    'Control+z',
    'Alt+r',
    'Shift+Tab',
  ],
] as const
const PADS: readonly PadKey[] = ['A', 'B', 'X', 'Start', 'DpadUp', 'DpadDown', 'DpadLeft', 'DpadRight']
/** These lead out of the game, out of the page, or out of the window. */
const LEAVING = /^(Back|Home|All Games|Full screen|Share|Try it)|picture|link/i

test.use({ viewport: { width: 760, height: 500 }, deviceScaleFactor: 0.5, hasTouch: true })

/** While a play runs: whether its keys would press a tool of the page or the play. */
const toolHasFocus = ({ page }: GamePage) =>
  page.evaluate(
    () =>
      document.querySelector('[data-phase="playing"]') !== null &&
      document.querySelector('dialog[open]') === null &&
      document.activeElement?.matches('header button, header a, [data-tools] button') === true,
  )

async function play(
  game: GamePage,
  address: readonly [id: string, query: string],
  seed: number,
  pad: { press(key: PadKey): Promise<void> },
): Promise<void> {
  const { page } = game
  const random = createRandom(seed)
  const place = () => [drawInt(random, 5, 755), drawInt(random, 5, 495)] as const
  for (let i = 0; i < ACTIONS; i++) {
    // A click may have met the way out in a panel: back in.
    if (new URL(page.url()).pathname === '/') await game.open(...address)
    const kind = draw(random)
    // Tab and D-pad may have led to a way out: this visitor stays.
    await page.evaluate((leaving) => {
      const active = document.activeElement
      const name = active?.getAttribute('aria-label') || active?.textContent || ''
      if (
        active instanceof HTMLElement &&
        active.matches('a, button') &&
        new RegExp(leaving, 'i').test(name.trim())
      )
        active.blur()
    }, LEAVING.source)
    if (kind < 0.4) await page.keyboard.press(pick(random, KEYS))
    else if (kind < 0.5) {
      const field = await game.root.locator('[data-field]').first().boundingBox()
      const { x, y, width, height } = field ?? { x: 0, y: 60, width: 700, height: 400 }
      await page.mouse.click(x + draw(random) * width, y + draw(random) * height)
    } else if (kind < 0.6) {
      await page.mouse.move(...place())
      await page.mouse.down()
      await page.mouse.move(...place(), { steps: 3 })
      await page.mouse.up()
    } else if (kind < 0.7) await pad.press(pick(random, PADS))
    else {
      // Whatever can be pressed now: tools of the page, of the play, of a panel or a dialog.
      const buttons = page.locator('dialog[open] button, [data-game] button, header button')
      const names = await buttons.evaluateAll((all) =>
        all.map((button) =>
          button.checkVisibility() && !(button as HTMLButtonElement).disabled && !button.closest('[inert]')
            ? button.getAttribute('aria-label') || button.textContent || '-'
            : '',
        ),
      )
      const possible = names.flatMap((name, n) => (name && !LEAVING.test(name) ? [n] : []))
      if (possible.length === 0) continue
      const before = await game.root.getAttribute('data-phase')
      const onTool = await toolHasFocus(game)
      // What lies behind a dialog or moves away cannot be pressed: then this hand was too late.
      await buttons
        .nth(pick(random, possible))
        .click({ timeout: 600, noWaitAfter: true })
        .catch(() => {})
      const lost = before === 'playing' && !onTool && (await toolHasFocus(game))
      expect(lost, 'a tool has taken the focus from a running play').toBe(false)
    }
    if (new URL(page.url()).pathname !== '/')
      await expect(game.root.or(page.locator('[data-shelf]').first())).toBeVisible()
  }
}

/** From wherever it stands a play can be begun. */
async function begins(game: GamePage): Promise<void> {
  const { page } = game
  await expect(async () => {
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    const panel = game.root.locator('[data-panel] [data-autofocus]')
    if ((await panel.count()) > 0) await panel.click({ timeout: 500 })
    expect(await game.root.getAttribute('data-phase')).toBe('playing')
  }).toPass({ timeout: 20_000 })
}

for (const id of ids)
  for (let seed = FIRST_SEED; seed < FIRST_SEED + PLAYS; seed++)
    test(`${id} stands a restless visitor, seed ${seed}`, async ({ game, pad }) => {
      const address = [id, `seed=${seed}`] as const
      await game.open(...address)
      await pad.plug()
      await frames(game.page, 2)
      await play(game, address, seed, pad)
      if (new URL(game.page.url()).pathname === '/') await game.open(...address)
      await begins(game)
    })
