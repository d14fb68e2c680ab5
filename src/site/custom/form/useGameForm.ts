/** The state of the form for a custom game: its values and their errors. A draft outlasts the dialog. */
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
  /** What was typed is not needed any more. */
  forget(): void
  /** The game, if the form is valid; else null, and the errors are shown. `count`: of the visitor's other games. */
  check(count: number): Omit<CustomGame, 'id'> | null
}

/** `name`: of what is typed here, among all drafts. `initial`: before anything is typed. */
export function useGameForm(name: string, initial: GameForm): GameFormState {
  const [form, setForm] = useState(() => readDraft(name) ?? initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const element = useRef<HTMLFormElement>(null)
  // What was wrong with the form is no news once the form is gone.
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
    forget: () => keepDraft(name, null),
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
