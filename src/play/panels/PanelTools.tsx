/** The tools in the pause and end panels: on a phone the header has no space for most of them. */
import Maximize from 'lucide-react/icons/maximize'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/controls/Button'
import { OpenFile } from '../record/OpenFile'
import { panelTexts } from '../texts/panels'
import styles from './Panel.module.css'

const texts = panelTexts.tools

export interface PanelToolsProps {
  readonly onShare: () => void
  readonly onFullscreen: () => void
  readonly onFile: (file: File) => void
  /** The page's own buttons: favorite, settings. */
  readonly page: ReactNode
}

export function PanelTools({ onShare, onFullscreen, onFile, page }: PanelToolsProps) {
  return (
    <div className={styles.tools}>
      <IconButton label={texts.share} icon={<Share2 size={20} aria-hidden="true" />} onClick={onShare} />
      <IconButton
        label={texts.fullScreen}
        icon={<Maximize size={20} aria-hidden="true" />}
        onClick={onFullscreen}
      />
      <OpenFile onFile={onFile} />
      {page}
    </div>
  )
}
