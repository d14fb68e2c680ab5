/** Owns Color Grid Challenge as the arcade sees it: its option, sounds and words. */
import { defineTurn } from '../../engine/core/contract'
import { choice } from '../../engine/core/declare'
import { type Move, rules, type State } from './rules'
import { Board } from './view/Board'

export default defineTurn<State, Move>({
  rules,
  Board,
  aspect: 1,
  options: [
    choice('tiles', 'Tiles', 'shades', [
      ['shades', 'Shades'],
      ['patterns', 'Patterns'],
    ]),
  ],
  controls: [],
  // What was seen cannot be unseen.
  undo: false,
  sounds: {
    found: (event) => ({ name: 'match', pitch: 1 + (event.run as number) * 0.06 }),
    wrong: 'mismatch',
    late: 'alarm',
    level: 'levelUp',
    grid: 'reveal',
  },
  status: {
    found: (event) => `Found, ${event.points} points.`,
    wrong: 'That one was like the others.',
    late: 'Too late.',
    lifeLost: (event) => (event.lives === 1 ? 'One life left.' : `${event.lives} lives left.`),
    level: (event) => `Level ${event.level}.`,
    grid: (event) => `A grid of ${event.size} by ${event.size}.`,
  },
  haptics: { found: 15, wrong: 120, late: 120 },
  best: [{ of: 'Score', better: 'higher' }],
  howTo: [
    'One tile differs from all others: press it before the bar is empty.',
    'Quick finds count more; every three grids the level rises.',
    'A wrong tile or an empty bar costs one of three lives. Patterns replace the shades if you like.',
  ],
})
