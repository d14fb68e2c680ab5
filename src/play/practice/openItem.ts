/** Opens an item of the practice list. */
import type { TurnGame } from '../../engine/core/game/contract'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import { toast } from '../../ui/toasts/toast'
import type { PracticeStart } from '../opening/opening'
import { readClaims } from '../replay/checkReplay'
import type { Play } from '../session/core/usePlay'
import { saveOf } from '../session/turns/savedTurns'
import { panelTexts } from '../texts/panels'
import { practiceTexts } from '../texts/practice'
import { PracticeBar } from './lazyBar'

/** Reads an item; null if it is damaged or of another version of the game. Never throws. */
export async function readItem(id: string, game: TurnGame, position: string): Promise<PracticeStart | null> {
  const found = await readClaims(position, id, game)
  if (!('replay' in found)) return null
  const { replay } = found
  const save = saveOf(replay, game)
  return save && { position, replay, save }
}

/** Opens an item when everything that judges it is loaded, or shows a message if it cannot be read. */
export async function openItem(
  { session, onPractice }: Pick<Play, 'session' | 'onPractice'>,
  position: string,
): Promise<void> {
  const reading = readItem(session.id, session.game as TurnGame, position)
  const parts = await loadWithMessage(panelTexts.practice.part, Promise.all([reading, PracticeBar.load()]))
  if (!parts) return
  const [item] = parts
  if (item) onPractice(item)
  else toast(practiceTexts.unreadable, { kind: 'bad' })
}
