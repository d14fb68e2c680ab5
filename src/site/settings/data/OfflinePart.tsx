/**
 * The offline settings: whether the site is stored in this browser, the size of the copy, and buttons to make
 * or remove it.
 */
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { toast } from '../../../ui/toasts/toast'
import { askForCopy, removeCopy, whenKept } from '../../offline/offline'
import styles from '../Settings.module.css'
import { type OfflineCopy, offlineCopy } from './offlineCopy'

function textOf(copy: OfflineCopy): string {
  if (copy.kind === 'kept')
    return `The whole site is kept in this browser: ${(copy.bytes / 1e6).toFixed(1)} MB. Every game plays without a network.`
  if (copy.kind === 'making') return 'The whole site is being copied into this browser.'
  if (copy.kind === 'none')
    return 'After your first finished game the whole site is kept in this browser, so that every game plays without a network. Not where the browser saves data, or after you removed the copy.'
  return 'This browser keeps no copy of this site: it works online only.'
}

export function OfflinePart(): ReactNode {
  const [copy, setCopy] = useState<OfflineCopy | null>(null)
  const look = useCallback(() => {
    void offlineCopy().then(setCopy)
  }, [])
  useEffect(() => {
    look()
    whenKept(look)
  }, [look])
  const make = async () => {
    setCopy({ kind: 'making' })
    if (await askForCopy()) whenKept(look)
    else look()
  }
  const remove = async () => {
    await removeCopy()
    look()
    toast('The offline copy has been removed', { kind: 'good' })
  }
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>Offline</h3>
      <p className={styles.hint} role="status">
        {copy ? textOf(copy) : 'Looking…'}
      </p>
      {copy?.kind === 'none' && (
        <div className={styles.buttons}>
          <Button icon={<Download size={20} aria-hidden />} onClick={() => void make()}>
            Keep the site offline
          </Button>
        </div>
      )}
      {copy?.kind === 'kept' && (
        <div className={styles.buttons}>
          <Button icon={<Trash2 size={20} aria-hidden />} onClick={() => void remove()}>
            Remove the offline copy
          </Button>
        </div>
      )}
    </section>
  )
}
