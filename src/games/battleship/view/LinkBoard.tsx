/**
 * The board of a link game: the player's fleet is placed and stored on this device, shots are answered, and both
 * fleets are revealed at the end.
 */
import type { BoardProps } from '../../../engine/core/game/contract'
import { Button } from '../../../ui/controls/Button'
import { type Event, type Move, type State, winnerOf } from '../rules'
import { answersOf } from '../rules/answer'
import { HITS_TO_WIN } from '../rules/fleet'
import { dueOf } from '../rules/link'
import { sealOf } from '../rules/seal'
import { otherOf, type Seat, type Secret } from '../rules/state'
import { texts } from '../texts/game'
import { Battle } from './Battle'
import { place, secretOf, useDraft } from './draft'
import { facing } from './facing'
import styles from './LinkBoard.module.css'
import { Setup } from './Setup'

const OWN = ['you', 'opponent'] as const
/** In a replay. */
const WATCHED = ['one', 'two'] as const

export function LinkBoard(props: BoardProps<State, Move, Event>) {
  const { state, previous, seat: given, watched, play } = props
  const seat = (given ?? 0) as Seat
  const draft = useDraft(state)
  const due = dueOf(state)
  const mine = props.active && state.turn === seat
  const secret = secretOf(state, seat) ?? (due === 'seal' && mine ? draft.secret : null)
  if (due === 'seal' && !secret) {
    const move = (made: Move) => {
      const promised = place(state, made)
      if (promised) play(promised)
    }
    if (state.turn === seat) return <Setup {...props} state={draft.state} play={move} />
  }
  const gone = mine && !secret
  const fleet = secret?.fleet ?? null
  const turn = due === 'answer' && secret ? answer(state, seat, secret) : null
  return (
    <Battle
      {...props}
      state={facing(state, seat, fleet)}
      previous={previous && facing(previous, seat, fleet)}
      sides={watched ? WATCHED : OWN}
      active={mine && secret !== null && (due === 'seal' || turn?.lost === false)}
      play={(move) => 'fire' in move && fired(move.fire)}
      note={note()}
    />
  )

  function fired(fire: number | undefined): void {
    if (fire === undefined || !secret) return
    if (due === 'seal') play({ seal: sealOf(secret), fire })
    else if (turn && !turn.lost) play({ answer: turn.answer, fire })
  }
  function note() {
    if (gone)
      return (
        <div className={styles.note}>
          <p>{texts.link.gone}</p>
          <Button onClick={() => play({ resign: true })}>{texts.link.resign}</Button>
        </div>
      )
    if (mine && secret && (turn?.lost || due === 'show'))
      return (
        <div className={styles.note}>
          <p>{due === 'show' ? texts.link.won : texts.link.lost}</p>
          <Button
            variant="primary"
            onClick={() => play(turn ? { answer: turn.answer, show: secret } : { show: secret })}
          >
            {texts.link.reveal}
          </Button>
        </div>
      )
    if (due === 'seal' && !mine && given == null && !watched && winnerOf(state) === null)
      return (
        <div className={styles.note}>
          <p>{texts.link.send}</p>
        </div>
      )
    return null
  }
}

/** The answer of this seat to the opponent's newest shot, and whether the last ship sank. */
function answer(state: State, seat: Seat, { fleet }: Secret) {
  const answers = answersOf(fleet, state.shots[otherOf(seat)])
  const lost = answers.filter((each) => each !== 'miss').length === HITS_TO_WIN
  return { answer: answers.at(-1) ?? 'miss', lost } as const
}
