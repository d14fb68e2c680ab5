/** The field for own words or pairs: a line for each. */
import { type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { OwnForm, OwnRead, OwnText } from '../../engine/core/game/own'
import { Button } from '../../ui/controls/Button'
import { Field } from '../../ui/controls/Field'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import { ownTexts } from '../texts/own'
import { panelTexts } from '../texts/panels'
import type { FieldProps } from './field'
import { ownOfText } from './make'
import styles from './OwnDialog.module.css'

const texts = ownTexts.form

const MAX_FAULTS = 5

export function TextField({ ref, declared, current }: FieldProps<OwnText>): ReactNode {
  const [form, setForm] = useState<OwnForm | null>(null)
  const [text, setText] = useState('')
  /** What was read when a button was pressed; null while the text is changed. */
  const [read, setRead] = useState<OwnRead | null>(null)
  useEffect(() => {
    let gone = false
    void loadWithMessage(panelTexts.own.part, declared.form()).then(
      (module) => module && !gone && setForm(() => module.default),
    )
    return () => {
      gone = true
    }
  }, [declared])
  const below = useRef<HTMLDivElement>(null)
  // In a low window the faults are below the edge of the dialog.
  useEffect(() => {
    if (read && 'faults' in read) below.current?.scrollIntoView({ block: 'nearest' })
  }, [read])
  const change = (next: string) => {
    setText(next)
    setRead(null)
  }
  useImperativeHandle(ref, () => ({
    async make() {
      if (!form) return null
      const now = form.read(text)
      setRead(now)
      if (!('content' in now)) return null
      const own = await ownOfText(now.content)
      if (!own) setRead({ faults: [texts.tooLong] })
      return own
    },
  }))
  if (!form) return null
  const faults = read && 'faults' in read ? read.faults : []
  const fixed = (read && 'faults' in read ? read.fixed : undefined) ?? []
  const now = text.trim() === '' ? null : form.read(text)
  return (
    <>
      <Field label={form.label} required hint={form.hint} error={faults.length === 1 ? faults[0] : null}>
        {(wiring) => (
          <textarea
            {...wiring}
            aria-invalid={faults.length > 0 || undefined}
            data-autofocus
            rows={8}
            autoComplete="off"
            spellCheck={false}
            placeholder={form.example}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {faults.length > 1 && (
        <ul className={styles.faults} role="alert">
          {faults.slice(0, MAX_FAULTS).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
          {faults.length > MAX_FAULTS && <li>{texts.moreFaults(faults.length - MAX_FAULTS)}</li>}
        </ul>
      )}
      <div ref={below} />
      {fixed.map((each) => (
        <Button key={each.label} onClick={() => change(each.text)}>
          {each.label}
        </Button>
      ))}
      {now && 'summary' in now && <p className={styles.summary}>{now.summary}</p>}
      {now &&
        'notes' in now &&
        now.notes?.map((note) => (
          <p key={note} className={styles.summary}>
            {note}
          </p>
        ))}
      {current?.kind === 'text' && text === '' && (
        <Button onClick={() => change(current.text)}>{texts.showCurrent}</Button>
      )}
    </>
  )
}
