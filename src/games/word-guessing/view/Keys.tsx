/** The on-screen letters: from A to Z in wide rows where there is space, otherwise four rows for thumbs; or as on a keyboard. */

import { itemAt } from '../../../engine/core/itemAt'
import { Keypad } from '../../../ui/board/Keypad'
import { useMedia } from '../../../ui/useMedia'
import { KEYS } from '../../shared/words/alphabet'
import { ROWS } from '../../shared/words/letters'
import { texts } from '../texts/game'
import styles from './Keys.module.css'

interface Props {
  readonly word: string
  readonly tried: readonly string[]
  /** In the order of a keyboard of the language. */
  readonly asKeyboard: boolean
  readonly disabled: boolean
  /** The letter that a hint names. */
  readonly hinted: string | null
  readonly onLetter: (letter: string) => void
}

/** Rows of seven where more are too narrow for a thumb. */
const NARROW = '(max-width: 600px)'

function nameOf(letter: string, known: boolean, right: boolean): string {
  if (!known) return letter
  return right ? texts.keys.right(letter) : texts.keys.wrong(letter)
}

/** The letters as on a keyboard, row by row, with gaps at both ends of shorter rows; letters of other languages end the last. */
function keyboardRows(others: readonly string[]): {
  readonly cols: number
  readonly letters: readonly (string | null)[]
} {
  const rows = ROWS.map((row) => [...row.toUpperCase()])
  itemAt(rows, rows.length - 1).push(...others)
  const cols = Math.max(...rows.map((row) => row.length))
  const letters = rows.flatMap((row) => {
    const before = Math.floor((cols - row.length) / 2)
    return Array.from({ length: cols }, (_, col) => row[col - before] ?? null)
  })
  return { cols, letters }
}

export function Keys({ word, tried, asKeyboard, disabled, hinted, onLetter }: Props) {
  const narrow = useMedia(NARROW)
  // A word from another language, by link, may have more letters.
  const all = [...new Set([...KEYS, ...word])]
  const { cols, letters } = asKeyboard
    ? keyboardRows(all.slice(KEYS.length))
    : { cols: narrow ? 7 : Math.ceil(all.length / 3), letters: all }
  return (
    <div className={styles.keys}>
      <Keypad
        label={texts.keys.name}
        className={asKeyboard ? styles.high : styles.wide}
        rows={Math.ceil(letters.length / cols)}
        cols={cols}
        onPress={onLetter}
        keys={letters.map((letter) => {
          if (letter === null) return null
          const known = tried.includes(letter.toLowerCase())
          const right = word.includes(letter)
          return {
            id: letter,
            name: nameOf(letter, known, right),
            content: known && !right ? <s>{letter}</s> : letter,
            highlighted: letter === hinted,
            tone: known ? (right ? 'good' : 'bad') : 'plain',
            disabled,
          }
        })}
      />
    </div>
  )
}
