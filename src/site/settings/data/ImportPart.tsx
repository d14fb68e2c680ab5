/** Imports an exported file: shows what it replaces first, and changes nothing if the file is invalid. */
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { reloadWithMessage } from '../../offline/reload'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import { IncomingList } from './IncomingList'
import { type Incoming, readIncoming, replaceBy } from './incoming'

/** In bytes: more than a browser stores for a site, replays in base64 included. */
const FILE_LIMIT = 40_000_000

const texts = dataTexts.import

export function ImportPart(): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [waiting, setWaiting] = useState<Incoming | null>(null)

  const choose = async (file: File | undefined) => {
    setWaiting(null)
    setRefusal(null)
    if (!file) return
    if (file.size > FILE_LIMIT) {
      setRefusal(texts.tooLarge)
      return
    }
    setIsReading(true)
    try {
      const read = await readIncoming(await file.text())
      if (read.ok) setWaiting(read.incoming)
      else setRefusal(read.reason)
    } catch {
      setRefusal(texts.unreadable)
    } finally {
      setIsReading(false)
    }
  }
  const replace = async () => {
    if (!waiting) return
    setWaiting(null)
    if (await replaceBy(waiting)) reloadWithMessage(texts.done)
    else setRefusal(texts.notSaved)
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
      {isReading && <p role="status">{texts.reading}</p>}
      {refusal && (
        <p className={styles.error} role="alert">
          {refusal}
        </p>
      )}
      {waiting && (
        <div className={styles.capture} role="status">
          <p>{texts.replaces}</p>
          <IncomingList incoming={waiting} />
          <div className={styles.buttons}>
            <Button variant="primary" onClick={() => void replace()}>
              {texts.replace}
            </Button>
            <Button onClick={() => setWaiting(null)}>{dataTexts.cancel}</Button>
          </div>
        </div>
      )}
    </section>
  )
}
