/** The four input devices: how a visitor with only one of them presses a button, pauses a game and leaves it. */
import { expect, type Locator } from 'playwright/test'
import type { Devices, Plan } from './plan'

export const DEVICES = ['keyboard', 'mouse', 'touch', 'pad'] as const satisfies readonly (keyof Plan)[]
export type Device = (typeof DEVICES)[number]

export interface Driver {
  /** Presses a button or a link. */
  press(devices: Devices, target: Locator): Promise<void>
  pause(devices: Devices): Promise<void>
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

export const DRIVERS: Readonly<Record<Device, Driver>> = {
  keyboard: {
    async press({ page }, target) {
      // Panels focus their first button.
      if ((await target.getAttribute('data-autofocus')) !== null) await expect(target).toBeFocused()
      for (let i = 0; i < 30 && !(await isFocused(target)); i++) await page.keyboard.press('Tab')
      await expect(target).toBeFocused()
      await page.keyboard.press('Enter')
    },
    pause: ({ page }) => page.keyboard.press('Escape'),
  },
  mouse: {
    press: (_, target) => target.click(),
    pause: ({ game }) => game.button('Pause').click(),
  },
  touch: {
    press: ({ fingers }, target) => fingers.tapOn(target),
    pause: ({ game, fingers }) => fingers.tapOn(game.button('Pause')),
  },
  pad: {
    async press({ pad }, target) {
      await pad.goTo(target)
      await pad.press('A')
    },
    pause: ({ pad }) => pad.press('Start'),
  },
}
