/** The battle: the enemy waters to fire at, the player's waters, both fleets and the log. */

import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { Board as Grid } from '../../../ui/board/Board'
import { useShake } from '../../../ui/board/useShake'
import { Button } from '../../../ui/controls/Button'
import { moveFocus } from '../../../ui/input/moveFocus'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import {
  type Event,
  hitsOf,
  isSunk,
  knowledgeOf,
  type Move,
  type Seat,
  type State,
  shotsDue,
  winnerOf,
} from '../rules'
import { cellName, chartOf, HITS_TO_WIN, nameOf, SHIPS, SIZE } from '../rules/fleet'
import { hitsBy } from '../rules/seen'
import { texts } from '../texts/game'
import styles from './Battle.module.css'
import board from './Board.module.css'
import { Fleets } from './Fleets'
import { Log } from './Log'
import { Sea, type Shown, Sight, usePointed } from './Sea'
import type { Side } from './sides'

const { battle, latest, sides: sideTexts } = texts
const WORDS = [battle.unknown, battle.miss, battle.hit, battle.sunk, battle.pending] as const
const ALONE = ['you', 'computer'] as const
/** The name of each cell, precomputed because every render needs all of them. */
const CELL_NAMES = Array.from({ length: SIZE * SIZE }, (_, cell) => {
  const row = Math.floor(cell / SIZE) + 1
  return uiTexts.board.cell(row, (cell % SIZE) + 1, cellName(cell))
})

interface Props extends BoardProps<State, Move, Event> {
  /** Seat 0 and seat 1, if they are not the player and the computer. */
  readonly sides?: readonly [Side, Side] | undefined
  /** What to do before anything is fired. */
  readonly note?: ReactNode
  /** Only sunk ships are shown. */
  readonly hides?: boolean | undefined
}

/** The visible ships: the player's (unless hidden) and the enemy's sunk ones; all when the game is over. */
function seen(state: State, seat: Seat, hides: boolean | undefined): Shown[] {
  const over = winnerOf(state) !== null
  return SHIPS.flatMap((_, ship): Shown[] => {
    const berth = state.fleets[seat][ship]
    if (!berth) return []
    if (isSunk(state, seat, ship)) return [{ ship, berth, look: 'sunk' }]
    if (seat === 0) return hides ? [] : [{ ship, berth }]
    return over ? [{ ship, berth, look: 'revealed' }] : []
  })
}

/** The result of a seat's newest salvo. */
function salvoText(state: State, volleys: readonly number[], seat: Seat, name: string): string | null {
  const first = state.second ? 1 : 0
  const fired = volleys.filter((_, n) => (n + first) % 2 === seat).at(-1)
  if (fired === undefined) return null
  return latest.salvo(name, hitsBy(state, seat).slice(-fired).filter(Boolean).length, fired)
}

/** The result of a seat's newest shot: 'You: C4, Cruiser sunk.' */
function latestText(state: State, seat: Seat, name: string): string | null {
  if (state.volleys) return salvoText(state, state.volleys, seat, name)
  const cell = state.shots[seat].at(-1)
  if (cell === undefined) return null
  const other = seat === 0 ? 1 : 0
  const ship = chartOf(state.fleets[other])[cell] ?? -1
  const hit = hitsBy(state, seat).at(-1)
  const sank = hit && ship !== -1 && isSunk(state, other, ship)
  const at = cellName(cell)
  if (sank) return latest.sunk(name, at, nameOf(ship))
  return latest[hit === null ? 'pending' : hit ? 'hit' : 'miss'](name, at)
}

export function Battle({
  state,
  previous,
  turn,
  play,
  active,
  hint,
  highlighted,
  sides = ALONE,
  note,
  hides,
}: Props) {
  const root = useRef<HTMLDivElement>(null)
  const names = sides.map((side) => sideTexts.names[side]) as [string, string]
  /** The cell that a hint names, or the better shot in a review. */
  const better = hint && 'fire' in hint ? (hint.fire ?? null) : hint && 'aim' in hint ? hint.aim : null
  const pointed = usePointed()
  // Memoized, because it does not depend on the turn or the pointer.
  const known = useMemo(() => knowledgeOf(state, 0), [state])
  const aims = active ? (state.aims ?? null) : null
  // A target is shown as a shot without an answer.
  const theirs = aims
    ? { ...known, cells: known.cells.map((mark, cell) => (aims.includes(cell) ? 4 : mark)) }
    : known
  const due = aims ? shotsDue(state, 0) : 0
  const mine = useMemo(() => knowledgeOf(state, 1), [state])
  const ships = useMemo(() => [seen(state, 0, hides), seen(state, 1, hides)] as const, [state, hides])
  const [own, computer] = state.shots
  // Seat 1 moves next, so the newest shot was the person's.
  const justFired = previous && own.length + computer.length > 0 ? (state.turn === 1 ? 0 : 1) : null
  const home = useShake<HTMLDivElement>(justFired === 1 && mine.cells[computer.at(-1) ?? -1] !== 1, turn)

  useEffect(() => {
    const focused = document.activeElement
    if (focused && focused !== document.body) return
    moveFocus(root.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]'))
  }, [])

  return (
    <div
      ref={root}
      className={classes(layout.footed, board.layout, styles.battle)}
      data-field
      data-wide
      dir="ltr"
    >
      <div className={classes(board.waters, styles.target)}>
        <Grid
          label={sideTexts.waters[sides[1]]}
          rim={0.08}
          above={0.48}
          before={0.48}
          rows={SIZE}
          cols={SIZE}
          disabled={!active}
          className={classes(board.water, active && styles.open)}
          onPress={(row, col) => {
            const cell = row * SIZE + col
            if (aims && known.cells[cell] === 0) play({ aim: cell })
            else if (theirs.cells[cell] === 0) play({ fire: cell })
          }}
          onPoint={(at) => {
            pointed.cell = at && at.row * SIZE + at.col
          }}
          cell={(row, col) => {
            const cell = row * SIZE + col
            const mark = theirs.cells[cell] ?? 0
            const word = aims && mark === 4 ? battle.aimed : WORDS[mark as 0 | 4]
            return {
              name: battle.cell(itemAt(CELL_NAMES, cell), word),
              kind: word,
              disabled: mark !== 0 && !(aims && mark === 4),
              className: board.cell,
              highlighted: better === cell || highlighted?.includes(cell),
            }
          }}
        >
          <Sea
            ships={ships[1]}
            marks={theirs.cells}
            last={justFired === 0 ? own.at(-1) : undefined}
            turn={turn}
          >
            <Sight pointed={pointed} better={better} isOpen={(cell) => active && theirs.cells[cell] === 0} />
          </Sea>
        </Grid>
      </div>
      <div className={styles.side}>
        <div className={styles.head}>
          {note}
          {aims && (
            <Button
              className={styles.fire}
              variant="primary"
              disabled={aims.length < due}
              onClick={() => play({ salvo: true })}
            >
              {aims.length < due ? battle.aimMore(due - aims.length) : battle.fire(due)}
            </Button>
          )}
          <p className={styles.latest}>
            <span>
              <b className={styles.title}>{sideTexts.waters[sides[1]]}</b>
              <span>
                {latestText(state, 0, names[0]) ?? (active ? (aims ? battle.aimAt : battle.fireAt) : '')}
              </span>
            </span>
            <span>
              <b className={styles.title}>{sideTexts.waters[sides[0]]}</b>
              <span>{latestText(state, 1, names[1])}</span>
            </span>
          </p>
        </div>
        <div className={styles.fleets}>
          <Fleets state={state} names={names} />
        </div>
        <div
          ref={home}
          className={styles.home}
          role="img"
          aria-label={battle.taken(
            sideTexts.waters[sides[0]],
            hitsOf(state, 1),
            HITS_TO_WIN,
            mine.afloat.length,
          )}
        >
          <div className={classes(board.water, board.own, styles.small)}>
            <Sea
              ships={ships[0]}
              marks={mine.cells}
              last={justFired === 1 ? computer.at(-1) : undefined}
              turn={turn}
            />
          </div>
        </div>
        <div className={styles.log}>
          <Log state={state} names={names} />
        </div>
      </div>
    </div>
  )
}
