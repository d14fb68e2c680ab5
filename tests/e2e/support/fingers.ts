/** Owns fingers: real touches, by the browser's own input pipeline. */
import type { CDPSession, Locator, Page } from 'playwright/test'
import { frames, middleAtRest } from './rest'

/** A tap lasts so many drawn frames: long enough for any tick to see it, on a slow machine too. */
const HOLD_FRAMES = 2
/** And no shorter than a finger's: what is shorter the browser may take for part of the gesture before it. */
const HOLD_MS = 90

/** Real fingers on the screen. */
export class Fingers {
  /** One session for all: the browser keeps the fingers that are down by session. */
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
    // A finger that is lifted in full flight makes the browser take the next tap for the one that stops it; it has to
    // rest 40 ms until the browser believes that it does, which two frames and a little more may or may not be.
    await Promise.all([frames(this.page, 3), this.page.waitForTimeout(HOLD_MS)])
    await this.up()
  }
  /** Lets the browser go: a page that is used again would keep all that were ever there. */
  async letGo(): Promise<void> {
    await (await this.#session)?.detach().catch(() => undefined)
  }

  async tapOn(target: Locator): Promise<void> {
    const [x, y] = await middleAtRest(target)
    await this.tap(x, y)
  }
}
