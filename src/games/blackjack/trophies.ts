import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Only at the default table. */
const standard = ({ options }: TrophyPlay<Options>) =>
  options.soft17 === 'stand' && options.decks === '6' && options.surrender === 'on' && options.boxes === '1'

const TABLE = 'at the standard table'
export const wordings = { soft17: TABLE, decks: TABLE, surrender: TABLE, boxes: TABLE }

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'steady',
    title: 'Knowing When to Stop',
    text: 'Play 15 rounds in a row without busting, at the standard table: all options at their defaults.',
    won: (play) => standard(play) && play.run('dealt', 'bust') >= 15,
  },
  {
    id: 'tools',
    title: 'Every Trick in the Book',
    text: 'Double, split, and surrender in one game at the standard table.',
    won: (play) => standard(play) && ['doubled', 'split', 'surrender'].every((deed) => play.count(deed) > 0),
  },
  {
    id: 'fifty',
    title: 'A Long Evening',
    text: 'Play 50 rounds in a row without borrowing, at the standard table.',
    won: (play) => standard(play) && play.run('dealt', 'lent') >= 50,
  },
  {
    id: 'hundred',
    title: 'Card Sharp',
    text: 'Play 100 rounds in a row without borrowing, at the standard table, and without hints.',
    won: (play) => standard(play) && play.run('dealt', 'lent') >= 100 && play.hints === 0,
  },
]
