/** The promotion choice: four buttons over the pawn's file. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { moveKeyOf } from '../../../engine/input/keyboard'
import { useCover } from '../../../ui/dialogs/cover'
import { type Color, KIND_NAMES, type Kind, letterOf } from '../rules/pieces'
import { texts } from '../texts/game'
import { Piece } from './Piece'
import styles from './Promotion.module.css'

const CHOICES: readonly Kind[] = ['q', 'n', 'r', 'b']

interface Props {
  readonly color: Color
  /** The displayed target column of the pawn, and whether it is in the top row. */
  readonly col: number
  readonly top: boolean
  readonly onPick: (kind: Kind) => void
  readonly onCancel: () => void
}

export function Promotion({ color, col, top, onPick, onCancel }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useCover()
  useEffect(() => list.current?.querySelector('button')?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[moveKeyOf(event.nativeEvent)]
    if (step !== undefined) {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
      const next = Math.min(buttons.length - 1, Math.max(0, at + step))
      event.preventDefault()
      buttons[next]?.focus()
    } else if (event.key === 'Escape' || event.key === 'Backspace') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }
  return (
    <div className={styles.cover}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.away}
        aria-label={texts.board.cancel}
        onClick={onCancel}
      />
      <div
        ref={list}
        role="toolbar"
        aria-label={texts.board.promote}
        aria-orientation="vertical"
        className={styles.list}
        data-top={top || undefined}
        style={{ '--col': col } as React.CSSProperties}
        onKeyDown={onKeyDown}
      >
        {CHOICES.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.choice}
            aria-label={KIND_NAMES[kind]}
            onClick={() => onPick(kind)}
          >
            <Piece letter={letterOf(color, kind)} />
          </button>
        ))}
      </div>
    </div>
  )
}
