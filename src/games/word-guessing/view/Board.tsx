/** The board of Word Guessing: the robot, the hint, the word's tiles, and the keys. */

import ArrowRight from 'lucide-react/icons/arrow-right'
import Coins from 'lucide-react/icons/coins'
import Flag from 'lucide-react/icons/flag'
import Gift from 'lucide-react/icons/gift'
import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { isTyping } from '../../../engine/input/keyboard'
import { digitOf, typedLetter } from '../../../engine/input/keys'
import { Button, IconButton } from '../../../ui/controls/Button'
import { eachFinger } from '../../../ui/input/fingers'
import { moveFocus } from '../../../ui/input/moveFocus'
import { classes } from '../../../ui/styles/classes'
import type { Options } from '../options'
import {
  canBuy,
  type Event,
  entryOf,
  isEndless,
  isFound,
  isMissed,
  LETTER_COST,
  MAX_WRONG,
  type Move,
  pointsOf,
  rules,
  type State,
  shownWord,
  wrongOf,
} from '../rules'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Entry } from './Entry'
import { Friend } from './Friend'
import { Keys } from './Keys'
import { Robot } from './Robot'
import { Word } from './Word'
import { type Mood, Wall } from './Workshop'

/** Prevents a press that ends a word from also opening the next one. */
const HAND_OVER_MS = 350

export function Board({
  state,
  previous,
  play,
  active,
  turn,
  options,
  hint,
  highlighted = [],
}: BoardProps<State, Move, Event, Options>) {
  const next = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [hiding, setHiding] = useState(false)
  const entry = entryOf(state)
  const wrong = wrongOf(state)
  const found = isFound(state)
  const missed = isMissed(state)
  const settled = found || missed
  const over = rules.outcome(state) !== null
  const fresh = previous !== null && previous.at === state.at && wrongOf(previous).length < wrong.length

  /** The last input came from the keyboard: no on-screen key keeps the focus, because Enter would press it. */
  const byKeyboard = useRef(false)
  const byField = useRef(false)
  useEffect(() => {
    if (!active || hiding) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTyping(event.target)) return
      const letter = typedLetter(event)
      // Only single printable characters; Space and Enter press the focused button.
      if (!letter && ([...event.key].length !== 1 || event.key === ' ')) return
      // The key buys a letter, which is a control of the game.
      if (digitOf(event) === '1' && canBuy(state)) return
      byKeyboard.current = true
      byField.current = false
      const focused = document.activeElement
      if (focused instanceof HTMLElement && focused.matches('[role="gridcell"]')) focused.blur()
      play(letter ?? event.key)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [active, hiding, play, state])

  // Enter and A move on: focuses Next Word when the word is settled, and the keys when a new one appears.
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` counts the changes of state
  useEffect(() => {
    if (!active) return
    if (settled && !over) {
      const timer = setTimeout(() => next.current?.focus({ preventScroll: true }), HAND_OVER_MS)
      hadFocus.current = true
      return () => clearTimeout(timer)
    }
    if (!settled && hadFocus.current) {
      hadFocus.current = false
      if (byKeyboard.current) return
      moveFocus(root.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]'))
    }
  }, [turn, active, settled, over])

  const left = MAX_WRONG - wrong.length
  const mood: Mood = found ? 'glad' : left < 3 ? 'worried' : 'calm'
  return (
    <div className={styles.fit}>
      <div
        className={classes(styles.root, over && styles.over)}
        ref={root}
        data-field
        dir="ltr"
        {...eachFinger}
      >
        <div className={styles.scene}>
          <Wall />
          <Robot wrong={wrong.length} fresh={fresh} mood={mood} />
          <div className={styles.corner}>
            <IconButton
              className={styles.gift}
              label={texts.board.hide}
              word={texts.board.hide}
              icon={<Gift size={22} aria-hidden="true" />}
              onClick={() => setHiding(true)}
            />
            {state.sells && (
              <Button
                className={styles.buy}
                aria-label={texts.board.buy(LETTER_COST)}
                title={texts.board.buy(LETTER_COST)}
                icon={<Coins size={20} aria-hidden="true" />}
                disabled={!active || !canBuy(state)}
                onClick={() => play({ do: 'letter' })}
              >
                {`−${LETTER_COST}`}
              </Button>
            )}
          </div>
          <p className={styles.left}>{missed ? texts.board.awake : texts.board.triesLeft(left)}</p>
        </div>
        <div className={styles.card}>
          <p className={styles.category}>
            <span>{texts.topics[entry.category]}</span>
            {!state.given && (
              <small>
                {isEndless(state, options) || state.survival
                  ? texts.board.word(state.at + 1)
                  : texts.board.wordOf(state.at + 1, state.order.length)}
              </small>
            )}
          </p>
          <p className={styles.hint} data-word-hint>
            {entry.hint}
          </p>
        </div>
        <Word entry={entry} tried={state.tried} found={found} missed={missed} look={highlighted} />
        <div className={styles.news}>
          <p className={styles.message} data-kind={found ? 'found' : missed ? 'missed' : 'open'}>
            {found
              ? texts.board.found(pointsOf(state))
              : missed
                ? // At the end the panel says it.
                  !over && texts.missed(shownWord(state))
                : wrong.length > 0
                  ? texts.board.wrong(wrong.join(' ').toUpperCase())
                  : texts.board.pick}
          </p>
          <div className={styles.actions}>
            {!settled && (
              <Entry
                disabled={!active}
                takesFocus={byField.current}
                onGuess={(text) => {
                  byKeyboard.current = true
                  byField.current = true
                  play(text)
                }}
              />
            )}
            {settled && isEndless(state, options) && (
              <Button
                icon={<Flag size={20} aria-hidden="true" />}
                disabled={!active}
                onClick={() => play({ do: 'finish' })}
              >
                {texts.board.finish}
              </Button>
            )}
            {!over && (
              <Button
                ref={next}
                variant="primary"
                icon={<ArrowRight size={20} aria-hidden="true" />}
                disabled={!settled || !active}
                onClick={() => play({ do: 'next' })}
              >
                {texts.board.next}
              </Button>
            )}
          </div>
        </div>
        <Keys
          word={entry.word}
          tried={state.tried}
          asKeyboard={options.keys === 'keyboard'}
          disabled={!active || settled}
          hinted={typeof hint === 'string' ? hint.toUpperCase() : null}
          onLetter={(letter) => {
            byKeyboard.current = false
            byField.current = false
            play(letter)
          }}
        />
      </div>
      {hiding && <Friend onClose={() => setHiding(false)} />}
    </div>
  )
}
