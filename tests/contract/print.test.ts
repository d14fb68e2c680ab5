/** Every game that can be printed renders its pages for each of its choices. */

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { OptionValues, Print, TurnGame } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { pagesOf } from '../../src/play/print/Pages'
import { firstItems } from '../play/print/made'
import { WHOLE } from '../support/gameIds'
import { optionSets } from './fuzz'
import { gamesOfKind } from './loaded'

const printed = gamesOfKind('turn').filter(
  (entry): entry is [string, TurnGame & { print: Print }] => entry[1].print !== undefined,
)

/** All combinations of the options that the pages name, and each other value of the others. */
function combinations(game: TurnGame & { print: Print }): OptionValues[] {
  const initial = completeOptions(game.options)
  const named = game.options.filter(({ id }) => game.print.options.includes(id))
  const all = named.reduce<OptionValues[]>(
    (rest, { id, choices }) =>
      rest.flatMap((values) => choices.map(({ value }) => ({ ...values, [id]: value }))),
    [initial],
  )
  const others = game.options.filter((option) => !named.includes(option))
  return [
    ...all,
    ...optionSets(others)
      .slice(1)
      .map((values) => ({ ...initial, ...values })),
  ]
}

describe.each(printed)('%s on paper', (id, game) => {
  it('declares choices that exist', () => {
    const { counts, options, label, extra } = game.print
    expect(counts.every((count, i) => Number.isInteger(count) && count > (counts[i - 1] ?? 0))).toBe(true)
    expect(options.filter((each) => !game.options.some((option) => option.id === each))).toEqual([])
    expect([label, extra]).not.toContain('')
  })
  it('is drawn with all options', async () => {
    const part = (await game.print.load()).default
    for (const options of combinations(game)) {
      const items = await firstItems(id, game, part, { options, seed: 5 }, 1)
      const pages = pagesOf({ entry: { title: id }, game, part, options, items, extra: true })
      const text = pages.map((page) => renderToStaticMarkup(page)).join('')
      expect(pages, JSON.stringify(options)).toHaveLength(2)
      expect(text).not.toMatch(/NaN|undefined|null|Infinity/)
      // Bounded by the paper, not by the drawing.
      expect(text.match(/<svg[^>]*viewBox/g)?.length).toBe(text.match(/<svg/g)?.length)
    }
  })
  it('is drawn for all numbers, each puzzle once', async () => {
    const part = (await game.print.load()).default
    const options = completeOptions(game.options)
    const max = game.print.counts.at(-1) ?? 0
    const items = await firstItems(id, game, part, { options, seed: 5 }, max)
    expect(new Set(items.map(({ key }) => key)).size).toBe(max)
    for (const count of game.print.counts)
      for (const extra of [true, false]) {
        const some = items.slice(0, count)
        const pages = pagesOf({ entry: { title: id }, game, part, options, items: some, extra })
        const text = pages.map((page) => renderToStaticMarkup(page)).join('')
        for (const { number } of some) expect(text).toContain(`data-print-item="${number}"`)
      }
  })
})

it.runIf(WHOLE)('some games can be printed', () => {
  expect(printed.length).toBeGreaterThan(3)
})
