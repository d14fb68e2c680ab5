/** The tools in the pause and end panels: on a phone the header has no space for most of them. */
import CodeXml from 'lucide-react/icons/code-xml'
import Maximize from 'lucide-react/icons/maximize'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useState } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { IconButton } from '../../ui/controls/Button'
import { useEmbedded } from '../embed/embedded'
import { EmbedDialog } from '../embed/lazyEmbed'
import { shareSearch } from '../opening/opening'
import { ownHash } from '../opening/ownContent'
import { OpenFile } from '../replay/OpenFile'
import type { Session } from '../session/core/session'

import { panelTexts } from '../texts/panels'
import styles from './Panel.module.css'

const texts = panelTexts.tools

export interface PanelToolsProps {
  readonly entry: CatalogGame
  readonly session: Session
  /** The position to share, if the game has one. */
  readonly position?: (() => string | undefined) | undefined
  readonly onShare: () => void
  readonly onFullscreen: () => void
  readonly onFile: (file: File) => void
  /** The button to print, in games that can be printed. */
  readonly print?: ReactNode
  /** The page's own buttons: favorite, settings. */
  readonly page: ReactNode
}

export function PanelTools({
  entry,
  session,
  position,
  onShare,
  onFullscreen,
  onFile,
  print,
  page,
}: PanelToolsProps) {
  /** The queries of the start and the position to embed; null while the dialog is closed. */
  const [embeds, setEmbeds] = useState<{ search: string; position: string | undefined } | null>(null)
  const openEmbed = () => {
    const { game, view } = session
    const search = (at?: string) => shareSearch(game, view.options, view.seed, at)
    const at = position?.()
    setEmbeds({ search: search(), position: at && search(at) })
  }
  // An embedded game has full screen in its bar; the rest belongs to the site.
  if (useEmbedded()) return null
  return (
    <div className={styles.tools}>
      <IconButton label={texts.share} icon={<Share2 size={20} aria-hidden="true" />} onClick={onShare} />
      <IconButton
        label={panelTexts.tools.embed}
        icon={<CodeXml size={20} aria-hidden="true" />}
        onClick={openEmbed}
      />
      <IconButton
        label={texts.fullScreen}
        icon={<Maximize size={20} aria-hidden="true" />}
        onClick={onFullscreen}
      />
      {print}
      <OpenFile onFile={onFile} />
      {page}
      {embeds && (
        <EmbedDialog.Part
          entry={entry}
          start={{ kind: 'game', search: embeds.search, hash: ownHash(session.own) }}
          position={embeds.position}
          onClose={() => setEmbeds(null)}
        />
      )}
    </div>
  )
}
