/** The trophies of Blackjack. */
import { asAtFirst, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'

/** Only at the default table. */
const usual = (play: TrophyPlay) =>
  asAtFirst(play, { soft17: 'stand', decks: '6', surrender: 'on', boxes: '1' })

export const trophies: readonly Trophy[] = [
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
