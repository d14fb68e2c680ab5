/** Exports everything that the site stores in this browser, as one file. */
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { download, jsonBlob } from '../../../ui/download'
import { toast } from '../../../ui/toasts/toast'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import { exportText } from './backup'
import { exportReplays } from './backupReplays'

const texts = dataTexts.export

export function ExportPart(): ReactNode {
  const save = async () => {
    const now = new Date()
    download(
      jsonBlob(exportText(now, await exportReplays())),
      `pocket-arcade-${now.toISOString().slice(0, 10)}.json`,
    )
    toast(texts.done, { kind: 'good' })
  }
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.hint}>{texts.hint}</p>
      <div className={styles.buttons}>
        <Button icon={<Download size={20} aria-hidden />} onClick={save}>
          {texts.button}
        </Button>
      </div>
    </section>
  )
}
