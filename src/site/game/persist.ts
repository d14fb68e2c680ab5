/**
 * Asks the browser to keep what is stored: without a request, browsers delete it when space is short, or when a site was
 * not visited for some weeks.
 */
import { storageManager } from '../../engine/browser'
import { STORAGE_ALLOWED } from '../../engine/storage/adapter/allowed'
import { records } from '../../engine/storage/values/records'
import { toast } from '../../ui/toasts/toast'
import { endNoteTexts } from '../texts/endNote'

/** After this many games there is something to lose. A browser that refused is asked again later. */
const FIRST = 5
const EVERY = 50

/** How long the message stays: long enough to read, ms. */
const MESSAGE_MS = 12_000

function finishedGames(): number {
  const sets = Object.values(records.get()).flatMap((each) => Object.values(each))
  return sets.reduce((sum, { plays }) => sum + plays, 0)
}

/** Called after each finished game. The message comes first, because some browsers ask the visitor. */
export async function askToPersist(): Promise<void> {
  const finished = finishedGames()
  const storage = STORAGE_ALLOWED ? storageManager() : undefined
  if (!storage?.persist) return
  if (finished !== FIRST && (finished === 0 || finished % EVERY !== 0)) return
  try {
    if (await storage.persisted()) return
    toast(endNoteTexts.onlyHere.text, { detail: endNoteTexts.onlyHere.detail, ms: MESSAGE_MS })
    await storage.persist()
  } catch {
    // Storage is blocked: a message has said so.
  }
}
