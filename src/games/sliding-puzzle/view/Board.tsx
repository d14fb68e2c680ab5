/** The board of the Sliding Puzzle: a tray of sliding tiles with numbers or pieces of a painting. */
import Eye from 'lucide-react/icons/eye'
import { useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { Mark } from '../../../ui/board/Mark'
import { Button } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import type { Options } from '../options'
import { type Event, isSolved, lineTo, type Move, ordered, type State } from '../rules'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Painting, Piece } from './Picture'
import { usePull } from './usePull'

export function Board({
  state,
  previous,
  play,
  active,
  hint,
  highlighted,
  options,
  own,
}: BoardProps<State, Move, Event, Options>) {
  const { size, tiles, emptyFirst } = state
  const [pointed, setPointed] = useState(-1)
  const [peeking, setPeeking] = useState(false)
  const tray = useRef<HTMLDivElement>(null)
  const { pulled, handlers } = usePull({ tray, state, active, play })
  const picture = options.face === 'picture'
  const solved = isSolved(state)
  const goal = ordered(size, emptyFirst)
  const lanes = Array.from({ length: size }, (_, i) => i)
  const ready = active && pointed >= 0 ? lineTo(state, pointed) : []
  const looked = hint === null ? (highlighted ?? []) : [hint]
  const place = (cell: number) =>
    ({ '--column': cell % size, '--row': Math.floor(cell / size) }) as React.CSSProperties

  return (
    <div className={classes(layout.footed, styles.root)}>
      <div className={styles.fit}>
        {/* Arrow keys are moves here: the board is a single tab stop, and its cells are announced but not focusable. */}
        <div
          role="grid"
          translate="no"
          ref={tray}
          dir="ltr"
          data-field
          aria-label={texts.board.name}
          tabIndex={0}
          className={styles.tray}
          style={{ '--size': size } as React.CSSProperties}
          data-solved={solved || undefined}
          onPointerLeave={() => setPointed(-1)}
          {...handlers}
        >
          {lanes.map((row) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the board takes the focus
            <div key={row} role="row" className={styles.row}>
              {lanes.map((column) => {
                const cell = row * size + column
                const tile = itemAt(tiles, cell)
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: the board takes the focus
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys slide by the arrows
                  <div
                    key={column}
                    role="gridcell"
                    className={classes(styles.slot, ready.includes(cell) && styles.live)}
                    data-row={row + 1}
                    data-column={column + 1}
                    aria-label={cellName(row, column, tile, looked.includes(cell))}
                    onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(cell)}
                    data-cell={cell}
                    data-swipes={active && lineTo(state, cell).length > 0 ? 'own' : undefined}
                    onClick={() => play(cell)}
                  />
                )
              })}
            </div>
          ))}
          <div aria-hidden="true" className={styles.tiles}>
            {picture && (
              <svg width="0" height="0" aria-hidden="true" className={styles.store}>
                <symbol id="sliding-painting" viewBox="0 0 400 400">
                  <Painting own={own} />
                </symbol>
              </svg>
            )}
            {goal.map((tile, home) => {
              const cell = tiles.indexOf(tile)
              if (tile === 0 && !(picture && solved)) return null
              return (
                <div
                  key={tile}
                  style={place(cell)}
                  className={classes(styles.tile, pulled.includes(cell) && styles.pulled)}
                >
                  <span
                    className={classes(
                      styles.face,
                      picture && styles.painted,
                      ready.includes(cell) && styles.lit,
                      tile === 0 && styles.last,
                      solved && previous !== null && styles.cheer,
                    )}
                    style={{ '--wave': (home % size) + Math.floor(home / size) } as React.CSSProperties}
                    data-tone={(home + (size % 2 === 0 ? Math.floor(home / size) : 0)) % 2}
                  >
                    {picture ? <Piece cell={home} size={size} /> : <span>{tile}</span>}
                    {picture && !solved && <small className="tabular">{tile}</small>}
                  </span>
                </div>
              )
            })}
            <Mark cells={looked} rows={size} cols={size} />
          </div>
          {picture && peeking && (
            <svg viewBox="0 0 400 400" aria-hidden="true" className={styles.peek}>
              <Painting own={own} />
            </svg>
          )}
        </div>
      </div>
      {(picture || emptyFirst) && (
        <div className={styles.bar}>
          {emptyFirst && <p className={styles.note}>{texts.board.emptyFirst}</p>}
          {picture && (
            <Button
              icon={<Eye size={20} aria-hidden="true" />}
              aria-pressed={peeking}
              onClick={() => setPeeking(!peeking)}
            >
              {peeking ? texts.board.hidePicture : texts.board.showPicture}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function cellName(row: number, column: number, tile: number | undefined, highlighted = false): string {
  const name = uiTexts.board.cell(row + 1, column + 1, String(tile || uiTexts.board.empty))
  return highlighted ? uiTexts.board.highlighted(name) : name
}
