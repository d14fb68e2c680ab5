/** The state of the form for a custom game: values and errors. The values are kept as a draft when the dialog closes. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { dropToast, toast } from '../../../ui/toasts/toast'
import type { CustomGame } from '../../library/library'
import { checkForm, type FieldErrors, type GameForm } from './checkForm'
import { keepDraft, readDraft } from './draft'

const TOPIC = 'game-form'

export interface GameFormState {
  readonly form: GameForm
  readonly errors: FieldErrors
  readonly element: RefObject<HTMLFormElement | null>
  set(part: Partial<GameForm>): void
  /** Deletes the draft. */
  dropDraft(): void
  /** The game, if the form is valid; otherwise null, and the errors are shown. `count` is the number of other games. */
  check(count: number): Omit<CustomGame, 'id'> | null
}

/**
 * @param name - the name of the draft
 * @param initial - the values without a draft
 */
export function useGameForm(name: string, initial: GameForm): GameFormState {
  const [form, setForm] = useState(() => readDraft(name) ?? initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const element = useRef<HTMLFormElement>(null)
  // A message about the form is pointless once the form is closed.
  useEffect(() => () => dropToast(TOPIC), [])
  return {
    form,
    errors,
    element,
    set(part) {
      const next = { ...form, ...part }
      keepDraft(name, next)
      setForm(next)
      if (Object.keys(part).some((field) => errors[field as keyof GameForm]))
        setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))))
    },
    dropDraft: () => keepDraft(name, null),
    check(count) {
      const checked = checkForm(form, location, count)
      if (checked.ok) return checked.game
      setErrors(checked.errors)
      toast(checked.message, { kind: 'bad', detail: checked.detail, topic: TOPIC })
      const first = Object.keys(checked.errors)[0]
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return null
    },
  }
}
