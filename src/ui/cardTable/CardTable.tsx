/** A table of cards: the cards, and over them the parts that can be pressed, focused and dragged. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { moveKeyOf } from '../../engine/input/keyboard'
import { useCarry } from '../input/useCarry'
import { zoomOf } from '../input/zoomOf'
import { classes } from '../styles/classes'
import { createAim } from './aim'
import { Cards, type Marks, type TableView } from './Cards'
import styles from './CardTable.module.css'
import { isArrow, nextSpot, type Spot } from './spots'

/** Cards that leave their pile together. */
export interface Lifted {
  readonly pile: number
  readonly cards: readonly number[]
}

interface Props extends TableView {
  /** Its size is what the layout fits into (`useSize`). */
  readonly table: RefObject<HTMLDivElement | null>
  /** For screen readers. */
  readonly label: string
  readonly spots: readonly Spot[]
  /** The pile that has the focus at first. */
  readonly first: number
  /** The number of the game in this visit. */
  readonly turn: number
  /** Called only for spots that a press means. */
  readonly press: (spot: Spot) => void
  readonly onFocusSpot?: (spot: Spot) => void
  /** The cards that a drag of a spot would lift; null for none. */
  readonly lift: (spot: Spot) => Lifted | null
  /** Whether lifted cards still lie where they were lifted from. */
  readonly isLifted: (lifted: Lifted) => boolean
  /**
   * The cards of a spot were dropped, `dx` and `dy` px from where they lay.
   *
   * @returns whether they stay there; if not, they slide back
   */
  readonly drop: (spot: Spot, dx: number, dy: number) => boolean
  /** What is below the cards or in their corner. */
  readonly children: ReactNode
}

export function CardTable(props: Props) {
  const { table, spots, layout, held, children } = props
  const [aim] = useState(createAim)
  const [returning, setReturning] = useState<Spot | null>(null)
  const focused = useFocus(table, spots, props.first)
  // With each move the layout is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setReturning(null), [layout])

  const click = (event: MouseEvent) => {
    const spot = spotOf(event.target, spots)
    if (spot && aim.means(spot, event.detail)) props.press(spot)
  }
  const key = (event: KeyboardEvent) => {
    const arrow = moveKeyOf(event.nativeEvent)
    if (event.altKey || event.ctrlKey || event.metaKey || !isArrow(arrow)) return
    const spot = spotOf(event.target, spots)
    const next = spot && nextSpot(spots, spot, arrow)
    if (!next) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-spot="${next.id}"]`)?.focus()
  }
  /** How far the pointer has moved, in px of the table. */
  const distance = (from: { readonly x: number; readonly y: number }, event: PointerEvent) => {
    const zoom = zoomOf(table.current)
    return { dx: (event.clientX - from.x) / zoom, dy: (event.clientY - from.y) / zoom }
  }
  const drag = useCarry<Lifted>({
    take(event) {
      const spot = spotOf(event.target, spots)
      return spot ? props.lift(spot) : null
    },
    holds: props.isLifted,
    onMove(grip, event) {
      const { dx, dy } = distance(grip, event)
      table.current?.style.setProperty('--drag-x', `${dx}px`)
      table.current?.style.setProperty('--drag-y', `${dy}px`)
    },
    onDrop(grip, event) {
      const { pile, cards } = grip.thing
      const spot = spots.find((each) => each.pile === pile && each.count === cards.length)
      if (!spot) return
      const { dx, dy } = distance(grip, event)
      // Back on its way, it still lies above the others.
      setReturning(props.drop(spot, dx, dy) ? null : spot)
    },
  })
  const lifted: Marks | null = drag.carried && {
    pile: drag.carried.pile,
    count: drag.carried.cards.length,
  }
  const game = useGameKey(props.dealing, props.turn)

  return (
    <div className={styles.felt} data-field dir="ltr">
      <div className={styles.frame}>
        <div
          ref={table}
          role="grid"
          translate="no"
          tabIndex={-1}
          aria-label={props.label}
          className={styles.table}
          onClick={click}
          onPointerDownCapture={(event) => aim.onPress(spotOf(event.target, spots) ?? null)}
          onKeyDown={key}
          onFocus={(event) => {
            const spot = spotOf(event.target, spots)
            if (spot) {
              focused.set(spot)
              props.onFocusSpot?.(spot)
            }
          }}
          {...drag.handlers}
        >
          <Cards key={game} {...props} lifted={lifted} returning={returning} />
          {rowsOf(spots).map(([row, cells]) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the cells are focusable
            <div role="row" key={row} aria-rowindex={row} className={styles.row}>
              {cells.map((spot) => (
                <button
                  type="button"
                  role="gridcell"
                  key={spot.id}
                  data-spot={spot.id}
                  data-row={spot.row}
                  data-column={spot.column}
                  aria-label={spot.name}
                  aria-selected={held?.pile === spot.pile || undefined}
                  tabIndex={spot.id === focused.id ? 0 : -1}
                  className={classes(styles.spot, lifted !== null && styles.carried)}
                  style={
                    {
                      '--x': `${spot.box.x}px`,
                      '--y': `${spot.box.y}px`,
                      inlineSize: spot.box.width,
                      blockSize: spot.box.height,
                    } as React.CSSProperties
                  }
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      {children}
    </div>
  )
}

function spotOf(target: EventTarget, spots: readonly Spot[]): Spot | undefined {
  const id = target instanceof Element ? target.closest('[data-spot]')?.getAttribute('data-spot') : null
  return spots.find((spot) => spot.id === id)
}

function rowsOf(spots: readonly Spot[]): readonly (readonly [number, readonly Spot[]])[] {
  const rows = new Map<number, Spot[]>()
  for (const spot of spots) rows.set(spot.row, [...(rows.get(spot.row) ?? []), spot])
  return [...rows]
}

/**
 * The cards whose pile has changed.
 *
 * @param before the cards of each pile; null for none
 */
export function movedCards(
  before: readonly (readonly number[])[] | null,
  after: readonly (readonly number[])[],
): ReadonlySet<number> {
  if (!before) return new Set()
  const from = new Map(before.flatMap((cards, pile) => cards.map((card) => [card, pile] as const)))
  const cards = after.flatMap((pile, at) => pile.filter((card) => from.get(card) !== at))
  return new Set(cards)
}

/** Changes with each new game, whose cards are dealt again. */
function useGameKey(isNew: boolean, turn: number): number {
  const key = useRef(turn)
  if (isNew) key.current = turn
  return key.current
}

/** The tab stop. When the focused part is gone after a move, the focus stays at its pile. */
function useFocus(table: RefObject<HTMLElement | null>, spots: readonly Spot[], first: number) {
  const [at, setAt] = useState<{ readonly id: string; readonly pile: number } | null>(null)
  const inside = useRef(false)
  const own = spots.find(({ id }) => id === at?.id)
  const spot =
    own ??
    spots.findLast(({ pile }) => pile === at?.pile) ??
    spots.find(({ pile }) => pile === first) ??
    spots[0]
  useLayoutEffect(() => {
    const { activeElement } = document
    if (inside.current && spot && (activeElement === null || activeElement === document.body))
      table.current?.querySelector<HTMLElement>(`[data-spot="${spot.id}"]`)?.focus({ preventScroll: true })
  }, [table, spot])
  useEffect(() => {
    const watch = () => {
      const { activeElement } = document
      if (activeElement !== document.body) inside.current = table.current?.contains(activeElement) ?? false
    }
    document.addEventListener('focusin', watch)
    return () => document.removeEventListener('focusin', watch)
  }, [table])
  return { id: spot?.id, set: ({ id, pile }: Spot) => setAt({ id, pile }) }
}
