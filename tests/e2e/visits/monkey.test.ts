/** Owns the restless visitor: random keys, clicks, taps, pads, tools and panels, by seed; nothing breaks, sticks or loses the focus. */
import { readdirSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright/test'
import { createRandom, draw, drawInt, pick } from '../../../src/engine/core/math/random'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import type { GamePage } from '../support/game-page'
import type { PadKey } from '../support/pads'
import { frames } from '../support/rest'

const ids = readdirSync(new URL('../../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** `MONKEY_PLAYS=100` plays a hundred a game, each by a seed of its own, from `MONKEY_SEED` on. */
const PLAYS = Number(process.env.MONKEY_PLAYS ?? 1)
const FIRST_SEED = Number(process.env.MONKEY_SEED ?? 1)
const ACTIONS = PLAYS > 1 ? 36 : 24
/** The bot's worker thinks in its own time: where the page's runs faster on a busy machine, its watch may end before the answer. */
const HASTE_ALONE = /The computer opponent gave no answer/
/** So many plays follow each other on one page, as links of the site lead to them: what one has kept is there for the next. */
const PLAYS_A_PAGE = 10

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

test.use({
  ...SHARED_PAGE,
  muted: false,
  viewport: { width: 760, height: 500 },
  hasTouch: true,
})

/** What the visitor sees before an action. */
interface Sight {
  /** The page stands: a game, or the shelf. */
  readonly stands: boolean
  readonly phase: string | null
  /** A play runs, and its keys would press a tool of the page or the play. */
  readonly onTool: boolean
  /** The phase in which the mouse was last pressed: a play may begin or end between the look and the press. */
  readonly pressedIn: string | null
  /** Where the field is. */
  readonly field: readonly [x: number, y: number, width: number, height: number]
  /** The middle of one of all buttons that can be pressed now: tools of the page, of the play, of a panel or a dialog. */
  readonly button: readonly [x: number, y: number] | null
}

/** Looks at the page, all at once. `share` (0..1) picks the button among those that can be pressed. */
function look({ page }: GamePage, share: number): Promise<Sight> {
  return page.evaluate(
    ([at, source]) => {
      const leaving = new RegExp(source, 'i')
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') || element.textContent || '').trim()
      const dialog = document.querySelector('dialog[open]')
      const root = document.querySelector('[data-game]')
      const phase = root?.getAttribute('data-phase') ?? null
      const reached = dialog ? 'dialog[open] button' : '[data-game] button, header button'
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(reached)].filter(
        (button) =>
          button.checkVisibility() &&
          !button.disabled &&
          !button.closest('[inert]') &&
          !leaving.test(nameOf(button)),
      )
      const button = buttons[Math.floor(at * buttons.length)]
      button?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const middle = button?.getBoundingClientRect()
      const field = root?.querySelector('[data-field]')?.getBoundingClientRect()
      const onTool =
        phase === 'playing' &&
        !dialog &&
        document.activeElement?.matches('header button, header a, [data-tools] button') === true
      const active = document.activeElement
      // Tab and D-pad may have led to a way out: this visitor stays.
      if (active instanceof HTMLElement && active.matches('a, button') && leaving.test(nameOf(active)))
        active.blur()
      return {
        stands: (root ?? document.querySelector('[data-shelf]'))?.checkVisibility() === true,
        phase,
        onTool,
        pressedIn: (window as unknown as { __pressedIn?: string | null }).__pressedIn ?? null,
        field: field ? [field.x, field.y, field.width, field.height] : [0, 60, 700, 400],
        button: middle ? [middle.x + middle.width / 2, middle.y + middle.height / 2] : null,
      } as const
    },
    [share, LEAVING.source] as const,
  )
}

/** A hand on the mouse that waits for nothing between its events: they come as fast as the page takes them. */
class Mouse {
  readonly #session: CDPSession
  constructor(session: CDPSession) {
    this.#session = session
  }
  #send(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number, down: boolean) {
    const pressed = type !== 'mouseMoved'
    return this.#session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: down || pressed ? 'left' : 'none',
      buttons: down ? 1 : 0,
      clickCount: pressed ? 1 : 0,
    })
  }
  async click(x: number, y: number): Promise<void> {
    await this.drag([[x, y]])
  }
  /** Pressed at the first of the places, let go at the last. */
  async drag(places: readonly (readonly [number, number])[]): Promise<void> {
    const [first = [0, 0] as const, ...more] = places
    const last = places.at(-1) ?? first
    await Promise.all([
      this.#send('mouseMoved', ...first, false),
      this.#send('mousePressed', ...first, true),
      ...more.map((place) => this.#send('mouseMoved', ...place, true)),
      this.#send('mouseReleased', ...last, false),
    ])
  }
}

/** A panel and the end of a play lead elsewhere: to the shelf, and to the records. */
const hasLeft = (page: Page) => !new URL(page.url()).pathname.startsWith('/games/')

async function play(
  game: GamePage,
  open: () => Promise<void>,
  seed: number,
  mouse: Mouse,
  pad: { press(key: PadKey): Promise<void> },
): Promise<void> {
  const { page } = game
  const random = createRandom(seed)
  const place = () => [drawInt(random, 5, 755), drawInt(random, 5, 495)] as const
  let mayTake = true
  const act = async () => {
    let sight = await look(game, draw(random))
    if (!sight.stands) {
      await expect(game.root.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible()
      sight = await look(game, draw(random))
    }
    const took = sight.onTool && !mayTake && sight.pressedIn === 'playing'
    expect(took, 'a tool has taken the focus from a running play').toBe(false)
    mayTake = true
    const kind = draw(random)
    const [x, y, width, height] = sight.field
    if (kind < 0.4) await page.keyboard.press(pick(random, KEYS))
    else if (kind < 0.5) await mouse.click(x + draw(random) * width, y + draw(random) * height)
    else if (kind < 0.6) await mouse.drag([place(), place(), place()])
    else if (kind < 0.7) await pad.press(pick(random, PADS))
    else if (sight.button) {
      await mouse.click(...sight.button)
      mayTake = sight.phase !== 'playing' || sight.onTool
    }
  }
  for (let i = 0; i <= ACTIONS; i++) {
    // A click may have met a way out: back in.
    if (hasLeft(page)) {
      await open()
      mayTake = true
    }
    try {
      await act()
    } catch (error) {
      // Settings delete all data and load the page anew: this visitor goes on there. Everything else is a fault.
      await page.waitForLoadState()
      if (await page.evaluate(() => '__stood' in window)) throw error
      await open()
      mayTake = true
    }
  }
}

/** From wherever it stands a play can be begun. */
async function begins(game: GamePage, open: () => Promise<void>): Promise<void> {
  const { page } = game
  const phase = () => game.root.getAttribute('data-phase', { timeout: 2000 })
  await expect(async () => {
    // The way back of the last action may have been long.
    if (hasLeft(page)) await open()
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    // A play that is watched is left by the same key.
    if ((await phase()) === 'watching') await page.keyboard.press('Escape')
    const panel = game.root.locator('[data-panel] [data-autofocus]')
    if ((await panel.count()) > 0) await panel.click({ timeout: 500 })
    expect(await phase()).toBe('playing')
  }).toPass({ timeout: 20_000 })
}

const pages = Array.from({ length: Math.ceil(PLAYS / PLAYS_A_PAGE) }, (_, n) => {
  const first = FIRST_SEED + n * PLAYS_A_PAGE
  return { first, last: Math.min(first + PLAYS_A_PAGE, FIRST_SEED + PLAYS) - 1 }
})

for (const id of ids)
  for (const { first, last } of pages)
    test(`${id} stands a restless visitor, seed ${first}${last > first ? ` to ${last}` : ''}`, async ({
      game,
      pad,
      complaints,
    }) => {
      test.setTimeout(150_000 * (last - first + 1))
      const { page } = game
      complaints.allow(HASTE_ALONE)
      const session = await page.context().newCDPSession(page)
      const mouse = new Mouse(session)
      let opened = false
      for (let seed = first; seed <= last; seed++)
        await test.step(`seed ${seed}`, async () => {
          const open = async () => {
            const query = `seed=${seed}`
            if (!opened) await game.open(id, query)
            else
              await page.evaluate((path) => {
                if (location.pathname !== '/') history.pushState(null, '', '/')
                history.pushState(null, '', path)
              }, `/games/${id}?${query}`)
            opened = true
            await game.ready()
            await pad.plug()
            await page.evaluate(() => {
              const notePhase = () => {
                const phase = document.querySelector('[data-game]')?.getAttribute('data-phase') ?? null
                Object.assign(window, { __pressedIn: phase })
              }
              if (!('__stood' in window)) addEventListener('mousedown', notePhase, { capture: true })
              Object.assign(window, { __stood: true })
            })
            await frames(page, 2)
          }
          await open()
          // Every other visitor is a quick one, and where many come three of four: more plays come to their end.
          const visit = () => play(game, open, seed, mouse, pad)
          const quick = seed % (PLAYS > 1 ? 4 : 2) !== 1
          await (quick ? game.hastened(visit) : visit())
          await game.hastened(() => begins(game, open))
          expect(
            complaints.heard.filter((text) => !HASTE_ALONE.test(text)),
            `seed ${seed}`,
          ).toEqual([])
        })
      await session.detach()
    })
