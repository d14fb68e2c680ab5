/** Announcements of a turn-based session: failed hints, records, the end. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { sound } from '../../../src/engine/sound/port'
import colorMemory from '../../../src/games/color-memory'
import simonSays from '../../../src/games/simon-says'
import { sessionTexts } from '../../../src/play/texts/session'
import { adder, bots, cleared, freshPage, type Sum, shown, turn } from './small'
import { dropped } from './toasts'

beforeEach(freshPage)
afterEach(cleared)

describe('music', () => {
  it('is off in games with tones to remember', () => {
    const music = vi.spyOn(sound, 'music').mockImplementation(() => {})
    for (const { music: wanted } of [adder, simonSays, colorMemory] as readonly Pick<TurnGame, 'music'>[]) {
      const play = turn({ game: { ...adder, music: wanted } as unknown as TurnGame })
      play.start()
      play.close()
    }
    expect(music.mock.calls.filter(([on]) => on)).toHaveLength(1)
    music.mockRestore()
  })
})

describe('a turn-based session', () => {
  it('shows a message when no hint was found, but not for one that is no longer wanted', async () => {
    const game = { ...adder, hints: true } as unknown as TurnGame
    const play = turn({ game })
    play.start()
    bots.hint.mockRejectedValueOnce(new Error('broken'))
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await play.hint()
    expect([play.boardView.hintText, play.view.status]).toEqual([sessionTexts.noHint, sessionTexts.noHint])
    expect(complaint).toHaveBeenCalled()
    bots.hint.mockRejectedValueOnce(new Error('broken'))
    const asked = play.hint()
    play.play(1)
    await asked
    expect(play.boardView.hintText).toBe('')
    complaint.mockRestore()
    play.close()
  })
  it('says why a move is refused until the next one is made', () => {
    const play = turn()
    play.start()
    play.play(9)
    expect(shown.at(-1)).toMatchObject({ text: 'Add 1, 2 or 3.', topic: 'refused' })
    dropped.length = 0
    play.play(1)
    expect(dropped).toContain('refused')
    play.close()
  })
  it('removes the message of an earlier move at the end, but not that of the last one', () => {
    const messages = { rested: 'Rested.' }
    for (const [toasts, wanted] of [
      [messages, true],
      [{ ...messages, added: 'Added.' }, false],
    ] as const) {
      const play = turn({ game: { ...adder, toasts } as unknown as TurnGame, position: '6' })
      play.start()
      play.play(2)
      dropped.length = 0
      play.play(1)
      expect(dropped).not.toContain('play')
      play.play(2)
      expect(play.view.phase).toBe('over')
      expect(dropped.includes('play')).toBe(wanted)
      play.close()
    }
  })
  it('counts a hint in several parts once for each state, and requests the right part', async () => {
    const play = turn({ game: { ...adder, hints: true } as unknown as TurnGame })
    play.start()
    bots.hint.mockClear()
    const parts = () =>
      bots.hint.mock.calls.map(([request]: unknown[]) => (request as { times: number }).times)
    await play.hint()
    await play.hint()
    expect([parts(), play.view.hints]).toEqual([[1, 2], 1])
    play.play(1)
    await play.hint()
    expect([parts(), play.view.hints]).toEqual([[1, 2, 1], 2])
    play.close()
  })
  it('announces the record in addition to the end, both as good messages', () => {
    const toasts = { Won: 'Complete!', NewBest: 'New Best!', added: { text: 'Added', good: true } }
    const play = turn({ game: { ...adder, toasts } as unknown as TurnGame })
    play.start()
    for (const move of [2, 2, 2, 2, 2]) play.play(move)
    expect(shown.slice(-2)).toMatchObject([
      { text: 'Complete!', kind: 'good', topic: 'play' },
      { text: 'New Best!', kind: 'good', topic: 'record' },
    ])
    expect(shown[0]).toMatchObject({ text: 'Added', kind: 'good', topic: 'play' })
    play.close()
  })
  it('announces the end in sentences', () => {
    const outcome = () =>
      ({ result: 'won', title: 'You win', said: 'You win 10', detail: 'At once.' }) as const
    const game = {
      ...adder,
      rules: { ...adder.rules, outcome: (state: Sum) => (state.total > 1 ? outcome() : null) },
    }
    const play = turn({ game: game as unknown as TurnGame })
    play.start()
    play.play(2)
    expect(play.view.status).toBe('You win 10. At once.')
    play.close()
  })
})
