/** The on-screen letters: wide rows where there is space, otherwise four rows for thumbs. */
import { Keypad } from '../../../ui/board/Keypad'
import { useMedia } from '../../../ui/useMedia'
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

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Nine per row are too narrow for a thumb here, so there are seven. */
const NARROW = '(max-width: 600px)'

function nameOf(letter: string, known: boolean, right: boolean, hinted: boolean): string {
  if (known) return right ? texts.keys.right(letter) : texts.keys.wrong(letter)
  return hinted ? texts.keys.hinted(letter) : letter
}

export function Keys({ word, tried, disabled, hinted, onLetter }: Props) {
  const narrow = useMedia(NARROW)
  return (
    <div className={styles.keys}>
      <Keypad
        label={texts.keys.name}
        rows={narrow ? 4 : 3}
        cols={narrow ? 7 : 9}
        onPress={onLetter}
        keys={ALPHABET.map((letter) => {
          const known = tried.includes(letter.toLowerCase())
          const right = word.includes(letter)
          return {
            id: letter,
            name: nameOf(letter, known, right, letter === hinted),
            content:
              known && !right ? (
                <s>{letter}</s>
              ) : letter === hinted ? (
                <mark className={styles.hint}>{letter}</mark>
              ) : (
                letter
              ),
            tone: known ? (right ? 'good' : 'dim') : 'plain',
            disabled,
          }
        })}
      />
    </div>
  )
}
