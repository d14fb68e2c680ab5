import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Regained lives make a run longer. */
const three = (play: TrophyPlay<Options>) => play.options.lives === 'three'
const classic = (play: TrophyPlay<Options>) => play.options.mode === 'classic' && three(play)

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'combo',
    title: 'Fruit Salad',
    text: 'Reach a combo of 8 in Classic or Zen.',
    won: (play) => play.max('combo', 'combo') >= 8 && play.options.mode !== 'arcade',
  },
  {
    id: 'clean',
    title: 'Nothing Dropped',
    text: 'In Classic with three lives, slice 60 fruit before missing one or slicing a bomb.',
    won: (play) =>
      classic(play) && play.count('slice') >= 60 && play.count('miss') + play.count('bomb') === 0,
  },
  {
    id: 'level',
    title: 'Weather the Storm',
    text: 'Reach level 5 in Classic with three lives, or in Zen.',
    won: (play) => play.max('level', 'level') >= 5 && play.options.mode !== 'arcade' && three(play),
  },
  {
    id: 'ten-thousand',
    title: 'Blender',
    text: 'Score 10,000 in Classic with three lives.',
    won: (play) => classic(play) && play.stat('Score') >= 10_000,
  },
]
