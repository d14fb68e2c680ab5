/** The setup: the player's waters, the harbor with the remaining ships, and the buttons. */
import Dices from 'lucide-react/icons/dices'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Board as Grid } from '../../../ui/board/Board'
import { Button } from '../../../ui/controls/Button'
import { useCover } from '../../../ui/dialogs/cover'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import { type Event, isPair, isReady, type Move, type State } from '../rules'
import { cellName, cellsOf, chartOf, clamped, lengthOf, nameOf, obstacle, SHIPS, SIZE } from '../rules/fleet'
import { texts } from '../texts/game'
import board from './Board.module.css'
import { Sea, type Shown } from './Sea'
import styles from './Setup.module.css'
import { Ship } from './Ship'
import { useHaul } from './useHaul'

export function Setup({ state, play, active }: BoardProps<State, Move, Event>) {
  const area = useRef<HTMLDivElement>(null)
  useCover()
  const [pointed, setPointed] = useState<number | null>(null)
  const [wish, setWish] = useState(0)
  const fleet = state.fleets[state.turn]
  const pair = isPair(state)
  const chart = chartOf(fleet)
  const waiting = fleet.flatMap((berth, ship) => (berth ? [] : [ship]))
  /** The ship that the next press places. */
  const chosen = waiting.includes(wish) ? wish : (waiting[0] ?? null)
  const ready = isReady(state)

  const place = (ship: number, row: number, col: number) => {
    const berth = clamped(ship, row, col, state.across)
    play({ ship, place: berth.cell, across: berth.across })
    // The next ship is only previewed once the pointer or cursor moves.
    setPointed(null)
  }
  const take = (ship: number) => {
    if (fleet[ship]) play({ lift: ship })
    setWish(ship)
  }
  const { hauled, handlers } = useHaul({
    area,
    state,
    active,
    shipAt: (cell) => chart[cell] ?? -1,
    onLift: take,
    play,
  })
  const press = (row: number, col: number) => {
    if (!active) return
    const on = chart[row * SIZE + col] ?? -1
    if (chosen !== null) place(chosen, row, col)
    else if (on !== -1) take(on)
  }

  const ships: Shown[] = fleet.flatMap((berth, ship) => (berth ? [{ ship, berth }] : []))
  const preview = hauled
    ? hauled.at && { ship: hauled.ship, berth: hauled.at }
    : active && chosen !== null && pointed !== null
      ? { ship: chosen, berth: clamped(chosen, Math.floor(pointed / SIZE), pointed % SIZE, state.across) }
      : null
  const bad =
    preview !== null && obstacle(fleet.with(preview.ship, null), preview.ship, preview.berth) !== null
  if (preview) ships.push({ ...preview, look: bad ? 'bad' : 'ghost' })
  const covered = new Set(preview ? cellsOf(lengthOf(preview.ship), preview.berth) : [])
  const prompt =
    chosen === null
      ? ''
      : state.across
        ? texts.setup.nextAcross(nameOf(chosen), lengthOf(chosen))
        : texts.setup.nextDown(nameOf(chosen), lengthOf(chosen))

  return (
    <div className={classes(layout.footed, board.layout, styles.setup)} {...handlers}>
      <div className={board.waters}>
        <Grid
          label={texts.sides.waters.you}
          rim={0.08}
          above={0.48}
          before={0.48}
          rows={SIZE}
          cols={SIZE}
          disabled={!active}
          className={classes(board.water, board.own)}
          onPress={press}
          onPoint={(at) => setPointed(at && at.row * SIZE + at.col)}
          cell={(row, col) => {
            const cell = row * SIZE + col
            const on = chart[cell] ?? -1
            const kind = on === -1 ? texts.setup.water : nameOf(on)
            const nameIn = covered.has(cell) && bad ? texts.setup.bad : texts.setup.cell
            return {
              name: uiTexts.board.cell(row + 1, col + 1, nameIn(cellName(cell), kind)),
              kind,
              className: board.cell,
            }
          }}
        >
          <Sea area={area} ships={ships} />
        </Grid>
      </div>
      <div className={styles.side}>
        <p className={styles.line} aria-live="polite">
          {pair && <b>{texts.player(state.turn + 1)}</b>}{' '}
          <span>{ready ? texts.setup.allPlaced : prompt}</span>
        </p>
        <ul className={styles.harbor} aria-label={texts.setup.harbor}>
          {SHIPS.map(({ name, length }, ship) => (
            <li key={name}>
              <button
                type="button"
                data-ship={ship}
                className={classes(
                  styles.berth,
                  fleet[ship] && styles.placed,
                  chosen === ship && styles.chosen,
                )}
                aria-pressed={chosen === ship}
                aria-label={
                  fleet[ship]
                    ? texts.setup.placedShip(nameOf(ship), length)
                    : texts.setup.ship(nameOf(ship), length)
                }
                disabled={!active}
                onClick={() => take(ship)}
              >
                <span className={styles.name}>
                  <span>{nameOf(ship)}</span> <b className="tabular">{length}</b>
                </span>
                <span className={styles.ship} style={{ '--length': length } as React.CSSProperties}>
                  <Ship ship={ship} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button
            icon={<RotateCw size={20} aria-hidden="true" />}
            className={styles.tool}
            disabled={!active}
            onClick={() => play({ rotate: true })}
          >
            {texts.setup.rotate}
          </Button>
          <Button
            icon={<Dices size={20} aria-hidden="true" />}
            className={styles.tool}
            disabled={!active}
            onClick={() => play({ fill: true })}
          >
            {texts.setup.random}
          </Button>
          <Button
            variant="primary"
            icon={<Play size={20} aria-hidden="true" />}
            disabled={!active || !ready}
            onClick={() => play({ begin: true })}
          >
            {pair && state.turn === 0 ? texts.setup.setFleet : texts.setup.start}
          </Button>
        </div>
      </div>
      {hauled && !hauled.at && (
        <div
          className={styles.flying}
          style={
            {
              '--x': `${hauled.x}px`,
              '--y': `${hauled.y}px`,
              '--length': lengthOf(hauled.ship),
            } as React.CSSProperties
          }
          data-across={state.across || undefined}
          aria-hidden="true"
        >
          <Ship ship={hauled.ship} />
        </div>
      )}
    </div>
  )
}
