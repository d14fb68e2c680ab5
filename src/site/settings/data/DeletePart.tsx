/** Deletes everything that the site stores in this browser, after a question. */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { stopWriting } from '../../../engine/storage/store/page'
import { dropBlobs } from '../../../engine/storage/values/blobs'
import { forgetKept } from '../../../play/kept/kept'
import { Button } from '../../../ui/controls/Button'
import { reloadWithMessage } from '../../app/reload'
import ConfirmDialog from '../../layout/ConfirmDialog'
import styles from '../Settings.module.css'
import { inTurn } from './backup'
import { deleteEverything } from './deletion'

const dropLarge = () => Promise.all([dropBlobs(), forgetKept()])

export function DeletePart(): ReactNode {
  const [deleting, setDeleting] = useState(false)
  const deleteAll = () => {
    setDeleting(false)
    // Pictures and plays first, so that none are left if this page is closed now.
    void dropLarge().finally(() =>
      inTurn(() => {
        deleteEverything()
        stopWriting()
        // Again: another tab may have stored some before it could know of the deletion.
        void dropLarge().finally(() => reloadWithMessage('All data has been deleted'))
      }),
    )
  }

  return (
    <>
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
