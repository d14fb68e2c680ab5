/** The tools behind More in the pause and end panels. On large screens the header has most of them. */
import CodeXml from 'lucide-react/icons/code-xml'
import Maximize from 'lucide-react/icons/maximize'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useState } from 'react'
import { SINGLE_FILE } from '../../ui/basePath'
import { IconButton, NamedIcons } from '../../ui/controls/Button'
import { useEmbedded } from '../embed/embedded'
import { EmbedDialog } from '../embed/lazyEmbed'
import { shareSearch } from '../opening/opening'
import { ownHash } from '../opening/ownContent'
import { OpenFile } from '../replay/OpenFile'
import { sharePlay } from '../replay/share'
import { usePlay } from '../session/core/usePlay'
import { panelTexts } from '../texts/panels'
import styles from './Panel.module.css'
import type { PanelProps } from './PanelShell'

const texts = panelTexts.tools

type Props = Pick<PanelProps, 'onFullscreen' | 'print'>

export function PanelTools({ onFullscreen, print }: Props): ReactNode {
  const { entry, session, onFile, pageTools } = usePlay()
  /** The queries of the start and the position to embed; null while the dialog is closed. */
  const [embeds, setEmbeds] = useState<{ search: string; position: string | undefined } | null>(null)
  const openEmbed = () => {
    const { game, view, position } = session
    const search = (at?: string) => shareSearch(game, view.options, view.seed, at)
    setEmbeds({ search: search(), position: position && search(position) })
  }
  // An embedded game has full screen in its bar; the rest belongs to the site, apart from files.
  if (useEmbedded())
    return SINGLE_FILE ? (
      <NamedIcons value>
        <OpenFile onFile={onFile} />
      </NamedIcons>
    ) : null
  return (
    <NamedIcons value>
      <IconButton label={texts.embed} icon={<CodeXml size={20} aria-hidden="true" />} onClick={openEmbed} />
      {print}
      <OpenFile onFile={onFile} />
      <div className={styles.inHeader}>
        <IconButton
          label={texts.share}
          icon={<Share2 size={20} aria-hidden="true" />}
          onClick={() => void sharePlay(entry, session)}
        />
        <IconButton
          label={texts.fullScreen}
          icon={<Maximize size={20} aria-hidden="true" />}
          onClick={onFullscreen}
        />
        {pageTools}
      </div>
      {embeds && (
        <EmbedDialog.Part
          entry={entry}
          start={{ kind: 'game', search: embeds.search, hash: ownHash(session.own) }}
          position={embeds.position}
          onClose={() => setEmbeds(null)}
        />
      )}
    </NamedIcons>
  )
}
