/** The keypad below the field, for touch and gamepads. */
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import Delete from 'lucide-react/icons/delete'
import type { ReactNode } from 'react'
import { padDigitOf } from '../../../engine/input/keys'
import { Keypad as Keys } from '../../../ui/board/Keypad'
import { useMedia } from '../../../ui/useMedia'
import { texts as gameTexts } from '../texts/game'
import styles from './Keypad.module.css'

const texts = gameTexts.keypad

interface Props {
  readonly disabled: boolean
  /** A key of the keyboard was typed while a key of the keypad had the focus. */
  readonly onTyped: () => void
  readonly onDigit: (digit: string) => void
  readonly onErase: () => void
  readonly onSend: () => void
}

const TALL = { cols: 3, keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'erase', '0', 'send'] }
/** With limited height, two long rows keep the keys large enough for a thumb. */
const FLAT = { cols: 6, keys: ['1', '2', '3', '4', '5', 'erase', '6', '7', '8', '9', '0', 'send'] }
const DEAR = '(max-width: 760px), (max-height: 520px), (orientation: portrait)'
const CONTENTS: Readonly<Record<string, ReactNode>> = {
  erase: <Delete size={24} aria-hidden="true" />,
  send: (
    <span className={styles.send}>
      <CornerDownLeft size={24} aria-hidden="true" />
      <span translate="yes">{texts.send}</span>
    </span>
  ),
}
const NAMES: Readonly<Record<string, string>> = { erase: texts.erase, send: texts.send }

export function Keypad({ disabled, onTyped, onDigit, onErase, onSend }: Props) {
  const flat = useMedia(DEAR)
  const { cols, keys } = flat ? FLAT : TALL
  const press = (key: string) => {
    if (disabled) return
    if (key === 'erase') onErase()
    else if (key === 'send') onSend()
    else onDigit(key)
  }
  return (
    <div className={styles.keypad} data-flat={flat || undefined}>
      <Keys
        label={texts.name}
        rows={keys.length / cols}
        cols={cols}
        onPress={press}
        onKey={(event) => {
          const key = padDigitOf(event.nativeEvent) ?? (event.key === 'Backspace' ? 'erase' : null)
          if (key === null || disabled) return
          event.preventDefault()
          onTyped()
          press(key)
        }}
        keys={keys.map((id) => ({
          id,
          name: NAMES[id] ?? id,
          disabled,
          tone: id === 'send' ? 'primary' : 'plain',
          content: CONTENTS[id] ?? id,
        }))}
      />
    </div>
  )
}
