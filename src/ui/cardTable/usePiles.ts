/** What boards whose cards lie in piles share: layout and spots, what is held, and the marks of a hint. */
import { useEffect, useMemo, useRef } from 'react'
import { movedCards } from './CardTable'
import type { createHold } from './heldPile'
import type { Layout } from './layout'
import type { Spot } from './spots'
import { useSize } from './useSize'

export interface Shape {
  readonly width: number
  readonly height: number
  readonly large: boolean
  readonly leftHanded: boolean
}

/** The part of a board's props that matters here. */
interface Board<State> {
  readonly state: State
  readonly previous: State | null
  readonly turn: number
  readonly hint: {
    readonly type: string
    readonly from?: number
    readonly to?: number
    readonly count?: number
  } | null
  readonly highlighted?: readonly number[]
  readonly options: {
    readonly colors: 'two' | 'four'
    readonly index: 'normal' | 'large'
    readonly side: 'right' | 'left'
  }
}

/** A game, declared outside its component. */
interface Piles<State, Table extends Layout> {
  /** The last pile. */
  readonly stock: number
  cardsIn(state: State, pile: number): readonly number[]
  layoutOf(state: State, shape: Shape): Table
  spotsOf(state: State, layout: NoInfer<Table>): readonly Spot[]
  /** How many cards are picked up if the player did not say. */
  usualCount(state: State, pile: number): number
  readonly holding: Pick<ReturnType<typeof createHold<State, unknown>>, 'useHeld' | 'holdOn'>
}

export function usePiles<State extends { readonly moves: number }, Table extends Layout>(
  { state, previous, turn, hint, highlighted = [], options }: Board<State>,
  { stock, cardsIn, layoutOf, spotsOf, usualCount, holding }: Piles<State, Table>,
) {
  const table = useRef<HTMLDivElement>(null)
  const size = useSize(table)
  const large = options.index === 'large'
  const leftHanded = options.side === 'left'
  const layout = useMemo(
    () => layoutOf(state, { ...size, large, leftHanded }),
    [state, size, large, leftHanded, layoutOf],
  )
  const spots = useMemo(() => spotsOf(state, layout), [state, layout, spotsOf])
  const held = holding.useHeld()
  useEffect(() => holding.holdOn(previous, state), [holding, previous, state])
  const moved = useMemo(() => {
    const all = (of: State) => Array.from({ length: stock + 1 }, (_, pile) => cardsIn(of, pile))
    return movedCards(previous && all(previous), all(state))
  }, [previous, state, stock, cardsIn])
  const isMove = hint?.type === 'move'
  return {
    held,
    leftHanded,
    /** Props of `CardTable`. */
    view: {
      table,
      layout,
      spots,
      turn,
      stock,
      large,
      moved,
      size: (pile: number) => cardsIn(state, pile).length,
      held: held && { pile: held.pile, count: held.count ?? usualCount(state, held.pile) },
      hinted: isMove ? { pile: hint.from ?? 0, count: hint.count ?? 0 } : null,
      hintTo: isMove ? (hint.to ?? -1) : hint?.type === 'draw' ? stock : -1,
      looked: highlighted,
      fourColors: options.colors === 'four',
      dealing: state.moves === 0 && previous === null,
    },
  }
}
