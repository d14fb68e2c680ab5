/** Owns a hand with one switch in a browser test: it waits until what it wants is lit, and presses. */
import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures'

/** Before the page: one switch, each choice lit as shortly as can be set. */
export const WITH_ONE_SWITCH = `localStorage.getItem('settings') ?? localStorage.setItem('settings',
  '{"version":1,"data":{"oneSwitch":true,"scanMs":500}}')`

/** The page's time while the hand waits, and while it presses: so that a slow machine never presses too late. */
const WAITING = 10
const PRESSING = 0.1

/** More levels than any page has. */
const MOST_PRESSES = 16

export class OneSwitch {
  constructor(
    readonly page: Page,
    /** Presses the switch, wherever it is: it looks at nothing. */
    readonly press: () => Promise<void>,
  ) {}

  /** Chooses `target`: group by group, as it is lit. Fails where it is never lit. */
  async choose(target: Locator): Promise<void> {
    await expect(target).toBeAttached()
    for (let i = 0; i < MOST_PRESSES; i++) {
      const lit = await this.#untilLit(target)
      await this.press()
      if (lit === 'choice') {
        await this.#rate(1)
        return
      }
    }
    throw new Error(`One switch does not lead to ${target}.`)
  }
  /** Waits until the light lies on it or on a group that it is in; says which. */
  #untilLit(target: Locator): Promise<string | undefined> {
    return target.evaluate(
      async (element, [waiting, pressing]) => {
        const { __rate } = window as unknown as { __rate(rate: number): number }
        const lit = () =>
          [...document.querySelectorAll<HTMLElement>('[data-lit]')].find(
            (each) => each.dataset.lit !== 'back' && (each.contains(element) || element.contains(each)),
          )?.dataset.lit
        __rate(waiting)
        // So many frames, then what is lit is pressed all the same: that leads on, and fails in the end.
        for (let frame = 0; frame < 600 && !lit(); frame++) await new Promise(requestAnimationFrame)
        __rate(pressing)
        return lit()
      },
      [WAITING, PRESSING] as const,
    )
  }
  #rate(rate: number): Promise<void> {
    return this.page.evaluate(
      (next) => void (window as unknown as { __rate(rate: number): void }).__rate(next),
      rate,
    )
  }
}
