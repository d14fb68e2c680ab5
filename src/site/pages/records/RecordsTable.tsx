/** The table of games with records. The selected one is shown beside it, or below its row in a narrow window. */
import { Fragment, type ReactNode, useState } from 'react'
import type { Results } from '../../../engine/storage/values/results'
import { statText } from '../../../play/session/view/statText'
import { useMedia } from '../../../ui/useMedia'
import { setText, timeText } from '../../records/format'
import { recordsTexts } from '../../texts/records'
import { GameRecords } from './GameRecords'
import type { GameRow } from './overview'
import styles from './RecordsTable.module.css'
import type { ResetQuestion } from './resetQuestion'

const texts = recordsTexts

interface Props {
  readonly rows: readonly GameRow[]
  readonly results: Results
  onAsk(question: ResetQuestion): void
}

export function RecordsTable({ rows, results, onAsk }: Props): ReactNode {
  const wide = useMedia('(min-width: 1000px)')
  const [chosen, setChosen] = useState<string | null>(null)
  // Beside the table there is always one; below a row only a selected one.
  const open = rows.find(({ game }) => game.id === chosen) ?? (wide ? rows[0] : undefined)
  const detail = open && <GameRecords key={open.game.id} row={open} results={results} onAsk={onAsk} />
  return (
    <div className={styles.layout}>
      <div className={styles.list}>
        <table className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{texts.table.game}</th>
              <th scope="col">{texts.table.plays}</th>
              <th scope="col">{texts.table.best}</th>
              <th scope="col">{texts.table.time}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.game.id}>
                <Row
                  row={row}
                  open={row === open}
                  onOpen={() => setChosen(row === open && !wide ? null : row.game.id)}
                />
                {row === open && !wide && (
                  <tr className={styles.below}>
                    <td colSpan={4}>
                      <div className={styles.inner}>{detail}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {wide && <div className={styles.beside}>{detail}</div>}
    </div>
  )
}

function Row({ row, open, onOpen }: { row: GameRow; open: boolean; onOpen(): void }): ReactNode {
  const { game, plays, won, lost, tied, ms, best, neverWon } = row
  const decided = won + lost + tied > 0
  const set = best?.set ? setText(best.set) : ''
  return (
    <tr className={styles.row} data-open={open || undefined} data-record-row={game.id}>
      <th scope="row">
        <button type="button" className={styles.game} aria-expanded={open} onClick={onOpen}>
          <span lang={game.titleLang}>{game.title}</span>
          {set && <span className={styles.soft}>{set}</span>}
        </button>
      </th>
      <td className={styles.plays}>
        <span>{texts.plays(plays)}</span>
        {decided && <span className={styles.soft}>{neverWon ? texts.neverWon : texts.won(won)}</span>}
      </td>
      <td className={styles.best}>{best ? statText(best.of, best.value) : texts.table.none}</td>
      <td className={styles.time}>{ms > 0 ? timeText(ms) : texts.table.none}</td>
    </tr>
  )
}
