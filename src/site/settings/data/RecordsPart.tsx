/** The best results in the settings: each can be seen and deleted. */
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import { records } from '../../../engine/storage/values/records'
import { findGame } from '../../../games/catalog'
import { Button } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { toast } from '../../../ui/toasts/toast'
import ConfirmDialog from '../../layout/ConfirmDialog'
import { type KeptRecord, keptRecords } from '../../records/bests'
import type { RowProps } from '../row'
import styles from '../Settings.module.css'

const titleOf = (id: string) => findGame(id)?.title ?? id

/** `game`: the open one. Nothing without records. */
export function RecordsPart({ game: open }: RowProps): ReactNode {
  useSnapshot(records.live)
  const [path] = useLocation()
  const [chosen, setChosen] = useState(open?.id)
  const [asked, setAsked] = useState<KeptRecord | null>(null)
  const all = keptRecords()
  const games = [...new Set(all.map(({ game }) => game))].sort((a, b) => titleOf(a).localeCompare(titleOf(b)))
  const shown = games.find((id) => id === chosen) ?? games[0]
  if (!shown) return null
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>Best results</h3>
      <Field label="Best results of">
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
                {record.name}: <strong className="tabular">{record.value}</strong>
              </span>
              <Button aria-label={`Reset ${record.name}`} onClick={() => setAsked(record)}>
                Reset
              </Button>
            </li>
          ))}
      </ul>
      {path !== '/records' && (
        <p className={styles.hint}>
          <Link href="/records">All records</Link>: every game, the last plays of each, and how long they
          took.
        </p>
      )}
      {asked && (
        <ConfirmDialog
          title="Reset this record?"
          text={`${titleOf(asked.game)}, ${asked.name}: ${asked.value} will be forgotten. This action cannot be undone.`}
          confirm="Reset"
          onClose={() => setAsked(null)}
          onConfirm={() => {
            asked.reset()
            setAsked(null)
            toast('The record has been reset', { kind: 'good' })
          }}
        />
      )}
    </section>
  )
}
