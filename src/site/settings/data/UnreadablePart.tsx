/** Data that could not be read: it can be saved as a file, and removed. */
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { download, jsonBlob } from '../../../ui/download'
import { toast } from '../../../ui/toasts/toast'
import styles from '../Settings.module.css'
import { removeUnreadable, unreadableTexts } from './deletion'

/** Nothing where there is none. */
export function UnreadablePart(): ReactNode {
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
