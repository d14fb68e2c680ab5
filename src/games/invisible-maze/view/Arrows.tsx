/** The arrow buttons for the mouse; touch uses the host's controls below the board. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { declarationTexts } from '../../../engine/core/texts/declarations'
import { IconButton } from '../../../ui/controls/Button'
import { eachFinger } from '../../../ui/input/fingers'
import type { Move } from '../rules'
import styles from './Arrows.module.css'

const ARROWS = [
  ['up', ArrowUp],
  ['left', ArrowLeft],
  ['down', ArrowDown],
  ['right', ArrowRight],
] as const

interface Props {
  readonly disabled: boolean
  readonly play: (move: Move) => void
}

export function Arrows({ disabled, play }: Props) {
  return (
    <div className={styles.arrows} {...eachFinger}>
      {ARROWS.map(([direction, Icon]) => (
        <span key={direction} className={styles[direction]}>
          <IconButton
            label={declarationTexts.directions[direction]}
            icon={<Icon size={24} aria-hidden="true" />}
            disabled={disabled}
            onClick={() => play(direction)}
          />
        </span>
      ))}
    </div>
  )
}
