/** Owns the tiles of the hidden word: a slot for every letter, turned over when it is found. */
import type { CSSProperties } from 'react'
import styles from './Word.module.css'

interface Props {
  readonly word: string
  readonly tried: readonly string[]
  readonly found: boolean
  readonly missed: boolean
  /** Places that a hint has the visitor look at, from 0. */
  readonly look: readonly number[]
}

export function Word({ word, tried, found, missed, look }: Props) {
  const letters = [...word]
  const isOpen = (letter: string) => tried.includes(letter.toLowerCase())
  const spoken = letters
    .map((letter, place) =>
      isOpen(letter) || missed ? letter : look.includes(place) ? 'marked blank' : 'blank',
    )
    .join(' ')
  return (
    <div
      className={styles.word}
      data-found={found || undefined}
      style={{ '--letters': letters.length } as CSSProperties}
    >
      <p className="visually-hidden">{`The word: ${spoken}.`}</p>
      {letters.map((letter, place) => {
        const open = isOpen(letter)
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in its word
            key={`${word}-${place}`}
            className={styles.slot}
            aria-hidden="true"
            data-looked={look.includes(place) || undefined}
            style={{ '--place': place } as CSSProperties}
          >
            {(open || missed) && (
              <span className={styles.tile} data-missed={!open || undefined}>
                {letter}
              </span>
            )}
          </span>
        )
      })}
    </div>
  )
}
