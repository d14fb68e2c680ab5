/** Tests how the cards of a won patience fall. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Cards } from '../../src/ui/cardTable/Cards'
import { emptyBox, type Layout } from '../../src/ui/cardTable/layout'

const PILES = [1, 0]
const COUNT = 13

it('the highest cards of all piles fall first, each above those that fall later, and are back at the end', () => {
  const place = (pile: number) => ({ x: pile * 100, y: 0, width: 80, height: 112 })
  const layout: Layout = {
    card: { width: 80, height: 112 },
    areas: new Map(PILES.map((pile) => [pile, place(pile)])),
    cards: PILES.flatMap((pile) =>
      Array.from({ length: COUNT }, (_, index) => ({
        ...emptyBox(pile, place(pile)),
        card: pile * COUNT + index,
        index,
      })),
    ),
    corner: false,
  }
  const shown = renderToStaticMarkup(
    <Cards
      {...{ layout, size: () => COUNT, isSpread: () => false, drawn: () => 2 }}
      {...{ dealOrder: () => 0, empty: () => null, hinted: null, hintTo: -1, looked: [], held: null }}
      {...{ fourColors: false, large: false, moved: new Set<number>(), dealing: false, falling: true }}
      {...{ lifted: null, returning: null }}
    />,
  )
  // Its style sheet brings these back.
  expect(shown.match(/data-highest/g)).toHaveLength(PILES.length)
  const falls = [...shown.matchAll(/--fall-at:([\d.]+);z-index:(\d+)/g)].map(([, at, z]) => ({
    at: Number(at),
    z: Number(z),
  }))
  expect(falls).toHaveLength(PILES.length * COUNT)
  const times = falls.map(({ at }) => at)
  expect(new Set(times).size).toBe(times.length)
  expect([Math.min(...times), Math.max(...times)]).toEqual([0, 1 - 1 / times.length])
  const heights = falls.toSorted((a, b) => a.at - b.at).map(({ z }) => z)
  expect(heights).toEqual([...heights].sort((a, b) => b - a))
})
