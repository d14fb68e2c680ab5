/** Phones with a notch and a home bar: nothing that is pressed lies in their insets. */
import type { Page } from 'playwright/test'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { isTranslated } from '../support/language'

test.use({ ...PHONE, ...SHARED_PAGE })

/** CSS px, as on an iPhone with a notch. */
const PORTRAIT = { size: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } }
const LANDSCAPE = { size: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } }

/** Texts of what would be pressed within an inset, each scrolled into view as far as it goes. */
function inInsets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    const inset = (side: string) => {
      const probe = document.createElement('div')
      probe.style.cssText = `position: fixed; padding-top: env(safe-area-inset-${side})`
      document.body.append(probe)
      const size = Number.parseFloat(getComputedStyle(probe).paddingTop)
      probe.remove()
      return size
    }
    const [top = 0, right = 0, bottom = 0, left = 0] = ['top', 'right', 'bottom', 'left'].map(inset)
    if (top + right + bottom + left === 0) return [`no insets: ${style.direction}`]
    const within = document.querySelector('dialog[open]') ?? document
    const pressed = within.querySelectorAll<HTMLElement>(
      'button, a[href], input, textarea, select, summary, [role="radio"], [role="switch"], [role="slider"]',
    )
    return [...pressed].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      if (element.closest('[inert], .visually-hidden')) return []
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      // Below a panel, or not in the window.
      if (box.width < 4 || !middle || !(element.contains(middle) || middle.contains(element))) return []
      const over = [
        top - box.top,
        box.right - innerWidth + right,
        box.bottom - innerHeight + bottom,
        left - box.left,
      ]
      const most = Math.round(Math.max(...over))
      return most > 0 ? [`${element.getAttribute('aria-label') ?? element.textContent}: ${most} px`] : []
    })
  })
}

async function turned(page: Page, { size, insets }: typeof PORTRAIT): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await page.setViewportSize(size)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

const checked = async (page: Page, what: string) => {
  for (const [name, phone] of Object.entries({ PORTRAIT, LANDSCAPE })) {
    await turned(page, phone)
    await expect.poll(() => inInsets(page), { message: `${what}, ${name}` }).toEqual([])
  }
}

for (const id of ['snake', 'sudoku', 'doodle-jump', 'chess'])
  test(`${id}: the panels, and a dialog over them`, async ({ page, game }) => {
    test.skip(isTranslated, 'It finds tools by their English names.')
    await game.open(id)
    await checked(page, 'start')
    await game.begin.press('Enter')
    await game.phase('playing')
    await page.keyboard.press('Escape')
    await game.phase('paused')
    await checked(page, 'pause')
    // On its side the phone has them in its page header.
    await page.setViewportSize(PORTRAIT.size)
    await game.showMore()
    await game.button('Settings').click()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await checked(page, 'settings')
  })

test('an embedded game that is opened alone', async ({ page, game }) => {
  await page.goto('/embed/snake')
  await page.locator('[data-begin]').click()
  await game.ready()
  await checked(page, 'start')
})
