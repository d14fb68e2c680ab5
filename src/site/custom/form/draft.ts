/** The unsent content of the form for a custom game, kept in case the dialog is closed by mistake. */
import { watchUnsaved } from '../../../ui/unsaved'
import type { GameForm } from './checkForm'

/** Drafts by the name of the form. */
const drafts = new Map<string, GameForm>()
watchUnsaved(() => (hasDraft() ? 'text' : null))

/** The draft, or null. */
export const readDraft = (name: string): GameForm | null => drafts.get(name) ?? null

export function keepDraft(name: string, form: GameForm | null): void {
  if (form) drafts.set(name, form)
  else drafts.delete(name)
}

/** Whether there is a draft that a reload would lose. */
export function hasDraft(): boolean {
  return drafts.size > 0
}
