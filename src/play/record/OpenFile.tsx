/** The button that opens a replay file. */
import FolderOpen from 'lucide-react/icons/folder-open'
import { useRef } from 'react'
import { IconButton } from '../../ui/controls/Button'
import { FILE_ENDING } from './address'

export function OpenFile({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label="Open a file of a play"
        icon={<FolderOpen size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={FILE_ENDING}
        className="visually-hidden"
        aria-label="File of a play"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file may be chosen again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
