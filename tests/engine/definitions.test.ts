/** Owns what games declare beside their rules: which news is good, which keys they use, which figures they hide. */
import { describe, expect, it } from 'vitest'
import {
  entryOf,
  type Game,
  type Message,
  type PlayEvent,
  type RealtimeGame,
} from '../../src/engine/core/game/contract'
import { worldSize } from '../../src/engine/core/game/shape'
import { NO_INPUT, readInput } from '../../src/engine/core/input/input'
import battleship from '../../src/games/battleship'
import breakout from '../../src/games/breakout'
import { catalog } from '../../src/games/catalog'
import checkers from '../../src/games/checkers'
import { rules } from '../../src/games/checkers/rules'
import chess from '../../src/games/chess'
import frogger from '../../src/games/frogger'
import jigsaw from '../../src/games/jigsaw-puzzle'
import pacMan from '../../src/games/pac-man'
import sudoku from '../../src/games/sudoku'
import { defaultOptions } from '../../src/play/session/core/options'
import { isPuzzle, startsAgain } from '../../src/play/session/core/restartSeed'

type Toasts = Game['toasts']
const toastOf = (toasts: Toasts, event: PlayEvent) => {
  const words = entryOf(toasts, event)
  return (typeof words === 'function' ? words(event) : words) as Message
}

describe('good news', () => {
  it.each([
    ['Frogger', frogger.toasts, { type: 'level' }, 'Level Complete!'],
    ['Pac-Man', pacMan.toasts, { type: 'level' }, 'Level Complete!'],
    ['Breakout', breakout.toasts, { type: 'levelComplete', level: 2 }, 'Level 2 complete'],
    ['Jigsaw Puzzle', jigsaw.toasts, { type: 'complete' }, 'Puzzle Complete!'],
    ['Battleship', battleship.toasts, { type: 'sunk', by: 'you', ship: 'Cruiser' }, 'You sank the Cruiser.'],
    ['Checkers', checkers.toasts, { type: 'king', side: 'Red' }, 'Red has a king'],
  ] as const)('of %s carries the good sign', (_, toasts, event, text) => {
    expect(toastOf(toasts, event)).toEqual({ text, good: true })
  })
  it('is not what the computer does', () => {
    expect(toastOf(battleship.toasts, { type: 'sunk', by: 'computer', ship: 'Cruiser' })).toBe(
      'The computer sank your Cruiser.',
    )
  })
  it('of Checkers tells who wins', () => {
    const before = rules.notation?.read('B:W10:B6', { variant: 'tournament' })
    const applied = before && rules.apply(before, rules.legal(before)[0] ?? [], 0)
    const end = applied && 'events' in applied ? applied.events.find(({ type }) => type === 'end') : null
    expect(end && toastOf(checkers.toasts, end)).toEqual({ text: 'Red wins', good: true })
  })
})

describe('keys', () => {
  it('of Battleship are free for the shortcuts once the battle has begun', () => {
    let state = battleship.rules.start({}, 1)
    expect(battleship.uses?.('rotate', state)).toBe(true)
    for (const move of [{ fill: true }, { begin: true }] as const) {
      const applied = battleship.rules.apply(state, move, 0)
      if ('state' in applied) state = applied.state
    }
    expect(state.phase).toBe('battle')
    expect(battleship.uses?.('rotate', state)).toBe(false)
  })
})

describe('holds', () => {
  it.each(catalog.filter(({ kind }) => kind === 'realtime').map((entry) => [entry.title, entry] as const))(
    'of %s are declared for every way that its rules are steered by',
    async (_, entry) => {
      const game = (await entry.load()).default as RealtimeGame
      const options = defaultOptions(game.options)
      const world = game.rules.start(options, 1, worldSize(game, options))
      const steered = new Set<string>()
      const idle = readInput(NO_INPUT)
      const watching = {
        ...idle,
        axis: (one: string, other: string) => {
          steered.add(`${one}-${other}`).add(`${other}-${one}`)
          return 0
        },
      }
      for (let tick = 0; tick < 240; tick++) game.rules.step(world, watching, () => undefined)
      const ways = game.controls.filter(({ keys, held }) => keys && held !== true)
      const declared = ways.flatMap(({ action, held }) => (held ? [`${action}-${held}`] : []))
      const asked = [...steered].filter((way) => ways.some(({ action }) => way.startsWith(`${action}-`)))
      // Aiming in Bubble Shooter is asked for as a press that goes on.
      if (entry.id !== 'bubble-shooter') expect(new Set(declared)).toEqual(new Set(asked))
      for (const way of declared) expect(declared).toContain(way.split('-').reverse().join('-'))
    },
  )
})

it('Checkers shows whose turn it is once: in the bar of the players', () => {
  expect(checkers.hidden).toContain('Turn')
})

describe('a promotion beside the field', () => {
  it('gives way where the world is twice as wide as high, and nowhere else', async () => {
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
  it('are those of the shelf that say so', async () => {
    const games = await Promise.all(
      catalog.map(async ({ id, load }) => {
        const { default: game } = await load()
        return isPuzzle(game, defaultOptions(game.options)) ? id : null
      }),
    )
    expect(games.filter(Boolean).sort()).toEqual([
      'invisible-maze',
      'jigsaw-puzzle',
      'minesweeper',
      'sliding-puzzle',
      'sudoku',
    ])
  })
  it('are chess puzzles, and no games of chess', () => {
    expect(isPuzzle(chess as never, { task: 'mate2' })).toBe(true)
    expect(isPuzzle(chess as never, { task: 'game' })).toBe(false)
  })
  it('stay the same in a window that was turned, and with options of the view', () => {
    const options = defaultOptions(jigsaw.options)
    expect(startsAgain(jigsaw as never, options, { ...options, shape: 'upright' })).toBe(true)
    const levels = defaultOptions(sudoku.options)
    expect(startsAgain(sudoku as never, levels, { ...levels, level: 'hard' })).toBe(false)
  })
})
