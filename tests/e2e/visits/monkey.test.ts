/** A monkey test: random keys, clicks, drags, gamepad buttons, and page buttons by seed. Nothing breaks, hangs, or loses the focus. */
import type { CDPSession, Page } from 'playwright/test'
import { createRandom, draw, drawInt, pick } from '../../../src/engine/core/math/random'
import { games } from '../../support/games'
import { sample } from '../../support/proofs'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import type { GamePage } from '../support/game-page'
import { isLonger } from '../support/language'
import type { PadKey } from '../support/pads'
import { partsOf } from '../support/parts'
import { frames } from '../support/rest'
import { OneSwitch } from '../support/switch-access'

/** The number of visits to each game, each with its own seed. */
const VISITS = sample(1, isLonger ? 3 : 20)
const ACTIONS = sample(14, 36)
/** How many games share a page. */
const GAMES_PER_TEST = sample(4, 1)
/** Bots compute in real time: on a busy machine a faster page clock may run out before the answer. */
const FAST_CLOCK_ONLY = /The computer opponent gave no answer/
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
/** Buttons that leave the game, the page, or the window. */
const LEAVING = /^(Back|Home|All Games|Full screen|Share|Try it)|picture|link/i

test.use({
  ...SHARED_PAGE,
  muted: false,
  viewport: { width: 760, height: 500 },
  hasTouch: true,
})

/** The state of the page before an action. */
interface View {
  /** Whether a game or the home page is visible. */
  readonly ready: boolean
  readonly phase: string | null
  /** Whether a game runs while a button of the page has the focus. */
  readonly onTool: boolean
  /** The phase of the last mouse press: a game may start or end between reading the page and pressing. */
  readonly pressedIn: string | null
  /** The position of the field. */
  readonly field: readonly [x: number, y: number, width: number, height: number]
  /** The middle of a random button that can be pressed: of the page, the game, a panel, or a dialog. */
  readonly button: readonly [x: number, y: number] | null
}

/** Reads the page in one step. `share` (0..1) picks the button. */
function look({ page }: GamePage, share: number): Promise<View> {
  return page.evaluate(
    ([at, source]) => {
      const leaving = new RegExp(source, 'i')
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') || element.textContent || '')
          // In English, without the marks of a test language.
          .normalize('NFD')
          .replace(/[^ -}]|[[\]]/g, '')
          .trim()
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
      // The visitor never leaves, even if Tab reached a button that does.
      if (active instanceof HTMLElement && active.matches('a, button') && leaving.test(nameOf(active)))
        active.blur()
      return {
        ready: (root ?? document.querySelector('[data-row]'))?.checkVisibility() === true,
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

/** A mouse that sends its events without waiting for the page. */
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
  /** Presses at the first position and releases at the last. */
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

/** Whether a link of a panel led to another page. */
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
  let mayFocus = true
  const act = async () => {
    let view = await look(game, draw(random))
    if (!view.ready) {
      await expect(game.root.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible()
      view = await look(game, draw(random))
    }
    const taken = view.onTool && !mayFocus && view.pressedIn === 'playing'
    expect(taken, 'a button took the focus from a running game').toBe(false)
    mayFocus = true
    const kind = draw(random)
    const [x, y, width, height] = view.field
    if (kind < 0.4) await page.keyboard.press(pick(random, KEYS))
    else if (kind < 0.5) await mouse.click(x + draw(random) * width, y + draw(random) * height)
    else if (kind < 0.6) await mouse.drag([place(), place(), place()])
    else if (kind < 0.7) await pad.press(pick(random, PADS))
    else if (view.button) {
      await mouse.click(...view.button)
      mayFocus = view.phase !== 'playing' || view.onTool
    }
  }
  for (let i = 0; i <= ACTIONS; i++) {
    // A click may have followed a link: reopen the game.
    if (hasLeft(page)) {
      await open()
      mayFocus = true
    }
    try {
      await act()
    } catch (error) {
      // Deleting all data in the settings reloads the page. Any other error is a bug.
      await page.waitForLoadState()
      if (await page.evaluate(() => '__marked' in window)) throw error
      await open()
      mayFocus = true
    }
  }
}

/** A game can be started from any state. */
async function canStart(game: GamePage, open: () => Promise<void>): Promise<void> {
  const { page } = game
  const phase = () => game.root.getAttribute('data-phase', { timeout: 2000 })
  await expect(async () => {
    // The last action may have left the game.
    if (hasLeft(page)) await open()
    if ((await page.locator('dialog[open]').count()) > 0) {
      // The preview of an embedded game would take the key.
      await page.evaluate(() => document.activeElement instanceof HTMLIFrameElement && window.focus())
      await page.keyboard.press('Escape')
    }
    // The same key ends watching.
    if ((await phase()) === 'watching') await page.keyboard.press('Escape')
    const start = game.root.locator('[data-panel] [data-autofocus]')
    if ((await start.count()) > 0) {
      // If switch access was turned on, any press chooses what is highlighted.
      if ((await page.locator('[data-lit]').count()) === 0) await start.click({ timeout: 500 })
      else await new OneSwitch(page, () => page.keyboard.press('Space')).choose(start)
    }
    expect(await phase()).toBe('playing')
  }).toPass({ intervals: [50], timeout: 20_000 })
}

/** Every eleventh game; all of them in proofs. */
const PLAYED = games.map(({ id }, row) => ({ id, row })).filter(({ row }) => row % sample(11, 1) === 0)

for (const part of partsOf(PLAYED, GAMES_PER_TEST))
  test(`random input does no harm: ${part.map(({ id }) => id).join(', ')}`, { tag: '@sample' }, async ({
    game,
    pad,
    complaints,
  }) => {
    const { page } = game
    complaints.allow(FAST_CLOCK_ONLY)
    const session = await page.context().newCDPSession(page)
    const mouse = new Mouse(session)
    for (const { id, row } of part)
      for (let visit = 1; visit <= VISITS; visit++) {
        const seed = row * VISITS + visit
        await test.step(`${id}, seed ${seed}`, async () => {
          const open = async () => {
            await game.visit(id, `seed=${seed}`)
            await pad.plug()
            await page.evaluate(() => {
              const notePhase = () => {
                const phase = document.querySelector('[data-game]')?.getAttribute('data-phase') ?? null
                Object.assign(window, { __pressedIn: phase })
              }
              if (!('__marked' in window)) addEventListener('mousedown', notePhase, { capture: true })
              Object.assign(window, { __marked: true })
            })
            await frames(page, 2)
          }
          await open()
          const act = () => play(game, open, seed, mouse, pad)
          // A fast clock lets more games end.
          await (seed % 2 ? game.hastened(act) : act())
          await game.hastened(() => canStart(game, open))
          expect(complaints.heard.filter((text) => !FAST_CLOCK_ONLY.test(text))).toEqual([])
        })
      }
    await session.detach()
  })
