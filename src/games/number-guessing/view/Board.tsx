/** The board of Number Guessing: the answer, the narrowing range, the guesses, and the input field. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import { type FormEvent, type MouseEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { digitOf } from '../../../engine/input/keys'
import { eachFinger } from '../../../ui/input/fingers'
import { classes } from '../../../ui/styles/classes'
import scenes from '../../../ui/styles/scene.module.css'
import { useMedia } from '../../../ui/useMedia'
import { type Event, guessOf, type Hint, type Move, rules, type State } from '../rules'
import { texts as gameTexts } from '../texts/game'
import { Answer } from './Answer'
import styles from './Board.module.css'
import { Keypad } from './Keypad'
import { Range } from './Range'

const texts = gameTexts.board
const ICONS: Readonly<Record<Hint, typeof Check>> = { higher: ArrowUp, lower: ArrowDown, correct: Check }

interface Entry {
  /** Identifies what the entry belongs to: a new state or a pause starts a new entry. */
  readonly turn: number
  readonly active: boolean
  readonly draft: string
  /** How often the current text was submitted and refused. If it was, the next digit replaces it. */
  readonly refused: number
}

export function Board({ state, play, active, turn }: BoardProps<State, Move, Event>) {
  // An accepted guess or a new game empties the field. Deriving this from `turn` avoids a second render.
  const [entry, setEntry] = useState<Entry>({ turn, active, draft: '', refused: 0 })
  const fresh =
    entry.turn === turn && entry.active === active ? entry : { turn, active, draft: '', refused: 0 }
  if (fresh !== entry) setEntry(fresh)
  const { draft, refused } = fresh
  const field = useRef<HTMLInputElement>(null)
  const last = state.tried.at(-1)
  const over = rules.outcome(state) !== null
  const typed = useMedia('(pointer: fine)')

  /**
   * Focuses the field if there is a keyboard. Focusing forces a layout, so skip it if the field already has the
   * focus.
   */
  const takeFocus = () => {
    if (typed && document.activeElement !== field.current) field.current?.focus({ preventScroll: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` counts the changes of state
  useEffect(() => {
    if (active) takeFocus()
  }, [turn, active])
  // Select the text only after a refusal, because selecting forces a layout.
  useLayoutEffect(() => {
    if (refused > 0) field.current?.select()
  }, [refused])

  const send = () => {
    // Focus before anything changes, so that there is nothing to lay out.
    const made = rules.apply(state, draft, 0)
    if (!('refused' in made) && !rules.outcome(made.state)) takeFocus()
    // An accepted guess empties the field together with the next state.
    play(draft)
    setEntry((now) => ({ ...now, refused: now.refused + 1 }))
  }
  const write = (next: (now: string) => string) =>
    setEntry((now) => ({ ...now, draft: next(now.refused > 0 ? '' : now.draft), refused: 0 }))
  // Mouse presses on keys keep the focus in the field, so that the player can type at any time.
  const keepFocus = (event: MouseEvent) => {
    if (typed && event.target !== field.current) event.preventDefault()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <div className={classes(scenes.scene, styles.root)} data-field data-wide dir="ltr">
      <div className={styles.table}>
        <div className={styles.answer} data-hint={last?.hint} aria-hidden="true">
          {/* Keyed by the guess, so that every answer animates. */}
          <div key={state.tried.length} className={classes(styles.ball, last && styles.moved)}>
            <span className="tabular">{shownOf(state, over)}</span>
          </div>
          <p className={styles.word}>
            <span>{answerOf(state, over)}</span>
          </p>
        </div>
        <Range state={state} />
        <ol
          className={styles.guesses}
          style={rowsOf(state.guesses) as React.CSSProperties}
          aria-label={texts.guesses}
        >
          {Array.from({ length: state.guesses }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: guesses are identified by their position
            <Guess key={index} guess={state.tried[index]} />
          ))}
        </ol>
      </div>
      {state.asks && <Answer guess={guessOf(state)} disabled={!active} onAnswer={play} />}
      {!state.asks && (
        <form className={styles.form} onSubmit={onSubmit} onMouseDown={keepFocus} {...eachFinger}>
          <div className={styles.entry}>
            <input
              ref={field}
              className={classes(styles.field, 'tabular')}
              aria-label={texts.entry(state.min, state.max)}
              inputMode={typed ? 'numeric' : 'none'}
              autoComplete="off"
              enterKeyHint="send"
              maxLength={12}
              value={draft}
              disabled={!active}
              data-shortcuts=""
              onKeyDown={(event) => {
                // Thai and French keyboards type other characters with their digit keys.
                const digit = digitOf(event.nativeEvent)
                if (!digit || /\p{Nd}/u.test(event.key) || event.ctrlKey || event.metaKey) return
                event.preventDefault()
                write((now) => now + digit)
              }}
              onChange={(event) => write(() => event.target.value)}
            />
          </div>
          <Keypad
            disabled={!active}
            // Otherwise Enter would press the focused key instead of sending what was typed.
            onTyped={() => field.current?.focus({ preventScroll: true })}
            onDigit={(digit) => write((now) => (now + digit).slice(0, 3))}
            onErase={() => write((now) => now.slice(0, -1))}
            onSend={send}
          />
        </form>
      )}
    </div>
  )
}

/** The number of guesses per row, in wide and in narrow windows: all, or half of them in two even rows. */
function rowsOf(guesses: number) {
  const half = Math.ceil(guesses / 2)
  return { '--wide': guesses > 7 ? half : guesses, '--narrow': guesses > 5 ? half : guesses }
}

/** Memoized, since earlier guesses do not change. */
const Guess = memo(function Guess({ guess }: { readonly guess: State['tried'][number] | undefined }) {
  const Icon = guess ? ICONS[guess.hint] : null
  return (
    <li data-hint={guess?.hint ?? 'none'} className={styles.guess}>
      {guess && Icon && (
        <>
          <span className="tabular">{guess.value}</span>
          <Icon size={18} aria-hidden="true" />
          <span className="visually-hidden">{texts.hints[guess.hint]}</span>
        </>
      )}
      {!guess && <span className="visually-hidden">{texts.notUsed}</span>}
    </li>
  )
})

/** The words beside the ball: the answer to the last guess, or what to guess. */
function answerOf({ asks, tried, min, max, secret }: State, over: boolean): string {
  const last = tried.at(-1)
  if (asks) return !over ? texts.isThisIt : last?.hint === 'correct' ? texts.hints.correct : texts.noNumber
  if (!last) return texts.search(min, max)
  if (last.hint === 'correct') return texts.hints.correct
  if (over) return texts.numberWas(secret)
  return (last.hint === 'higher' ? texts.higher : texts.lower)(last.value)
}

/** The text of the ball: the number at the end, the computer's guess, or a sign. */
function shownOf(state: State, over: boolean): number | string {
  if (!state.asks) return over ? state.secret : '?'
  if (!over) return guessOf(state)
  return state.tried.at(-1)?.hint === 'correct' ? (state.tried.at(-1)?.value ?? '') : '!'
}
