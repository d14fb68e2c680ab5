/** The records page: every game that was played, and the details of the selected one. */
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { records } from '../../../engine/storage/values/records'
import { results } from '../../../engine/storage/values/results'
import { settings } from '../../../engine/storage/values/settings'
import { listedGames } from '../../../games/catalog'
import { Button, buttonClass } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { useHydrated, useStored } from '../../../ui/loading/hydrated'
import { direct, orNothing } from '../../../ui/loading/preloadable'
import { toast } from '../../../ui/toasts/toast'
import { ConfirmDialog, SettingsDialog } from '../../app/dialogs'
import { PageHeader } from '../../layout/PageHeader'
import { usePage } from '../../pages/usePage'
import { forgetRecords, keptRecords } from '../bests'
import type { Asked } from '../confirmForget'
import { many, timeText } from '../format'
import { arranged, type GameRow, gameRows, SORTS, type Sort } from './overview'
import { RECORDS_FACTS } from './pageFacts'
import styles from './RecordsPage.module.css'
import { RecordsTable } from './RecordsTable'
import { forgetPlays } from './useKept'

/** What can be won in all games: below all else, and so it may come later. */
const Trophies = direct<object>(
  orNothing(async () => {
    const { TrophyShelf } = await import('../../trophies/TrophyShelf')
    return { default: TrophyShelf }
  }, 'Trophies'),
)

export default function RecordsPage(): ReactNode {
  usePage(RECORDS_FACTS)
  const taken = useHydrated()
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>('recent')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [settingsOpen, setSettingsOpen] = useState(false)
  const counted = useStored(records)
  const ended = useStored(results)
  // Bests with separate keys change with the records around them.
  const rows = useMemo(
    () => (taken ? gameRows(listedGames, counted, ended, keptRecords()) : []),
    [taken, counted, ended],
  )
  const shown = arranged(rows, search, sort)

  return (
    <div className={styles.page}>
      <PageHeader title="Records" room="records" onSettings={() => setSettingsOpen(true)} />
      <main className={styles.main}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.title}>Records</h1>
            <p className={styles.line}>{sumOf(rows)}</p>
          </div>
          <div className={styles.finder}>
            <Field label="Search">
              {(wiring) => (
                <input
                  {...wiring}
                  type="search"
                  value={search}
                  placeholder="A game"
                  onChange={(event) => setSearch(event.currentTarget.value)}
                />
              )}
            </Field>
            <Field label="Sort by">
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
        {taken && rows.length === 0 && <Nothing />}
        {taken && rows.length > 0 && (
          <>
            {shown.length > 0 ? (
              <RecordsTable rows={shown} results={ended} onAsk={setAsked} />
            ) : (
              <p className={styles.line} role="status">
                No records of a game like that.
              </p>
            )}
            <div className={styles.foot}>
              <Button
                onClick={() =>
                  setAsked({
                    title: 'Reset all records?',
                    text: 'Best results, plays, times and results of every game will be forgotten, and the plays kept to watch. Trophies, days played, favorites and games in progress stay. This action cannot be undone.',
                    done: 'All records have been reset',
                    act() {
                      forgetRecords()
                      void forgetPlays().catch(() => undefined)
                    },
                  })
                }
              >
                Reset all records
              </Button>
            </div>
          </>
        )}
        {taken && (
          <section className={styles.trophies} id="trophies">
            <h2 className={styles.name}>Trophies</h2>
            <Suspense>
              <Trophies.Part />
            </Suspense>
          </section>
        )}
      </main>
      {asked && (
        <ConfirmDialog.Part
          title={asked.title}
          text={asked.text}
          confirm="Reset"
          onClose={() => setAsked(null)}
          onConfirm={() => {
            asked.act()
            setAsked(null)
            toast(asked.done, { kind: 'good' })
          }}
        />
      )}
      {settingsOpen && <SettingsDialog.Part onClose={() => setSettingsOpen(false)} />}
    </div>
  )
}

function sumOf(rows: readonly GameRow[]): string {
  if (rows.length === 0) return ''
  const plays = rows.reduce((sum, row) => sum + row.plays, 0)
  const ms = rows.reduce((sum, row) => sum + row.ms, 0)
  return [many(rows.length, 'game'), many(plays, 'play'), ms > 0 && timeText(ms)].filter(Boolean).join(' · ')
}

/** For visitors who have not played yet. */
function Nothing(): ReactNode {
  const { daily } = useSnapshot(settings.live).value
  return (
    <section className={styles.nothing}>
      <h2 className={styles.name}>Nothing here yet</h2>
      <p>
        Play any game to its end, and it has a row here: how often, how long, how well. Nothing of it leaves
        this browser.
      </p>
      <div className={styles.ways}>
        {daily && (
          <Link href="/today" className={buttonClass({ variant: 'primary' })}>
            Play one of today’s games
          </Link>
        )}
        <Link href="/" className={buttonClass()}>
          All Games
        </Link>
      </div>
    </section>
  )
}
