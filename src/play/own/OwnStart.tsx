/** In the start panel: what the game uses or starts with in place of its own, and the buttons to change it. */
import PencilLine from 'lucide-react/icons/pencil-line'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../ui/controls/Button'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { useEmbedded } from '../embed/embedded'
import { usePlay } from '../session/core/usePlay'
import { panelTexts } from '../texts/panels'
import styles from './OwnStart.module.css'

const OwnDialog = lazyComponent(() => import('./OwnDialog'), { name: panelTexts.own.part })

/** The button that opens the form. Nothing in games without own content. */
export function OwnButton(): ReactNode {
  const [open, setOpen] = useState(false)
  const { session, onOwn } = usePlay()
  const embedded = useEmbedded()
  const { own } = session.game
  if (!own || embedded || !session.policy.mayChoose) return null
  return (
    <>
      <Button icon={<PencilLine size={20} aria-hidden="true" />} onClick={() => setOpen(true)} data-own-open>
        {own.label}
      </Button>
      {open && (
        <OwnDialog.Part
          onPlay={(content) => {
            setOpen(false)
            onOwn(content, { ...session.view.chosen })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Says that the game uses own content, and offers to play without; or that it starts as somebody set it up. */
export function OwnUsed(): ReactNode {
  const { session, onOwn } = usePlay()
  const embedded = useEmbedded()
  const { own } = session.game
  const { setUp } = useSnapshot(session.view)
  if (!session.policy.mayChoose) return null
  if (setUp && !embedded) return <p className={styles.used}>{panelTexts.own.setUp}</p>
  if (!own || !session.own) return null
  return (
    <>
      <p className={styles.used} data-own-used>
        {own.used}
      </p>
      {!embedded && (
        <Button wide onClick={() => onOwn(null, { ...session.view.chosen })}>
          {panelTexts.own.leave}
        </Button>
      )}
    </>
  )
}
