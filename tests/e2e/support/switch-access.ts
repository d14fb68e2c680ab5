/** A visitor with a single switch: waits until the wanted control is highlighted, and presses. */
import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures'

/** Runs before the page: sets switch access, with the shortest scan interval. */
export const WITH_ONE_SWITCH = `localStorage.getItem('settings') ?? localStorage.setItem('settings',
  '{"version":1,"data":{"oneSwitch":true,"scanMs":500,"muted":true}}')`

/** The rates of the page clock while waiting and pressing, so that a slow machine never presses too late. */
const WAITING = 25
const PRESSING = 0.25

/** Page time in ms: longer than a scan through any page. */
const LONGEST_MS = 60_000

/** More than the levels of any page. */
const MAX_PRESSES = 16

export class OneSwitch {
  constructor(
    readonly page: Page,
    /** Presses the switch. */
    readonly press: () => Promise<void>,
  ) {}

  /** Chooses `target`, group by group. Fails if it is never highlighted. */
  async choose(target: Locator): Promise<void> {
    await expect(target).toBeAttached()
    for (let i = 0; i < MAX_PRESSES; i++) {
      // A highlight after a press is new; it is unknown how long the first one has been there.
      const lit = await this.#untilLit(target, i > 0)
      await this.press()
      if (lit === 'choice') {
        await this.#rate(1)
        return
      }
    }
    throw new Error(`Switch access does not reach ${target}.`)
  }
  /** Waits until the target or a group with it is highlighted, and returns which. The page clock is then very slow. */
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
          // Observed at once, because a frame may be late on a busy machine.
          const observer = new MutationObserver(() => {
            const how = lit()
            if (how) found(how)
          })
          observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-lit'] })
          __rate(waiting)
          // If nothing is highlighted, a press continues, and the choice fails later.
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
