/** The message for a saved game that this version's rules cannot resume. */
import { toast } from '../../../ui/toasts/toast'
import { sessionTexts } from '../../texts/session'

/**
 * Shows the message.
 *
 * @param saved - the version of the rules that the game was saved with
 * @param current - the version of the rules in this build
 */
export function toastOtherRules(saved: number, current: number): void {
  const { text, older, newer } = sessionTexts.cannotResume
  toast(text, { kind: 'bad', detail: saved > current ? newer : older })
}
