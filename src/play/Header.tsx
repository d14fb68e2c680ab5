/** Owns the play's own buttons in the page's header: share, how to play, sound, full screen. */
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Maximize from 'lucide-react/icons/maximize'
import Share2 from 'lucide-react/icons/share-2'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { settings } from '../engine/storage/settings'
import type { CatalogueGame } from '../games/catalogue'
import { IconButton } from '../ui/Button'
import { toast } from '../ui/toast'
import { mediaMatches } from '../ui/useMedia'
import { toggleMute } from './audio'
import styles from './Header.module.css'
import { shareAddress } from './session/options'
import type { Session } from './session/session'

interface Props {
  readonly entry: CatalogueGame
  readonly session: Session
  readonly slot: HTMLElement | null
  readonly onHelp: () => void
  readonly onFullscreen: () => void
  readonly position?: () => string | undefined
}

export function Header({ entry, session, slot, onHelp, onFullscreen, position }: Props) {
  const { muted } = useSnapshot(settings.live).value
  if (!slot) return null
  const share = () => {
    const { options, seed } = session.view
    const address = shareAddress(entry.path, session.game, options, seed, position?.())
    void passOn(entry.title, address)
  }
  return createPortal(
    <>
      <span className={styles.wide}>
        <IconButton label="Share" icon={<Share2 size={20} aria-hidden="true" />} onClick={share} />
        <IconButton label="How to play" icon={<CircleHelp size={20} aria-hidden="true" />} onClick={onHelp} />
      </span>
      <IconButton
        label={muted ? 'Sound on' : 'Mute'}
        aria-pressed={muted}
        icon={muted ? <VolumeX size={20} aria-hidden="true" /> : <Volume2 size={20} aria-hidden="true" />}
        onClick={toggleMute}
      />
      <span className={styles.wide}>
        <IconButton
          label="Full screen"
          icon={<Maximize size={20} aria-hidden="true" />}
          onClick={onFullscreen}
        />
      </span>
    </>,
    slot,
  )
}

/** The system's share sheet on phones, the clipboard elsewhere. */
async function passOn(title: string, url: string): Promise<void> {
  if (mediaMatches('(pointer: coarse)') && navigator.share) {
    try {
      await navigator.share({ title, url })
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
