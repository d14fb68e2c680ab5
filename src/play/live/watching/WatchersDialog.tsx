/** The dialog that lets others watch: the invitation for the next watcher, or why there is none. */
import { type ReactNode, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialogs/Dialog'
import type { Session } from '../../session/core/session'
import { usePlay } from '../../session/core/usePlay'
import { frameTexts } from '../../texts/frame'
import { liveTexts } from '../../texts/live'
import { hasRooms } from '../connect'
import { InvitationView } from '../InvitationView'
import styles from '../Live.module.css'
import { watchers } from '../port'
import { audience, canBeWatched, endWatching, letWatch, takeWatcherReply } from './audience'

const texts = liveTexts.watched

interface Props {
  readonly onClose: () => void
}

export default function WatchersDialog({ onClose }: Props): ReactNode {
  const { entry, session } = usePlay()
  const { invited } = useSnapshot(watchers)
  const problem = invited ? null : problemWith(session)
  return (
    <Dialog open onClose={onClose} title={frameTexts.live.watch} size="medium">
      {problem ? (
        <p role="alert">{problem}</p>
      ) : invited ? (
        <Invited onClose={onClose} />
      ) : (
        <div className={styles.stack}>
          <p>{texts.text}</p>
          <div className={styles.row}>
            <Button
              variant="primary"
              size="large"
              data-autofocus
              onClick={() => letWatch(entry.path, session)}
            >
              {texts.link}
            </Button>
          </div>
          <p className={styles.note}>{hasRooms ? liveTexts.dialog.seenRooms : liveTexts.dialog.seen}</p>
        </div>
      )}
    </Dialog>
  )
}

/** Why nobody can watch this game; null if they can. */
function problemWith({ game, own, view }: Session): string | null {
  if (!canBeWatched(game)) return liveTexts.bad.unsupported
  if (own?.kind === 'picture') return texts.refused.picture
  return game.kind === 'turn' && game.secrets?.(view.options) ? texts.refused.secret : null
}

function Invited({ onClose }: Props): ReactNode {
  const { entry } = usePlay()
  const { count } = useSnapshot(watchers)
  const { step, link, needsReply, error } = useSnapshot(audience)
  const { dialog } = liveTexts
  // The pressed button is gone: the focus goes to the next one.
  useEffect(() => {
    if (link) document.querySelector<HTMLElement>('dialog [data-autofocus]')?.focus()
  }, [link])
  const end = (
    <div className={styles.row}>
      <Button
        variant="quiet"
        onClick={() => {
          endWatching()
          onClose()
        }}
      >
        {texts.endWatching}
      </Button>
    </div>
  )
  return (
    <div className={styles.stack}>
      {count > 0 && <p role="status">{texts.count(count)}</p>}
      {step === 'waiting' ? (
        <InvitationView
          // The reply to the last link is not one to this.
          key={link}
          isInviter
          link={link}
          title={texts.linkTitle(entry.title)}
          needsReply={needsReply}
          hint={texts.linkHint}
          pasteHint={texts.pasteHint}
          waits={texts.waiting}
          slow={null}
          error={error}
          onReply={(text) => void takeWatcherReply(text)}
        >
          {end}
        </InvitationView>
      ) : (
        <>
          <p role="status">
            {error ||
              { idle: '', preparing: dialog.preparing, connecting: dialog.connecting, full: texts.full }[
                step
              ]}
          </p>
          {end}
        </>
      )}
    </div>
  )
}
