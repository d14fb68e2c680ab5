/** On-screen keys: digits, letters, chips. */
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '../styles/classes'
import { uiTexts } from '../texts'
import { Board as Grid } from './Board'
import styles from './Keypad.module.css'

export interface Key {
  readonly id: string
  /** For screen readers: 'Seven', 'Erase'. */
  readonly name: string
  readonly content: ReactNode
  /** Good and bad show the result of a key; dim is a used-up key. */
  readonly tone?: 'plain' | 'primary' | 'good' | 'bad' | 'dim'
  readonly disabled?: boolean
  /** The selected key, such as the digit to place. */
  readonly selected?: boolean
  /** A hint points at it. */
  readonly highlighted?: boolean
  /** A small text in the corner, such as the number left. */
  readonly note?: string | undefined
}

interface Props {
  readonly label: string
  readonly rows: number
  readonly cols: number
  /** Row by row; null leaves a gap. */
  readonly keys: readonly (Key | null)[]
  readonly onPress: (id: string) => void
  /** Long press or right click on a key. */
  readonly onAlternate?: ((id: string) => void) | undefined
  /** Keys pressed on the keyboard while this keypad has the focus. */
  readonly onKey?: ((event: KeyboardEvent) => void) | undefined
  readonly className?: string | undefined
}

/** Fills its slot, which needs a definite size, with keys as large as fit. */
export function Keypad({ label, rows, cols, keys, onPress, onAlternate, onKey, className }: Props) {
  return (
    <Grid
      label={label}
      rows={rows}
      cols={cols}
      className={classes('screen-only', styles.keypad, className)}
      onKey={onKey}
      forThumbs
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
        if (!key) return { name: uiTexts.board.noKey, disabled: true, className: styles.gap }
        return {
          name: key.name,
          disabled: key.disabled,
          selected: key.selected,
          highlighted: key.highlighted,
          className: styles.cell,
          content: (
            <span
              className={classes(styles.key, key.selected && styles.held)}
              data-tone={key.tone ?? 'plain'}
              data-key={key.id}
            >
              {typeof key.content === 'string' ? <span>{key.content}</span> : key.content}
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
