/** Owns the look of Number Guessing: the answer, the range that narrows, the guesses, and the field to type in. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/contract'
import { Button } from '../../../ui/Button'
import { classes } from '../../../ui/classes'
import { useMedia } from '../../../ui/useMedia'
import { guessOf, type Hint, type Move, rules, type State } from '../rules'
import { Answer } from './Answer'
import styles from './Board.module.css'
import { Keypad } from './Keypad'
import { Range } from './Range'

const WORDS: Readonly<Record<Hint, string>> = { higher: 'Higher', lower: 'Lower', correct: 'Found' }
const ICONS: Readonly<Record<Hint, typeof Check>> = { higher: ArrowUp, lower: ArrowDown, correct: Check }

export function Board({ state, play, active, turn }: BoardProps<State, Move>) {
  const [draft, setDraft] = useState('')
  /** What stands there was sent and refused: the next digit begins anew. */
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const last = state.tried.at(-1)
  const over = rules.outcome(state) !== null
  const typed = useMedia('(pointer: fine)')

  // Every accepted guess and every new play starts with an empty field, ready to type where there is a keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` counts the changes of state
  useEffect(() => {
    setDraft('')
    setRefused(false)
    if (active && typed) field.current?.focus({ preventScroll: true })
  }, [turn, active])

  const send = () => {
    // A guess that is taken empties the field with the next state.
    setRefused(true)
    play(draft)
    field.current?.select()
  }
  const write = (next: (now: string) => string) => {
    setDraft((now) => next(refused ? '' : now))
    setRefused(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <div className={styles.room} data-field>
      <div className={styles.table}>
        <div className={styles.answer} data-hint={last?.hint} aria-hidden="true">
          {/* Keyed by the guess, so that every answer moves. */}
          <div key={state.tried.length} className={classes(styles.ball, last && styles.moved)}>
            <span className="tabular">{shownOf(state, over)}</span>
          </div>
          <p className={styles.word}>
            {state.asks && !over && 'Is it this?'}
            {state.asks && over && (last?.hint === 'correct' ? WORDS.correct : 'No number is left')}
            {!state.asks &&
              (last
                ? over && last.hint !== 'correct'
                  ? 'It was'
                  : WORDS[last.hint]
                : `${state.min} to ${state.max}`)}
            {last && !over && !state.asks && <small>than {last.value}</small>}
          </p>
        </div>
        <Range state={state} />
        <ol className={styles.guesses} aria-label="Guesses">
          {Array.from({ length: state.guesses }, (_, index) => {
            const guess = state.tried[index]
            const Icon = guess ? ICONS[guess.hint] : null
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its place
                key={index}
                data-hint={guess?.hint ?? 'none'}
                className={styles.guess}
              >
                {guess && Icon && (
                  <>
                    <span className="tabular">{guess.value}</span>
                    <Icon size={18} aria-hidden="true" />
                    <span className="visually-hidden">{WORDS[guess.hint].toLowerCase()}</span>
                  </>
                )}
                {!guess && <span className="visually-hidden">not used</span>}
              </li>
            )
          })}
        </ol>
      </div>
      {state.asks && <Answer guess={guessOf(state)} disabled={!active} onAnswer={play} />}
      {!state.asks && (
        <form className={styles.form} onSubmit={onSubmit}>
          <div className={styles.entry}>
            <input
              ref={field}
              className={classes(styles.field, 'tabular')}
              aria-label={`Your guess, ${state.min} to ${state.max}`}
              placeholder={`${state.min}-${state.max}`}
              inputMode={typed ? 'numeric' : 'none'}
              autoComplete="off"
              enterKeyHint="send"
              maxLength={12}
              value={draft}
              disabled={!active}
              data-shortcuts=""
              onChange={(event) => write(() => event.target.value)}
            />
            <Button variant="primary" size="large" type="submit" disabled={!active}>
              Guess
            </Button>
          </div>
          <Keypad
            disabled={!active}
            onDigit={(digit) => write((now) => (now + digit).slice(0, 3))}
            onErase={() => write((now) => now.slice(0, -1))}
            onSend={send}
          />
        </form>
      )}
    </div>
  )
}

/** What the ball says: the number at the end, what the computer asks for, else what is to be found. */
function shownOf(state: State, over: boolean): number | string {
  if (!state.asks) return over ? state.secret : '?'
  if (!over) return guessOf(state)
  return state.tried.at(-1)?.hint === 'correct' ? (state.tried.at(-1)?.value ?? '') : '!'
}
