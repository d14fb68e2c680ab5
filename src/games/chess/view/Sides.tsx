/** The players' bar of Extreme Chess: the side to move, captured pieces and clocks. */
import { useEffect, useMemo, useState } from 'react'
import { Players } from '../../../ui/board/Players'
import { classes } from '../../../ui/styles/classes'
import { type State, turnOf } from '../rules'
import { clockText } from '../rules/clock'
import { COLOR_NAMES, type Color, KIND_NAMES, letterOf, other } from '../rules/pieces'
import { texts } from '../texts/game'
import { takenBy } from './captured'
import { Piece } from './Piece'
import styles from './Sides.module.css'

interface Props {
  readonly state: State
  readonly thinking: boolean
  /** The side that is shown first. */
  readonly first: Color
  /** Game time since the turn began, in ms. */
  readonly spent: () => number
}

const TICK_MS = 100

export function Sides({ state, thinking, first, spent }: Props) {
  const { you, clocks, run, end, start, fen } = state
  // Memoized because it parses both positions, and most renders only pick or move a piece.
  const takenOf = useMemo(() => ({ w: takenBy('w', start, fen), b: takenBy('b', start, fen) }), [start, fen])
  const turn = end ? null : turnOf(state)
  const side = (color: Color) => {
    // In a storm only the player has a clock.
    const own = run?.ends != null && color === you ? run.ends - run.since : null
    const left = clocks ? clocks[color] : own
    const taken = takenOf[color]
    const name =
      you === null ? COLOR_NAMES[color] : color === you ? texts.players.you : texts.players.computer
    const list = taken.kinds.map((kind) => KIND_NAMES[kind])
    return {
      id: color,
      name,
      icon: <Piece letter={letterOf(color, 'k')} className={styles.king} />,
      keepName: true,
      turn: turn === color,
      won: end?.winner === color,
      thinking: thinking && turn === color,
      note:
        left === null && taken.kinds.length === 0 && taken.lead === 0 ? undefined : (
          <span className={styles.note}>
            {left !== null && (
              <Clock
                left={left}
                runs={clocks ? turn === color && clocks.since !== null : !end}
                spent={spent}
                label={color === you ? texts.players.yourTime : texts.players.time(name)}
              />
            )}
            <span
              className={styles.taken}
              role="img"
              aria-label={list.length > 0 ? texts.players.captured(list) : texts.players.nothingCaptured}
            >
              {taken.kinds.map((kind, index) => (
                <Piece
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are told apart by their place alone
                  key={index}
                  letter={letterOf(other(color), kind)}
                  className={classes(styles.small, kind === taken.kinds[index - 1] && styles.same)}
                />
              ))}
            </span>
            {taken.lead > 0 && <span className="tabular">{`+${taken.lead}`}</span>}
          </span>
        ),
    }
  }
  return (
    <div className={styles.sides}>
      <Players label={texts.players.name} players={[side(first), side(other(first))]} />
    </div>
  )
}

function Clock({
  left,
  runs,
  spent,
  label,
}: {
  readonly left: number
  readonly runs: boolean
  readonly spent: () => number
  readonly label: string
}) {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => redraw((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  const now = runs ? left - spent() : left
  return (
    <span
      role="timer"
      aria-label={label}
      className={classes(styles.clock, 'tabular', runs && styles.runs, now < 20_000 && styles.low)}
    >
      {clockText(now)}
    </span>
  )
}
