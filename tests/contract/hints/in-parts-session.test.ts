/** What a session shows of a hint in three steps. Three steps count as one hint. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { inParts } from '../../../src/engine/core/game/hintParts'
import { adder, bots, cleared, freshPage, turn } from '../../play/session/small'

beforeEach(freshPage)
afterEach(cleared)

describe('the session', () => {
  it('marks cells first, then the move, and clears both with the next state', async () => {
    const play = turn({ game: { ...adder, hints: true } as unknown as TurnGame })
    play.start()
    for (let times = 1; times <= 3; times++) {
      const part = (text: string, ...look: number[]) => ({ text, look })
      bots.hint.mockResolvedValueOnce(
        inParts({ times }, part('There.', 4, 5), part('So.', 5), {
          move: 2 as unknown,
          text: 'Add 2.',
        }) as never,
      )
      await play.hint()
      expect([...play.boardView.look]).toEqual([[4, 5], [5], []][times - 1])
      expect(play.boardView.hint).toBe(times < 3 ? null : 2)
    }
    expect(play.view.hints).toBe(1)
    bots.hint.mockResolvedValueOnce({
      ...inParts({ times: 1 }, { text: 'There.', look: [1] }, { text: '', look: [1] }, { move: 1, text: '' }),
    } as never)
    await play.hint()
    play.play(1)
    expect([...play.boardView.look]).toEqual([])
    expect(play.boardView.hint).toBe(null)
  })
})
