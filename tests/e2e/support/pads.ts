/** Simulated gamepads. */
import type { Locator, Page } from 'playwright/test'
import { headTo } from './moves'

/** Replaces the browser's gamepads, because Chromium has none without hardware. */
export const PADS = `
  window.__pads = []
  navigator.getGamepads = () => window.__pads
  window.__plug = (count) => {
    window.__pads = Array.from({ length: count }, (_, index) => ({
      index, id: 'Test pad', mapping: 'standard', connected: true, timestamp: 0,
      axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    }))
    window.dispatchEvent(new Event('gamepadconnected'))
  }
  window.__unplug = () => { window.__pads = []; window.dispatchEvent(new Event('gamepaddisconnected')) }
`

const PAD_INDEX = {
  A: 0,
  B: 1,
  X: 2,
  Y: 3,
  RT: 7,
  Back: 8,
  Start: 9,
  DpadUp: 12,
  DpadDown: 13,
  DpadLeft: 14,
  DpadRight: 15,
} as const
export type PadKey = keyof typeof PAD_INDEX

export class Pad {
  constructor(
    readonly page: Page,
    readonly index = 0,
  ) {}
  async plug(count = 1): Promise<void> {
    await this.page.evaluate((n) => (window as unknown as { __plug(n: number): void }).__plug(n), count)
  }
  async unplug(): Promise<void> {
    await this.page.evaluate(() => (window as unknown as { __unplug(): void }).__unplug())
  }
  async set(button: PadKey, pressed: boolean): Promise<void> {
    await this.page.evaluate(
      ([pad, i, on]) => {
        const { buttons } = (window as unknown as { __pads: { buttons: unknown[] }[] }).__pads[
          pad as number
        ] as { buttons: unknown[] }
        buttons[i as number] = { pressed: on, touched: on, value: on ? 1 : 0 }
      },
      [this.index, PAD_INDEX[button], pressed] as const,
    )
  }
  async press(button: PadKey): Promise<void> {
    // Two frames: long enough for any order of callbacks, and too short to repeat.
    await this.page.evaluate(
      async ([pad, i]) => {
        const frames = async () => {
          const until = performance.now() + 25
          for (let n = 0; n < 2 || performance.now() < until; n++) await new Promise(requestAnimationFrame)
        }
        const { buttons } = (window as unknown as { __pads: { buttons: unknown[] }[] }).__pads[pad] as {
          buttons: unknown[]
        }
        buttons[i] = { pressed: true, touched: true, value: 1 }
        await frames()
        buttons[i] = { pressed: false, touched: false, value: 0 }
        await frames()
      },
      [this.index, PAD_INDEX[button]] as const,
    )
  }
  /** Moves the focus to the target. Fails if the D-pad does not lead there. */
  goTo(target: Locator): Promise<void> {
    return headTo(target, (direction) => this.press(`Dpad${direction}`))
  }
  async stick(x: number, y: number): Promise<void> {
    await this.page.evaluate(
      ([pad, ax, ay]) => {
        const list = (window as unknown as { __pads: { axes: number[] }[] }).__pads
        ;(list[pad as number] as { axes: number[] }).axes = [ax as number, ay as number, 0, 0]
      },
      [this.index, x, y] as const,
    )
  }
}
