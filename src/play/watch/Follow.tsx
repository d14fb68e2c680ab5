/** The page of those who watch a game of another device: the invitation, then the game. */
import { type ReactNode, useEffect, useState } from 'react'
import type { Game, RealtimeGame, TurnGame } from '../../engine/core/game/contract'
import { Button } from '../../ui/controls/Button'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { hasRooms, invitationComplaint } from '../live/connect'
import { InvitationView } from '../live/InvitationView'
import live from '../live/Live.module.css'
import { useOwnInvitation } from '../live/useOwnInvitation'
import { createView } from '../session/view/view'
import { liveTexts } from '../texts/live'
import { FollowLayout, type FollowPage, type FollowProps } from './FollowLayout'
import { type Connection, useWatchLink } from './useWatchLink'

const texts = liveTexts.watching

const parts = {
  realtime: lazyComponent<FollowProps<RealtimeGame>>(() => import('./RealtimeFollow'), { required: true }),
  turn: lazyComponent<FollowProps<TurnGame>>(() => import('./TurnFollow'), { required: true }),
}

interface Props extends FollowPage<Game> {
  /** The invitation in the address. */
  readonly invitation: string
}

export default function Follow({ invitation, ...page }: Props): ReactNode {
  const { entry, game } = page
  const { connection, link, begin } = useWatchLink(entry, game, invitation)
  useEffect(() => void parts[game.kind].load().catch(() => undefined), [game])
  if (!link)
    return (
      <FollowLayout
        {...page}
        connection={connection}
        shown={NOTHING_SHOWN}
        link={null}
        covered={<Asking {...page} invitation={invitation} connection={connection} onBegin={begin} />}
      />
    )
  const props = { ...page, connection, link }
  return game.kind === 'realtime' ? (
    <parts.realtime.Part {...props} game={game} />
  ) : (
    <parts.turn.Part {...props} game={game} />
  )
}

const NOTHING_SHOWN = createView({}, 0)

interface AskingProps extends Props {
  readonly connection: Connection
  readonly onBegin: (own: boolean) => void
}

/** The invitation: what it is, what others see of this device, and the reply. */
function Asking({ entry, invitation, connection, onBegin, onClose }: AskingProps): ReactNode {
  const { step, replyLink, slow, error } = connection
  const { dialog, bad } = liveTexts
  const own = useOwnInvitation(invitation)
  const isOwn = own === bad.own
  // What makes a connection impossible is said before anything is asked for.
  const [problem] = useState(() => invitationComplaint(invitation))
  // The focus goes to the next button, as in a dialog.
  useEffect(() => {
    if (step !== 'preparing') document.querySelector<HTMLElement>('[data-covered] [data-autofocus]')?.focus()
  }, [step])
  const stop = (
    <div className={live.row}>
      <Button variant="quiet" onClick={onClose}>
        {dialog.stop}
      </Button>
    </div>
  )
  if (step === 'waiting' && replyLink !== null)
    return (
      <InvitationView
        isInviter={false}
        link={replyLink}
        title={dialog.replyTitle}
        needsReply
        hint={texts.replyHint}
        pasteHint=""
        waits=""
        slow={slow ? texts.ended.failed : null}
        error=""
        onReply={() => {}}
      >
        {stop}
      </InvitationView>
    )
  if (step !== 'asks')
    return (
      <div className={live.stack}>
        <p role="status">{dialog.connecting}</p>
        {slow && <p role="status">{texts.ended.failed}</p>}
        {stop}
      </div>
    )
  const blocked = problem ?? (isOwn ? null : own)
  return (
    <div className={live.stack}>
      <h2>{texts.title(entry.title)}</h2>
      <p>{texts.text}</p>
      {(blocked ?? error) && <p role="alert">{blocked ?? error}</p>}
      <div className={live.row}>
        {blocked === null && (
          <Button variant="primary" size="large" data-autofocus onClick={() => onBegin(isOwn)}>
            {isOwn ? texts.inTab : texts.start}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {texts.toGame}
        </Button>
      </div>
      {!isOwn && blocked === null && <p className={live.note}>{hasRooms ? dialog.seenRooms : dialog.seen}</p>}
    </div>
  )
}
