/** Owns what was typed into Add Custom Game and not sent: closed by mistake, it is still there. */
import type { GameForm } from './form'

let draft: GameForm | null = null

/** Null when nothing waits. */
export const readDraft = (): GameForm | null => draft

export function keepDraft(form: GameForm | null): void {
  draft = form
}

/** Whether something was typed that a reload would lose. */
export function draftWaits(): boolean {
  return draft !== null
}
