import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Only at the default table. */
const usual = (play: TrophyPlay<Options>) =>
  play.options.soft17 === 'stand' &&
  play.options.decks === '6' &&
  play.options.surrender === 'on' &&
  play.options.boxes === '1'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'steady',
    title: 'Knowing When to Stop',
    text: 'Play 15 rounds in a row at one table without busting.',
    won: (play) => usual(play) && play.run('dealt', 'bust') >= 15,
  },
  {
    id: 'tools',
    title: 'Every Trick in the Book',
    text: 'Double, split and surrender at one table.',
    won: (play) => usual(play) && ['doubled', 'split', 'surrender'].every((deed) => play.count(deed) > 0),
  },
  {
    id: 'fifty',
    title: 'A Long Evening',
    text: 'Play 50 rounds at one table without borrowing.',
    won: (play) => usual(play) && play.run('dealt', 'lent') >= 50,
  },
  {
    id: 'hundred',
    title: 'Card Sharp',
    text: 'Play 100 rounds at one table without hints or borrowing.',
    won: (play) => usual(play) && play.run('dealt', 'lent') >= 100 && play.hints === 0,
  },
]
