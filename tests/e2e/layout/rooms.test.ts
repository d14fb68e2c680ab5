/** Owns the proof that every game fills the hand: its field, figures and controls in eight windows, many games on one page. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { begin, ROOMS, type Room, settled, turnTo } from '../support/rooms'

test.use(SHARED_PAGE)

const GAMES = new URL('../../../src/games/', import.meta.url)
const ids = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** Games that have buttons under (or beside) their field for fingers, by what they declare. */
const hasControls = (id: string) =>
  /touch: \{[^}]*(arrows|buttons):/.test(readFileSync(new URL(`${id}/index.ts`, GAMES), 'utf8'))

const nameOf = ({ width, height, touch }: Room) => `${width}x${height}${touch ? ', touch' : ''}`

for (const touch of [true, false]) {
  const rooms = ROOMS.filter((room) => room.touch === touch && !room.unheld)
  test.describe(touch ? 'in the hand' : 'on a desk', () => {
    const { width, height } = rooms[0] as Room
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
          for (const room of rooms) {
            await turnTo(page, room)
            const { why } = await settled(page, room)
            if (why) short.push(`${id} at ${nameOf(room)}: ${why}`)
          }
          const shown = await page.locator('[data-touch-controls] button').count()
          if (shown > 0 !== (touch && hasControls(id))) short.push(`${id} has ${shown} on-screen controls`)
        }
        expect(short).toEqual([])
      })
    }
  })
}
