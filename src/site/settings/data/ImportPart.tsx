/** Imports an exported file: shows what it replaces first, and changes nothing if the file is invalid. */
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useRef, useState } from 'react'
import { storedReplays } from '../../../play/replay/stored/storedReplays'
import { Button } from '../../../ui/controls/Button'
import { reloadWithMessage } from '../../offline/reload'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import { applyBackup, exclusively, type Replacement, readBackup } from './backup'
import { readReplays, type WholeReplay, withReplays } from './backupReplays'
import { refusedStats } from './plausibleRecords'

/** In bytes: more than a browser stores for a site, replays in base64 included. */
const FILE_LIMIT = 40_000_000

/** The content of a file, until the visitor confirms. */
interface Waiting {
  readonly replacements: readonly Replacement[]
  /** Null if the file has none: those of this browser stay. */
  readonly replays: readonly WholeReplay[] | null
  readonly replaysNow: number
}

const texts = dataTexts.import

const countText = (replays: number) => (replays === 0 ? dataTexts.none : texts.countReplays(replays))

export function ImportPart(): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  const choose = async (file: File | undefined) => {
    setWaiting(null)
    setRefusal(null)
    if (!file) return
    if (file.size > FILE_LIMIT) {
      setRefusal(texts.tooLarge)
      return
    }
    try {
      const read = readBackup(await file.text())
      if (!read.ok) {
        setRefusal(read.reason)
        return
      }
      const { replacements } = read
      const replays = read.plays === undefined ? null : await readReplays(read.plays)
      const reason = await refusedStats(replacements, replays ?? [])
      if (reason !== null) setRefusal(reason)
      else if (read.plays !== undefined && !replays) setRefusal(texts.damaged(texts.replays))
      else setWaiting({ replacements, replays, replaysNow: (await storedReplays()).length })
    } catch {
      setRefusal(texts.unreadable)
    }
  }
  const replace = () => {
    if (!waiting) return
    setWaiting(null)
    const { replays, replacements } = waiting
    const rest = () =>
      new Promise<boolean>((resolve) =>
        exclusively(() => {
          const done = applyBackup(replacements)
          // Immediately, because this page must write nothing in between.
          if (done) reloadWithMessage(texts.done)
          resolve(done)
        }),
      )
    void withReplays(replays, rest).then((done) => {
      if (!done) setRefusal(texts.notSaved)
    })
  }

  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.hint}>{texts.hint}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        aria-label={texts.file}
        tabIndex={-1}
        onChange={(event) => {
          // `choose` reports its own failures.
          void choose(event.currentTarget.files?.[0])
          // So that the same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <div className={styles.buttons}>
        <Button icon={<Upload size={20} aria-hidden />} onClick={() => input.current?.click()}>
          {texts.button}
        </Button>
      </div>
      {refusal && (
        <p className={styles.error} role="alert">
          {refusal}
        </p>
      )}
      {waiting && (
        <div className={styles.capture} role="status">
          <p>{texts.replaces}</p>
          <ul className={styles.list}>
            {waiting.replacements.map(({ key, label, before, after }) => (
              <li key={key}>{after === '' ? texts.replaced(label) : texts.change(label, before, after)}</li>
            ))}
            {waiting.replays && (
              <li>
                {texts.change(
                  texts.replays,
                  countText(waiting.replaysNow),
                  countText(waiting.replays.length),
                )}
              </li>
            )}
          </ul>
          <div className={styles.buttons}>
            <Button variant="primary" onClick={replace}>
              {texts.replace}
            </Button>
            <Button onClick={() => setWaiting(null)}>{dataTexts.cancel}</Button>
          </div>
        </div>
      )}
    </section>
  )
}
