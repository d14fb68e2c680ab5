/** The board of New Game: the open card, the guesses so far, and two buttons. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Keypad } from '../../../ui/board/Keypad'
import { type Event, type Move, rankOf, type State } from '../rules'
import { texts } from '../texts/game'
import styles from './Board.module.css'

export function Board({ state, play, active }: BoardProps<State, Move, Event>) {
  return (
    <div className={styles.layout} data-field dir="ltr">
      <div className={styles.card}>{rankOf(state)}</div>
      <ol className={styles.guesses} aria-label={texts.board.guesses}>
        {state.guesses.map((right, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its index
          <li key={index} className={styles.guess} data-right={right}>
            <span aria-hidden>{rankOf(state, index)}</span>
            <span className="visually-hidden">
              {texts.board[right ? 'right' : 'wrong'](rankOf(state, index))}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.keys}>
        <Keypad
          label={texts.board.keys}
          rows={1}
          cols={2}
          onPress={(id) => play(id as Move)}
          keys={[
            {
              id: 'higher',
              name: texts.controls.higher,
              disabled: !active,
              content: <ArrowUp size={32} aria-hidden />,
            },
            {
              id: 'lower',
              name: texts.controls.lower,
              disabled: !active,
              content: <ArrowDown size={32} aria-hidden />,
            },
          ]}
        />
      </div>
    </div>
  )
}
