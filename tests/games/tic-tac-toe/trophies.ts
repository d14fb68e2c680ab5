/** Games that win and miss the trophies of Tic Tac Toe. */
import type { Play } from '../../../src/games/tic-tac-toe/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const end = (
  result: Case<Play>['result'],
  opponent: Play['options']['opponent'],
  mark: 'X' | 'O' = 'X',
  hints = 0,
): Case<Play> => ({
  result,
  options: { opponent, mark },
  hints,
})

/** The same on the board of sixteen. */
const onFour = (play: Case<Play>): Case<Play> => ({ ...play, options: { ...play.options, board: '4' } })

/** The same in best of five, in which both marks are played. */
const ofFive = (play: Case<Play>): Case<Play> => ({ ...play, options: { ...play.options, series: 'five' } })

export const table: Table<Play> = {
  rows: {
    normal: {
      wins: end('won', 'normal'),
      not: [
        end('won', 'easy'),
        end('tied', 'normal'),
        end('lost', 'normal'),
        end('over', 'two'),
        onFour(end('won', 'normal')),
        ofFive(end('won', 'normal')),
      ],
    },
    second: {
      wins: end('won', 'normal', 'O'),
      not: [
        end('won', 'normal'),
        end('won', 'easy', 'O'),
        onFour(end('won', 'normal', 'O')),
        ofFive(end('won', 'normal', 'O')),
      ],
    },
    perfect: {
      wins: end('tied', 'perfect', 'O'),
      not: [
        end('tied', 'perfect'),
        end('tied', 'perfect', 'O', 1),
        end('tied', 'normal', 'O'),
        onFour(end('tied', 'perfect', 'O')),
      ],
    },
  },
}
