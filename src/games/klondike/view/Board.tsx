/** The table: its cards, and over them the parts that can be pressed, focused and dragged. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { moveKeyOf } from '../../../engine/input/keyboard'
import { useCarry } from '../../../ui/input/useCarry'
import { zoomOf } from '../../../ui/input/zoomOf'
import { classes } from '../../../ui/styles/classes'
import type { Options } from '../options'
import type { Event, Move, State } from '../rules'
import { bestPlace } from '../rules/best'
import { canMove, runLength } from '../rules/moves'
import { cardsIn, isColumn, isFoundation, isWon, STOCK } from '../rules/state'
import { texts } from '../texts/game'
import { createAim } from './aim'
import styles from './Board.module.css'
import { Cards, type Marks } from './Cards'
import { Deal } from './Deal'
import { dropMove } from './drop'
import { focusOn, hold, holdOn, putDown, useHeld } from './hold'
import { layoutOf } from './layout'
import { isLifted, type Lifted, lift } from './lift'
import { isArrow, nextSpot, type Spot, spotsOf } from './spots'
import { useSize } from './useSize'

export function Board({
  state,
  previous,
  turn,
  play,
  open,
  active,
  watched,
  hint,
  highlighted = [],
  options,
}: BoardProps<State, Move, Event, Options>) {
  const table = useRef<HTMLDivElement>(null)
  const size = useSize(table)
  const large = options.index === 'large'
  const leftHanded = options.side === 'left'
  const layout = useMemo(
    () => layoutOf(state, { ...size, large, leftHanded }),
    [state, size, large, leftHanded],
  )
  const spots = useMemo(() => spotsOf(state, layout), [state, layout])
  const held = useHeld()
  const [aim] = useState(createAim)
  const [returning, setReturning] = useState<Spot | null>(null)
  const focused = useFocus(table, spots)
  useEffect(() => {
    holdOn(previous, state)
    setReturning(null)
  }, [previous, state])

  const press = (spot: Spot) => {
    if (!active) return
    if (held) {
      const move = putDown(state, spot.pile)
      if (move) play(move)
      return
    }
    if (spot.pile === STOCK) play({ type: 'draw' })
    else if (isFoundation(spot.pile)) hold(spot.count > 0 ? { pile: spot.pile, count: 1 } : null)
    else if (spot.count > 0) {
      const move = bestPlace(state, spot.pile, spot.count)
      // A move to its own pile is refused with the reason.
      play(move ?? { type: 'move', from: spot.pile, to: spot.pile, count: spot.count })
    }
  }
  const click = (event: MouseEvent) => {
    const spot = spotOf(event.target, spots)
    if (spot && aim.means(spot, event.detail)) press(spot)
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
      return active && spot ? lift(state, spot.pile, spot.count) : null
    },
    holds: (cards) => active && isLifted(state, cards),
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
      const move = dropMove(state, layout, spot, dx, dy)
      // Back on its way, it still lies above the others.
      setReturning(move?.type === 'move' && canMove(state, move.from, move.to, move.count) ? null : spot)
      hold(null)
      if (move) play(move)
    },
  })
  const lifted: Marks | null = drag.carried && {
    pile: drag.carried.pile,
    count: drag.carried.cards.length,
  }
  const moved = useMemo(() => movedCards(previous, state), [previous, state])
  const isNew = state.moves === 0 && previous === null
  const game = useGameKey(isNew, turn)
  const hinted = hint?.type === 'move' ? { pile: hint.from, count: hint.count } : null
  const hintTo = hint?.type === 'move' ? hint.to : hint?.type === 'draw' ? STOCK : -1
  const sizeOf = (pile: number) => cardsIn(state, pile).length
  const heldMarks: Marks | null = held && { pile: held.pile, count: held.count ?? usual(state, held.pile) }

  return (
    <div className={styles.felt} data-field dir="ltr">
      <div className={styles.frame}>
        <div
          ref={table}
          role="grid"
          translate="no"
          tabIndex={-1}
          aria-label={texts.table[state.kind]}
          className={styles.table}
          onClick={click}
          onPointerDownCapture={(event) => aim.pressed(spotOf(event.target, spots) ?? null)}
          onKeyDown={key}
          onFocus={(event) => {
            const spot = spotOf(event.target, spots)
            if (spot) {
              focused.set(spot)
              focusOn({ pile: spot.pile, count: spot.count })
            }
          }}
          {...drag.handlers}
        >
          <Cards
            key={game}
            layout={layout}
            lifted={lifted}
            returning={returning}
            held={heldMarks}
            hinted={hinted}
            hintTo={hintTo}
            looked={highlighted}
            size={sizeOf}
            fourColors={options.colors === 'four'}
            large={large}
            moved={moved}
            dealing={isNew}
            falling={isWon(state) && previous !== null}
            closed={state.redeals === 0}
          />
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
      <Deal
        state={state}
        open={watched ? undefined : open}
        active={active}
        corner={layout.corner}
        leftHanded={leftHanded}
      />
    </div>
  )
}

function usual(state: State, pile: number): number {
  return isColumn(pile) ? runLength(state, pile) : 1
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

/** The cards whose pile has changed. */
function movedCards(before: State | null, after: State): ReadonlySet<number> {
  if (!before) return new Set()
  const piles = (state: State) => {
    const at = new Map<number, number>()
    for (let pile = 0; pile <= STOCK; pile++) for (const card of cardsIn(state, pile)) at.set(card, pile)
    return at
  }
  const from = piles(before)
  return new Set([...piles(after)].filter(([card, pile]) => from.get(card) !== pile).map(([card]) => card))
}

/** Changes with each new game, whose cards are dealt again. */
function useGameKey(isNew: boolean, turn: number): number {
  const key = useRef(turn)
  if (isNew) key.current = turn
  return key.current
}

/** The tab stop. When the focused part is gone after a move, the focus stays at its pile. */
function useFocus(table: React.RefObject<HTMLElement | null>, spots: readonly Spot[]) {
  const [at, setAt] = useState<{ readonly id: string; readonly pile: number } | null>(null)
  const inside = useRef(false)
  const own = spots.find(({ id }) => id === at?.id)
  const spot =
    own ??
    spots.findLast(({ pile }) => pile === at?.pile) ??
    spots.find(({ pile }) => pile === STOCK || pile === 0) ??
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
