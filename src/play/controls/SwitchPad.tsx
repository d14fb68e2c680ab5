/**
 * Buttons for switch access in games that are played by keys: one line below the field, highlighted in turn.
 */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { holdable } from '../../ui/input/scan/holds'
import styles from './SwitchPad.module.css'
import { MOST_IN_LINE, type SwitchGroup } from './switchButtons'

interface Props {
  readonly groups: readonly SwitchGroup[]
  /** What each action is called, as it is seen. */
  readonly label: (action: string) => string
  readonly press: (action: string, source: string) => void
  readonly release: (action: string, source: string) => void
  /** A press lasts as long as the switch is held, as it does in real time; else it is over at once. */
  readonly holds?: boolean
}

/** By what they are called, which on a turned field is not what they are. */
const ICONS = new Map([
  ['Up', ArrowUp],
  ['Down', ArrowDown],
  ['Left', ArrowLeft],
  ['Right', ArrowRight],
])

/** Distinguishes its presses from those of other devices. */
const SOURCE = 'switch'

export default function SwitchPad({ groups, label, press, release, holds }: Props) {
  const grouped = groups.reduce((sum, { buttons }) => sum + buttons.length, 0) > MOST_IN_LINE
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
        // Keys have their own way to it.
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
    <div className={styles.pad} role="group" aria-label="Buttons for one switch" data-switch-pad>
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
