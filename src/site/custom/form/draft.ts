/**
 * The unsent content of the form for a custom game: it is still there after the dialog was closed by mistake.
 */
import type { GameForm } from './checkForm'

/** By the name of the form. */
const drafts = new Map<string, GameForm>()

/** Null when nothing waits. */
export const readDraft = (name: string): GameForm | null => drafts.get(name) ?? null

export function keepDraft(name: string, form: GameForm | null): void {
  if (form) drafts.set(name, form)
  else drafts.delete(name)
}

/** Whether something was typed that a reload would lose. */
export function draftWaits(): boolean {
  return drafts.size > 0
}
