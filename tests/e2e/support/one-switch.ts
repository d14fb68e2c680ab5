/** Owns a hand with one switch in a browser test: it waits until what it wants is lit, and presses. */
import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures'

/** Before the page: one switch, each choice lit as shortly as can be set. */
export const WITH_ONE_SWITCH = `localStorage.getItem('settings') ?? localStorage.setItem('settings',
  '{"version":1,"data":{"oneSwitch":true,"scanMs":500,"muted":true}}')`

/** The page's time while the hand waits, and while it presses: so that a slow machine never presses too late. */
const WAITING = 10
const PRESSING = 0.1

/** Of the page's time: longer than any round through a page. */
const LONGEST_MS = 60_000

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
      // What was lit by a press is fresh; how long the first has been lit nobody knows.
      const lit = await this.#untilLit(target, i > 0)
      await this.press()
      if (lit === 'choice') {
        await this.#rate(1)
        return
      }
    }
    throw new Error(`One switch does not lead to ${target}.`)
  }
  /** Waits until the light comes to it or to a group that it is in; says which. From then on time hardly passes. */
  #untilLit(target: Locator, fresh: boolean): Promise<string | undefined> {
    return target.evaluate(
      (element, { waiting, pressing, fresh, ms }) => {
        const { __rate } = window as unknown as { __rate(rate: number): number }
        const lit = () =>
          [...document.querySelectorAll<HTMLElement>('[data-lit]')].find(
            (each) => each.dataset.lit !== 'back' && (each.contains(element) || element.contains(each)),
          )?.dataset.lit
        return new Promise<string | undefined>((resolve) => {
          const found = (how: string | undefined) => {
            observer.disconnect()
            clearTimeout(timer)
            __rate(pressing)
            resolve(how)
          }
          // Told at once: a frame may come late on a busy machine.
          const observer = new MutationObserver(() => {
            const how = lit()
            if (how) found(how)
          })
          observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-lit'] })
          __rate(waiting)
          // Where nothing is lit a press leads on, and fails in the end.
          const timer = setTimeout(() => found(undefined), ms)
          if (fresh && lit()) found(lit())
        })
      },
      { waiting: WAITING, pressing: PRESSING, fresh, ms: LONGEST_MS },
    )
  }
  #rate(rate: number): Promise<void> {
    return this.page.evaluate(
      (next) => void (window as unknown as { __rate(rate: number): void }).__rate(next),
      rate,
    )
  }
}
