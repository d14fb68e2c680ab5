import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const reached = (play: TrophyPlay<Options>, level: number) =>
  play.max('level', 'level') >= level && play.options.prowlers === 'drift'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'four',
    title: 'Blink and You Miss It',
    text: 'Reach level 4 with drifting prowlers.',
    won: (play) => reached(play, 4),
  },
  {
    id: 'quick',
    title: 'Lights Out',
    text: 'Reach level 4 within 40 seconds, with drifting prowlers.',
    won: (play) => reached(play, 4) && play.ms <= 40_000,
  },
  {
    id: 'eight',
    title: 'Night Shift',
    text: 'Reach level 8 with drifting prowlers.',
    won: (play) => reached(play, 8),
  },
  {
    id: 'fourteen',
    title: 'Owl Eyes',
    text: 'Reach level 14 with drifting prowlers.',
    won: (play) => reached(play, 14),
  },
]
