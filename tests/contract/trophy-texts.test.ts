/** The texts of trophies name every option and the hints that a trophy requires. */

import { describe, expect, it } from 'vitest'
import type { Option, OptionValues } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import type { AnyPlay, Trophy } from '../../src/engine/core/game/trophy'
import { catalog } from '../../src/games/catalog'
import { trophiesOf } from '../../src/games/trophies'
import { gameOf } from './loaded'
import { type Case, playOf, type Row, type Table } from './trophies/table'

const tables = import.meta.glob<Table<AnyPlay>>('../games/*/trophies.ts', { eager: true, import: 'table' })

/** Names all options at once. */
const DEFAULTS = 'default options'

const says = (text: string, words: string) =>
  new RegExp(`(?<!\\w)${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'i').test(text)

/** The option's label and the values that win, in words; numbers alone say nothing. */
function namesOf(option: Option, winning: ReadonlySet<string>): readonly string[] {
  const labels = option.choices.filter(({ value }) => winning.has(value)).map(({ label }) => label)
  return [option.label, ...labels].filter((label) => /[a-z]/i.test(label))
}

/** What a trophy requires but does not name: options with a value that does not win, and a game without hints. */
function unnamed(
  id: string,
  trophy: Trophy<AnyPlay>,
  { wins, also = wins }: Pick<Row<AnyPlay>, 'wins' | 'also'>,
) {
  const game = gameOf(id)
  const wonWith = (play: Case<AnyPlay>, change: Partial<Case<AnyPlay>>) =>
    trophy.won(playOf(game, { ...play, ...change }))
  const values: OptionValues = completeOptions(game.options, wins.options)
  const text = `${trophy.title}. ${trophy.text}`
  const required = game.options.flatMap((option) => {
    if (option.view || option.shown?.(values) === false) return []
    const all = option.choices.map(({ value }) => value)
    const winning = new Set(
      all.filter((value) => wonWith(wins, { options: { ...values, [option.id]: value } })),
    )
    winning.add(also.options?.[option.id] ?? option.initial)
    const losing = all.filter((value) => !winning.has(value))
    const wording = tables[`../games/${id}/trophies.ts`]?.wordings?.[option.id]
    const names = [...namesOf(option, winning), ...(wording ? [wording] : [])]
    return losing.length === 0 ? [] : [{ option, losing, isNamed: names.some((words) => says(text, words)) }]
  })
  // A named option that is not there with another option's value excludes that value.
  const named = required.filter(({ isNamed }) => isNamed)
  const isExcluded = (option: Option, value: string) =>
    named.some(({ option: each }) => each.shown?.({ ...values, [option.id]: value }) === false)
  const missing = says(text, DEFAULTS)
    ? []
    : required.filter(
        ({ option, losing, isNamed }) => !isNamed && !losing.every((value) => isExcluded(option, value)),
      )
  const hints = !wonWith(wins, { hints: 1 }) && !says(text, 'hints') ? ['hints'] : []
  return [...missing.map(({ option }) => option.id), ...hints]
}

describe('a trophy', () => {
  it.each(catalog.map(({ id }) => id))('of %s names the options that it requires', (id) => {
    const rows = tables[`../games/${id}/trophies.ts`]?.rows ?? {}
    const missing = trophiesOf(id).flatMap((trophy) =>
      unnamed(id, trophy, rows[trophy.id] ?? { wins: {} }).map((option) => `${trophy.id}: ${option}`),
    )
    expect(missing).toEqual([])
  })

  it('that does not name a required option is found', () => {
    const [trophy] = trophiesOf('asteroids').filter(({ id }) => id === 'nine') as [Trophy<AnyPlay>]
    const play: Pick<Row<AnyPlay>, 'wins'> = { wins: { events: [['level', 1, { level: 9 }]] } }
    expect(unnamed('asteroids', { ...trophy, text: 'Reach level 9.' }, play)).toEqual(['saucers'])
    expect(unnamed('asteroids', trophy, play)).toEqual([])
  })
})
