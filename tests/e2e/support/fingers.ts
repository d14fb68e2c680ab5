/** Real touches, sent through the browser's input pipeline. */
import type { CDPSession, Locator, Page } from 'playwright/test'
import { middleAtRest } from './rest'

/** How many frames a finger rests before it is lifted, so that a tick sees it even on a slow machine. */
const REST_FRAMES = 3
/**
 * The minimum time that it rests, ms. A finger that is lifted while moving starts a fling, and the browser treats the next
 * tap as stopping it; a shorter tap may count as part of the gesture before it.
 */
const REST_MS = 90

/** Fingers on the screen. */
export class Fingers {
  /** One session for all fingers: the browser stores pressed fingers by session. */
  #session: Promise<CDPSession> | null = null
  /** Whether a finger has moved and not rested since. */
  #isMoving = false
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
    this.#isMoving = true
    return this.#send('touchMove', points)
  }
  /** The second of two fingers is lifted, and then the first. */
  async overlap(a: { x: number; y: number }, b: { x: number; y: number }): Promise<void> {
    await this.down(a)
    await this.down(a, b)
    await this.#rest()
    // Fingers that are no longer listed were lifted.
    await this.#send('touchStart', [a])
    await this.up()
  }
  async up(): Promise<void> {
    if (this.#isMoving) await this.#rest()
    await this.#send('touchEnd', [])
  }
  async tap(x: number, y: number): Promise<void> {
    await this.down({ x, y })
    await this.#rest()
    await this.up()
  }
  async swipe(x: number, y: number, dx: number, dy: number): Promise<void> {
    await this.down({ x, y })
    for (let i = 1; i <= 4; i++) await this.move({ x: x + (dx * i) / 4, y: y + (dy * i) / 4 })
    await this.up()
  }
  /** Holds still, by the browser's clock: that of the page may be slower or faster. */
  #rest(): Promise<void> {
    this.#isMoving = false
    return this.page.evaluate(
      async ([frames, ms]) => {
        const now = () => new Event('now').timeStamp
        const until = now() + ms
        for (let seen = 0; seen < frames || now() < until; seen++) await new Promise(requestAnimationFrame)
      },
      [REST_FRAMES, REST_MS] as const,
    )
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
