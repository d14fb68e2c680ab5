/** The offline copy in the settings: whether it exists, its size, and buttons to make or remove it. */
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { toast } from '../../../ui/toasts/toast'
import { askForCopy, removeCopy, whenKept } from '../../offline/offline'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import { type OfflineCopy, offlineCopy } from './offlineCopy'

const texts = dataTexts.offline

function textOf(copy: OfflineCopy): string {
  return copy.kind === 'kept' ? texts.kept(copy.bytes / 1e6) : texts[copy.kind]
}

export function OfflinePart(): ReactNode {
  const [copy, setCopy] = useState<OfflineCopy | null>(null)
  const update = useCallback(() => {
    void offlineCopy().then(setCopy)
  }, [])
  useEffect(() => {
    update()
    whenKept(update)
  }, [update])
  const make = async () => {
    setCopy({ kind: 'making' })
    if (await askForCopy()) whenKept(update)
    else update()
  }
  const remove = async () => {
    await removeCopy()
    update()
    toast(texts.removed, { kind: 'good' })
  }
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.hint} role="status">
        {copy ? textOf(copy) : texts.checking}
      </p>
      {copy?.kind === 'none' && (
        <div className={styles.buttons}>
          <Button icon={<Download size={20} aria-hidden />} onClick={() => void make()}>
            {texts.keep}
          </Button>
        </div>
      )}
      {copy?.kind === 'kept' && (
        <div className={styles.buttons}>
          <Button icon={<Trash2 size={20} aria-hidden />} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </div>
      )}
    </section>
  )
}
