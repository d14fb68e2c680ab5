/** The records page: every game that was played, and the details of the selected one. */
import { type ReactNode, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { records } from '../../../engine/storage/values/records'
import { results } from '../../../engine/storage/values/results'
import { settings } from '../../../engine/storage/values/settings'
import { listedGames } from '../../../games/catalog'
import { HOME } from '../../../ui/basePath'
import { Button, buttonClass } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { useHydrated, useStored } from '../../../ui/hydrated'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { toast } from '../../../ui/toasts/toast'
import { PageHeader } from '../../layout/PageHeader'
import { usePage } from '../../layout/usePage'
import { bestRecords, deleteRecords } from '../../records/bests'
import { timeText } from '../../records/format'
import { SettingsDialog } from '../../settings/lazySettings'
import { recordsTexts } from '../../texts/records'
import { resetRecordTexts } from '../../texts/resetRecord'
import { shellTexts } from '../../texts/shell'
import { type GameRow, gameRows, SORTS, type Sort, searchAndSort } from './overview'
import { RECORDS_FACTS } from './pageFacts'
import styles from './RecordsPage.module.css'
import { RecordsTable } from './RecordsTable'
import type { ResetQuestion } from './resetQuestion'
import { deleteReplays } from './useReplays'

const texts = recordsTexts

const ConfirmDialog = lazyComponent(() => import('../../../ui/dialogs/ConfirmDialog'), {
  name: shellTexts.dialogs.confirm,
})

const NextTrophies = lazyComponent(() => import('./NextTrophies'), {
  fallback: <div data-next-loading />,
})
/** At the bottom of the page, so it can load later. */
const Trophies = lazyComponent(() => import('../../trophies/TrophyList'), { name: texts.trophies })

export default function RecordsPage(): ReactNode {
  usePage(RECORDS_FACTS)
  const hydrated = useHydrated()
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>('recent')
  const [question, setQuestion] = useState<ResetQuestion | null>(null)
  const [settingsOpen, setSettingsOpen] = useState(false)
  const counted = useStored(records)
  const ended = useStored(results)
  // Bests with separate keys change together with the records.
  const rows = useMemo(
    () => (hydrated ? gameRows(listedGames, counted, ended, bestRecords()) : []),
    [hydrated, counted, ended],
  )
  const shown = searchAndSort(rows, search, sort)
  const latest = useMemo(() => searchAndSort(rows, '', 'recent').map(({ game }) => game), [rows])

  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} page="records" onSettings={() => setSettingsOpen(true)} />
      <main className={styles.main}>
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>{texts.title}</h1>
            <p className={styles.line}>{sumText(rows)}</p>
          </div>
          <div className={styles.finder}>
            <Field label={texts.search}>
              {(wiring) => (
                <input
                  {...wiring}
                  type="search"
                  value={search}
                  placeholder={texts.searchHint}
                  onChange={(event) => setSearch(event.currentTarget.value)}
                />
              )}
            </Field>
            <Field label={texts.sort}>
              {(wiring) => (
                <select
                  {...wiring}
                  value={sort}
                  onChange={(event) => setSort(event.currentTarget.value as Sort)}
                >
                  {SORTS.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
        </div>
        {hydrated && rows.length === 0 && <Empty />}
        {hydrated && rows.length > 0 && (
          <>
            {shown.length > 0 ? (
              <RecordsTable
                rows={shown}
                results={ended}
                first={<NextTrophies.Part games={latest} />}
                onAsk={setQuestion}
              />
            ) : (
              <p className={styles.line} role="status">
                {texts.noMatch}
              </p>
            )}
            <div className={styles.foot}>
              <Button
                onClick={() =>
                  setQuestion({
                    title: texts.resetAll.title,
                    text: texts.resetAll.text,
                    done: texts.resetAll.done,
                    reset() {
                      deleteRecords()
                      void deleteReplays().catch(() => undefined)
                    },
                  })
                }
              >
                {texts.resetAll.button}
              </Button>
            </div>
          </>
        )}
        {hydrated && (
          <section className={styles.trophies} id="trophies">
            <h2 className={styles.name}>{texts.trophies}</h2>
            <Trophies.Part />
          </section>
        )}
      </main>
      {question && (
        <ConfirmDialog.Part
          title={question.title}
          text={question.text}
          confirm={resetRecordTexts.confirm}
          onClose={() => setQuestion(null)}
          onConfirm={() => {
            question.reset()
            setQuestion(null)
            toast(question.done, { kind: 'good' })
          }}
        />
      )}
      {settingsOpen && <SettingsDialog.Part onClose={() => setSettingsOpen(false)} />}
    </div>
  )
}

function sumText(rows: readonly GameRow[]): string {
  if (rows.length === 0) return ''
  const plays = rows.reduce((sum, row) => sum + row.plays, 0)
  const ms = rows.reduce((sum, row) => sum + row.ms, 0)
  return [texts.sum(rows.length, plays), ms > 0 && timeText(ms)].filter(Boolean).join(' · ')
}

/** Shown to visitors who have not played yet. */
function Empty(): ReactNode {
  const { daily } = useSnapshot(settings.live).value
  return (
    <section className={styles.empty}>
      <h2 className={styles.name}>{texts.empty.title}</h2>
      <p>{texts.empty.text}</p>
      <div className={styles.links}>
        {daily && (
          <Link href="/today" className={buttonClass({ variant: 'primary' })}>
            {texts.empty.today}
          </Link>
        )}
        <Link href={HOME} className={buttonClass()}>
          {texts.empty.all}
        </Link>
      </div>
    </section>
  )
}
