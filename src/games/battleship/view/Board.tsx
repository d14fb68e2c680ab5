/** Owns which view of Battleship is shown: the setup, the battle, or a play by link. */
import type { BoardProps } from '../../../engine/core/contract'
import type { Move, State } from '../rules'
import { Battle } from './Battle'
import styles from './Board.module.css'
import { LinkBoard } from './LinkBoard'
import { Setup } from './Setup'

export function Board(props: BoardProps<State, Move>) {
  return (
    <div className={styles.slot}>
      {props.state.link ? (
        <LinkBoard {...props} />
      ) : props.state.phase === 'setup' ? (
        <Setup {...props} />
      ) : (
        <Battle {...props} />
      )}
    </div>
  )
}
