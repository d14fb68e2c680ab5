/** The list of moves in a replay: beside the board, or as a strip below it. Pressing a move jumps to it. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Grade } from '../../engine/core/game/review'
import { codeOf } from '../../engine/input/keys'
import { zoomOf } from '../../ui/input/zoomOf'
import { useMedia } from '../../ui/useMedia'
import { lineAt } from '../replay/playback/moves'
import type { TurnWatcher } from '../replay/playback/turnWatcher'
import { jumpTo } from '../replay/playback/watcher'
import { replayTexts } from '../texts/replays'
import styles from './MoveList.module.css'

/** Rows that are rendered at once: longer lists would slow down each move. */
const PAGE = 200

/** When the list is a strip below the board. */
const STRIP = '(orientation: portrait)'

interface Props {
  readonly watcher: TurnWatcher
  /** The grades of a review, by the number of moves before. */
  readonly grades?: ReadonlyMap<number, { readonly grade: Grade | null }> | undefined
}

export function MoveList({ watcher, grades }: Props) {
  const { lines } = watcher
  const { at } = useSnapshot(watcher.view)
  const strip = useMedia(STRIP)
  const list = useRef<HTMLDivElement>(null)
  const now = lineAt(lines, at)
  const page = Math.max(0, Math.floor(now / PAGE))
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-line="${Math.max(0, now)}"]`)
    if (row) keepInView(list.current as HTMLElement, row)
    if (row && list.current?.contains(document.activeElement)) row.focus({ preventScroll: true })
  }, [now])
  if (lines.length === 0) return null
  const go = (line: number) => jumpTo(watcher, lines[line]?.at ?? 0)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[codeOf(event.nativeEvent)]
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    // Elsewhere on the page the arrows do something else.
    event.nativeEvent.stopPropagation()
    const next = Math.max(-1, Math.min(lines.length - 1, now + step))
    // At either end a gamepad moves on to the next element.
    if (next === now) return
    event.preventDefault()
    go(next)
    list.current
      ?.querySelector<HTMLElement>(`[data-line="${Math.max(0, next)}"]`)
      ?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={list}
      role="listbox"
      translate="no"
      aria-label={replayTexts.watch.moves}
      aria-orientation={strip ? 'horizontal' : 'vertical'}
      className={styles.list}
      data-moves
    >
      {lines.slice(page * PAGE, (page + 1) * PAGE).map((line, row) => {
        const index = page * PAGE + row
        return (
          <button
            key={line.at}
            type="button"
            role="option"
            aria-selected={index === now}
            tabIndex={index === Math.max(0, now) ? 0 : -1}
            data-line={index}
            className={styles.line}
            onKeyDown={onKeyDown}
            onClick={() => go(index)}
          >
            <span className={styles.number}>{line.at}</span>
            <span>
              <span>{line.text}</span>
              <GradeSymbol grade={grades?.get(line.at - 1)?.grade ?? null} />
            </span>
          </button>
        )
      })}
    </div>
  )
}

function GradeSymbol({ grade }: { readonly grade: Grade | null }) {
  if (!grade) return null
  return (
    <>
      <b aria-hidden="true">{` ${SYMBOLS[grade]}`}</b>
      <span className="visually-hidden">{replayTexts.watch.grades[grade]}</span>
    </>
  )
}

/** Scrolls only the list, and only if the row is not fully visible: a moving list is hard to press. */
function keepInView(list: HTMLElement, row: HTMLElement): void {
  const around = list.getBoundingClientRect()
  const box = row.getBoundingClientRect()
  const seen =
    box.left >= around.left &&
    box.right <= around.right &&
    box.top >= around.top &&
    box.bottom <= around.bottom
  if (seen) return
  const zoom = zoomOf(list)
  list.scrollBy({
    left: (box.left + box.width / 2 - (around.left + around.width / 2)) / zoom,
    top: (box.top + box.height / 2 - (around.top + around.height / 2)) / zoom,
  })
}

/** In chess notation. */
export const SYMBOLS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const
