/** Owns the keypad under the field, for fingers and pads. */
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import Delete from 'lucide-react/icons/delete'
import { Board as Grid } from '../../ui/Board'
import styles from './Keypad.module.css'

interface Props {
  readonly disabled: boolean
  readonly onDigit: (digit: string) => void
  readonly onErase: () => void
  readonly onSend: () => void
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'erase', '0', 'send'] as const
const NAMES: Readonly<Record<string, string>> = { erase: 'Erase', send: 'Guess' }

export function Keypad({ disabled, onDigit, onErase, onSend }: Props) {
  const press = (key: string) => {
    if (disabled) return
    if (key === 'erase') onErase()
    else if (key === 'send') onSend()
    else onDigit(key)
  }
  return (
    <div className={styles.keypad}>
      <Grid
        label="Keypad"
        rows={4}
        cols={3}
        className={styles.keys}
        onPress={(row, col) => press(KEYS[row * 3 + col] as string)}
        cell={(row, col) => {
          const key = KEYS[row * 3 + col] as string
          return {
            name: NAMES[key] ?? key,
            disabled,
            className: styles.cell,
            content: (
              <span className={styles.key} data-key={key}>
                {key === 'erase' ? (
                  <Delete size={24} aria-hidden="true" />
                ) : key === 'send' ? (
                  <CornerDownLeft size={24} aria-hidden="true" />
                ) : (
                  key
                )}
              </span>
            ),
          }
        }}
      />
    </div>
  )
}
