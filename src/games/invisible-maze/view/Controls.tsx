/** The buttons of a maze: four arrows in the middle, which are always there, and Draw, Solution and Reset beside or below them. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Rewind from 'lucide-react/icons/rewind'
import { declarationTexts } from '../../../engine/core/texts/declarations'
import { Button, IconButton } from '../../../ui/controls/Button'
import { eachFinger } from '../../../ui/input/fingers'
import { classes } from '../../../ui/styles/classes'
import type { Move } from '../rules'
import { texts } from '../texts/game'
import styles from './Controls.module.css'

const ARROWS = [
  ['up', ArrowUp],
  ['left', ArrowLeft],
  ['down', ArrowDown],
  ['right', ArrowRight],
] as const

interface Props {
  readonly disabled: boolean
  /** The solution is shown. */
  readonly solution: boolean
  readonly play: (move: Move) => void
  /** Opens the dialog in which mazes are drawn; undefined where no other one can be played. */
  readonly onText: (() => void) | undefined
}

export function Controls({ disabled, solution, play, onText }: Props) {
  const Sight = solution ? EyeOff : Eye
  return (
    <div className={styles.controls}>
      <div className={styles.arrows} {...eachFinger}>
        {ARROWS.map(([direction, Icon]) => (
          <IconButton
            key={direction}
            className={classes(styles.arrow, styles[direction])}
            label={declarationTexts.directions[direction]}
            icon={<Icon size={28} aria-hidden="true" />}
            disabled={disabled}
            onClick={() => play(direction)}
          />
        ))}
      </div>
      {onText && (
        <IconButton
          className={classes(styles.small, styles.text)}
          label={texts.gameText}
          word={texts.draw}
          icon={<Pencil size={20} aria-hidden="true" />}
          onClick={onText}
        />
      )}
      <Button
        className={classes(styles.small, styles.solution)}
        variant="quiet"
        icon={<Sight size={20} aria-hidden="true" />}
        disabled={disabled}
        onClick={() => play('solution')}
      >
        <span className={styles.label}>{solution ? texts.info.hideSolution : texts.info.showSolution}</span>
      </Button>
      <Button
        className={classes(styles.small, styles.reset)}
        icon={<Rewind size={20} aria-hidden="true" />}
        disabled={disabled}
        onClick={() => play('reset')}
      >
        <span className={styles.label}>{texts.info.reset}</span>
      </Button>
    </div>
  )
}
