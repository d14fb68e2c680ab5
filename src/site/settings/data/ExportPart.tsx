/** Exports everything that the site stores in this browser, as one file. */
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { download, jsonBlob } from '../../../ui/download'
import { toast } from '../../../ui/toasts/toast'
import styles from '../Settings.module.css'
import { exportText } from './backup'
import { exportPlays } from './backupReplays'

export function ExportPart(): ReactNode {
  const save = async () => {
    const now = new Date()
    download(
      jsonBlob(exportText(now, await exportPlays())),
      `pocket-arcade-${now.toISOString().slice(0, 10)}.json`,
    )
    toast('Your data has been exported', { kind: 'good' })
  }
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>Export</h3>
      <p className={styles.hint}>
        Favorites, custom games, records, days played, games in progress, kept plays and settings as one file,
        to keep or to take to another browser.
      </p>
      <div className={styles.buttons}>
        <Button icon={<Download size={20} aria-hidden />} onClick={save}>
          Export data
        </Button>
      </div>
    </section>
  )
}
