/** Owns the settings of data: export, import and deletion of all that the site keeps in this browser. */
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useRef, useState } from 'react'
import { dropBlobs } from '../../engine/storage/blobs'
import { forgetKept, keptPlays } from '../../play/kept/kept'
import { Button } from '../../ui/Button'
import { download, jsonBlob } from '../../ui/download'
import { toast } from '../../ui/toast'
import ConfirmDialog from '../ConfirmDialog'
import { reloadTelling } from '../reload'
import {
  applyBackup,
  deleteEverything,
  exportText,
  inTurn,
  type Replacement,
  readBackup,
  removeUnreadable,
  unreadableTexts,
} from './backup'
import { refusedFigures } from './figures'
import { OfflinePart } from './OfflinePart'
import { exportPlays, readPlays, type WholePlay, withPlays } from './plays'
import { RecordsPart } from './RecordsPart'
import styles from './Settings.module.css'

/** More than a browser keeps for a site, kept plays in four letters for three bytes included. */
const FILE_LIMIT = 40_000_000

/** What a file would replace, once the visitor agrees. */
interface Waiting {
  readonly replacements: readonly Replacement[]
  /** Null where the file has none: those of this browser stay. */
  readonly plays: readonly WholePlay[] | null
  readonly playsNow: number
}

const manyPlays = (many: number) => (many === 0 ? 'none' : `${many} ${many === 1 ? 'play' : 'plays'}`)

export function DataPart({ open }: { open?: string }): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [deleting, setDeleting] = useState(false)

  const save = async () => {
    const now = new Date()
    download(
      jsonBlob(exportText(now, await exportPlays())),
      `pocket-arcade-${now.toISOString().slice(0, 10)}.json`,
    )
    toast('Your data has been exported', { kind: 'good' })
  }
  const choose = async (file: File | undefined) => {
    setWaiting(null)
    setRefusal(null)
    if (!file) return
    if (file.size > FILE_LIMIT) {
      setRefusal('This file is too large to come from Pocket Arcade. Choose another file.')
      return
    }
    try {
      const read = readBackup(await file.text())
      if (!read.ok) {
        setRefusal(read.reason)
        return
      }
      const { replacements } = read
      const reason = await refusedFigures(replacements)
      const plays = read.plays === undefined ? null : await readPlays(read.plays)
      if (reason !== null) setRefusal(reason)
      else if (read.plays !== undefined && !plays)
        setRefusal('This file is damaged: Kept plays cannot be read. Export it again.')
      else setWaiting({ replacements, plays, playsNow: (await keptPlays()).length })
    } catch {
      setRefusal('This file could not be read. Choose it again.')
    }
  }
  const replace = () => {
    if (!waiting) return
    setWaiting(null)
    const { plays, replacements } = waiting
    const rest = () =>
      new Promise<boolean>((resolve) =>
        inTurn(() => {
          const done = applyBackup(replacements)
          // At once: nothing of this page may be written in between.
          if (done) reloadTelling('Your data has been imported')
          resolve(done)
        }),
      )
    void withPlays(plays, rest).then((done) => {
      if (!done)
        setRefusal(
          'This browser has no room for this data, or keeps nothing for this site. Nothing was changed.',
        )
    })
  }
  const deleteAll = () => {
    setDeleting(false)
    // Pictures and plays first: nothing of them may be left when the rest is gone.
    void Promise.all([dropBlobs(), forgetKept()]).finally(() =>
      inTurn(() => {
        deleteEverything()
        reloadTelling('All data has been deleted')
      }),
    )
  }

  return (
    <>
      <section className={styles.group}>
        <h3 className={styles.heading}>Export</h3>
        <p className={styles.hint}>
          Favorites, custom games, records, days played, games in progress, kept plays and settings as one
          file, to keep or to take to another browser.
        </p>
        <div className={styles.buttons}>
          <Button icon={<Download size={20} aria-hidden />} onClick={save}>
            Export data
          </Button>
        </div>
      </section>
      <section className={styles.group}>
        <h3 className={styles.heading}>Import</h3>
        <p className={styles.hint}>A file exported before. You see what it replaces first.</p>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          aria-label="File to import"
          tabIndex={-1}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0])
            // The same file may be chosen again.
            event.currentTarget.value = ''
          }}
        />
        <div className={styles.buttons}>
          <Button icon={<Upload size={20} aria-hidden />} onClick={() => input.current?.click()}>
            Import data
          </Button>
        </div>
        {refusal && (
          <p className={styles.error} role="alert">
            {refusal}
          </p>
        )}
        {waiting && (
          <div className={styles.capture} role="status">
            <p>This replaces what is in this browser:</p>
            <ul className={styles.list}>
              {waiting.replacements.map(({ key, label, before, after }) => (
                <li key={key}>
                  {label}: {before} now, {after} after
                </li>
              ))}
              {waiting.plays && (
                <li>
                  Kept plays: {manyPlays(waiting.playsNow)} now, {manyPlays(waiting.plays.length)} after
                </li>
              )}
            </ul>
            <div className={styles.buttons}>
              <Button variant="primary" onClick={replace}>
                Replace
              </Button>
              <Button onClick={() => setWaiting(null)}>Cancel</Button>
            </div>
          </div>
        )}
      </section>
      <RecordsPart open={open} />
      <OfflinePart />
      <PutAside />
      <section className={styles.group}>
        <h3 className={styles.heading}>Delete</h3>
        <p className={styles.hint}>Everything this site keeps in this browser.</p>
        <div className={styles.buttons}>
          <Button variant="danger" icon={<Trash2 size={20} aria-hidden />} onClick={() => setDeleting(true)}>
            Delete all data
          </Button>
        </div>
      </section>
      {deleting && (
        <ConfirmDialog
          title="Delete all data?"
          text="Favorites, custom games, records, days played, games in progress, kept plays and settings will be gone from this browser. This action cannot be undone."
          confirm="Delete all data"
          onClose={() => setDeleting(false)}
          onConfirm={deleteAll}
        />
      )}
    </>
  )
}

/** What could not be read and was put aside; nothing where there is none. */
function PutAside(): ReactNode {
  const [copies, setCopies] = useState(unreadableTexts)
  if (copies.length === 0) return null
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>Put aside</h3>
      <p className={styles.hint}>
        {copies.length === 1 ? 'A text' : `${copies.length} texts`} that could not be read. Someone may still
        find in it what was lost.
      </p>
      <div className={styles.buttons}>
        <Button
          icon={<Download size={20} aria-hidden />}
          onClick={() => download(jsonBlob(JSON.stringify(copies, null, 2)), 'pocket-arcade-unreadable.json')}
        >
          Export what was put aside
        </Button>
        <Button
          icon={<Trash2 size={20} aria-hidden />}
          onClick={() => {
            removeUnreadable()
            setCopies(unreadableTexts())
            toast('What was put aside has been removed', { kind: 'good' })
          }}
        >
          Remove what was put aside
        </Button>
      </div>
    </section>
  )
}
