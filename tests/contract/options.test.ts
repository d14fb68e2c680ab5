/**
 * Options: conditions name options that exist, games stored before an option was added continue, and a mode that is a
 * picture explains itself, while the rules are those of every mode. `options.txt` lists the options of every game, so that
 * none gets lost and records keep their names. A game's line has the record set of the initial values. An option's line
 * has its values, with `*` after the initial one; for a later option also the record set of its last value, which is its
 * own unless the option changes only the view or needs another choice. Further lines name the choices that show or hide
 * other options.
 * `npx vitest run tests/contract/options.test.ts -u` writes the list again.
 */
import { describe, expect, it } from 'vitest'
import type { Game, Option, OptionValues, RealtimeGame, TurnGame } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { asJson } from '../../src/engine/core/replay/resizing'
import { StepsWriter } from '../../src/engine/storage/values/steps'
import { listedGames } from '../../src/games/catalog'
import { rulesOptions, ruling } from '../../src/play/opening/options'
import { restoreWorld } from '../../src/play/session/realtime/savedWorld'
import { restoreHistory } from '../../src/play/session/turns/savedTurns'
import { Starts } from '../../src/play/session/turns/starts'
import { recordSet } from '../support/options'
import { optionSets } from './fuzz'
import { gameOf, ids } from './loaded'

const SEED = 7

/** The initial values of all options except those that were added to the released game. */
const firstOptions = ({ options }: Pick<Game, 'options'>) =>
  Object.fromEntries(options.filter(({ later }) => !later).map(({ id, initial }) => [id, initial]))

const games = ids
  .map((id) => ({ id, game: gameOf(id) }))
  .filter(({ game }) => game.options.some(({ later }) => later))

describe.each(games)('$id', ({ id, game }) => {
  const old = firstOptions(game)
  it('gets all values for its rules', () => {
    const all = completeOptions(game.options, old)
    expect({ ...all, ...rulesOptions(game.options, old) }).toEqual(all)
  })
  if (game.kind === 'turn')
    it('restores an old game', async () => {
      const save = { seed: SEED, options: old, ...new StepsWriter().text(), at: 0, rules: game.version ?? 1 }
      await game.lazyRules?.load()
      const history = await restoreHistory(game as TurnGame, save as never, new Starts(id, game))
      expect(history?.state).toEqual(game.rules.start(completeOptions(game.options), SEED))
    })
  else if (game.rules.resume)
    it('restores an old world', () => {
      const size = worldSize(game, old)
      const world = game.rules.start(completeOptions(game.options), SEED, size)
      const saved = { seed: SEED, options: old, world: asJson(world), rules: game.version ?? 1 }
      expect(asJson(restoreWorld(game as RealtimeGame, saved as never, size))).toEqual(asJson(world))
    })
})

/** The ids of the options that are shown with these values. */
const shownWith = (options: Game['options'], values: OptionValues) =>
  options.filter(({ shown }) => shown?.(values) ?? true).map(({ id }) => id)

/** An option as it is listed: 'level later: one* two (level=two&mode=a)', with the record set of its last choice that is not the initial one. */
function lineOf(option: Option, game: Game): string {
  const { id, choices, initial } = option
  const values = choices.map(({ value }) => (value === initial ? `${value}*` : value))
  const flags = (['later', 'view', 'locked'] as const).filter((flag) => option[flag])
  const other = choices.findLast(({ value }) => value !== initial)?.value ?? initial
  const records = recordSet(game, { [id]: other })
  return `${[id, ...flags].join(' ')}: ${values.join(' ')}${option.later ? ` (${records || '-'})` : ''}`
}

/** The choices of an option after which other options are shown than before: 'level=custom shows rows'. */
function changesBy({ id, choices }: Option, options: Game['options']): string[] {
  const initial = completeOptions(options)
  const before = shownWith(options, initial)
  return choices.flatMap(({ value }) => {
    const after = shownWith(options, { ...initial, [id]: value })
    const [shows, hides] = [
      after.filter((each) => !before.includes(each)),
      before.filter((each) => !after.includes(each)),
    ]
    const changes = [
      ...(shows.length > 0 ? [`shows ${shows.join(' ')}`] : []),
      ...(hides.length > 0 ? [`hides ${hides.join(' ')}`] : []),
    ]
    return changes.length > 0 ? [`${id}=${value} ${changes.join(', ')}`] : []
  })
}

it('are those listed', async () => {
  const lines = listedGames.flatMap(({ id }) => {
    const game = gameOf(id)
    const { options } = game
    return [
      `${id}: ${recordSet(game) || '-'}`,
      ...options
        .flatMap((option) => [lineOf(option, game), ...changesBy(option, options)])
        .map((line) => `  ${line}`),
    ]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('options.txt')
})

it.each(ids)('%s shows options and controls by options that exist', (id) => {
  const { options, controls } = gameOf(id)
  const values = new Proxy(completeOptions(options) as Record<string, string>, {
    get(target, name) {
      if (!(name in target)) throw new Error(`There is no option '${String(name)}'.`)
      return target[String(name)]
    },
  })
  for (const { shown } of [...options, ...controls]) expect(shown?.(values) ?? true).toBeTypeOf('boolean')
})

const isWordIn = (line: string, words: string) =>
  new RegExp(`(?<!\\w)${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'i').test(line)

it.each(ids)('%s has a picture and a sentence for each of its modes, and rules for all of them', (id) => {
  const { options, howTo } = gameOf(id)
  for (const { choices, says = {} } of options)
    expect(choices.map(({ value }) => value)).toEqual(expect.arrayContaining(Object.keys(says)))
  const shown = options.filter(({ pictures }) => pictures)
  expect(shown.length).toBeLessThan(2)
  for (const { choices, initial, pictures = {}, recommended, says = {} } of shown) {
    const values = choices.map(({ value }) => value)
    expect(new Set(Object.keys(pictures))).toEqual(new Set(values))
    expect(new Set(Object.values(pictures)).size).toBe(values.length)
    for (const value of values) expect(says[value], value).toMatch(/^[^.]{10,}\.$/)
    if (recommended !== undefined) expect(values.filter((value) => value !== initial)).toContain(recommended)
    expect(howTo.filter((line) => choices.some(({ label }) => isWordIn(line, label)))).toEqual([])
  }
})

it.each(ids)('%s keeps records of a stored game apart as those of the game itself', (id) => {
  const { options } = gameOf(id)
  for (const values of optionSets(options)) {
    const stored = ruling(options, values)
    expect(ruling(options, stored)).toEqual(stored)
  }
})
