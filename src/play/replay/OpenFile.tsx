/** The button that opens a replay file, or one with a link. */
import FolderOpen from 'lucide-react/icons/folder-open'
import { useRef } from 'react'
import { IconButton } from '../../ui/controls/Button'
import { panelTexts } from '../texts/panels'
import { FILE_ENDING, LINK_ENDING } from './useFileDrop'

const { openReplay, replayFile } = panelTexts.tools

export function OpenFile({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={openReplay}
        icon={<FolderOpen size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={`${FILE_ENDING},${LINK_ENDING}`}
        className="visually-hidden"
        aria-label={replayFile}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // Cleared, so that the same file can be chosen again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
