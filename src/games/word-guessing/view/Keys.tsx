/** The on-screen letters: wide rows where there is space, otherwise four rows for thumbs. */
import { Keypad } from '../../../ui/board/Keypad'
import { useMedia } from '../../../ui/useMedia'
import { KEYS } from '../../shared/words/alphabet'
import { texts } from '../texts/game'
import styles from './Keys.module.css'

interface Props {
  readonly word: string
  readonly tried: readonly string[]
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

export function Keys({ word, tried, disabled, hinted, onLetter }: Props) {
  const narrow = useMedia(NARROW)
  // A word from another language, by link, may have more letters.
  const letters = [...new Set([...KEYS, ...word])]
  const cols = narrow ? 7 : Math.ceil(letters.length / 3)
  return (
    <div className={styles.keys}>
      <Keypad
        label={texts.keys.name}
        rows={Math.ceil(letters.length / cols)}
        cols={cols}
        onPress={onLetter}
        keys={letters.map((letter) => {
          const known = tried.includes(letter.toLowerCase())
          const right = word.includes(letter)
          return {
            id: letter,
            name: nameOf(letter, known, right),
            content: known && !right ? <s>{letter}</s> : letter,
            highlighted: letter === hinted,
            tone: known ? (right ? 'good' : 'dim') : 'plain',
            disabled,
          }
        })}
      />
    </div>
  )
}
