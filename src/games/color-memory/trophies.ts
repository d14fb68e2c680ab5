/** The trophies of Color Memory. */
import { asAtFirst, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'

const asUsual = (play: TrophyPlay) =>
  asAtFirst(play, { pace: 'usual', order: 'forwards', senses: 'both', players: '1', colours: '8' })

export const trophies: readonly Trophy[] = [
  {
    id: 'five',
    title: 'High Five',
    text: 'Repeat a sequence of 5 colors.',
    won: (play) => asUsual(play) && play.most('level', 'level') >= 5,
  },
  {
    id: 'nine',
    title: 'More Than a Rainbow',
    text: 'Repeat a sequence of 9 colors.',
    won: (play) => asUsual(play) && play.most('level', 'level') >= 9,
  },
  {
    id: 'fourteen',
    title: 'Color Film',
    text: 'Repeat a sequence of 14 colors.',
    won: (play) => asUsual(play) && play.most('level', 'level') >= 14,
  },
  {
    id: 'twenty',
    title: 'Photographic',
    text: 'Repeat a sequence of 20 colors.',
    won: (play) => asUsual(play) && play.most('level', 'level') >= 20,
  },
]
