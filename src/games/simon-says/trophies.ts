/** The trophies of Simon Says. */
import { asAtFirst, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'

const asUsual = (play: TrophyPlay) =>
  asAtFirst(play, { pace: 'usual', order: 'forwards', senses: 'both', players: '1' })

export const trophies: readonly Trophy[] = [
  {
    id: 'eight',
    title: 'Simon Says Eight',
    text: 'Repeat a sequence of 8 tones.',
    won: (play) => asUsual(play) && play.most('level', 'level') >= 8,
  },
  {
    id: 'fourteen',
    title: 'Good Ears',
    text: 'Repeat a sequence of 14 tones.',
    won: (play) => asUsual(play) && play.most('level', 'level') >= 14,
  },
  {
    id: 'twenty',
    title: 'Whatever Simon Says',
    text: 'Repeat a sequence of 20 tones.',
    won: (play) => asUsual(play) && play.most('level', 'level') >= 20,
  },
  {
    id: 'thirty-one',
    title: 'Simon Himself',
    text: 'Repeat a sequence of 31 tones.',
    won: (play) => asUsual(play) && play.most('level', 'level') >= 31,
  },
]
