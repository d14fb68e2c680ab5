/** The buttons below the table: chips and Deal, the decisions of a hand, and what follows. */
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import mark from '../../../ui/board/Mark.module.css'
import { Button } from '../../../ui/controls/Button'
import { eachFinger } from '../../../ui/input/fingers'
import { classes } from '../../../ui/styles/classes'
import { signed } from '../rules/count'
import { BANK, boxesOf, CHIPS, type Doing, MIN_BET, type Move, may, type State } from '../rules/state'
import { texts } from '../texts/game'
import styles from './Actions.module.css'
import { ChipButton } from './Chip'

interface Props {
  readonly state: State
  readonly active: boolean
  readonly hint: Move | null
  /** Waits for confirmation. */
  readonly warned: Move | null
  readonly play: (move: Move) => void
}

/** Prevents a press that ends a hand from also starting the next one. */
const HAND_OVER_MS = 400

const CHOICES = ['hit', 'stand', 'double', 'split', 'surrender'] as const

/** Ignores key repeat. */
function once(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

export function Actions({ state, active, hint, warned, play }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const { phase, bank, stake } = state
  const boxes = boxesOf(state)
  const open = state.count?.open
  const moment = open ? 'asked' : phase

  // Focuses the next action, so that Enter and A lead through the game, unless the player's focus is elsewhere.
  useEffect(() => {
    if (!active || moment === 'dealer') return
    const timer = setTimeout(
      () => {
        const at = document.activeElement
        if (!at || at === document.body || at.contains(root.current) || root.current?.contains(at))
          first.current?.focus({ preventScroll: true })
      },
      moment === 'finished' || moment === 'asked' ? HAND_OVER_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [active, moment])

  const button = (
    doing: Doing,
    text: string,
    more: { primary?: boolean; ref?: Ref<HTMLButtonElement> | undefined } = {},
  ) => (
    <Button
      key={doing}
      ref={more.ref}
      variant={more.primary ? 'primary' : 'plain'}
      className={classes(
        styles.button,
        hint?.do === doing && mark.marked,
        warned?.do === doing && styles.warned,
      )}
      disabled={!active || !may(state, doing)}
      onKeyDown={once}
      onClick={() => play({ do: doing } as Move)}
    >
      {text}
    </Button>
  )
  const canDeal = may(state, 'deal')
  return (
    <div className={classes('screen-only', styles.actions)} ref={root} data-phase={phase} {...eachFinger}>
      {phase === 'betting' && (
        <>
          <div className={styles.chips}>
            {CHIPS.map((value) => (
              <ChipButton
                key={value}
                value={value}
                hinted={hint?.do === 'chip' && hint.value === value}
                disabled={!active || !may(state, 'chip', value)}
                onPress={() => play({ do: 'chip', value })}
              />
            ))}
          </div>
          <div className={styles.row}>
            {button('leave', texts.buttons.leave)}
            {button('clear', texts.buttons.clear)}
            {button('deal', texts.buttons.deal, { primary: true, ref: first })}
          </div>
        </>
      )}
      {phase === 'insurance' && (
        <div className={styles.row}>
          {button('insure', texts.buttons.insure((state.hands[state.active]?.bet ?? 0) / 2))}
          {button('decline', texts.buttons.decline, { primary: true, ref: first })}
        </div>
      )}
      {(phase === 'playing' || phase === 'dealer') && (
        <div className={classes(styles.row, styles.choices)}>
          {CHOICES.map((doing) =>
            button(doing, texts.controls[doing], {
              primary: doing === 'hit',
              ref: doing === 'hit' ? first : undefined,
            }),
          )}
        </div>
      )}
      {open?.length && (
        <fieldset className={classes(styles.row, styles.count)}>
          <legend>{texts.buttons.askCount}</legend>
          {open.map((value, index) => (
            <Button
              key={value}
              ref={index === 0 ? first : undefined}
              className={styles.button}
              disabled={!active}
              onKeyDown={once}
              onClick={() => play({ do: 'count', value })}
            >
              {signed(value)}
            </Button>
          ))}
        </fieldset>
      )}
      {phase === 'finished' && !open && (
        <div className={styles.row}>
          {button('leave', texts.buttons.leave)}
          {button('bets', bank < MIN_BET * boxes ? texts.buttons.borrow(BANK) : texts.buttons.changeBet, {
            primary: !canDeal,
            ref: canDeal ? undefined : first,
          })}
          {canDeal &&
            button('deal', boxes > 1 ? texts.buttons.dealBets(boxes, stake) : texts.buttons.dealBet(stake), {
              primary: true,
              ref: first,
            })}
        </div>
      )}
    </div>
  )
}
