/**
 * Games are played from start to end by one device only: each game by one of them, a pointer if it handles pointers
 * itself. What surrounds a game is the same for all: it is tested once per device, with a game of one kind or the other.
 * `npm run proofs` plays every game by every device.
 */
import type { Manifest } from '../../../src/engine/core/game/contract'
import { panelTexts } from '../../../src/play/texts/panels'
import { games } from '../../support/games'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { DEVICES, type Device, type Hand, handOf } from '../support/hands'
import { partsOf } from '../support/parts'
import { planOf } from '../support/plan'
import { frames } from '../support/rest'
import { translate } from '../support/translation'

/** Games with pointer code of their own: drags and long presses. Klondike stands for all patiences, which share it. */
const POINTED = ['2048', 'checkers', 'chess', 'klondike', 'minesweeper', 'nonogram', 'sliding-puzzle']

const ofKind = (kind: Manifest['kind']) => games.filter((game) => game.kind === kind)

const POINTERS: readonly Device[] = ['mouse', 'touch']

/**
 * The games that a device plays: a quarter of each kind, of those with pointer code half by mouse and half by touch. The
 * first of one kind is played in full.
 */
const gamesOf = (device: Device) =>
  (['realtime', 'turn'] as const).map((kind) => {
    const others = ofKind(kind).filter(({ id }) => !POINTED.includes(id))
    const own = others.filter((_, i) => DEVICES[i % DEVICES.length] === device)
    const pointed = ofKind(kind).filter(({ id }) => POINTED.includes(id))
    return [...own, ...pointed.filter((_, i) => POINTERS[i % POINTERS.length] === device)]
  })

/** A test opens a page once and goes from game to game. */
const GAMES_PER_TEST = 4

/** The window of a small laptop. */
const LAPTOP = { viewport: { width: 1024, height: 640 } } as const

/** Keyboard games have all animations, like most visitors; mouse games have sound. */
const OPTIONS = {
  keyboard: { ...SHARED_PAGE, ...LAPTOP, contextOptions: {} },
  mouse: { ...SHARED_PAGE, ...LAPTOP, muted: false },
  touch: { ...SHARED_PAGE, ...PHONE, deviceScaleFactor: SHARED_PAGE.deviceScaleFactor },
  pad: { ...SHARED_PAGE, ...LAPTOP },
} as const

/** Plays a game to its end. `before` runs before the start, `meanwhile` after it. */
async function play(
  hand: Hand,
  { id, kind }: Manifest,
  { before, meanwhile }: { before?(): Promise<void>; meanwhile?(): Promise<void> },
) {
  const { device, game, page, pad } = hand
  const plan = await planOf(id)
  await game.visit(id, plan.query)
  await before?.()
  if (device === 'pad') {
    await pad.plug()
    await frames(page, 3)
  }
  await game.calm(kind)
  await hand.press(plan.start ? game.button(plan.start) : game.begin)
  await game.phase('playing')
  await meanwhile?.()
  await plan[device](hand)
  await game.over()
  await expect(game.end).toContainText(plan.ends)
  const again = game.button(plan.again ?? 'Play Again')
  await expect(again).toBeVisible()
  // Nothing scrolled or zoomed under the fingers.
  expect(await page.evaluate(() => [visualViewport?.scale, scrollX])).toEqual([1, 0])
  return again
}

/** Starts, pauses, resumes, plays, repeats, restarts and leaves a game. */
async function cycle(hand: Hand, entry: Manifest) {
  const { device, game, page } = hand
  const again = await play(hand, entry, {
    async meanwhile() {
      await hand.pause()
      await game.phase('paused')
      await hand.press(game.button('Resume'))
      await game.resumed()
    },
  })
  await hand.press(again)
  await game.phase('playing')
  await hand.pause()
  await game.phase('paused')
  await hand.press(game.end.getByRole('button', { name: 'Restart' }))
  await game.phase('playing')
  if (device === 'mouse') {
    const back = { name: 'Back', exact: true }
    await page.getByRole('link', back).or(page.getByRole('button', back)).click()
  } else {
    await hand.pause()
    await game.phase('paused')
    await hand.press(game.button(panelTexts.more))
    await hand.press(game.end.getByRole('link', { name: 'All Games' }))
  }
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('recentlyPlayed') ?? '[]')))
    .toEqual([`/games/${entry.id}`])
}

for (const device of DEVICES)
  test.describe(`by ${device}`, () => {
    test.use(OPTIONS[device])
    const played = gamesOf(device)
    const around = played[DEVICES.indexOf(device) % played.length]?.[0]
    const others = played.flat().filter((game) => game !== around)
    for (const part of partsOf(others, GAMES_PER_TEST))
      test(`to the end, on a translated page: ${part.map(({ id }) => id).join(', ')}`, async ({
        page,
        game,
        fingers,
        pad,
      }) => {
        for (const entry of part)
          await test.step(entry.id, async () => {
            await play(handOf(device, { page, game, fingers, pad }), entry, { before: () => translate(page) })
          })
      })
    for (const entry of games)
      test(`${entry.id}: started, paused, played, repeated, restarted and left`, {
        tag: entry === around ? [] : ['@proof'],
      }, async ({ page, game, fingers, pad }) => {
        await cycle(handOf(device, { page, game, fingers, pad }), entry)
      })
  })
