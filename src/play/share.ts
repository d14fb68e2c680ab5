/** Owns passing a play on: its address to the share sheet of a phone, or to the clipboard. */
import type { CatalogueGame } from '../games/catalogue'
import { toast } from '../ui/toast'
import { mediaMatches } from '../ui/useMedia'
import { shareAddress } from './session/options'
import type { Session } from './session/session'

/** Shares the address that starts this very play (or this position, when it has one). Says what came of it; never throws. */
export async function sharePlay(entry: CatalogueGame, session: Session, position?: string): Promise<void> {
  const { options, seed } = session.view
  const url = shareAddress(entry.path, session.game, options, seed, position)
  if (mediaMatches('(pointer: coarse)') && navigator.share) {
    try {
      await navigator.share({ title: entry.title, url })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast('Link copied: it starts this very game.')
  } catch {
    toast('The link could not be copied. Here it is:', { detail: url, ms: 12_000 })
  }
}
