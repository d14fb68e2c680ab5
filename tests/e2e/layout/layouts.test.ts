/** Every game uses its window well: field, stats, and controls in eight windows. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { begin, LAYOUTS, type Layout, resizeTo, settled } from '../support/layouts'

test.use(SHARED_PAGE)

const GAMES = new URL('../../../src/games/', import.meta.url)
const ids = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** Whether a game declares on-screen controls. */
const hasControls = (id: string) =>
  /touch: \{[^}]*(arrows|buttons):/.test(readFileSync(new URL(`${id}/index.ts`, GAMES), 'utf8'))

const nameOf = ({ width, height, touch }: Layout) => `${width}x${height}${touch ? ', touch' : ''}`

for (const touch of [true, false]) {
  const layouts = LAYOUTS.filter((layout) => layout.touch === touch && !layout.benchOnly)
  test.describe(touch ? 'on touch screens' : 'on a desktop', () => {
    const { width, height } = layouts[0] as Layout
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch })
    const groups = touch ? 8 : 4
    for (let group = 0; group < groups; group++) {
      const own = ids.filter((_, at) => at % groups === group)
      test(`${own[0]} to ${own.at(-1)}, every ${groups}th game: the field fills its window`, async ({
        page,
      }) => {
        await page.goto('/')
        const short: string[] = []
        for (const id of own) {
          await page.setViewportSize({ width, height })
          await begin(page, id)
          for (const layout of layouts) {
            await resizeTo(page, layout)
            const { why } = await settled(page, layout)
            if (why) short.push(`${id} at ${nameOf(layout)}: ${why}`)
          }
          const shown = await page.locator('[data-touch-controls] button').count()
          if (shown > 0 !== (touch && hasControls(id))) short.push(`${id} has ${shown} on-screen controls`)
        }
        expect(short).toEqual([])
      })
    }
  })
}
