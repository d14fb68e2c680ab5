/** The game's buttons in the page header: share, how to play, sound, full screen. */
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Maximize from 'lucide-react/icons/maximize'
import Share2 from 'lucide-react/icons/share-2'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { fullScreen } from '../../engine/browser'
import { settings } from '../../engine/storage/values/settings'
import { IconButton } from '../../ui/controls/Button'
import { toggleMute } from '../controls/audioSettings'
import { useEmbedded } from '../embed/embedded'
import { frameTexts } from '../texts/frame'
import styles from './Header.module.css'

interface Props {
  readonly slot: HTMLElement | null
  /** Not in a game of another device. */
  readonly onShare?: () => void
  /** Not in what is watched. */
  readonly onHelp?: () => void
  readonly onFullscreen: () => void
}

export function Header({ slot, onShare, onHelp, onFullscreen }: Props) {
  const embedded = useEmbedded()
  const { muted } = useSnapshot(settings.live).value
  if (!slot) return null
  return createPortal(
    <>
      <span className={styles.wide}>
        {!embedded && onShare && (
          <IconButton
            label={frameTexts.share}
            icon={<Share2 size={20} aria-hidden="true" />}
            onClick={onShare}
          />
        )}
        {onHelp && (
          <IconButton
            label={frameTexts.howToPlay}
            icon={<CircleHelp size={20} aria-hidden="true" />}
            onClick={onHelp}
          />
        )}
      </span>
      <IconButton
        label={muted ? frameTexts.unmute : frameTexts.mute}
        aria-pressed={muted}
        icon={muted ? <VolumeX size={20} aria-hidden="true" /> : <Volume2 size={20} aria-hidden="true" />}
        onClick={toggleMute}
      />
      {(!embedded || document.fullscreenEnabled) && (
        <span className={styles.wide}>
          <IconButton
            label={frameTexts.fullScreen}
            icon={<Maximize size={20} aria-hidden="true" />}
            onClick={onFullscreen}
          />
        </span>
      )}
    </>,
    slot,
  )
}

export function toggleFullscreen(element: HTMLElement | null): void {
  // The browser, or an embedding page, may refuse: then nothing changes.
  fullScreen(document.fullscreenElement ? null : element).catch(() => {})
}
