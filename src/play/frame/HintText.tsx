/**
 * The words of a hint, at one place beside or above the board, until the next move or a pause. Screen readers hear them
 * from the status line.
 */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { gameBoxes } from '../../ui/toasts/boxes'
import type { TurnSession } from '../session/turns/turnSession'
import styles from './HintText.module.css'
import { hintPlace } from './hintPlace'
import { around, boxesOf } from './measured'

/** Largest and smallest size of the words, CSS px: a long hint is set smaller. */
const SIZES = [17, 16, 15, 14, 13, 12, 11]
/** A place of one or two lines, CSS px. */
const LOW = 80

/** Places the words where they cover nothing. Where the style sheet keeps a row above the board for them, they stay in it. */
function place(band: HTMLElement): void {
  band.removeAttribute('style')
  if (getComputedStyle(band).position !== 'absolute') return
  const game = band.closest('[data-game]')
  const fields = game?.querySelectorAll('[data-field]') ?? []
  if (!game || fields.length === 0) return
  const bar = boxesOf(game.querySelectorAll('[data-stat], [data-tools] > *'))
  const found = hintPlace(game.getBoundingClientRect(), around(boxesOf(fields)), gameBoxes(game), around(bar))
  const from = band.offsetParent?.getBoundingClientRect()
  if (!found || !from) return
  band.toggleAttribute('data-low', found.height < LOW)
  Object.assign(band.style, {
    left: `${found.left - from.left}px`,
    top: `${found.top - from.top}px`,
    width: `${found.width}px`,
    height: `${found.height}px`,
  })
}

function arrange(band: HTMLElement): void {
  place(band)
  const text = band.firstElementChild
  if (!(text instanceof HTMLElement)) return
  for (const size of SIZES) {
    text.style.fontSize = `${size}px`
    if (text.offsetHeight <= band.clientHeight && text.scrollWidth <= text.clientWidth) break
  }
}

interface Props {
  readonly play: TurnSession
  readonly children: ReactNode
}

/** A board with the place of its hints. */
export function HintTable({ play, children }: Props) {
  if (!play.game.hints) return children
  return (
    <div className={styles.table}>
      <HintText play={play} />
      {children}
    </div>
  )
}

function HintText({ play }: Pick<Props, 'play'>) {
  const { hintText } = useSnapshot(play.boardView)
  const band = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = band.current
    if (!element || !hintText) return
    const again = () => arrange(element)
    again()
    addEventListener('resize', again)
    return () => removeEventListener('resize', again)
  }, [hintText])
  return (
    <div ref={band} className={styles.band} data-hint-text aria-hidden="true">
      {hintText && <p className={styles.text}>{hintText}</p>}
    </div>
  )
}
