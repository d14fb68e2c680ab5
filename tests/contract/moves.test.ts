/** The moves of replays in words, in every turn-based game: in its notation, or as the status line announces them. */
import { describe, expect, it } from 'vitest'
import type { TurnGame } from '../../src/engine/core/game/contract'
import { createRandom, pick } from '../../src/engine/core/math/random'
import { catalog, findGame } from '../../src/games/catalog'
import { moveDescribers } from '../../src/games/moveDescribers'
import { lineAt, linesOf } from '../../src/play/replay/playback/moves'
import { History } from '../../src/play/session/turns/history'

const load = async (id: string) => (await findGame(id)?.load())?.default as TurnGame

/** A game with these moves, or with random ones. */
function played(game: TurnGame, options: Record<string, string>, moves: readonly unknown[] | number) {
  const { rules } = game
  const random = createRandom(3)
  const history = new History(rules.start(options, 5))
  const many = typeof moves === 'number' ? moves : moves.length
  for (let i = 0; i < many && !rules.outcome(history.state); i++) {
    const legal = rules.legal(history.state)
    const next = rules.next?.(history.state)
    const move = typeof moves === 'number' ? (next?.move ?? pick(random, legal)) : moves[i]
    const applied = rules.apply(history.state, move, i * 5000)
    if ('refused' in applied) throw new Error(`refused: ${JSON.stringify(move)} ${applied.refused}`)
    history.push({ move, at: i * 5000, own: true, ...applied })
  }
  return history
}

const defaults = (game: TurnGame) =>
  Object.fromEntries(game.options.filter(({ view }) => !view).map(({ id, initial }) => [id, initial]))

const texts = async (id: string, moves: readonly unknown[], options: Record<string, string> = {}) => {
  const game = await load(id)
  const history = played(game, { ...defaults(game), ...options }, moves)
  return linesOf(game, history, await moveDescribers[id]?.()).map(({ text }) => text)
}

describe('the list of moves', () => {
  it('describes chess, checkers, Connect Four and Tic Tac Toe as their players do', async () => {
    const step = (from: string, to: string) => ({ from, to })
    expect(
      await texts('chess', [step('e2', 'e4'), step('d7', 'd5'), step('e4', 'd5')], { rules: 'full' }),
    ).toEqual(['e4', 'd5', 'exd5'])
    const squares = [
      [10, 14],
      [21, 17],
      [14, 21],
    ]
    expect(await texts('checkers', squares)).toEqual(['11-15', '22-18', '15x22'])
    expect(await texts('connect-four', [3, 3, 0])).toEqual([
      'Red, column 4',
      'Yellow, column 4',
      'Red, column 1',
    ])
    expect(await texts('tic-tac-toe', [4, 0])).toEqual(['X center', 'O top left'])
  })
  it('uses the status line if a game has no notation', async () => {
    expect(moveDescribers['memory-match']).toBeUndefined()
    expect((await texts('memory-match', [0]))[0]).toMatch(/^Card 1: \S+$/)
  })
  it('has short plain texts for every move in every turn-based game', async () => {
    for (const { id, kind } of catalog) {
      if (kind !== 'turn') continue
      const game = await load(id)
      const history = played(game, defaults(game), 80)
      const lines = linesOf(game, history, await moveDescribers[id]?.())
      for (const { text, at } of lines) {
        expect(text, id).toMatch(/^\S.{0,78}\S?$/)
        expect(text, id).not.toMatch(/undefined|NaN|null|\.$/)
        expect(at).toBeLessThanOrEqual(history.length)
      }
    }
  })
  it('finds the line of each moment', () => {
    const lines = [2, 3, 7].map((at) => ({ at, text: 'x' }))
    expect([0, 1, 2, 3, 4, 6, 7, 9].map((at) => lineAt(lines, at))).toEqual([-1, -1, 0, 1, 1, 1, 2, 2])
  })
})
