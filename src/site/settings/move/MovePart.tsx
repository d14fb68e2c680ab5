/** Moves all data to another device of the visitor, or takes it from there, over a connection like that of live games. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { hasRooms, passReply } from '../../../play/live/connect'
import { InvitationView } from '../../../play/live/InvitationView'
import { clearFragment, inAddress } from '../../../play/opening/fragment'
import { fromHost } from '../../../ui/basePath'
import { Button } from '../../../ui/controls/Button'
import { toast } from '../../../ui/toasts/toast'
import { moveTexts as texts } from '../../texts/move'
import { IncomingList } from '../data/IncomingList'
import styles from '../Settings.module.css'
import {
  connectDevice,
  decide,
  disconnect,
  incomingData,
  joinDevice,
  move,
  PATH,
  sendData,
  takeReply,
} from './move'

export function MovePart(): ReactNode {
  const { step, error, news } = useSnapshot(move)
  const [invitation, setInvitation] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  // The pressed button is gone: the focus goes to the next one.
  useEffect(() => {
    if (step !== 'idle') section.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [step])
  // A link connects once.
  useEffect(() => {
    if (step !== 'connected') return
    if (!move.isInviter) clearFragment('join')
    setInvitation(null)
  }, [step])
  useEffect(() => {
    const read = () => {
      // In the dialog of a game's page, these are of a live game.
      if (fromHost(location.pathname) !== PATH) return
      setInvitation(inAddress('join'))
      const reply = inAddress('reply')
      if (reply !== null) void deliver(reply)
    }
    read()
    addEventListener('hashchange', read)
    return () => {
      removeEventListener('hashchange', read)
      disconnect()
    }
  }, [])
  return (
    <section ref={section} className={styles.group}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.hint}>{texts.hint}</p>
      {error && step !== 'link' && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {news && <p role="status">{news}</p>}
      {step === 'idle' ? <Begin invitation={invitation} /> : <Connection />}
    </section>
  )
}

/** A reply that was opened on the device that waits for it, in another tab. */
async function deliver(reply: string): Promise<void> {
  const passed = await passReply(reply)
  clearFragment('reply')
  if (passed?.taken) toast(texts.delivered, { kind: 'good', ms: 12_000 })
  else toast(texts.replyElsewhere, { kind: 'bad', ms: 12_000 })
}

function Begin({ invitation }: { readonly invitation: string | null }) {
  return (
    <>
      {invitation !== null && <p>{texts.joinText}</p>}
      <p className={styles.hint}>{hasRooms ? texts.consentRooms : texts.consent}</p>
      <div className={styles.buttons}>
        <Button
          variant={invitation === null ? 'plain' : 'primary'}
          onClick={() => void (invitation === null ? connectDevice() : joinDevice(invitation))}
        >
          {texts.connect}
        </Button>
      </div>
    </>
  )
}

function Connection() {
  const { step, isInviter, link, needsReply, slow, error, progress } = useSnapshot(move)
  const incoming = step === 'received' ? incomingData() : null
  if (step === 'link')
    return (
      <InvitationView
        isInviter={isInviter}
        link={link}
        title={isInviter ? texts.linkTitle : texts.replyTitle}
        needsReply={needsReply}
        hint={isInviter ? texts.linkHint : texts.replyHint}
        pasteHint={texts.pasteHint}
        waits={texts.waitingRoom}
        slow={slow ? texts.slow : null}
        error={error}
        onReply={(text) => void takeReply(text)}
      >
        <End label={texts.cancel} />
      </InvitationView>
    )
  if (incoming)
    return (
      <div className={styles.capture} role="status">
        <p>{texts.replaces}</p>
        <IncomingList incoming={incoming} />
        <div className={styles.buttons}>
          <Button variant="primary" data-autofocus onClick={() => void decide(true)}>
            {texts.replace}
          </Button>
          <Button onClick={() => void decide(false)}>{texts.keep}</Button>
        </div>
      </div>
    )
  const line = {
    idle: '',
    link: '',
    preparing: texts.preparing,
    connecting: texts.connecting,
    connected: texts.connected,
    sending: texts.sending(progress),
    sent: texts.sent,
    receiving: texts.receiving(progress),
    received: texts.preparing,
  }[step]
  return (
    <>
      <p role="status">{line}</p>
      {slow && <p role="status">{step === 'sending' || step === 'receiving' ? texts.still : texts.slow}</p>}
      <div className={styles.buttons}>
        {step === 'connected' && (
          <Button variant="primary" data-autofocus onClick={() => void sendData()}>
            {texts.send}
          </Button>
        )}
        <End label={step === 'preparing' || step === 'connecting' ? texts.cancel : texts.disconnect} />
      </div>
    </>
  )
}

function End({ label }: { readonly label: string }) {
  return (
    <Button variant="quiet" data-autofocus onClick={disconnect}>
      {label}
    </Button>
  )
}
