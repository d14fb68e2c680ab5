import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Without hints, because they name certain cells. */
const cleared = (play: TrophyPlay<Options>, level: Options['level']) =>
  play.result === 'won' && play.options.level === level && play.hints === 0

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'beginner',
    title: 'All Clear',
    text: 'Clear a Beginner board without hints.',
    won: (play) => cleared(play, 'beginner'),
  },
  {
    id: 'quick',
    title: 'Light on Your Feet',
    text: 'Clear a Beginner board in 30 seconds or less, without hints.',
    won: (play) => cleared(play, 'beginner') && play.stat('Time') <= 30,
  },
  {
    id: 'no-flags',
    title: 'No Flags Needed',
    text: 'Clear an Intermediate board without placing a flag and without hints.',
    won: (play) => cleared(play, 'intermediate') && play.count('flag') === 0,
  },
  {
    id: 'expert',
    title: 'Ninety-Nine Mines',
    text: 'Clear an Expert board without hints.',
    won: (play) => cleared(play, 'expert'),
  },
  {
    id: 'swift',
    title: 'Sapper',
    text: 'Clear an Expert board in 180 seconds or less, without hints.',
    won: (play) => cleared(play, 'expert') && play.stat('Time') <= 180,
  },
]
