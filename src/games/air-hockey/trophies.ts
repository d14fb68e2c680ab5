/** The trophies of Air Hockey. */
import { asAtFirst, isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'

const LEVELS = ['easy', 'normal', 'hard']

/** To five goals or more, by one puck: a match to three is shorter than these feats, and so is one by two pucks; by the clock one goal may do; in a cup no level is chosen. */
const beats = (play: TrophyPlay, level: string) =>
  play.result === 'won' &&
  play.options.goals !== '3' &&
  play.options.goals !== 'time' &&
  asAtFirst(play, { pucks: '1', match: 'single' }) &&
  isAtLeast(LEVELS, play.options.level, level)

export const trophies: readonly Trophy[] = [
  {
    id: 'normal',
    title: 'On the Rebound',
    text: 'Beat the computer at Normal or above, to five goals or more.',
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'shutout',
    title: 'Shut-Out',
    text: 'Beat the computer at Normal or above without letting in a goal, to five goals or more.',
    won: (play) => beats(play, 'normal') && play.count('goal', 'scorer', 1) === 0,
  },
  {
    id: 'quick',
    title: 'Thin Ice',
    text: 'Beat the computer at Normal or above in 60 seconds or less, to five goals or more.',
    won: (play) => beats(play, 'normal') && play.figure('Time') <= 60,
  },
  {
    id: 'hard',
    title: 'Cold as Ice',
    text: 'Beat the computer at Hard, to five goals or more.',
    won: (play) => beats(play, 'hard'),
  },
]
