import type { Trophy } from '../../engine/core/game/trophy'
import type { Options } from './options'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'five',
    title: 'Off the Ground',
    text: 'Pass five pipes in one flight.',
    won: (play) => play.max('score', 'score') >= 5,
  },
  {
    id: 'fifteen',
    title: 'Frequent Flyer',
    text: 'Pass 15 pipes in one flight.',
    won: (play) => play.max('score', 'score') >= 15,
  },
  {
    id: 'platinum',
    title: 'Platinum Feathers',
    text: 'Pass 40 pipes in one Classic flight.',
    won: (play) => play.options.flight === 'classic' && play.max('score', 'score') >= 40,
  },
  {
    id: 'hundred',
    title: 'Never Comes Down',
    text: 'Pass 100 pipes in one Classic flight.',
    won: (play) => play.options.flight === 'classic' && play.max('score', 'score') >= 100,
  },
]
