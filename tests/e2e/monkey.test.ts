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
/** So many plays share a page and its cache; what one of them has kept is gone before the next. */
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

test.use({ viewport: { width: 760, height: 500 }, deviceScaleFactor: 0.5, hasTouch: true })

/** What the visitor sees before an action. */
interface Sight {
  /** The page stands: a game, or the shelf. */
  readonly stands: boolean
  readonly phase: string | null
  /** A play runs, and its keys would press a tool of the page or the play. */
  readonly onTool: boolean
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
        field: field ? [field.x, field.y, field.width, field.height] : [0, 60, 700, 400],
        button: middle ? [middle.x + middle.width / 2, middle.y + middle.height / 2] : null,
      } as const
    },
    [share, LEAVING.source] as const,
  )
}

async function play(
  game: GamePage,
  open: () => Promise<void>,
  seed: number,
  pad: { press(key: PadKey): Promise<void> },
): Promise<void> {
  const { page } = game
  const random = createRandom(seed)
  const place = () => [drawInt(random, 5, 755), drawInt(random, 5, 495)] as const
  let mayTake = true
  for (let i = 0; i <= ACTIONS; i++) {
    // A click may have met the way out in a panel: back in.
    if (new URL(page.url()).pathname === '/') {
      await open()
      mayTake = true
    }
    let sight = await look(game, draw(random))
    if (!sight.stands) {
      await expect(game.root.or(page.locator('[data-shelf]').first())).toBeVisible()
      sight = await look(game, draw(random))
    }
    expect(sight.onTool && !mayTake, 'a tool has taken the focus from a running play').toBe(false)
    mayTake = true
    const kind = draw(random)
    const [x, y, width, height] = sight.field
    if (kind < 0.4) await page.keyboard.press(pick(random, KEYS))
    else if (kind < 0.5) await page.mouse.click(x + draw(random) * width, y + draw(random) * height)
    else if (kind < 0.6) {
      await page.mouse.move(...place())
      await page.mouse.down()
      await page.mouse.move(...place(), { steps: 3 })
      await page.mouse.up()
    } else if (kind < 0.7) await pad.press(pick(random, PADS))
    else if (sight.button) {
      await page.mouse.click(...sight.button)
      mayTake = sight.phase !== 'playing' || sight.onTool
    }
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
      const session = await page.context().newCDPSession(page)
      for (let seed = first; seed <= last; seed++)
        await test.step(`seed ${seed}`, async () => {
          const open = async () => {
            await game.open(id, `seed=${seed}`)
            await pad.plug()
            await frames(page, 2)
          }
          await open()
          // Every other visitor is a quick one: more plays come to their end.
          const visit = () => play(game, open, seed, pad)
          await (seed % 2 === 0 ? game.hastened(visit) : visit())
          if (new URL(page.url()).pathname === '/') await open()
          await begins(game)
          expect(complaints.heard, `seed ${seed}`).toEqual([])
          if (seed === last) return
          const { origin } = new URL(page.url())
          await page.goto('about:blank')
          await session.send('Storage.clearDataForOrigin', {
            origin,
            storageTypes: 'local_storage,indexeddb',
          })
        })
    })
