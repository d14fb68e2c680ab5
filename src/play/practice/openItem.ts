/** Opens an item of the practice list. */
import type { TurnGame } from '../../engine/core/game/contract'
import { toast } from '../../ui/toasts/toast'
import type { PracticeStart } from '../opening/opening'
import { readClaims } from '../replay/checkReplay'
import type { Play } from '../session/core/usePlay'
import { saveOf } from '../session/turns/savedTurns'
import { practiceTexts } from '../texts/practice'

/** Reads an item; null if it is damaged or of another version of the game. Never throws. */
export async function readItem(id: string, game: TurnGame, position: string): Promise<PracticeStart | null> {
  const found = await readClaims(position, id, game)
  if (!('replay' in found)) return null
  const { replay } = found
  const save = saveOf(replay, game)
  return save && { position, replay, save }
}

/** Opens an item, or shows a message if it cannot be read. */
export async function openItem(
  { session, onPractice }: Pick<Play, 'session' | 'onPractice'>,
  position: string,
): Promise<void> {
  const item = await readItem(session.id, session.game as TurnGame, position)
  if (item) onPractice(item)
  else toast(practiceTexts.unreadable, { kind: 'bad' })
}
