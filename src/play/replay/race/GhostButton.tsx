/** The button that shows or hides the opponent's ghost in a race. */
import Ghost from 'lucide-react/icons/ghost'
import { IconButton } from '../../../ui/controls/Button'
import { frameTexts } from '../../texts/frame'

interface Props {
  readonly seen: boolean
  readonly onSee: (on: boolean) => void
}

export function GhostButton({ seen, onSee }: Props) {
  return (
    <IconButton
      label={frameTexts.ghost}
      aria-pressed={seen}
      variant={seen ? 'plain' : 'quiet'}
      icon={<Ghost size={20} aria-hidden="true" />}
      onClick={() => onSee(!seen)}
    />
  )
}
