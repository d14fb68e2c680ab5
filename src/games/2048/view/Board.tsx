/** The board of 2048: sliding, merging and appearing tiles, and floating points. */
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Mark } from '../../../ui/board/Mark'
import { classes } from '../../../ui/styles/classes'
import { uiTexts } from '../../../ui/texts'
import { type Event, goalOf, type Move, type State, sideOf, type Tile } from '../rules'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Ladder } from './Ladder'

/** A tile to draw: one of the state, or one that just merged into another. */
interface Drawn {
  readonly id: number
  readonly value: number
  readonly at: number
  readonly how: 'stays' | 'merged' | 'new' | 'gone'
}

/** The tiles to draw, found by comparing with the previous state: a merged pair still slides to its target. */
function drawn(state: State, previous: State | null): Drawn[] {
  const before = new Set(previous?.tiles.map((tile) => tile.id))
  const how = (tile: Tile) =>
    previous === null ? 'stays' : tile.from ? 'merged' : before.has(tile.id) ? 'stays' : 'new'
  const tiles: Drawn[] = state.tiles.map((tile) => ({ ...tile, how: how(tile) }))
  if (previous === null) return tiles
  const gone = state.tiles.flatMap((tile) =>
    (tile.from ?? []).map((id) => ({ id, value: tile.value / 2, at: tile.at, how: 'gone' as const })),
  )
  // A stable order, so that no element is moved in the DOM during its animation.
  return [...gone, ...tiles].sort((a, b) => a.id - b.id)
}

function cellStyle(at: number, side: number): React.CSSProperties {
  return { '--column': at % side, '--row': Math.floor(at / side) } as React.CSSProperties
}

export function Board({ state, previous, turn, hint, highlighted = [] }: BoardProps<State, Move, Event>) {
  const side = sideOf(state)
  const goal = goalOf(state)
  const lanes = Array.from({ length: side }, (_, i) => i)
  const valueAt = (at: number) => state.tiles.find((tile) => tile.at === at)?.value
  const merged = previous === null ? [] : state.tiles.filter((tile) => tile.from)
  const cellProps = (row: number, column: number) => {
    const cell = row * side + column
    const kind = String(valueAt(cell) ?? uiTexts.board.empty)
    const name = uiTexts.board.cell(row + 1, column + 1, kind)
    return {
      'aria-label': highlighted.includes(cell) ? uiTexts.board.highlighted(name) : name,
      'data-row': row + 1,
      'data-column': column + 1,
      'data-kind': kind,
    }
  }
  return (
    <div className={styles.fit}>
      {/* Arrow keys are moves here: the board is a single tab stop, and its cells are announced but not focusable. */}
      <div
        role="grid"
        translate="no"
        data-field
        dir="ltr"
        aria-label={texts.board}
        tabIndex={0}
        className={styles.board}
        style={{ '--cells': side } as React.CSSProperties}
      >
        {lanes.map((row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the board takes the focus
          <div key={row} role="row" className={styles.row}>
            {lanes.map((column) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the board takes the focus
              <div key={column} role="gridcell" className={styles.slot} {...cellProps(row, column)} />
            ))}
          </div>
        ))}
        <div aria-hidden="true" className={styles.tiles}>
          {drawn(state, previous).map(({ id, value, at, how }) => (
            <div key={id} style={cellStyle(at, side)} className={classes(styles.tile, styles[how])}>
              <span
                className={classes(styles.face, value >= goal && styles.goal)}
                data-value={Math.min(value, 16384)}
                data-digits={String(value).length}
              >
                {value}
              </span>
            </div>
          ))}
          <Mark cells={highlighted} rows={side} cols={side} />
          {merged.map((tile) => (
            <div key={`${turn}.${tile.id}`} style={cellStyle(tile.at, side)} className={styles.points}>
              <span>{`+${tile.value}`}</span>
            </div>
          ))}
        </div>
        {hint && (
          <div aria-hidden="true" className={styles.hint} data-way={hint}>
            <ArrowUp className={styles.arrow} />
          </div>
        )}
      </div>
      <Ladder goal={goal} highest={Math.max(...state.tiles.map(({ value }) => value))} />
    </div>
  )
}
