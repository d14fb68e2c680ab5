/** The dialog of live games: the invitation or the reply, and suggestions for the next game. */

import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Game, OptionValues } from '../../engine/core/game/contract'
import { isForFour } from '../../engine/core/live/shares'
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useStored } from '../../ui/hydrated'
import { send } from '../../ui/send'
import { inAddress } from '../opening/fragment'
import { usePlay } from '../session/core/usePlay'
import { frameTexts } from '../texts/frame'
import { liveTexts } from '../texts/live'

import { hasRooms, invitationComplaint } from './connect'
import { InvitationView, LinkField } from './InvitationView'
import styles from './Live.module.css'
import type { LiveStart } from './liveGame'
import { canConnect, cancelLive, inviteTo, joinGame, lobby, takeReply } from './lobby'
import { NextGame } from './NextGame'
import { liveView } from './port'
import { useOwnInvitation } from './useOwnInvitation'
import { nickname, randomName } from './words'

const texts = liveTexts.dialog

interface Props {
  readonly onClose: () => void
  /** Opens the dialog that lets others watch. */
  readonly onWatchers: () => void
}

export default function LiveDialog({ onClose, onWatchers }: Props) {
  const { session } = usePlay()
  const { state } = useSnapshot(liveView)
  const [invitation, setInvitation] = useState(() => inAddress('join'))
  const [reply, setReply] = useState<string | null>(null)
  // A link is followed on the same page: a corrected one, or an invitation while a reply is shown.
  useEffect(() => {
    const follow = () => {
      const next = inAddress('join')
      if (next === null || lobby.step !== 'idle') return
      lobby.error = ''
      setInvitation(next)
      setReply(null)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const own = useOwnInvitation(invitation)
  // Each address that is opened makes a session.
  useEffect(() => {
    if (session && inAddress('reply') !== null) setReply(location.href)
  }, [session])
  const [wasOpen] = useState(state === 'connected' || state === 'lost')
  const connected = state === 'connected' || state === 'lost'
  const { step, link } = useSnapshot(lobby)
  const shown = step === 'idle' ? '' : `${step} ${link !== ''}`
  // The pressed button is gone: the focus goes to the next one.
  useEffect(() => {
    if (shown) document.querySelector<HTMLElement>('dialog [data-autofocus]')?.focus()
  }, [shown])
  // The dialog has done its work.
  useEffect(() => {
    if (connected && !wasOpen) onClose()
  }, [connected, wasOpen, onClose])
  const title = reply
    ? texts.elsewhereTitle
    : connected
      ? liveTexts.next.title
      : invitation === null
        ? texts.title
        : texts.joinTitle
  // What makes a connection impossible is said before anything is asked for.
  const problem =
    step === 'idle'
      ? canConnect(session.game)
        ? (own ?? (invitation === null ? null : invitationComplaint(invitation)))
        : liveTexts.bad.unsupported
      : null
  return (
    <Dialog open onClose={onClose} title={title} size="medium">
      {reply ? (
        <Elsewhere link={reply} />
      ) : connected ? (
        wasOpen && <NextGame onClose={onClose} />
      ) : problem ? (
        <div className={styles.stack}>
          <p role="alert">{problem}</p>
          {own === liveTexts.bad.own && <JoinOwn invitation={invitation ?? ''} />}
        </div>
      ) : (
        <Lobby onClose={onClose} onWatchers={onWatchers} invitation={invitation} />
      )}
    </Dialog>
  )
}

/** A reply link that was opened where no page waits for it. */
function Elsewhere({ link }: { readonly link: string }) {
  return (
    <div className={styles.stack}>
      <p>{texts.elsewhere}</p>
      <LinkField label={texts.reply} link={link} />
      <div className={styles.row}>
        <Button
          variant="primary"
          data-autofocus
          onClick={() => void send({ title: texts.replyTitle, url: link }, texts.replyCopied)}
        >
          {texts.copyReply}
        </Button>
      </div>
    </div>
  )
}

/** One person plays in two tabs of a browser. */
function JoinOwn({ invitation }: { readonly invitation: string }) {
  const { entry } = usePlay()
  const { error } = useSnapshot(lobby)
  const start = useStart(false)
  return (
    <>
      {error && <p role="alert">{error}</p>}
      <div className={styles.row}>
        <Button data-autofocus onClick={() => void joinGame(invitation, entry.path, start, true)}>
          {texts.joinOwn}
        </Button>
      </div>
    </>
  )
}

const inviteText = (game: Game, options: OptionValues) =>
  isForFour(game, options) ? texts.forFour : game.live ? texts.against : texts.race

function useStart(isInviter: boolean): LiveStart {
  const { session } = usePlay()
  const { nickname: kept } = useStored(settings)
  const [first] = useState(() => randomName())
  return {
    game: session.game,
    id: session.id,
    isInviter,
    name: kept ?? first,
    options: { ...session.view.chosen },
    seed: session.view.seed,
  }
}

function Lobby({ onClose, onWatchers, invitation }: Props & { readonly invitation: string | null }) {
  const { entry } = usePlay()
  const { step, link, needsReply, slow, error } = useSnapshot(lobby)
  const { nickname: kept } = useStored(settings)
  const isInviter = invitation === null
  const start = useStart(isInviter)
  const { game, name } = start
  const begin = () => {
    if (kept === null) changeSettings({ nickname: name })
    void (invitation === null ? inviteTo(entry.path, start) : joinGame(invitation, entry.path, start))
  }
  if (step === 'idle')
    return (
      <div className={styles.stack}>
        <p>{isInviter ? inviteText(game, start.options) : texts.joinText}</p>
        <div className={styles.row}>
          <p>{texts.name(nickname(name))}</p>
          <Button variant="quiet" onClick={() => changeSettings({ nickname: randomName(name) })}>
            {texts.otherName}
          </Button>
        </div>
        {error && <p role="alert">{error}</p>}
        <div className={styles.row}>
          <Button variant="primary" size="large" data-autofocus onClick={begin}>
            {isInviter ? texts.invite : texts.join}
          </Button>
          {isInviter && (
            <Button size="large" onClick={onWatchers}>
              {frameTexts.live.watch}
            </Button>
          )}
        </div>
        <p className={styles.note}>{hasRooms ? texts.seenRooms : texts.seen}</p>
      </div>
    )
  if (step === 'preparing' || link === '')
    return (
      <div className={styles.stack}>
        <p role="status">{step === 'preparing' ? texts.preparing : texts.connecting}</p>
        {slow && <p role="status">{texts.slowRoom}</p>}
        <Cancel isInviter={isInviter} onClose={onClose} />
      </div>
    )
  return (
    <InvitationView
      isInviter={isInviter}
      link={link}
      title={isInviter ? texts.linkTitle(entry.title) : texts.replyTitle}
      needsReply={needsReply}
      hint={isInviter ? texts.linkHint : texts.replyHint}
      pasteHint={texts.pasteHint}
      waits={texts.waitingRoom}
      slow={slow ? texts.slow : null}
      error={error}
      onReply={(text) => void takeReply(text)}
    >
      <Cancel isInviter={isInviter} onClose={onClose} />
    </InvitationView>
  )
}

function Cancel({ isInviter, onClose }: Pick<Props, 'onClose'> & { readonly isInviter: boolean }) {
  return (
    <div className={styles.row}>
      <Button
        variant="quiet"
        onClick={() => {
          cancelLive()
          onClose()
        }}
      >
        {isInviter ? texts.cancel : texts.stop}
      </Button>
    </div>
  )
}
