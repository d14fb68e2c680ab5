/** Owns what was typed into Add Custom Game and not sent: closed by mistake, it is still there. */
import { EMPTY_FORM, type GameForm } from './form'

let draft: GameForm = EMPTY_FORM

export const readDraft = (): GameForm => draft

export function keepDraft(form: GameForm): void {
  draft = form
}

/** Whether something was typed that a reload would lose. */
export function draftWaits(): boolean {
  return draft !== EMPTY_FORM
}
