/**
 * The frame of an editor of puzzles: the board, what is wrong with the puzzle or how many solutions it has, and
 * buttons that play, share and clear it.
 */
import LinkIcon from 'lucide-react/icons/link'
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button'
import styles from './PositionEditor.module.css'
import { editorTexts as texts } from './texts/editor'

export interface PuzzleEditorHandle {
  /** Moves the focus to a cell, if another cell of the board has it. */
  moveFocus(cell: number): void
}

interface Props {
  readonly ref?: Ref<PuzzleEditorHandle>
  readonly rows: number
  readonly cols: number
  /** The board, as large as its place. */
  readonly board: ReactNode
  /** The board is there: its size may be measured first. Default: true. */
  readonly isReady?: boolean
  /** How many solutions the puzzle has, or why it cannot be played. */
  readonly verdict: string
  readonly isPlayable: boolean
  /** What changed last, for screen readers. */
  readonly news: string
  readonly isEmpty: boolean
  readonly hint: string
  /** Keys and choices, below the verdict. */
  readonly children: ReactNode
  /**
   * Starts a game with the puzzle and closes the dialog.
   *
   * @throws Error with a message for the player; the puzzle stays as it is
   */
  readonly onPlay: () => void
  readonly onShare: (() => void) | undefined
  readonly onClear: () => void
  /** Takes back the last change, or its taking back; undefined before the first one. */
  readonly onUndo: (() => void) | undefined
}

export function PuzzleEditor(props: Props) {
  const { rows, cols, isReady = true, verdict, isPlayable, isEmpty, onShare, onUndo } = props
  const plate = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<{ readonly message: string; readonly of: string } | null>(null)
  useImperativeHandle(props.ref, () => ({
    moveFocus(cell) {
      if (plate.current?.contains(document.activeElement))
        plate.current.querySelector<HTMLElement>(`[data-index="${cell}"]`)?.focus()
    },
  }))
  // The button that opened the editor has gone, and the focus with it.
  useLayoutEffect(() => {
    if (isReady) plate.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [isReady])
  const play = () => {
    try {
      props.onPlay()
    } catch (fault) {
      setProblem({ message: (fault as Error).message, of: verdict })
    }
  }
  return (
    <div
      className={styles.editor}
      style={{ '--board-rows': rows, '--board-cols': cols } as React.CSSProperties}
    >
      <div ref={plate} className={styles.plate}>
        {props.board}
      </div>
      <div className={styles.side}>
        <p className={styles.verdict} role="status">
          {verdict}
        </p>
        <p className={styles.problem} role="alert">
          {problem?.of === verdict && problem.message}
        </p>
        {props.children}
        <div className={styles.buttons}>
          <Button variant="primary" disabled={!isPlayable} onClick={play}>
            {texts.playPuzzle}
          </Button>
          {onShare && (
            <Button icon={<LinkIcon size={18} aria-hidden="true" />} disabled={!isPlayable} onClick={onShare}>
              {texts.copyLink}
            </Button>
          )}
          {onUndo && <Button onClick={onUndo}>{texts.undo}</Button>}
          <Button disabled={isEmpty} onClick={props.onClear}>
            {texts.clear}
          </Button>
        </div>
        <p className={styles.hint}>{props.hint}</p>
      </div>
      <p className="visually-hidden" role="log">
        {props.news}
      </p>
    </div>
  )
}
