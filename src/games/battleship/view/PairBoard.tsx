/**
 * The board for two people on one device: each sees only their own fleet on their turn, and none is shown in between.
 */
import type { BoardProps } from '../../../engine/core/game/contract'
import { Button } from '../../../ui/controls/Button'
import { useCover } from '../../../ui/dialogs/cover'
import { type Event, type Move, type Seat, type State, winnerOf } from '../rules'
import { otherOf } from '../rules/state'
import { texts as gameTexts } from '../texts/game'
import { Battle } from './Battle'
import { turned } from './facing'
import styles from './PairBoard.module.css'
import { Setup } from './Setup'

const texts = gameTexts.pair

const SIDES = ['one', 'two'] as const
const sidesFrom = (seat: Seat) => [SIDES[seat], SIDES[otherOf(seat)]] as const

/** Nothing has been fired yet, so there is nothing to show while the device is handed over. */
const isFirst = ({ shots }: State) => shots[0].length + shots[1].length === 0

export function PairBoard(props: BoardProps<State, Move, Event>) {
  const { state, previous, active, play } = props
  const next = state.turn
  const player = next + 1
  useCover(state.covered)
  const takeOver = (
    <Button variant="primary" disabled={!active} onClick={() => play({ ready: true })}>
      {texts.takeOver(player)}
    </Button>
  )
  if (state.covered && isFirst(state))
    return (
      <div className={styles.cover}>
        <h2>{texts.pass(player)}</h2>
        <p>{state.phase === 'setup' ? texts.placeYours : texts.firesFirst(player)}</p>
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
            <p>{texts.pass(player)}</p>
            {takeOver}
          </div>
        )
      }
    />
  )
}
