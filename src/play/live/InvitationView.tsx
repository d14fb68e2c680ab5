/** An invitation or a reply that waits: its link, a code for the camera of the other device, and a field for the reply. */
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { Field } from '../../ui/controls/Field'
import { send } from '../../ui/send'
import { liveTexts } from '../texts/live'
import styles from './Live.module.css'
import { QrCode } from './QrCode'

const texts = liveTexts.dialog

interface Props {
  readonly isInviter: boolean
  readonly link: string
  /** The title of the sent link. */
  readonly title: string
  readonly needsReply: boolean
  /** What to do with the link, and where the reply comes from. */
  readonly hint: string
  readonly pasteHint: string
  /** Shown in place of the field for the reply, where no reply is needed. */
  readonly waits: string
  /** What may be wrong, once connecting takes long; null before that. */
  readonly slow: string | null
  readonly error: string
  readonly onReply: (text: string) => void
  /** The button that ends it. */
  readonly children: ReactNode
}

export function InvitationView(props: Props): ReactNode {
  const { isInviter, link, title, needsReply, hint, pasteHint, waits, slow, error, onReply, children } = props
  return (
    <div className={styles.stack}>
      <div className={styles.invitation}>
        <div className={styles.stack}>
          <LinkField label={isInviter ? texts.link : texts.reply} link={link} hint={hint} />
          {slow !== null && <p role="status">{slow}</p>}
          <div className={styles.row}>
            <Button
              variant="primary"
              data-autofocus
              onClick={() =>
                void send({ title, url: link }, isInviter ? texts.linkCopied : texts.replyCopied)
              }
            >
              {isInviter ? texts.copyLink : texts.copyReply}
            </Button>
          </div>
        </div>
        <QrCode text={link} label={isInviter ? texts.code.invitation : texts.code.reply} />
      </div>
      {isInviter &&
        (needsReply ? (
          <Reply hint={pasteHint} error={error} onReply={onReply} />
        ) : (
          <p role="status">{waits}</p>
        ))}
      {children}
    </div>
  )
}

export function LinkField({
  label,
  link,
  hint,
}: {
  readonly label: string
  readonly link: string
  readonly hint?: string | undefined
}): ReactNode {
  return (
    <Field label={label} {...(hint && { hint })}>
      {(wiring) => (
        <input {...wiring} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      )}
    </Field>
  )
}

function Reply({ hint, error, onReply }: { readonly hint: string } & Pick<Props, 'error' | 'onReply'>) {
  const [text, setText] = useState('')
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        onReply(text)
      }}
    >
      <Field label={texts.paste} hint={hint} error={error || null}>
        {(wiring) => (
          <input
            {...wiring}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.currentTarget.value)
              // A pasted link is taken at once.
              if (/reply(?:=|(?:%(?:25)*|-)3D)/i.test(event.currentTarget.value))
                onReply(event.currentTarget.value)
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
