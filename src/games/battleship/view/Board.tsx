/** Owns which view of Battleship is shown: the setup, or the battle. */
import type { BoardProps } from '../../../engine/core/contract'
import type { Move, State } from '../rules'
import { Battle } from './Battle'
import styles from './Board.module.css'
import { Setup } from './Setup'

export function Board(props: BoardProps<State, Move>) {
  return (
    <div className={styles.slot}>
      {props.state.phase === 'setup' ? <Setup {...props} /> : <Battle {...props} />}
    </div>
  )
}
