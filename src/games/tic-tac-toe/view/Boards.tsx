/** The nine boards of Ultimate: a panel under the cells of each, and the mark that has won it over them. */
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
    <>
      <div className={classes(styles.boards, styles.under)} aria-hidden="true">
        {boards.map((by, board) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: boards are identified by their position
            key={board}
            className={classes(
              styles.board,
              // One to play in is lit. Where any may be chosen, all of them would be.
              may.has(board) && (may.size === 1 ? styles.only : styles.may),
            )}
            data-by={by || undefined}
            data-lit={lit.has(board) || undefined}
          />
        ))}
      </div>
      <div className={classes(styles.boards, styles.over)} aria-hidden="true">
        {boards.map((by, board) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boards are identified by their position
          <div key={board} className={styles.winner}>
            {(by === 'X' || by === 'O') && <Mark mark={by} className={styles.mark} />}
          </div>
        ))}
      </div>
    </>
  )
}
