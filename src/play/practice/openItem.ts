/** Opens an item of the practice list. */
import type { TurnGame } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import type { Save } from '../../engine/storage/values/saves'
import { toast } from '../../ui/toasts/toast'
import { readClaims } from '../replay/checkReplay'
import { saveOf } from '../session/turns/savedTurns'
import { practiceTexts } from '../texts/practice'
import { PracticeBar } from './lazyBar'

export interface OpenItem {
  readonly position: string
  readonly replay: Replay
  readonly save: Save
}

/** Reads an item; null if it is damaged or of another version of the game. Never throws. */
export async function readItem(id: string, game: TurnGame, position: string): Promise<OpenItem | null> {
  const found = await readClaims(position, id, game)
  if (!('replay' in found)) return null
  const { replay } = found
  const save = saveOf(replay, game)
  return save && { position, replay, save }
}

/** Opens an item, and loads what judges it; null, with a message, if it cannot be read. */
export async function openItem(id: string, game: TurnGame, position: string): Promise<OpenItem | null> {
  const [item] = await Promise.all([readItem(id, game, position), PracticeBar.load()])
  if (!item) toast(practiceTexts.unreadable, { kind: 'bad' })
  return item
}
