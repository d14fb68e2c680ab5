/** The offline copy in the settings: whether it exists and is complete, its size, and buttons to make or remove it. */
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { toast } from '../../../ui/toasts/toast'
import { completeCopy, removeCopy, requestCopy, watchCopy } from '../../offline/offline'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import { type OfflineCopy, offlineCopy } from './offlineCopy'

const texts = dataTexts.offline

function textOf(copy: OfflineCopy): string {
  if (copy.kind === 'kept') return texts.kept(copy.bytes / 1e6)
  return copy.kind === 'incomplete' ? texts.incomplete(copy.missing, copy.files) : texts[copy.kind]
}

export function OfflinePart(): ReactNode {
  const [copy, setCopy] = useState<OfflineCopy | null>(null)
  const wanted = useRef(false)
  const check = useCallback(async () => {
    const found = await offlineCopy()
    if (wanted.current && found.kind === 'none') toast(texts.stillIncomplete, { kind: 'bad' })
    if (found.kind !== 'making') wanted.current = false
    setCopy(found)
  }, [])
  useEffect(() => {
    void check()
    return watchCopy(() => void check())
  }, [check])
  const make = async () => {
    wanted.current = true
    setCopy({ kind: 'making' })
    if (!(await requestCopy())) void check()
  }
  const complete = async () => {
    setCopy({ kind: 'making' })
    if (!(await completeCopy())) toast(texts.stillIncomplete, { kind: 'bad' })
  }
  const remove = async () => {
    await removeCopy()
    void check()
    toast(texts.removed, { kind: 'good' })
  }
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.hint} role="status">
        {copy ? textOf(copy) : texts.checking}
      </p>
      {(copy?.kind === 'none' || copy?.kind === 'incomplete') && (
        <div className={styles.buttons}>
          <Button
            icon={<Download size={20} aria-hidden />}
            onClick={() => void (copy.kind === 'none' ? make() : complete())}
          >
            {copy.kind === 'none' ? texts.keep : texts.complete}
          </Button>
        </div>
      )}
      {(copy?.kind === 'kept' || copy?.kind === 'incomplete') && (
        <div className={styles.buttons}>
          <Button icon={<Trash2 size={20} aria-hidden />} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </div>
      )}
    </section>
  )
}
