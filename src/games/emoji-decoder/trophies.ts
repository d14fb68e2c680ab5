/** The trophies of Emoji Decoder. */
import type { Trophy } from '../../engine/core/game/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'ten',
    title: 'Picture This',
    text: 'Solve ten of all 15 puzzles in one round.',
    won: (play) =>
      play.options.round === '15' && (play.options.pack ?? 'first') === 'first' && play.count('solved') >= 10,
  },
  {
    id: 'clean',
    title: 'At First Sight',
    text: 'Solve five puzzles at the first attempt, without revealed letters, in one round.',
    won: (play) => play.count('solved', 'points', 40) >= 5,
  },
  {
    id: 'perfect',
    title: 'Rosetta Stone',
    text: 'Score all 600 points: every puzzle at the first attempt, without revealed letters.',
    won: (play) => (play.options.pack ?? 'first') === 'first' && play.count('solved', 'points', 40) >= 15,
  },
]
