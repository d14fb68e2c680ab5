/** Data that could not be read, with buttons to save it as a file and to remove it. */
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { download, jsonBlob } from '../../../ui/download'
import { toast } from '../../../ui/toasts/toast'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import { removeUnreadable, unreadableTexts } from './deletion'

const texts = dataTexts.unreadable

/** Shows nothing if there is no such data. */
export function UnreadablePart(): ReactNode {
  const [copies, setCopies] = useState(unreadableTexts)
  if (copies.length === 0) return null
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.hint}>{texts.hint(copies.length)}</p>
      <div className={styles.buttons}>
        <Button
          icon={<Download size={20} aria-hidden />}
          onClick={() => download(jsonBlob(JSON.stringify(copies, null, 2)), 'pocket-arcade-unreadable.json')}
        >
          {texts.export}
        </Button>
        <Button
          icon={<Trash2 size={20} aria-hidden />}
          onClick={() => {
            removeUnreadable()
            setCopies(unreadableTexts())
            toast(texts.removed, { kind: 'good' })
          }}
        >
          {texts.remove}
        </Button>
      </div>
    </section>
  )
}
