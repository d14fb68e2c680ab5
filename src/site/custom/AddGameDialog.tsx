/** Owns the dialog that adds a visitor's own game. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { Segmented } from '../../ui/Segmented'
import { dropToast, toast } from '../../ui/toast'
import { addCustomGame, customGames, DESCRIPTION_LIMIT, TITLE_LIMIT } from '../library'
import styles from './AddGameDialog.module.css'
import { keepDraft, readDraft } from './draft'
import {
  checkForm,
  EMPTY_FORM,
  type FieldErrors,
  FORM_DIFFICULTIES,
  FORM_PLAYERS,
  type GameForm,
} from './form'
import { IconChoice } from './IconChoice'

const FORM_ID = 'add-custom-game'
const TOPIC = 'add-game'
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

export default function AddGameDialog({ onClose }: { onClose(): void }): ReactNode {
  const [form, setForm] = useState(() => readDraft() ?? EMPTY_FORM)
  const [errors, setErrors] = useState<FieldErrors>({})
  const element = useRef<HTMLFormElement>(null)

  const set = (part: Partial<GameForm>) => {
    const next = { ...form, ...part }
    keepDraft(next)
    setForm(next)
    const names = Object.keys(part) as (keyof GameForm)[]
    if (names.some((name) => errors[name])) {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))))
    }
  }
  const forget = () => {
    keepDraft(null)
    onClose()
  }
  // What was wrong with the form is no news once the form is gone.
  useEffect(() => () => dropToast(TOPIC), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkForm(form, location, customGames.get().length)
    if (!checked.ok) {
      setErrors(checked.errors)
      toast(checked.message, { kind: 'bad', detail: checked.detail, topic: TOPIC })
      const first = Object.keys(checked.errors)[0]
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const { kept } = addCustomGame(checked.game)
    forget()
    if (kept) toast('Your custom game has been added!', { kind: 'good' })
    else
      toast('Your custom game is here for this visit only', {
        kind: 'bad',
        detail: 'It could not be stored: this browser has no room for it, or keeps nothing for this site.',
      })
  }

  return (
    <Dialog
      open
      title="Add Custom Game"
      onClose={onClose}
      footer={
        <>
          <Button onClick={forget}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM_ID}>
            Add Game
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={element} className={styles.form} noValidate onSubmit={submit}>
        <Field label="Title" required error={errors.title}>
          {(wiring) => (
            <input
              {...wiring}
              name="title"
              data-autofocus
              maxLength={TITLE_LIMIT}
              autoComplete="off"
              value={form.title}
              onChange={(event) => set({ title: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Description" required error={errors.description}>
          {(wiring) => (
            <input
              {...wiring}
              name="description"
              maxLength={DESCRIPTION_LIMIT}
              autoComplete="off"
              value={form.description}
              onChange={(event) => set({ description: event.currentTarget.value })}
            />
          )}
        </Field>
        <IconChoice value={form.iconName} onChange={(iconName) => set({ iconName })} />
        <Segmented
          label="Difficulty"
          choices={choices(FORM_DIFFICULTIES)}
          value={form.difficulty}
          onChange={(difficulty) => set({ difficulty })}
        />
        <Segmented
          label="Players"
          choices={choices(FORM_PLAYERS)}
          value={form.players}
          onChange={(players) => set({ players })}
        />
        <Field
          label="Game URL"
          hint="The address of a page that holds the game. A site may refuse to be shown inside another."
          error={errors.gameUrl}
        >
          {(wiring) => (
            <input
              {...wiring}
              name="gameUrl"
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://games.example.com/play"
              value={form.gameUrl}
              onChange={(event) => set({ gameUrl: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field
          label="Embed Code"
          hint="HTML that a game's site offers for embedding. It runs locked away from this site and your data."
          error={errors.embedCode}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              name="embedCode"
              rows={4}
              spellCheck={false}
              placeholder={'<iframe src="https://games.example.com/embed"></iframe>'}
              value={form.embedCode}
              onChange={(event) => set({ embedCode: event.currentTarget.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
