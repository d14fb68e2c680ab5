/** Imports a file of all data: what it would replace is shown first, and an invalid one changes nothing. */
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useRef, useState } from 'react'
import { keptPlays } from '../../../play/kept/kept'
import { Button } from '../../../ui/controls/Button'
import { reloadWithMessage } from '../../app/reload'
import styles from '../Settings.module.css'
import { applyBackup, inTurn, type Replacement, readBackup } from './backup'
import { readPlays, type WholePlay, withPlays } from './backupReplays'
import { refusedStats } from './plausibleRecords'

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

export function ImportPart(): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)

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
      const plays = read.plays === undefined ? null : await readPlays(read.plays)
      const reason = await refusedStats(replacements, plays ?? [])
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
          if (done) reloadWithMessage('Your data has been imported')
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

  return (
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
          // `choose` reports its own failures.
          void choose(event.currentTarget.files?.[0])
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
  )
}
