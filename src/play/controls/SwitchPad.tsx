/**
 * Buttons for switch access in games that are played by keys: a row below the field, highlighted one by one.
 */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { holdable } from '../../ui/input/scan/holds'
import { controlTexts } from '../texts/controls'
import styles from './SwitchPad.module.css'
import { MAX_IN_LINE, type SwitchGroup } from './switchButtons'

interface Props {
  readonly groups: readonly SwitchGroup[]
  /** The label of an action, as the field is shown. */
  readonly label: (action: string) => string
  readonly press: (action: string, source: string) => void
  readonly release: (action: string, source: string) => void
  /** In real-time games a press lasts while the switch is held; in others it ends at once. */
  readonly holds?: boolean
}

/** By the shown label: on a rotated field directions change. */
const ICONS = new Map([
  ['Up', ArrowUp],
  ['Down', ArrowDown],
  ['Left', ArrowLeft],
  ['Right', ArrowRight],
])

/** Distinguishes its presses from those of other devices. */
const SOURCE = 'switch'

export default function SwitchPad({ groups, label, press, release, holds }: Props) {
  const grouped = groups.reduce((sum, { buttons }) => sum + buttons.length, 0) > MAX_IN_LINE
  const button = (action: string) => {
    const name = label(action)
    const Icon = ICONS.get(name)
    return (
      <button
        key={action}
        ref={(element) => {
          if (!element || !holds) return
          return holdable(element, () => {
            press(action, SOURCE)
            return () => release(action, SOURCE)
          })
        }}
        type="button"
        // Keys press the action directly.
        tabIndex={-1}
        aria-label={name}
        className={styles.button}
        onClick={() => {
          press(action, SOURCE)
          release(action, SOURCE)
        }}
      >
        {Icon ? <Icon size={24} aria-hidden="true" /> : name}
      </button>
    )
  }
  return (
    <div className={styles.pad} role="group" aria-label={controlTexts.switchPad} data-switch-pad>
      {groups.map(({ name, buttons }) => (
        <div
          key={name}
          className={styles.group}
          {...(grouped && buttons.length > 1 && { role: 'group', 'aria-label': name })}
        >
          {buttons.map(({ action }) => button(action))}
        </div>
      ))}
    </div>
  )
}
