/** The dialog of live games: consent, the invitation or the reply, and suggestions for the next game. */
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { changeSettings, settings } from '../../engine/storage/values/settings'
import type { CatalogGame } from '../../games/catalog'
import { Button } from '../../ui/controls/Button'
import { Field } from '../../ui/controls/Field'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useStored } from '../../ui/loading/hydrated'
import { send } from '../../ui/send'
import type { Session } from '../session/core/session'
import { liveTexts } from '../texts/live'
import { joinInAddress } from './address'
import { hasRooms } from './connect'
import styles from './Live.module.css'
import { cancelLive, inviteTo, joinGame, lobby, takeReply } from './lobby'
import { NextGame } from './NextGame'
import { liveView } from './port'
import { QrCode } from './QrCode'
import { nickname, randomName } from './words'

const texts = liveTexts.dialog

interface Props {
  readonly entry: CatalogGame
  readonly session: Session
  readonly onClose: () => void
}

export default function LiveDialog(props: Props) {
  const { state } = useSnapshot(liveView)
  const { liveAgreed } = useStored(settings)
  const [invitation, setInvitation] = useState(joinInAddress)
  // A damaged link is corrected on the same page.
  useEffect(() => {
    const follow = () => {
      const next = joinInAddress()
      if (next === null || lobby.step !== 'idle') return
      lobby.error = ''
      setInvitation(next)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const [wasOpen] = useState(state === 'connected' || state === 'lost')
  const connected = state === 'connected' || state === 'lost'
  const { step, link } = useSnapshot(lobby)
  const shown = liveAgreed ? `${step} ${link !== ''}` : ''
  // The pressed button is gone: the focus goes to the next one.
  useEffect(() => {
    if (shown) document.querySelector<HTMLElement>('dialog [data-autofocus]')?.focus()
  }, [shown])
  // The dialog has done its work.
  const { onClose } = props
  useEffect(() => {
    if (connected && !wasOpen) onClose()
  }, [connected, wasOpen, onClose])
  const title = connected ? liveTexts.next.title : invitation ? texts.joinTitle : texts.title
  return (
    <Dialog open onClose={onClose} title={title} size="medium">
      {connected ? (
        wasOpen && <NextGame session={props.session} onClose={onClose} />
      ) : liveAgreed ? (
        <Lobby {...props} invitation={invitation} />
      ) : (
        <Consent />
      )}
    </Dialog>
  )
}

function Consent() {
  return (
    <div className={styles.stack}>
      <h3>{texts.consentTitle}</h3>
      <p>{hasRooms ? texts.consentRooms : texts.consent}</p>
      <div className={styles.row}>
        <Button variant="primary" data-autofocus onClick={() => changeSettings({ liveAgreed: true })}>
          {texts.agree}
        </Button>
      </div>
    </div>
  )
}

function Lobby({ entry, session, onClose, invitation }: Props & { readonly invitation: string | null }) {
  const { step, link, needsReply, renewed, error } = useSnapshot(lobby)
  const { nickname: kept } = useStored(settings)
  const [first] = useState(() => randomName())
  const name = kept ?? first
  const { game } = session
  const isHost = invitation === null
  const start = {
    game,
    id: entry.id,
    isHost,
    name,
    options: { ...session.view.chosen },
    seed: session.view.seed,
  }
  const begin = () => {
    if (kept === null) changeSettings({ nickname: name })
    void (invitation === null ? inviteTo(entry.path, start) : joinGame(invitation, entry.path, start))
  }
  if (step === 'idle')
    return (
      <div className={styles.stack}>
        <p>{isHost ? (game.live ? texts.against : texts.race) : texts.joinText}</p>
        <div className={styles.row}>
          <p>{texts.name(nickname(name))}</p>
          <Button variant="quiet" onClick={() => changeSettings({ nickname: randomName(name) })}>
            {texts.otherName}
          </Button>
        </div>
        {error && <p role="alert">{error}</p>}
        <div className={styles.row}>
          <Button variant="primary" size="large" data-autofocus onClick={begin}>
            {isHost ? texts.invite : texts.join}
          </Button>
        </div>
      </div>
    )
  if (step === 'preparing' || link === '')
    return (
      <div className={styles.stack}>
        <p role="status">{step === 'preparing' ? texts.preparing : texts.connecting}</p>
        <Cancel onClose={onClose} />
      </div>
    )
  const label = isHost ? texts.link : texts.reply
  const title = isHost ? texts.linkTitle(entry.title) : texts.replyTitle
  return (
    <div className={styles.stack}>
      <div className={styles.invitation}>
        <div className={styles.stack}>
          <Field label={label} hint={isHost ? texts.linkHint : texts.replyHint}>
            {(wiring) => (
              <input {...wiring} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            )}
          </Field>
          {renewed && <p role="status">{texts.replyRenewed}</p>}
          <div className={styles.row}>
            <Button
              variant="primary"
              data-autofocus
              onClick={() => void send({ title, url: link }, isHost ? texts.linkCopied : texts.replyCopied)}
            >
              {isHost ? texts.copyLink : texts.copyReply}
            </Button>
          </div>
        </div>
        <QrCode text={link} label={texts.code(label)} />
      </div>
      {isHost && (needsReply ? <Reply error={error} /> : <p role="status">{texts.waitingRoom}</p>)}
      <Cancel onClose={onClose} />
    </div>
  )
}

/** The field for the reply link of the other player. */
function Reply({ error }: { readonly error: string }) {
  const [text, setText] = useState('')
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void takeReply(text)
      }}
    >
      <Field label={texts.paste} hint={texts.pasteHint} error={error || null}>
        {(wiring) => (
          <input
            {...wiring}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.currentTarget.value)
              // A pasted link is taken at once.
              if (event.currentTarget.value.includes('#reply=')) void takeReply(event.currentTarget.value)
            }}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Button type="submit">{texts.connect}</Button>
      </div>
    </form>
  )
}

function Cancel({ onClose }: Pick<Props, 'onClose'>) {
  return (
    <div className={styles.row}>
      <Button
        variant="quiet"
        onClick={() => {
          cancelLive()
          onClose()
        }}
      >
        {texts.cancel}
      </Button>
    </div>
  )
}
