/** The on-off switch. */
import { type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps {
  label: string
  checked: boolean
  onChange(checked: boolean): void
  /** A softer text under the label. */
  hint?: string
  disabled?: boolean
}

/** The whole row can be pressed. */
export function Switch({ label, checked, onChange, hint, disabled }: SwitchProps): ReactNode {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      className={styles.row}
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.text}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </button>
  )
}
