/** Interruptions of a live game: pauses, hidden tabs, sleeping phones, and a network that is lost in each phase. */
import type { Page } from 'playwright/test'
import { frameTexts } from '../../../src/play/texts/frame'
import { liveTexts } from '../../../src/play/texts/live'
import { panelTexts } from '../../../src/play/texts/panels'
import { sessionTexts } from '../../../src/play/texts/session'
import { FAST, FASTEST } from '../support/clock'
import { expect } from '../support/fixtures'
import {
  bar,
  button,
  CUTTABLE,
  expectNewGame,
  invitation,
  live,
  type Pair,
  pasteOf,
  replyTo,
  setRate,
  test,
  visit,
} from '../support/live'
import { cell } from '../support/moves'
import { PageNetwork } from '../support/network'
import { frames } from '../support/rest'

test.use(CUTTABLE)

/** After a while, because a quick second press at the same place is ignored. */
async function resume(page: Page): Promise<void> {
  await frames(page, 25)
  await button(page, panelTexts.pause.resume).click()
}

/** The networks of both pages, which can be cut. */
async function networksOf({ pages }: Pair) {
  const networks = await Promise.all(pages.map((page) => PageNetwork.of(page)))
  const cut = async (off: boolean) => void (await Promise.all(networks.map((network) => network.cut(off))))
  return { ofGuest: networks[1] as PageNetwork, cut }
}

/** Loses both networks until both pages have noticed it. */
async function interrupt(pair: Pair, cut: (off: boolean) => Promise<void>, meanwhile = async () => {}) {
  await cut(true)
  await pair.hastened(() => pair.state('lost'))
  await meanwhile()
  await cut(false)
  await pair.state('connected')
}

/** A page loses the other one, which does not run. */
async function lost(page: Page): Promise<void> {
  await setRate([page], FAST)
  await expect(live(page)).toHaveAttribute('data-live', 'lost')
  await setRate([page], 1)
}

/**
 * A phone sleeps: its page runs no script, and is not in the network. Page.setWebLifecycleState of the protocol has no effect here,
 * because the tests keep every page visible.
 */
async function asleep(page: Page, network: PageNetwork, meanwhile: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  const paused = new Promise((resolve) => session.once('Debugger.paused', resolve))
  await session.send('Debugger.pause')
  await paused
  await network.cut(true)
  await meanwhile()
  await network.cut(false)
  await session.send('Debugger.resume')
  await session.detach()
}

/** Runs before a page: keeps its connection, so that a test can wait for its state. */
const KEPT = `globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...args) {
    super(...args)
    globalThis.__connection = this
  }
}`

test('a turn-based game: the network is lost while connecting, before a move, at the end, and for good', async ({
  pair,
}) => {
  const { host, guest } = pair
  await host.addInitScript(KEPT)
  const { cut, ofGuest } = await networksOf(pair)
  await visit(host, '/games/tic-tac-toe')
  const reply = await replyTo(guest, await invitation(host))
  await cut(true)
  await pasteOf(host).fill(reply)
  await host.waitForFunction(
    () =>
      (globalThis as unknown as { __connection: RTCPeerConnection }).__connection.iceConnectionState ===
      'checking',
  )
  await pair.state('connecting')
  await cut(false)
  await pair.connected()

  const mark = async (page: Page, row: number, col: number) => {
    await cell(page, row, col).click()
    await expect(cell(page, row, col)).toHaveAccessibleName(page === host ? /X$/ : /O$/)
  }
  const arrived = (page: Page, row: number, col: number) =>
    expect(cell(page, row, col)).toHaveAccessibleName(/[XO]$/)
  await mark(host, 1, 1)
  await arrived(guest, 1, 1)
  // What a screen reader reads.
  const news = bar(host).locator('[data-news]')
  // A move that is made meanwhile arrives.
  await interrupt(pair, cut, async () => {
    await expect(news).toHaveText(liveTexts.bar.lost)
    await mark(guest, 2, 1)
    await expect(cell(host, 2, 1)).toHaveAccessibleName(/empty/)
  })
  await expect(news).toHaveText(/^You are connected to /)
  await arrived(host, 2, 1)
  await asleep(guest, ofGuest, async () => {
    await lost(host)
    await mark(host, 1, 2)
  })
  await arrived(guest, 1, 2)
  await mark(guest, 2, 2)
  await arrived(host, 2, 2)
  await mark(host, 1, 3)
  await pair.phase('over')
  await interrupt(pair, cut)
  await pair.both((page) => button(page, panelTexts.end.rematch).click())
  await pair.phase('playing')

  await cut(true)
  await pair.hastened(
    () => pair.both((page) => expect(live(page)).toHaveAttribute('data-live', 'ended', { timeout: 60_000 })),
    5 * FASTEST,
  )
  await cut(false)
  await pair.both((page) => expect(bar(page)).toContainText(liveTexts.ended.timeout))
  await pair.hastened(() => button(host, liveTexts.bar.claim).click())
  await expect(host.locator('[data-phase=over]')).toBeVisible()
  await button(guest, liveTexts.bar.playComputer).click()
  await cell(guest, 1, 1).click()
  // The computer answers.
  await expect(guest.getByRole('gridcell', { name: /O$/ })).toHaveCount(1)
})

test('a real-time game pauses for both: by either, in a hidden tab, without a network, asleep, for good', {
  tag: '@proof',
}, async ({ pair }) => {
  const { host, guest } = pair
  const { cut, ofGuest } = await networksOf(pair)
  await pair.connect('/games/pong')
  await host.keyboard.press('Escape')
  await pair.phase('paused')
  await resume(guest)
  await pair.phase('playing')
  const show = (state: string) =>
    guest.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  await pair.phase('paused')
  await show('visible')
  await resume(host)
  await pair.phase('playing')
  // While one is away, the other cannot resume, and reads why.
  await host.keyboard.press('Escape')
  await pair.phase('paused')
  await show('hidden')
  await resume(host)
  await expect(host.getByText(sessionTexts.pause.away)).toBeVisible()
  await pair.phase('paused')
  await show('visible')
  await resume(guest)
  await pair.phase('playing')
  await pair.state('connected')

  await interrupt(pair, cut, () => pair.phase('paused'))
  await resume(host)
  await pair.phase('playing')
  await asleep(guest, ofGuest, async () => {
    await lost(host)
    await expect(host.locator('[data-phase=paused]')).toBeVisible()
  })
  await pair.state('connected')
  await resume(host)
  await pair.phase('playing')

  // On a phone in landscape the panel of the pause is close to the bar.
  await host.setViewportSize({ width: 844, height: 390 })
  await guest.close()
  await expect(live(host)).toHaveAttribute('data-live', 'ended')
  await expect(host.getByRole('dialog')).toContainText(sessionTexts.pause.gone)
  await expect(button(host, panelTexts.pause.resume)).toHaveCount(0)
  // A message of the lost connection may cover the bar at first.
  await setRate([host], FAST)
  await button(host, liveTexts.bar.claim).click()
  await expect(host.getByRole('dialog')).toContainText(liveTexts.ended.forfeit)
  await expect(host.getByText(/Troph(y|ies) won/)).toHaveCount(0)
  await expectNewGame(host)
})

test('a race pauses for both without a network, and has no tools that would be unfair', {
  tag: '@proof',
}, async ({ pair }) => {
  const { host, guest } = pair
  const { cut } = await networksOf(pair)
  await pair.connect('/games/sudoku?seed=42')
  await interrupt(pair, cut, async () => {
    await pair.phase('paused')
    const { undo, redo, hint } = frameTexts.turns
    for (const name of [panelTexts.tools.print, undo, redo, hint])
      await expect(button(host, name)).toHaveCount(0)
  })
  await resume(guest)
  await pair.phase('playing')
  const empty = host.getByRole('gridcell', { name: /, empty/ }).first()
  await empty.click()
  await host.keyboard.press('5')
  await expect(guest.locator('[data-progress]')).toContainText('1 move')
})
