import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Only at the default table. */
const standard = ({ options }: Play) =>
  options.soft17 === 'stand' && options.decks === '6' && options.surrender === 'on' && options.boxes === '1'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'steady',
    ...trophyTexts.steady,
    won: (play) => standard(play) && play.run('dealt', 'bust') >= 15,
  },
  {
    id: 'tools',
    ...trophyTexts.tools,
    won: (play) =>
      standard(play) && (['doubled', 'split', 'surrender'] as const).every((deed) => play.count(deed) > 0),
  },
  {
    id: 'fifty',
    ...trophyTexts.fifty,
    won: (play) => standard(play) && play.run('dealt', 'lent') >= 50,
  },
  {
    id: 'hundred',
    ...trophyTexts.hundred,
    won: (play) => standard(play) && play.run('dealt', 'lent') >= 100 && play.hints === 0,
  },
]
