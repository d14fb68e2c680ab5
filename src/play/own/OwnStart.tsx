/** Own content in the start panel: what the game uses, and the buttons to change it. */
import PencilLine from 'lucide-react/icons/pencil-line'
import { type ReactNode, use, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../ui/controls/Button'
import { useEmbedded } from '../embed/embedded'
import type { Session } from '../session/core/session'
import { panelTexts } from '../texts/panels'
import { PlayOwn } from './content'
import { OwnDialog } from './lazyOwn'
import styles from './OwnStart.module.css'

/** Nothing in games without own content. */
export function OwnStart({ session }: { readonly session: Session }): ReactNode {
  const { live } = useSnapshot(session.view)
  const [open, setOpen] = useState(false)
  const play = use(PlayOwn)
  const embedded = useEmbedded()
  const { own, game } = session
  if (!game.own || live) return null
  return (
    <>
      {own && (
        <p className={styles.used} data-own-used>
          {panelTexts.own.used(game.own.name)}
        </p>
      )}
      {play && !embedded && (
        <div className={styles.buttons}>
          <Button
            wide
            icon={<PencilLine size={18} aria-hidden="true" />}
            onClick={() => setOpen(true)}
            data-own-open
          >
            {game.own.label}
          </Button>
          {own && (
            <Button onClick={() => play(null, { ...session.view.chosen })}>{panelTexts.own.leave}</Button>
          )}
        </div>
      )}
      {open && play && (
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
