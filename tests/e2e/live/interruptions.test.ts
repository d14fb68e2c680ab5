/** Interruptions of a live game: pauses, hidden tabs, sleeping phones, and a network that is lost in each phase. */
import type { Page } from 'playwright/test'
import { liveTexts } from '../../../src/play/texts/live'
import { CLOCK, FAST } from '../support/clock'
import { expect, test } from '../support/fixtures'
import {
  connect,
  expectConnected,
  invitation,
  live,
  openDevices,
  type Pair,
  replyTo,
  setRate,
  shownOnBoth,
} from '../support/live'
import { cell } from '../support/moves'
import { PageNetwork } from '../support/network'

const bar = (page: Page) => page.locator('[data-live-bar]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Both pages show a phase. */
const both = (pair: Pick<Pair, 'host' | 'guest'>, phase: string) =>
  shownOnBoth(pair, (page) => expect(page.locator(`[data-game][data-phase=${phase}]`)).toBeVisible())

/** Both pages show a state of the connection. */
const bothAre = (pair: Pick<Pair, 'host' | 'guest'>, state: string) =>
  shownOnBoth(pair, (page) => expect(live(page)).toHaveAttribute('data-live', state))

/** A pair whose networks can be cut. */
async function connectCuttable(
  browser: Parameters<typeof connect>[0],
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const networks: PageNetwork[] = []
  const pair = await connect(browser, path, async (page) => {
    networks.push(await PageNetwork.of(page))
    await prepare(page)
  })
  const cut = async (off: boolean) => void (await Promise.all(networks.map((network) => network.cut(off))))
  return { ...pair, networks, cut }
}

test('a pause on one page pauses the other, and so does a hidden tab; Resume resumes both', async ({
  browser,
}) => {
  const pair = await connect(browser, '/games/pong')
  const both = (phase: string) =>
    shownOnBoth(pair, (page) => expect(page.locator(`[data-game][data-phase=${phase}]`)).toBeVisible())
  await pair.host.keyboard.press('Escape')
  await both('paused')
  await button(pair.guest, 'Resume').click()
  await both('playing')
  await pair.guest.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await both('paused')
  await pair.guest.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await button(pair.host, 'Resume').click()
  await both('playing')
  await shownOnBoth(pair, (page) => expect(live(page)).toHaveAttribute('data-live', 'connected'))
  await pair.close()
})

test('the network is lost and returns: a move made meanwhile arrives', async ({ browser }) => {
  const pair = await connectCuttable(browser, '/games/tic-tac-toe')
  const { host, guest } = pair
  await cell(host, 1, 1).click()
  await expect(cell(guest, 1, 1)).toHaveAccessibleName(/X$/)
  await pair.cut(true)
  await bothAre(pair, 'lost')
  await expect(bar(host)).toContainText(liveTexts.bar.lost)
  await cell(guest, 2, 2).click()
  await expect(cell(guest, 2, 2)).toHaveAccessibleName(/O$/)
  await expect(cell(host, 2, 2)).toHaveAccessibleName(/empty/)
  await pair.cut(false)
  await bothAre(pair, 'connected')
  await expect(cell(host, 2, 2)).toHaveAccessibleName(/O$/)
  await cell(host, 3, 3).click()
  await expect(cell(guest, 3, 3)).toHaveAccessibleName(/X$/)
  await pair.close()
})

test('the network is lost in a real-time game: it pauses, and continues after its return', async ({
  browser,
}) => {
  const pair = await connectCuttable(browser, '/games/pong')
  await pair.cut(true)
  await both(pair, 'paused')
  await bothAre(pair, 'lost')
  await pair.cut(false)
  await bothAre(pair, 'connected')
  await button(pair.host, 'Resume').click()
  await both(pair, 'playing')
  await pair.close()
})

test('the network is lost in a race: it pauses both, and the progress is shown again later', async ({
  browser,
}) => {
  const pair = await connectCuttable(browser, '/games/2048?seed=42')
  const { host, guest } = pair
  await pair.cut(true)
  await both(pair, 'paused')
  await bothAre(pair, 'lost')
  await pair.cut(false)
  await bothAre(pair, 'connected')
  await button(guest, 'Resume').click()
  await both(pair, 'playing')
  for (const way of ['Left', 'Up', 'Right', 'Down']) await host.keyboard.press(`Arrow${way}`)
  await expect(guest.locator('[data-progress]')).toHaveText(/^Score \d+ · Moves [1-4]$/)
  await pair.close()
})

test('the network is lost at the end of a game: the rematch follows after its return', async ({
  browser,
}) => {
  const pair = await connectCuttable(browser, '/games/tic-tac-toe')
  const { host, guest } = pair
  for (const [page, row, col] of [
    [host, 1, 1],
    [guest, 2, 1],
    [host, 1, 2],
    [guest, 2, 2],
    [host, 1, 3],
  ] as const) {
    await cell(page, row, col).click()
    await shownOnBoth(pair, (each) => expect(cell(each, row, col)).toHaveAccessibleName(/[XO]$/))
  }
  await both(pair, 'over')
  const rematch = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Rematch' })
  await pair.cut(true)
  await bothAre(pair, 'lost')
  await pair.cut(false)
  await bothAre(pair, 'connected')
  await Promise.all([rematch(host).click(), rematch(guest).click()])
  await both(pair, 'playing')
  await pair.close()
})

test('the network does not return: the game ends, and the win can be claimed', async ({ browser }) => {
  const pair = await connectCuttable(browser, '/games/connect-four', (page) => page.addInitScript(CLOCK))
  await pair.cut(true)
  await bothAre(pair, 'lost')
  await setRate([pair.host, pair.guest], FAST)
  await shownOnBoth(pair, (page) =>
    expect(live(page)).toHaveAttribute('data-live', 'ended', { timeout: 60_000 }),
  )
  await setRate([pair.host, pair.guest], 1)
  await shownOnBoth(pair, (page) => expect(bar(page)).toContainText(liveTexts.ended.timeout))
  await expect(button(pair.guest, liveTexts.bar.playComputer)).toBeVisible()
  await button(pair.host, liveTexts.bar.claim).click()
  await expect(pair.host.locator('[data-phase=over]')).toBeVisible()
  await pair.close()
})

/** Runs before a page: keeps its connection, so that a test can wait for its state. */
const KEPT = `globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...args) {
    super(...args)
    globalThis.__connection = this
  }
}`

test('the network is lost while two pages connect: they connect after its return', async ({ browser }) => {
  const { host, guest, close } = await openDevices(browser)
  await host.addInitScript(KEPT)
  const networks = await Promise.all([PageNetwork.of(host), PageNetwork.of(guest)])
  await host.goto('/games/tic-tac-toe')
  const reply = await replyTo(guest, await invitation(host))
  for (const network of networks) await network.cut(true)
  await host.getByRole('textbox', { name: 'Paste the reply link' }).fill(reply)
  await host.waitForFunction(
    () =>
      (globalThis as unknown as { __connection: RTCPeerConnection }).__connection.iceConnectionState ===
      'checking',
  )
  for (const page of [host, guest]) await expect(live(page)).toHaveAttribute('data-live', 'connecting')
  for (const network of networks) await network.cut(false)
  await expectConnected(host, guest)
  await close()
})

/**
 * A phone sleeps: its page runs no script, and is not in the network. `Page.setWebLifecycleState` has no effect here,
 * because the tests keep every page visible.
 */
async function sleeper(page: Page, network: PageNetwork) {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  return {
    async sleep() {
      const paused = new Promise((resolve) => session.once('Debugger.paused', resolve))
      await session.send('Debugger.pause')
      await paused
      await network.cut(true)
    },
    async wake() {
      await network.cut(false)
      await session.send('Debugger.resume')
    },
  }
}

for (const [title, path] of [
  ['a turn-based game', '/games/tic-tac-toe'],
  ['a real-time game', '/games/pong'],
] as const)
  test(`a phone sleeps and wakes up during ${title}`, async ({ browser }) => {
    const pair = await connectCuttable(browser, path)
    const { host, guest, networks } = pair
    const phone = await sleeper(guest, networks[1] as PageNetwork)
    await phone.sleep()
    await expect(live(host)).toHaveAttribute('data-live', 'lost')
    if (path.endsWith('pong')) await expect(host.locator('[data-game][data-phase=paused]')).toBeVisible()
    else {
      await cell(host, 1, 1).click()
      await expect(cell(host, 1, 1)).toHaveAccessibleName(/X$/)
    }
    await phone.wake()
    await bothAre(pair, 'connected')
    if (path.endsWith('pong')) {
      await button(host, 'Resume').click()
      await both(pair, 'playing')
    } else await expect(cell(guest, 1, 1)).toHaveAccessibleName(/X$/)
    await pair.close()
  })
