/** What a session shows of a hint in three steps. Three steps count as one hint. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { inParts } from '../../../src/engine/core/game/hintParts'
import { adder, bots, cleared, freshPage, shown, turn } from '../../play/session/small'

beforeEach(freshPage)
afterEach(cleared)

describe('the session', () => {
  it('marks cells first, then the move, and clears both with the next state', async () => {
    const play = turn({ game: { ...adder, hints: true } as unknown as TurnGame })
    play.start()
    for (let times = 1; times <= 3; times++) {
      const part = (text: string, ...highlighted: number[]) => ({ text, highlighted })
      bots.hint.mockResolvedValueOnce(
        inParts({ times }, part('There.', 4, 5), part('So.', 5), {
          move: 2 as unknown,
          text: 'Add 2.',
        }) as never,
      )
      await play.hint()
      expect([...play.boardView.highlighted]).toEqual([[4, 5], [5], []][times - 1])
      expect(play.boardView.hint).toBe(times < 3 ? null : 2)
    }
    expect(play.view.hints).toBe(1)
    bots.hint.mockResolvedValueOnce({
      ...inParts(
        { times: 1 },
        { text: 'There.', highlighted: [1] },
        { text: '', highlighted: [1] },
        { move: 1, text: '' },
      ),
    } as never)
    await play.hint()
    play.play(1)
    expect([...play.boardView.highlighted]).toEqual([])
    expect(play.boardView.hint).toBe(null)
  })
  it('shows the words in one place, announces them once, and clears them with whatever comes next', async () => {
    const play = turn({ game: { ...adder, hints: true } as unknown as TurnGame })
    const nexts = {
      move: () => play.play(1),
      undo: () => play.undo(),
      pause: () => {
        play.pause('asked')
        play.resume()
      },
      restart: () => play.restart(),
    }
    play.start()
    const toasts = shown.length
    for (const [name, next] of Object.entries(nexts)) {
      bots.hint.mockResolvedValueOnce({
        move: 1 as unknown,
        text: `Before ${name}.`,
        highlighted: [3],
        part: { at: 1, of: 2 },
      } as never)
      await play.hint()
      expect([play.boardView.hintText, play.view.status]).toEqual([`Before ${name}.`, `Before ${name}.`])
      expect(play.boardView.hintPart).toEqual({ at: 1, of: 2 })
      next()
      const { hintText, hintPart, highlighted } = play.boardView
      expect([hintText, hintPart, ...highlighted], name).toEqual(['', null])
    }
    expect(shown.slice(toasts).filter(({ text }) => text.startsWith('Before'))).toEqual([])
    play.close()
  })
})
