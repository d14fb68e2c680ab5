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
  /** Shown above the table. */
  readonly first: ReactNode
  onAsk(question: ResetQuestion): void
}

export function RecordsTable({ rows, results, first, onAsk }: Props): ReactNode {
  const wide = useMedia('(min-width: 1000px)')
  const [chosen, setChosen] = useState<string | null>(null)
  // Beside the table there is always one; below a row only a selected one.
  const open = rows.find(({ game }) => game.id === chosen) ?? (wide ? rows[0] : undefined)
  const detail = open && <GameRecords key={open.game.id} row={open} results={results} onAsk={onAsk} />
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        {first}
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
          <img
            src={game.cover}
            alt=""
            width={320}
            height={200}
            loading="lazy"
            decoding="async"
            draggable={false}
            className={styles.cover}
          />
          <span className={styles.words}>
            <span lang={game.titleLang}>{game.title}</span>
            {set && <span className={styles.soft}>{set}</span>}
          </span>
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
