/** Own content in the start panel: what the game uses, and the buttons to change it. */
import PencilLine from 'lucide-react/icons/pencil-line'
import { type ReactNode, use, useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { useEmbedded } from '../embed/embedded'
import { PlayOwn } from '../opening/ownContent'
import type { Session } from '../session/core/session'
import { panelTexts } from '../texts/panels'
import styles from './OwnStart.module.css'

const OwnDialog = lazyComponent(() => import('./OwnDialog'), { name: panelTexts.own.part })

interface Props {
  readonly session: Session
}

/** The button that opens the form: an icon on phones. Nothing in games without own content. */
export function OwnButton({ session }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  const play = use(PlayOwn)
  const embedded = useEmbedded()
  const { own } = session.game
  if (!own || !play || embedded || session.live) return null
  return (
    <>
      <Button
        className={styles.open}
        size="large"
        aria-label={own.label}
        icon={<PencilLine size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
        data-own-open
      >
        <span>{own.label}</span>
      </Button>
      {open && (
        <OwnDialog.Part
          session={session}
          onPlay={(content) => {
            setOpen(false)
            play(content, { ...session.view.chosen })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Says that the game uses own content, and offers to play without. Nothing in games that do not. */
export function OwnUsed({ session }: Props): ReactNode {
  const play = use(PlayOwn)
  const embedded = useEmbedded()
  const { own } = session.game
  if (!own || !session.own || session.live) return null
  return (
    <>
      <p className={styles.used} data-own-used>
        {panelTexts.own.used(own.name)}
      </p>
      {play && !embedded && (
        <Button wide onClick={() => play(null, { ...session.view.chosen })}>
          {panelTexts.own.leave}
        </Button>
      )}
    </>
  )
}
