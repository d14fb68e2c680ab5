/** Real touches, sent through the browser's input pipeline. */
import type { CDPSession, Locator, Page } from 'playwright/test'
import { frames, middleAtRest } from './rest'

/** How many frames a tap lasts, so that a tick sees it even on a slow machine. */
const HOLD_FRAMES = 2
/** The minimum duration of a tap: a shorter one may count as part of the gesture before it. */
const HOLD_MS = 90

/** Fingers on the screen. */
export class Fingers {
  /** One session for all fingers: the browser stores pressed fingers by session. */
  #session: Promise<CDPSession> | null = null
  constructor(readonly page: Page) {}
  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { x: number; y: number; id?: number }[],
  ): Promise<void> {
    this.#session ??= this.page.context().newCDPSession(this.page)
    const session = await this.#session
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ id, ...point })),
    })
  }
  down(...points: { x: number; y: number }[]): Promise<void> {
    return this.#send('touchStart', points)
  }
  move(...points: { x: number; y: number }[]): Promise<void> {
    return this.#send('touchMove', points)
  }
  up(): Promise<void> {
    return this.#send('touchEnd', [])
  }
  async tap(x: number, y: number): Promise<void> {
    await this.down({ x, y })
    await Promise.all([frames(this.page, HOLD_FRAMES), this.page.waitForTimeout(HOLD_MS)])
    await this.up()
  }
  async swipe(x: number, y: number, dx: number, dy: number): Promise<void> {
    await this.down({ x, y })
    for (let i = 1; i <= 4; i++) await this.move({ x: x + (dx * i) / 4, y: y + (dy * i) / 4 })
    // A finger that is lifted while moving starts a fling, and the browser treats the next tap as stopping it. It must
    // rest for 40 ms first.
    await Promise.all([frames(this.page, 3), this.page.waitForTimeout(HOLD_MS)])
    await this.up()
  }
  /** Closes the session: a shared page would keep all sessions. */
  async detach(): Promise<void> {
    await (await this.#session)?.detach().catch(() => undefined)
  }

  async tapOn(target: Locator): Promise<void> {
    const [x, y] = await middleAtRest(target)
    await this.tap(x, y)
  }
}
