/**
 * The board for two people on one device: each sees only their own fleet on their turn, and none is shown in between.
 */
import type { BoardProps } from '../../../engine/core/game/contract'
import { Button } from '../../../ui/controls/Button'
import { useCover } from '../../../ui/dialogs/cover'
import { type Event, type Move, type Seat, type State, winnerOf } from '../rules'
import { otherOf } from '../rules/state'
import { Battle } from './Battle'
import { turned } from './facing'
import styles from './PairBoard.module.css'
import { Setup } from './Setup'

const SIDES = ['one', 'two'] as const
const sidesFrom = (seat: Seat) => [SIDES[seat], SIDES[otherOf(seat)]] as const

/** By the seat that is next. */
const TEXTS = [
  {
    takeOver: 'I’m Player 1',
    pass: 'Pass the device to Player 1.',
    first: 'Both fleets are set and hidden. Player 1 fires first.',
  },
  {
    takeOver: 'I’m Player 2',
    pass: 'Pass the device to Player 2.',
    first: 'Both fleets are set and hidden. Player 2 fires first.',
  },
] as const

/** Nothing has been fired yet, so there is nothing to show while the device is handed over. */
const isFirst = ({ shots }: State) => shots[0].length + shots[1].length === 0

export function PairBoard(props: BoardProps<State, Move, Event>) {
  const { state, previous, active, play } = props
  const next = state.turn
  const texts = TEXTS[next]
  useCover(state.covered)
  const takeOver = (
    <Button variant="primary" disabled={!active} onClick={() => play({ ready: true })}>
      {texts.takeOver}
    </Button>
  )
  if (state.covered && isFirst(state))
    return (
      <div className={styles.cover}>
        <h2>{texts.pass}</h2>
        <p>
          {state.phase === 'setup'
            ? 'Player 1’s fleet is set and hidden. Player 2, place yours.'
            : texts.first}
        </p>
        {takeOver}
      </div>
    )
  if (state.phase === 'setup') return <Setup {...props} />
  const over = winnerOf(state)
  // After a shot its result is shown to both.
  const seat = over ?? (state.covered ? otherOf(next) : next)
  return (
    <Battle
      {...props}
      state={turned(state, seat)}
      previous={previous && turned(previous, seat)}
      sides={sidesFrom(seat)}
      active={active && !state.covered}
      hides={state.covered}
      note={
        state.covered && (
          <div className={styles.note}>
            <p>{texts.pass}</p>
            {takeOver}
          </div>
        )
      }
    />
  )
}
