/** Compares what games declare beside their rules with the rules: messages, keys, held actions, sizes, puzzles. */

import { describe, expect, it } from 'vitest'
import {
  entryOf,
  type Game,
  type Message,
  type PlayEvent,
  type RealtimeGame,
} from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { NO_INPUT, readInput } from '../../src/engine/core/input/input'
import battleship from '../../src/games/battleship'
import { options as battleshipOptions } from '../../src/games/battleship/options'
import { catalog } from '../../src/games/catalog'
import checkers from '../../src/games/checkers'
import { options as checkersOptions } from '../../src/games/checkers/options'
import { rules } from '../../src/games/checkers/rules'
import chess from '../../src/games/chess'
import jigsaw from '../../src/games/jigsaw-puzzle'
import { reviewers } from '../../src/games/reviewers'
import sudoku from '../../src/games/sudoku'
import { isPuzzle, startsAgain } from '../../src/play/opening/options'
import { gamesOfKind } from './loaded'

type Toasts = Game['toasts']
const toastOf = (toasts: Toasts, event: PlayEvent) => {
  const words = entryOf(toasts, event)
  return (typeof words === 'function' ? words(event) : words) as Message
}

describe('good toasts', () => {
  it('of Checkers name the winner', () => {
    const before = rules.notation?.read(
      'B:W10:B6',
      completeOptions(checkersOptions, { variant: 'tournament' }),
    )
    const applied = before && rules.apply(before, rules.legal(before)[0] ?? [], 0)
    const end = applied && 'events' in applied ? applied.events.find(({ type }) => type === 'end') : null
    expect(end && toastOf(checkers.toasts, end)).toEqual({ text: 'Red wins', good: true })
  })
})

describe('keys', () => {
  it('of Battleship leave the shortcuts free once the battle has begun', () => {
    let state = battleship.rules.start(completeOptions(battleshipOptions), 1)
    expect(battleship.uses?.('rotate', state)).toBe(true)
    for (const move of [{ fill: true }, { begin: true }] as const) {
      const applied = battleship.rules.apply(state, move, 0)
      if ('state' in applied) state = applied.state
    }
    expect(state.phase).toBe('battle')
    expect(battleship.uses?.('rotate', state)).toBe(false)
  })
})

describe('held actions', () => {
  it.each(catalog.filter(({ kind }) => kind === 'realtime').map((entry) => [entry.title, entry] as const))(
    'of %s are declared for every way to steer',
    async (_, entry) => {
      const game = (await entry.load()).default as RealtimeGame
      const modes = game.options.flatMap(({ id, pictures, choices }) =>
        pictures ? choices.map(({ value }) => ({ [id]: value })) : [],
      )
      const steered = new Set<string>()
      const idle = readInput(NO_INPUT)
      const watching = {
        ...idle,
        axis: (one: string, other: string) => {
          steered.add(`${one}-${other}`).add(`${other}-${one}`)
          return 0
        },
      }
      for (const mode of modes.length > 0 ? modes : [{}]) {
        const options = completeOptions(game.options, mode)
        const world = game.rules.start(options, 1, worldSize(game, options))
        for (let tick = 0; tick < 240; tick++) game.rules.step(world, watching, () => undefined)
      }
      const ways = game.controls.filter(({ keys, held }) => keys && held !== true)
      const declared = ways.flatMap(({ action, held }) => (held ? [`${action}-${held}`] : []))
      const asked = [...steered].filter((way) => ways.some(({ action }) => way.startsWith(`${action}-`)))
      // Aiming in Bubble Shooter is a held press.
      if (entry.id !== 'bubble-shooter') expect(new Set(declared)).toEqual(new Set(asked))
      for (const way of declared) expect(declared).toContain(way.split('-').reverse().join('-'))
    },
  )
})

it('practice is of games with reviews, and sets options that they have', () => {
  const practiced = gamesOfKind('turn').filter(([, { practice }]) => practice)
  expect(practiced.length).toBeGreaterThan(5)
  for (const [id, { practice, reviews, options }] of practiced) {
    expect(reviews, id).toBeTruthy()
    for (const [name, value] of Object.entries(practice?.options ?? {}))
      expect(
        options.find((option) => option.id === name)?.choices.map((choice) => choice.value),
        id,
      ).toContain(value)
  }
})
it('reviews exist for the games that declare them, and for no other', () => {
  const declared = gamesOfKind('turn').flatMap(([id, game]) => (game.reviews ? [id] : []))
  expect(declared.sort()).toEqual(Object.keys(reviewers).sort())
})

describe('a promotion beside the field', () => {
  it('is hidden where the world is twice as wide as high, and nowhere else', async () => {
    const wide = await Promise.all(
      catalog.map(async ({ id, load }) => {
        const { default: game } = await load()
        const size = game.kind === 'realtime' ? game.size : 'window'
        return size !== 'window' && size.width >= 2 * size.height ? [id] : []
      }),
    )
    expect(catalog.filter((game) => game.wide).map(({ id }) => id)).toEqual(wide.flat())
  })
})

describe('puzzles with a generated start', () => {
  it('are chess puzzles, not games of chess', () => {
    expect(isPuzzle(chess as never, { task: 'mate2' })).toBe(true)
    expect(isPuzzle(chess as never, { task: 'game' })).toBe(false)
  })
  it('stay the same after rotating the screen, and with view options', () => {
    const options = completeOptions(jigsaw.options)
    expect(startsAgain(jigsaw as never, options, { ...options, shape: 'upright' })).toBe(true)
    const levels = completeOptions(sudoku.options)
    expect(startsAgain(sudoku as never, levels, { ...levels, level: 'hard' })).toBe(false)
  })
})
