/** The tiles of the hidden word: one per letter, flipped when it is found. */
import { type CSSProperties, memo } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { Mark } from '../../../ui/board/Mark'
import type { Entry } from '../rules/words'
import { texts } from '../texts/game'
import styles from './Word.module.css'

interface Props {
  readonly entry: Entry
  readonly tried: readonly string[]
  readonly found: boolean
  readonly missed: boolean
  /** Positions that a hint highlights, from 0. */
  readonly look: readonly number[]
}

export function Word({ entry: { word, shown = word }, tried, found, missed, look }: Props) {
  const letters = [...shown]
  const isOpen = (index: number) => tried.includes(itemAt(word, index).toLowerCase())
  const spoken = letters
    .map((letter, index) => {
      if (isOpen(index) || missed) return letter
      return look.includes(index) ? texts.board.lookedBlank : texts.board.blank
    })
    .join(' ')
  return (
    <div
      className={styles.word}
      translate="no"
      data-found={found || undefined}
      style={{ '--letters': letters.length } as CSSProperties}
    >
      <p className="visually-hidden">{texts.board.tiles(spoken)}</p>
      <div className={styles.letters}>
        {letters.map((letter, index) => (
          <Slot
            // biome-ignore lint/suspicious/noArrayIndexKey: letters are identified by their position
            key={`${word}-${index}`}
            letter={letter}
            index={index}
            open={isOpen(index)}
            missed={missed}
          />
        ))}
        <Mark cells={look} rows={1} cols={letters.length} />
      </div>
    </div>
  )
}

interface SlotProps {
  readonly letter: string
  readonly index: number
  readonly open: boolean
  readonly missed: boolean
}

const Slot = memo(function Slot({ letter, index, open, missed }: SlotProps) {
  return (
    <span className={styles.slot} aria-hidden="true" style={{ '--index': index } as CSSProperties}>
      {(open || missed) && (
        <span className={styles.tile} data-missed={!open || undefined}>
          {letter}
        </span>
      )}
    </span>
  )
})
