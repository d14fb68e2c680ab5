/** The four input devices: how a visitor with only one of them presses a button, pauses a game and leaves it. */
import { expect, type Locator } from 'playwright/test'
import { headTo } from './moves'
import type { Devices, Plan } from './plan'

export const DEVICES = ['keyboard', 'mouse', 'touch', 'pad'] as const satisfies readonly (keyof Plan)[]
export type Device = (typeof DEVICES)[number]

export interface Driver {
  /** Presses a button, a link, a cell of a board or keypad, or a choice. */
  press(devices: Devices, target: Locator): Promise<void>
  pause(devices: Devices): Promise<void>
}

/**
 * The key that leads to a target in document order, because Tab behind the last element leaves the page. Null if the
 * target has the focus, or is in a board, keypad or choice that has it: those are one tab stop.
 */
const keyTo = (target: Locator) =>
  target.evaluate((element) => {
    const focused = document.activeElement ?? document.body
    if ((element.closest('[role="grid"], [role="radiogroup"]') ?? element).contains(focused)) return null
    const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    return isBefore ? 'Shift+Tab' : 'Tab'
  })

const isBesideFocus = (target: Locator) =>
  target.evaluate((element) => element.closest('[data-panel]')?.contains(document.activeElement) ?? false)

export const DRIVERS: Readonly<Record<Device, Driver>> = {
  keyboard: {
    async press({ page }, target) {
      // Panels focus their first button, until another control of theirs is used.
      if ((await target.getAttribute('data-autofocus')) !== null && !(await isBesideFocus(target)))
        await expect(target).toBeFocused()
      for (let i = 0; i < 100; i++) {
        const key = await keyTo(target)
        if (key === null) break
        await page.keyboard.press(key)
      }
      await headTo(target, (direction) => page.keyboard.press(`Arrow${direction}`))
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
