/** Deletes everything that the site stores in this browser, after a confirmation. */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { stopWriting } from '../../../engine/storage/store/page'
import { dropBlobs } from '../../../engine/storage/values/blobs'
import { deleteReplays } from '../../../play/replay/stored/storedReplays'
import { Button } from '../../../ui/controls/Button'
import ConfirmDialog from '../../../ui/dialogs/ConfirmDialog'
import { reloadWithMessage } from '../../offline/reload'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import { exclusively } from './backup'
import { deleteEverything } from './deletion'

const texts = dataTexts.delete

const dropLarge = () => Promise.all([dropBlobs(), deleteReplays()])

export function DeletePart(): ReactNode {
  const [deleting, setDeleting] = useState(false)
  const deleteAll = () => {
    setDeleting(false)
    // Pictures and replays first, so that none are left if the page is closed now.
    void dropLarge().finally(() =>
      exclusively(() => {
        deleteEverything()
        stopWriting()
        // Again, because another tab may have stored some in the meantime.
        void dropLarge().finally(() => reloadWithMessage(texts.done))
      }),
    )
  }

  return (
    <>
      <section className={styles.group}>
        <h3 className={styles.heading}>{texts.title}</h3>
        <p className={styles.hint}>{texts.hint}</p>
        <div className={styles.buttons}>
          <Button variant="danger" icon={<Trash2 size={20} aria-hidden />} onClick={() => setDeleting(true)}>
            {texts.button}
          </Button>
        </div>
      </section>
      {deleting && (
        <ConfirmDialog
          title={texts.question}
          text={texts.text}
          confirm={texts.button}
          onClose={() => setDeleting(false)}
          onConfirm={deleteAll}
        />
      )}
    </>
  )
}
