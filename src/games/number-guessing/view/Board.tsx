/** Owns the look of Number Guessing: the answer, the range that narrows, the guesses, and the field to type in. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import { type FormEvent, type MouseEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Button } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import scenes from '../../../ui/styles/scene.module.css'
import { useMedia } from '../../../ui/useMedia'
import { type Event, guessOf, type Hint, type Move, rules, type State } from '../rules'
import { Answer } from './Answer'
import styles from './Board.module.css'
import { Keypad } from './Keypad'
import { Range } from './Range'

const WORDS: Readonly<Record<Hint, string>> = { higher: 'Higher', lower: 'Lower', correct: 'Found' }
const ICONS: Readonly<Record<Hint, typeof Check>> = { higher: ArrowUp, lower: ArrowDown, correct: Check }

interface Entry {
  /** What it was begun for: another state, or a pause, begins another. */
  readonly turn: number
  readonly active: boolean
  readonly draft: string
  /** How often what stands there was sent and refused: then the next digit begins anew. */
  readonly refused: number
}

export function Board({ state, play, active, turn }: BoardProps<State, Move, Event>) {
  // Every accepted guess and every new play starts with an empty field: with the state itself, and not drawn once more for it.
  const [entry, setEntry] = useState<Entry>({ turn, active, draft: '', refused: 0 })
  const fresh =
    entry.turn === turn && entry.active === active ? entry : { turn, active, draft: '', refused: 0 }
  if (fresh !== entry) setEntry(fresh)
  const { draft, refused } = fresh
  const field = useRef<HTMLInputElement>(null)
  const last = state.tried.at(-1)
  const over = rules.outcome(state) !== null
  const typed = useMedia('(pointer: fine)')

  /** The field is ready to type where there is a keyboard; most guesses find it so. To give it the focus the browser lays out the page. */
  const takeFocus = () => {
    if (typed && document.activeElement !== field.current) field.current?.focus({ preventScroll: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` counts the changes of state
  useEffect(() => {
    if (active) takeFocus()
  }, [turn, active])
  // Selected where it was refused: the browser lays out the page for it.
  useLayoutEffect(() => {
    if (refused > 0) field.current?.select()
  }, [refused])

  const send = () => {
    // Before anything changes, and is to be laid out for it.
    const made = rules.apply(state, draft, 0)
    if (!('refused' in made) && !rules.outcome(made.state)) takeFocus()
    // A guess that is taken empties the field with the next state, drawn with it.
    play(draft)
    setEntry((now) => ({ ...now, refused: now.refused + 1 }))
  }
  const write = (next: (now: string) => string) =>
    setEntry((now) => ({ ...now, draft: next(now.refused > 0 ? '' : now.draft), refused: 0 }))
  // A mouse that presses digits and the button leaves the focus in the field: who goes on by keys types at once.
  const keepFocus = (event: MouseEvent) => {
    if (typed && event.target !== field.current) event.preventDefault()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <div className={classes(scenes.scene, styles.room)} data-field data-wide>
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
          {Array.from({ length: state.guesses }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its place
            <Guess key={index} guess={state.tried[index]} />
          ))}
        </ol>
      </div>
      {state.asks && <Answer guess={guessOf(state)} disabled={!active} onAnswer={play} />}
      {!state.asks && (
        <form className={styles.form} onSubmit={onSubmit} onMouseDown={keepFocus}>
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

/** Those of before stay as they were. */
const Guess = memo(function Guess({ guess }: { readonly guess: State['tried'][number] | undefined }) {
  const Icon = guess ? ICONS[guess.hint] : null
  return (
    <li data-hint={guess?.hint ?? 'none'} className={styles.guess}>
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
})

/** What the ball says: the number at the end, what the computer asks for, else what is to be found. */
function shownOf(state: State, over: boolean): number | string {
  if (!state.asks) return over ? state.secret : '?'
  if (!over) return guessOf(state)
  return state.tried.at(-1)?.hint === 'correct' ? (state.tried.at(-1)?.value ?? '') : '!'
}
