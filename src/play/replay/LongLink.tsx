/** The warning beside a long link, with a button that saves it as a file. Nothing beside others. */
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/Button'
import { shareTexts as texts } from '../texts/share'
import { LONG_LINK, saveLink } from './linkFile'

interface Props {
  readonly link: string
  /** Of the file, without its ending. */
  readonly name: string
}

export function LongLink({ link, name }: Props): ReactNode {
  if (link.length <= LONG_LINK) return null
  return (
    <>
      <p role="status">{texts.longLink(link.length)}</p>
      <div>
        <Button icon={<Download size={18} aria-hidden="true" />} onClick={() => saveLink(link, name)}>
          {texts.saveLink}
        </Button>
      </div>
    </>
  )
}
