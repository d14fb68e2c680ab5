/** The message for a saved game that this version's rules cannot resume. */
import { toast } from '../../../ui/toasts/toast'

const TEXT = 'Your game in progress cannot be gone on with.'
const OLDER = 'It was begun with an earlier version of this game.'
const NEWER = 'It was begun with a newer version of this game. Reload the page to get that version.'

/**
 * Shows the message.
 *
 * @param saved the version of the rules that the game was saved with
 * @param current the version of the rules of this program
 */
export function toastOtherRules(saved: number, current: number): void {
  toast(TEXT, { kind: 'bad', detail: saved > current ? NEWER : OLDER })
}
