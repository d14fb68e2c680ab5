/** The board of Rock Paper Scissors: two hands that shake and show, the choices, the strip of past rounds. */
import type { BoardProps } from '../../../engine/core/game/contract'
import { Button } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import scenes from '../../../ui/styles/scene.module.css'
import { type Event, handsOf, hasScore, isPair, isShaking, type Move, type State } from '../rules'
import { type Hand, reasonOf, resultOf } from '../rules/hands'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Choices } from './Choices'
import { Foreseen } from './Foreseen'
import { Glove } from './Glove'
import { Strip } from './Strip'

export function Board({ state, previous, turn, play, active }: BoardProps<State, Move, Event>) {
  const { rounds } = state
  const pair = isPair(state)
  const hands = handsOf(state)
  const shaking = isShaking(state)
  const names = pair
    ? [texts.board.player(1), texts.board.player(2)]
    : [texts.board.you, texts.board.computer]
  const last = rounds.at(-1)
  const result = last && resultOf(last)
  // While the computer chooses, and before the first round, both hands are fists.
  const shown = (side: 'you' | 'computer'): Hand => (shaking || !last ? 'rock' : last[side])
  const fresh = previous !== null && isShaking(previous) && !shaking
  const open = active && !shaking

  const hand = (side: 'you' | 'computer') => (
    <div
      className={classes(
        styles.hand,
        styles[side],
        shaking && styles.shaking,
        fresh && styles.fresh,
        !shaking && result === (side === 'you' ? 'lose' : 'win') && styles.beaten,
        !shaking && result === (side === 'you' ? 'win' : 'lose') && styles.winner,
      )}
    >
      {/* A new key with each change restarts the animation. */}
      <div className={side === 'computer' ? styles.mirrored : undefined}>
        <Glove key={turn} hand={shown(side)} side={side} sleeve />
      </div>
      <span className={styles.who}>{names[side === 'you' ? 0 : 1]}</span>
    </div>
  )
  return (
    <div
      className={classes(scenes.scene, styles.root)}
      data-field
      dir="ltr"
      data-wide
      data-pair={pair || undefined}
    >
      <div className={styles.arena}>
        {hand('you')}
        {hand('computer')}
      </div>
      <div className={styles.words}>
        <p className={styles.title} data-result={shaking || pair ? undefined : result}>
          {titleOf(state)}
        </p>
        <p className={styles.reason}>{shaking || !last ? ' ' : reasonOf(last)}</p>
        {state.learns && !pair && <Foreseen rounds={rounds} share={state.five ? 2 / 5 : 1 / 3} />}
      </div>
      <div className={classes(styles.choices, pair && styles.halves)}>
        {(pair ? ([0, 1] as const) : ([0] as const)).map((seat) => (
          <Choices
            key={seat}
            label={pair ? texts.board.playersHand(seat + 1) : texts.board.yourHand}
            hands={hands}
            rows={pair && hands.length > 3 ? 2 : 1}
            side={seat === 0 ? 'you' : 'computer'}
            selected={pair ? null : state.chosen}
            open={open && (seat === 0 ? state.chosen === null || !pair : state.second === null)}
            onPick={(hand) => play(seat === 0 ? hand : { second: hand })}
          />
        ))}
      </div>
      <div className={styles.past}>
        <Strip rounds={rounds} fresh={fresh} pair={pair} />
        <Button variant="quiet" disabled={!open || !hasScore(state)} onClick={() => play('reset')}>
          {texts.board.reset}
        </Button>
        {state.target === 0 && (
          <Button variant="quiet" disabled={!open || !hasScore(state)} onClick={() => play('finish')}>
            {texts.board.finish}
          </Button>
        )}
      </div>
    </div>
  )
}

function titleOf(state: State): string {
  const { titles } = texts
  const last = state.rounds.at(-1)
  if (!isPair(state))
    return isShaking(state) ? texts.status.choosing : last ? titles[resultOf(last)] : titles.pick
  if (isShaking(state)) return titles.bothChosen
  if (state.chosen || state.second) return titles.chosen(state.chosen ? 1 : 2)
  if (!last) return titles.bothPick
  const result = resultOf(last)
  return result === 'tie' ? titles.tie : titles.playerWins(result === 'win' ? 1 : 2)
}
