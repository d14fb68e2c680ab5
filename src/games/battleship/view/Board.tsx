/** Selects the view of Battleship: setup, battle, or the boards for two people. */
import type { BoardProps } from '../../../engine/core/game/contract'
import { type Event, isPair, type Move, type State } from '../rules'
import { Battle } from './Battle'
import styles from './Board.module.css'
import { LinkBoard } from './LinkBoard'
import { PairBoard } from './PairBoard'
import { Setup } from './Setup'

export function Board(props: BoardProps<State, Move, Event>) {
  return (
    <div className={styles.slot}>
      {props.state.link ? (
        <LinkBoard {...props} />
      ) : isPair(props.state) ? (
        <PairBoard {...props} />
      ) : props.state.phase === 'setup' ? (
        <Setup {...props} />
      ) : (
        <Battle {...props} />
      )}
    </div>
  )
}
