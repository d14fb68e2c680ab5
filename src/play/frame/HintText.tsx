/**
 * The words of a hint, at one place beside or above the board, until the next move or a pause; in a first game, until its
 * first move, the first of the rules. Screen readers hear hints from the status line, and rules from the start panel.
 */
import ChevronRight from 'lucide-react/icons/chevron-right'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { OptionValues, TurnGame } from '../../engine/core/game/contract'
import { goesOn } from '../../engine/core/game/hintParts'
import { wordsForRules } from '../../engine/core/game/option'
import { changeTaught, settings } from '../../engine/storage/values/settings'
import { classes } from '../../ui/styles/classes'
import type { TurnSession } from '../session/turns/turnSession'
import styles from './HintText.module.css'
import look from './HintWords.module.css'
import { type HintPlace, hintPlaces } from './hintPlace'
import { around, boxesOf, gameBoxes } from './measured'

/** Sizes of the words, CSS px: a long hint is set smaller, but stays readable. */
const SIZES = [19, 17, 16, 15, 14, 13]
/** The largest size as a part of the width: in larger letters each word would take a line. */
const LARGEST = 1 / 6
/** Between the words and the first text below them, whose frame may be larger, CSS px. */
const CLOSE = 12
/** A place of one or two lines, CSS px. */
const LOW = 80
/** Boards are in their new place this long after the window has changed. */
const SETTLED_MS = 150

/** The places where the words cover nothing, best first. */
function placesOf(band: HTMLElement): readonly HintPlace[] {
  const game = band.closest('[data-game]')
  const fields = game?.querySelectorAll('[data-field]') ?? []
  if (!game || fields.length === 0) return []
  const bar = boxesOf(game.querySelectorAll('[data-stat], [data-tools] > *'))
  const { top, right, bottom } = game.getBoundingClientRect()
  // While a game runs, the page keeps the space beside it free.
  const area = { left: 0, top, right, bottom }
  return hintPlaces(area, around(boxesOf(fields)), gameBoxes(game), around(bar))
}

function putAt(band: HTMLElement, { left, top, width, height, edge }: HintPlace): void {
  const from = band.offsetParent?.getBoundingClientRect()
  if (!from) return
  const low = height < LOW
  band.toggleAttribute('data-low', low)
  if (edge && !low) band.dataset.edge = edge
  else delete band.dataset.edge
  Object.assign(band.style, {
    left: `${left - from.left}px`,
    top: `${top - from.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
}

/** Sets the words as large as they fit into this height, with no word broken; returns whether they do. */
function fitted(text: HTMLElement, high: number, wide: number): boolean {
  const space = high - Number.parseFloat(getComputedStyle(text).marginBlockEnd)
  text.style.overflowWrap = 'normal'
  const fits = SIZES.filter((size) => size <= wide * LARGEST || size === SIZES.at(-1)).some((size) => {
    text.style.fontSize = `${size}px`
    return text.offsetHeight <= space && text.scrollWidth <= text.clientWidth
  })
  if (!fits) text.style.overflowWrap = ''
  return fits
}

function arrange(band: HTMLElement): void {
  for (const set of ['style', 'data-low', 'data-edge']) band.removeAttribute(set)
  const text = band.firstElementChild
  if (!(text instanceof HTMLElement)) return
  const { position, minBlockSize } = getComputedStyle(band)
  // The style sheet keeps a row above the board for them. The board may begin farther below.
  if (position !== 'absolute') {
    fitted(text, Number.parseFloat(minBlockSize), band.clientWidth)
    const { bottom } = band.getBoundingClientRect()
    const game = band.closest('[data-game]')
    const tops = (game ? gameBoxes(game) : []).map(({ top }) => top).filter((top) => top >= bottom)
    const down = tops.length > 0 ? Math.max(0, Math.min(...tops) - bottom - CLOSE) : 0
    band.style.transform = `translateY(${down}px)`
    return
  }
  const places = placesOf(band)
  for (const place of places) {
    putAt(band, place)
    if (fitted(text, place.height, place.width)) return
  }
  const largest = places.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
  if (!largest) return
  putAt(band, largest)
  band.setAttribute('data-low', '')
  delete band.dataset.edge
}

interface Props {
  readonly play: TurnSession
  readonly children: ReactNode
}

/** A board with the place of its hints, and in a visitor's first game of the first rule. */
export function HintTable({ play, children }: Props) {
  const [isFirst] = useState(() => !settings.get().taught[play.id])
  if (!play.game.hints && !isFirst) return children
  return (
    <div className={styles.table}>
      <HintText play={play} />
      {children}
    </div>
  )
}

/** The sentence of the chosen rules or mode, or the first rule; '' for puzzles, whose boards say the task. */
function firstRule({ options, howTo }: TurnGame, values: OptionValues): string {
  if (options.some(({ id, puzzles, initial }) => puzzles && values[id] !== initial)) return ''
  const words = wordsForRules(options, values)
  if (words !== undefined) return words
  const mode = options.find(({ pictures }) => pictures)
  const value = mode && values[mode.id]
  return (value !== undefined && value !== mode?.initial && mode?.says?.[value]) || howTo[0]
}

/** The first rule before the first move of a first game, else ''. */
function useFirstRule({ id, game, view, boardView }: TurnSession): string {
  const { phase, options } = useSnapshot(view)
  const { touched } = useSnapshot(boardView)
  const { taught } = useSnapshot(settings.live).value
  const moved = phase === 'playing' && touched
  useEffect(() => {
    if (moved) changeTaught(id)
  }, [moved, id])
  return phase === 'playing' && !moved && !taught[id] ? firstRule(game, options) : ''
}

function HintText({ play }: Pick<Props, 'play'>) {
  const { hintText: hint, hintPart } = useSnapshot(play.boardView)
  const rule = useFirstRule(play)
  const hintText = hint || rule
  const band = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = band.current
    if (!element || !hintText) return
    arrange(element)
    let settled: ReturnType<typeof setTimeout> | undefined
    // A board that is measured by a script gets its size and its place after the window.
    const again = () => {
      arrange(element)
      clearTimeout(settled)
      settled = setTimeout(() => arrange(element), SETTLED_MS)
    }
    const game = element.closest('[data-game]')
    // The page moves a game to the middle when it starts.
    const moved = ({ target }: TransitionEvent) =>
      target instanceof Element && target.contains(game) && arrange(element)
    document.addEventListener('transitionend', moved)
    const watcher = new ResizeObserver(again)
    for (const part of game ? [game, ...game.querySelectorAll('[data-field], [data-bar]')] : [])
      watcher.observe(part)
    return () => {
      document.removeEventListener('transitionend', moved)
      watcher.disconnect()
      clearTimeout(settled)
    }
  }, [hintText])
  return (
    <div ref={band} className={styles.band} data-hint-text aria-hidden="true">
      {hintText && (
        // Other words are another element: a browser that translates the page replaces their text.
        <p key={hintText} className={classes(look.words, styles.text)} data-first-rule={!hint || undefined}>
          {hint && hintPart && (
            <span className={styles.part}>
              <Lightbulb size="1.1em" />
              {`${hintPart.at}/${hintPart.of}`}
              {goesOn(hintPart) && (
                // For pointers: the same as the hint button, where the eyes are.
                <button type="button" tabIndex={-1} className={styles.next} onClick={() => void play.hint()}>
                  <ChevronRight size="1.1em" />
                </button>
              )}
            </span>
          )}
          {hintText}
        </p>
      )}
    </div>
  )
}
