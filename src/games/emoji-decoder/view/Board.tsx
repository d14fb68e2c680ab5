/** The board of Emoji Decoder: the emoji, the boxes of the answer, the buttons and the keys. */

import ArrowRight from 'lucide-react/icons/arrow-right'
import Eye from 'lucide-react/icons/eye'
import SkipForward from 'lucide-react/icons/skip-forward'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Button } from '../../../ui/controls/Button'
import { Emoji } from '../../../ui/controls/Emoji'
import { eachFinger } from '../../../ui/input/fingers'
import { moveFocus } from '../../../ui/input/moveFocus'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import {
  ATTEMPTS,
  canReveal,
  type Event,
  hiddenIndexes,
  isOver,
  type Move,
  pointsFor,
  puzzleOf,
  type State,
} from '../rules'
import { PACKS, SPOKEN_NAMES } from '../rules/packs'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Boxes } from './Boxes'
import { guessOf, withLetter } from './draft'
import { Keys } from './Keys'
import { useTyping } from './useTyping'

/** Prevents a press that ends a puzzle from also skipping its answer. */
const FOCUS_DELAY_MS = 400

export function Board({ state, play, active }: BoardProps<State, Move, Event>) {
  const [typed, setTyped] = useState('')
  const send = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const { answer, shown, emojis, category } = puzzleOf(state)
  const hidden = hiddenIndexes(state)
  const { phase } = state
  const over = isOver(state)
  const isGuessing = phase === 'guessing' && !over
  const boxes = hidden.length
  const can = active && isGuessing

  // A new game or puzzle, a wrong guess or a revealed letter empties the boxes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of these empty the boxes
  useEffect(() => setTyped(''), [state.seed, state.at, state.wrong.length, state.revealed.length])

  const complete = typed.length === boxes
  const submit = () => {
    if (complete) play({ do: 'guess', text: guessOf(answer, hidden, typed) })
  }
  const byKeyboard = useRef(false)
  useTyping(can, byKeyboard, {
    letter: (letter) => setTyped((now) => withLetter(now, letter, boxes)),
    erase: () => setTyped((now) => now.slice(0, -1)),
    enter: submit,
  })

  // Focuses the next action: Next when the answer is known, the keys when a puzzle begins.
  const movedFocus = useRef(false)
  useEffect(() => {
    if (!active) return
    if (phase !== 'guessing') {
      movedFocus.current = true
      const timer = setTimeout(() => send.current?.focus({ preventScroll: true }), FOCUS_DELAY_MS)
      return () => clearTimeout(timer)
    }
    if (movedFocus.current) {
      movedFocus.current = false
      if (byKeyboard.current) return
      moveFocus(root.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]'))
    }
  }, [active, phase])

  return (
    <div className={classes(layout.centered, styles.root)} ref={root} data-field dir="ltr" {...eachFinger}>
      <div className={styles.scene} data-phase={phase}>
        <p className={styles.category}>
          <span>
            <span>{texts.categories[category]}</span>{' '}
            <small className={styles.words}>{texts.board.words(shown.split(' ').length)}</small>
          </span>
          <span className={styles.worth}>
            {phase === 'solved'
              ? `+${state.points}`
              : isGuessing
                ? texts.board.worth(pointsFor(state.wrong.length, state.revealed.length))
                : texts.board.worth(0)}
          </span>
        </p>
        <p
          className={styles.emojis}
          key={state.at}
          style={{ '--count': emojis.length } as React.CSSProperties}
        >
          {emojis.map((emoji, index) => (
            <span key={emoji} style={{ '--turn': index } as React.CSSProperties}>
              <Emoji emoji={emoji} said={SPOKEN_NAMES[emoji]} />
            </span>
          ))}
        </p>
        <ol className={styles.dots} aria-hidden="true">
          {PACKS[state.pack].slice(0, state.count).map((puzzle, index) => (
            <li
              key={puzzle.answer}
              data-now={index === state.at || undefined}
              data-past={index < state.at || undefined}
            />
          ))}
        </ol>
      </div>
      <Boxes answer={shown} hidden={hidden} typed={typed} phase={phase} shake={state.wrong.length} />
      <p className={styles.message} data-phase={phase}>
        {messageOf(state, shown)}
      </p>
      <div className={styles.actions}>
        <Button
          icon={<Eye size={20} aria-hidden="true" />}
          disabled={!active || !canReveal(state)}
          onClick={() => play({ do: 'reveal' })}
        >
          {texts.board.reveal}
        </Button>
        <Button
          icon={<SkipForward size={20} aria-hidden="true" />}
          disabled={!can}
          onClick={() => play({ do: 'skip' })}
        >
          {texts.board.skip}
        </Button>
        {isGuessing || over ? (
          <Button ref={send} variant="primary" disabled={!can || !complete} onClick={submit}>
            {texts.board.guess}
          </Button>
        ) : (
          <Button
            ref={send}
            variant="primary"
            icon={<ArrowRight size={20} aria-hidden="true" />}
            disabled={!active}
            onClick={() => play({ do: 'next' })}
          >
            {texts.board.next}
          </Button>
        )}
      </div>
      <Keys
        disabled={!can}
        onLetter={(letter) => {
          byKeyboard.current = false
          setTyped((now) => withLetter(now, letter, boxes))
        }}
        onErase={() => {
          byKeyboard.current = false
          setTyped((now) => now.slice(0, -1))
        }}
      />
    </div>
  )
}

function messageOf(state: State, answer: string): ReactNode {
  const left = ATTEMPTS - state.wrong.length
  if (state.phase === 'solved') return texts.messages.solved(state.points)
  if (state.phase !== 'guessing') return texts.messages.answer(answer)
  if (left < ATTEMPTS) return texts.messages.wrong(left)
  return texts.messages.ask
}
