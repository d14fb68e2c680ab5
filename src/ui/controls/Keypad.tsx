/** The look of on-screen keys: digits, letters, chips. */
import type { KeyboardEvent, ReactNode } from 'react'
import { Board as Grid } from '../board/Board'
import { classes } from '../styles/classes'
import styles from './Keypad.module.css'

export interface Key {
  readonly id: string
  /** For screen readers: 'Seven', 'Erase'. */
  readonly name: string
  readonly content: ReactNode
  /** Good and bad show the effect of a key; dim is a key that is used up. */
  readonly tone?: 'plain' | 'primary' | 'good' | 'bad' | 'dim'
  readonly disabled?: boolean
  /** The key that is held down: the digit to be placed. */
  readonly selected?: boolean
  /** A small text in the corner: how many are left. */
  readonly note?: string | undefined
}

interface Props {
  readonly label: string
  readonly rows: number
  readonly cols: number
  /** Row by row; null leaves a gap. */
  readonly keys: readonly (Key | null)[]
  readonly onPress: (id: string) => void
  /** A key that is held down, or pressed by the other button. */
  readonly onAlternate?: ((id: string) => void) | undefined
  /** Keys struck on the keyboard while a key of this pad has the focus. */
  readonly onKey?: ((event: KeyboardEvent) => void) | undefined
  readonly className?: string | undefined
}

/** Fills its slot (of definite size) with keys as large as fit. */
export function Keypad({ label, rows, cols, keys, onPress, onAlternate, onKey, className }: Props) {
  return (
    <Grid
      label={label}
      rows={rows}
      cols={cols}
      className={className}
      onKey={onKey}
      onPress={(row, col) => {
        const key = keys[row * cols + col]
        if (key && !key.disabled) onPress(key.id)
      }}
      onAlternate={
        onAlternate &&
        ((row, col) => {
          const key = keys[row * cols + col]
          if (key && !key.disabled) onAlternate(key.id)
        })
      }
      cell={(row, col) => {
        const key = keys[row * cols + col]
        if (!key) return { name: 'No key', disabled: true, className: styles.gap }
        return {
          name: key.name,
          disabled: key.disabled,
          selected: key.selected,
          className: styles.cell,
          content: (
            <span
              className={classes(styles.key, key.selected && styles.held)}
              data-tone={key.tone ?? 'plain'}
              data-key={key.id}
            >
              {key.content}
              {key.note !== undefined && (
                <small className={classes(styles.note, 'tabular')}>{key.note}</small>
              )}
            </span>
          ),
        }
      }}
    />
  )
}
