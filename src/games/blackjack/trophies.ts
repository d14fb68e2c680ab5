import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import { trophyTexts } from './texts/trophies'

/** Only at the default table. */
const standard = ({ options }: TrophyPlay<Options>) =>
  options.soft17 === 'stand' && options.decks === '6' && options.surrender === 'on' && options.boxes === '1'

const TABLE = 'at the standard table'
export const wordings = { soft17: TABLE, decks: TABLE, surrender: TABLE, boxes: TABLE }

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'steady',
    ...trophyTexts.steady,
    won: (play) => standard(play) && play.run('dealt', 'bust') >= 15,
  },
  {
    id: 'tools',
    ...trophyTexts.tools,
    won: (play) => standard(play) && ['doubled', 'split', 'surrender'].every((deed) => play.count(deed) > 0),
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
