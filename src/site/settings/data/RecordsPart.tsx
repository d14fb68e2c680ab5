/** The best results in the settings, each with a button to delete it. */
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import { LOCALE } from '../../../engine/core/text'
import { records } from '../../../engine/storage/values/records'
import { findGame } from '../../../games/catalog'
import { statText } from '../../../play/session/view/statText'
import { Button } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import ConfirmDialog from '../../../ui/dialogs/ConfirmDialog'
import { toast } from '../../../ui/toasts/toast'
import { RichText } from '../../layout/RichText'
import { type BestRecord, bestName, bestRecords } from '../../records/bests'
import { useLoadedGame } from '../../records/useLoadedGame'
import { dataTexts } from '../../texts/data'
import { resetRecordTexts } from '../../texts/resetRecord'
import type { RowProps } from '../row'
import styles from '../Settings.module.css'

const texts = dataTexts.records

const titleOf = (id: string) => findGame(id)?.title ?? id

/** Shows nothing if there are no records. */
export function RecordsPart({ game: open }: RowProps): ReactNode {
  useSnapshot(records.live)
  const [path] = useLocation()
  const [chosen, setChosen] = useState(open?.id)
  const [asked, setAsked] = useState<BestRecord | null>(null)
  const all = bestRecords()
  const games = [...new Set(all.map(({ game }) => game))].sort((a, b) =>
    titleOf(a).localeCompare(titleOf(b), LOCALE),
  )
  const shown = games.find((id) => id === chosen) ?? games[0]
  const known = useLoadedGame(shown === undefined ? undefined : findGame(shown))?.game
  if (!shown) return null
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <Field label={texts.game}>
        {(wiring) => (
          <select {...wiring} value={shown} onChange={(event) => setChosen(event.currentTarget.value)}>
            {games.map((id) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ul className={styles.records}>
        {all
          .filter(({ game }) => game === shown)
          .map((record) => (
            <li key={record.id}>
              <span>
                <span>{`${bestName(record, known)}: `}</span>
                <strong className="tabular">{statText(record.of, record.value)}</strong>
              </span>
              <Button
                aria-label={texts.resetRecord(bestName(record, known))}
                onClick={() => setAsked(record)}
              >
                {texts.reset}
              </Button>
            </li>
          ))}
      </ul>
      {path !== '/records' && (
        <p className={styles.hint}>
          <RichText text={texts.all} parts={{ link: <Link href="/records">{texts.allLink}</Link> }} />
        </p>
      )}
      {asked && (
        <ConfirmDialog
          title={resetRecordTexts.title}
          text={resetRecordTexts.text(
            titleOf(asked.game),
            bestName(asked, known),
            statText(asked.of, asked.value),
          )}
          confirm={resetRecordTexts.confirm}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            asked.reset()
            setAsked(null)
            toast(resetRecordTexts.done, { kind: 'good' })
          }}
        />
      )}
    </section>
  )
}
