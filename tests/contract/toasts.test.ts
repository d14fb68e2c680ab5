/** The toasts that the specification quotes for real-time games, word for word and at the right event. */
import { describe, expect, it } from 'vitest'
import { entryOf, type PlayEvent } from '../../src/engine/core/game/contract'
import { findGame } from '../../src/games/catalog'

/** Game, event, and toast. */
const QUOTED: readonly (readonly [id: string, event: PlayEvent, toast: unknown])[] = [
  ['whack-a-mole', { type: 'NewBest' }, 'New High Score!'],
  ['whack-a-mole', { type: 'NotBest' }, 'Game Over!'],
  ['flappy-bird', { type: 'crash', reason: 'pipe' }, 'Game Over!'],
  ['frogger', { type: 'hurt', lives: 2 }, { text: 'Ouch!', detail: '2 lives left' }],
  ['frogger', { type: 'hurt', lives: 1 }, { text: 'Ouch!', detail: '1 life left' }],
  ['frogger', { type: 'hurt', lives: 0 }, 'Game Over!'],
  ['frogger', { type: 'level', level: 2 }, { text: 'Level Complete!', good: true }],
  ['pac-man', { type: 'caught', lives: 2 }, 'Ghost got you!'],
  ['pac-man', { type: 'level', level: 1 }, { text: 'Level Complete!', good: true }],
  ['asteroids', { type: 'destroyed', lives: 2 }, 'Ship Destroyed!'],
  ['jigsaw-puzzle', { type: 'complete' }, { text: 'Puzzle Complete!', good: true }],
  ['doodle-jump', { type: 'NewBest' }, 'New High Score!'],
  [
    'tug-of-war',
    { type: 'round', side: 0, left: 1, right: 0 },
    { text: 'Left side wins the round!', detail: '1–0' },
  ],
]

describe('a quoted toast', () => {
  it.each(QUOTED)('of %s at %o says %o', async (id, event, toast) => {
    const game = (await findGame(id)?.load())?.default
    const words = entryOf(game?.toasts, event)
    expect(typeof words === 'function' ? words(event) : words).toEqual(toast)
  })
})
