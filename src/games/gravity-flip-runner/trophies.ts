import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Two players together do not count as one. */
const alone = (play: TrophyPlay<Options>) => play.options.players === '1'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'five',
    title: 'Upside Down',
    text: 'Reach a distance of 5,000.',
    won: (play) => play.stat('Distance') >= 5000,
  },
  {
    id: 'coins',
    title: 'Ceiling and Floor',
    text: 'Collect 40 coins in one single-player run.',
    won: (play) => alone(play) && play.count('coin') >= 40,
  },
  {
    id: 'powers',
    title: 'Well Equipped',
    text: 'Pick up all three power-ups in one single-player run: shield, slow motion, and magnet.',
    won: (play) =>
      alone(play) && ['shield', 'slow', 'magnet'].every((power) => play.count('power', 'power', power) > 0),
  },
  {
    id: 'twenty',
    title: 'Free Fall',
    text: 'Reach a distance of 20,000.',
    won: (play) => play.stat('Distance') >= 20_000,
  },
]
