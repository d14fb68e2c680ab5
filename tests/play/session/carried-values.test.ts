/** Values carried from game to game: Blackjack's bank and the tally of Rock Paper Scissors. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import blackjack from '../../../src/games/blackjack'
import type { State as Table } from '../../../src/games/blackjack/rules'
import rps from '../../../src/games/rock-paper-scissors'
import { TurnSession } from '../../../src/play/session/turns/turnSession'
import { cleared, freshPage } from './small'

const bots = { choose: vi.fn(), hint: vi.fn(), start: vi.fn(), cancel: vi.fn() }
let seed = 0
/** A new game each time: none is resumed. */
const open = async (id: string, game: unknown, options: Record<string, string> = {}) => {
  const play = new TurnSession({ id, game: game as TurnGame, options, seed: ++seed }, bots)
  await play.restore()
  return play
}

beforeEach(freshPage)
afterEach(cleared)

describe("Blackjack's bank", () => {
  it('is on the start panel of the next game, and leaving a hand loses the bet', async () => {
    const play = await open('blackjack', blackjack)
    expect(play.view.hud.Bank).toBe(1000)
    play.start()
    play.play({ do: 'chip', value: 100 })
    play.play({ do: 'deal' })
    const { bank } = play.state as Table
    expect(bank).toBe(890)
    play.close()
    const next = await open('blackjack', blackjack)
    expect(next.view.phase).toBe('ready')
    expect(next.view.hud.Bank).toBe(bank)
    // A panel that was only looked at leaves nothing to resume.
    next.close()
    const later = await open('blackjack', blackjack)
    expect(later.view.phase).toBe('ready')
    later.start()
    expect(later.state).toMatchObject({ bank, brought: bank })
    later.close()
  })
})

describe('the tally of Rock Paper Scissors', () => {
  const throwOnce = (play: TurnSession) => {
    play.play('rock')
    vi.advanceTimersByTime(1000)
  }
  const total = (play: TurnSession) => {
    const { Wins, Losses, Ties } = play.view.hud as Record<string, number>
    return (Wins ?? 0) + (Losses ?? 0) + (Ties ?? 0)
  }
  it('lasts over games and visits until it is reset; a match has a separate tally', async () => {
    const play = await open('rock-paper-scissors', rps, { match: 'endless' })
    play.start()
    throwOnce(play)
    throwOnce(play)
    expect(total(play)).toBe(2)
    play.restart()
    expect(total(play)).toBe(2)
    throwOnce(play)
    expect(total(play)).toBe(3)
    play.close()

    const match = await open('rock-paper-scissors', rps, { match: '3' })
    expect(total(match)).toBe(0)
    match.start()
    throwOnce(match)
    expect(total(match)).toBe(1)
    match.close()

    const later = await open('rock-paper-scissors', rps, { match: 'endless' })
    expect(total(later)).toBe(3)
    later.start()
    later.play('reset')
    expect(total(later)).toBe(0)
    later.restart()
    expect(total(later)).toBe(0)
    later.close()
  })
})
