/** Owns the look of Rock Paper Scissors: two hands that shake and show, the three choices, the strip of past rounds. */
import type { BoardProps } from '../../../engine/core/contract'
import { Button } from '../../../ui/Button'
import { classes } from '../../../ui/classes'
import { Keypad } from '../../../ui/Keypad'
import { CHOOSING, hasScore, type Move, reasonOf, type State } from '../rules'
import { HAND_NAMES, HANDS, type Hand, resultOf } from '../rules/hands'
import styles from './Board.module.css'
import { Foreseen } from './Foreseen'
import { Glove } from './Glove'
import { Strip } from './Strip'

const TITLES = { win: 'You win', lose: 'You lose', tie: "It's a tie" } as const

export function Board({ state, previous, turn, play, active }: BoardProps<State, Move>) {
  const { chosen, rounds } = state
  const last = rounds.at(-1)
  const result = last && resultOf(last)
  // While the computer chooses both hands are fists; before the first round too.
  const shown = (side: 'you' | 'computer'): Hand => (chosen || !last ? 'rock' : last[side])
  const fresh = previous !== null && previous.chosen !== null && chosen === null
  const open = active && chosen === null

  const hand = (side: 'you' | 'computer') => (
    <div
      className={classes(
        styles.hand,
        styles[side],
        chosen && styles.shaking,
        fresh && styles.fresh,
        !chosen && result === (side === 'you' ? 'lose' : 'win') && styles.beaten,
        !chosen && result === (side === 'you' ? 'win' : 'lose') && styles.winner,
      )}
    >
      {/* A new hand comes with each change, so that its motion begins anew. */}
      <div className={side === 'computer' ? styles.mirrored : undefined}>
        <Glove key={turn} hand={shown(side)} side={side} />
      </div>
      <span className={styles.who}>{side === 'you' ? 'You' : 'Computer'}</span>
    </div>
  )
  return (
    <div className={styles.room} data-field>
      <div className={styles.arena}>
        {hand('you')}
        {hand('computer')}
      </div>
      <div className={styles.words}>
        <p className={styles.title} data-result={chosen ? undefined : result}>
          {chosen ? CHOOSING : result ? TITLES[result] : 'Pick your hand'}
        </p>
        <p className={styles.reason}>{chosen || !last ? ' ' : reasonOf(last)}</p>
        {state.learns && <Foreseen rounds={rounds} />}
      </div>
      <div className={styles.choices}>
        <Keypad
          label="Your hand"
          rows={1}
          cols={3}
          onPress={(id) => open && play(id as Hand)}
          keys={HANDS.map((each, index) => ({
            id: each,
            name: `Row 1, column ${index + 1}, ${HAND_NAMES[each]}`,
            content: (
              <span className={styles.choice}>
                <Glove hand={each} side="you" />
                <span>{HAND_NAMES[each]}</span>
              </span>
            ),
            selected: chosen === each,
            disabled: !open,
            note: HAND_NAMES[each].charAt(0),
          }))}
        />
      </div>
      <div className={styles.past}>
        <Strip rounds={rounds} fresh={fresh} />
        <Button variant="quiet" disabled={!open || !hasScore(state)} onClick={() => play('reset')}>
          Reset
        </Button>
        {state.target === 0 && (
          <Button variant="quiet" disabled={!open || !hasScore(state)} onClick={() => play('finish')}>
            Finish
          </Button>
        )}
      </div>
    </div>
  )
}
