/** The overlay of Ultimate: frames of those that can be played in, marks of won boards, the winning row. */
import { classes } from '../../../ui/styles/classes'
import { boardLines, boardsOf, type Cells } from '../rules/ultimate'
import styles from './Boards.module.css'
import { Mark } from './Mark'

interface Props {
  readonly cells: Cells
  /** Boards that the next mark may be in. */
  readonly may: ReadonlySet<number>
}

export function Boards({ cells, may }: Props) {
  const boards = boardsOf(cells)
  const lit = new Set(boardLines(boards).flat())
  return (
    <div className={styles.boards} aria-hidden="true">
      {boards.map((by, board) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: boards are identified by their position
          key={board}
          className={classes(
            styles.board,
            may.has(board) && styles.may,
            by !== '' && styles.decided,
            lit.has(board) && styles.lit,
          )}
        >
          {by !== '' && by !== '-' && <Mark mark={by} className={styles.mark} />}
        </div>
      ))}
    </div>
  )
}
