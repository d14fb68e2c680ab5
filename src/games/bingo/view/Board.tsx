/** The table of Bingo: the current ball and the last five, the board of numbers, the buttons, and the cards. */
import { useEffect, useMemo } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { settings } from '../../../engine/storage/values/settings'
import { Button } from '../../../ui/controls/Button'
import { eachFinger } from '../../../ui/input/fingers'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import scenes from '../../../ui/styles/scene.module.css'
import type { Options } from '../options'
import { calledNumbers, type Event, lastCall, type Move, rules, type State } from '../rules'
import { callOf, letterOf, NUMBERS } from '../rules/card'
import { texts } from '../texts/game'
import { Ball } from './Ball'
import styles from './Board.module.css'
import { Called } from './Called'
import { Card } from './Card'
import { RivalCard } from './RivalCard'
import { hush, speak } from './voice'

/** Number of recent calls that stay visible, including the current one. */
const LAST = 5

export function Board({ state, play, active, options, previous }: BoardProps<State, Move, Event, Options>) {
  const { called } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers change with their count
  const numbers = useMemo(() => calledNumbers(state), [state.order, called])
  const number = lastCall(state)
  const over = rules.outcome(state) !== null
  const isNew = previous !== null && previous.called !== called

  const spoken = options.voice === 'on' && isNew && number !== null && !settings.get().muted
  useEffect(() => {
    if (spoken && number !== null) speak(texts.caller.spoken(letterOf(number), number))
  }, [spoken, number])
  // Stop the voice at once when it is turned off or the board unmounts.
  useEffect(() => (options.voice === 'on' ? hush : undefined), [options.voice])

  const recent = numbers.slice(-LAST).reverse()
  const canCall = active && !over && called < NUMBERS
  const people = state.players.filter(({ computer }) => !computer)
  const rivals = state.players.filter(({ computer }) => computer)
  return (
    <div
      className={classes(layout.centered, scenes.scene, styles.layout)}
      dir="ltr"
      data-field
      data-wide
      data-players={people.length}
      data-rivals={rivals.length || undefined}
      {...eachFinger}
    >
      <div className={styles.caller}>
        <div className={styles.balls}>
          <p className="visually-hidden">
            {recent.length > 0 ? texts.caller.lastCalls(recent.map(callOf)) : texts.caller.none}
          </p>
          {Array.from({ length: LAST }, (_, index) => {
            const ball = recent[index]
            // Keyed by the call, so that balls move on and a new one rolls in.
            return ball === undefined ? (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty space is its index
                key={`empty-${index}`}
                className={classes(styles.space, styles.empty)}
                data-index={index}
              />
            ) : (
              <span key={ball} className={styles.space} data-index={index}>
                <Ball number={ball} />
              </span>
            )
          })}
        </div>
        <Called numbers={numbers} />
        <div className={styles.actions}>
          {state.claims && (
            <Button
              variant="primary"
              size="large"
              className={styles.bingo}
              disabled={!active || over}
              onClick={() => play({ do: 'bingo' })}
            >
              {texts.controls.bingo}
            </Button>
          )}
          <Button size="large" disabled={!canCall} onClick={() => play({ do: 'call' })}>
            {texts.controls.call}
          </Button>
          <Button
            variant={state.claims ? undefined : 'primary'}
            size="large"
            className={styles.auto}
            aria-pressed={state.auto}
            disabled={!canCall}
            onClick={() => play({ do: 'auto' })}
          >
            <span>{state.auto ? texts.caller.stop : texts.controls.auto}</span>
            {state.auto && !over && active && <span key={called} className={styles.wait} />}
          </Button>
        </div>
      </div>
      <div className={styles.cards}>
        {people.map((player, index) => (
          <Card
            key={player.id}
            player={player}
            asked={state.asked}
            named={people.length > 1}
            active={active && !over && !state.autoMark}
            onPress={(cell) => play({ do: 'mark', player: index, cell })}
          />
        ))}
        {rivals.length > 0 && (
          <div className={styles.rivals}>
            {rivals.map((rival) => (
              <RivalCard key={rival.id} rival={rival} asked={state.asked} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
