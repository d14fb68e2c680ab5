/** The button that shows or hides the opponent's ghost in a race. */
import Ghost from 'lucide-react/icons/ghost'
import { useSnapshot } from 'valtio'
import { IconButton } from '../../../ui/controls/Button'
import { usePlay } from '../../session/core/usePlay'
import { frameTexts } from '../../texts/frame'

/** Nothing without a race, and in games without a ghost. */
export function GhostButton({ shown }: { readonly shown: boolean }) {
  const { session } = usePlay()
  const { racing } = useSnapshot(session.view)
  if (!racing || !session.game.ghost) return null
  return (
    <IconButton
      label={frameTexts.ghost}
      aria-pressed={shown}
      variant={shown ? 'plain' : 'quiet'}
      icon={<Ghost size={20} aria-hidden="true" />}
      onClick={() => session.setOption('ghost', shown ? 'off' : 'on')}
    />
  )
}
