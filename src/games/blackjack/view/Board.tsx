/** Owns the table of Blackjack: the felt, the dealer above, up to four hands below, the buttons at the end. */
import type { BoardProps, Warned } from '../../../engine/core/contract'
import { classes } from '../../../ui/classes'
import rooms from '../../../ui/room.module.css'
import { nameOfChoice } from '../bot/judge'
import { type Move, money, type State } from '../rules'
import { isWon, MESSAGES } from '../rules/round'
import { CHIPS, type Hand } from '../rules/state'
import { Actions } from './Actions'
import styles from './Board.module.css'
import { ChipShape } from './Chip'
import { HandView } from './HandView'

/** Cards of a deal follow one another, ms: yours, the dealer's, yours, the dealer's. */
const CARD_MS = 130

export function Board({
  state,
  events,
  play,
  active,
  hint,
  look = [],
  warned,
  options,
}: BoardProps<State, Move>) {
  const { phase, hands, dealer } = state
  // A round is counted at its end; its cards stay the same ones then.
  const round = state.rounds - (phase === 'finished' ? 1 : 0)
  const fresh = events.some((event) => event.type === 'dealt')
  const delay = (offset: number) => (index: number) => (fresh ? (index * 2 + offset) * CARD_MS : 0)
  return (
    <div className={classes(rooms.centred, styles.room)} data-field>
      <div className={styles.felt} data-hands={Math.max(1, hands.length)}>
        <div className={styles.shoe} aria-hidden="true" />
        {state.count && <Counts {...state.count} />}
        <div className={styles.dealer}>
          <HandView
            label="Dealer"
            cards={dealer}
            holeDown={!state.holeUp && dealer.length > 0}
            looked={look.filter((at) => at === 0)}
            round={round}
            delay={delay(1)}
          />
        </div>
        <Middle state={state} warned={warned ?? null} warns={options.warn === 'on'} />
        {phase === 'betting' ? (
          <Stake stake={state.stake} />
        ) : (
          <div className={styles.hands}>
            {hands.map((hand, index) => (
              <HandView
                // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
                key={index}
                label={hands.length > 1 ? `Hand ${index + 1}` : 'Your hand'}
                cards={hand.cards}
                bet={hand.bet}
                looked={index === state.active ? look.flatMap((at) => (at > 0 ? [at - 1] : [])) : []}
                active={phase === 'playing' && hands.length > 1 && index === state.active}
                message={hand.result ? MESSAGES[hand.result] : undefined}
                tone={toneOf(hand)}
                round={round}
                delay={delay(0)}
              />
            ))}
          </div>
        )}
      </div>
      <Actions state={state} active={active} hint={hint} warned={warned?.move ?? null} play={play} />
    </div>
  )
}

function toneOf({ result }: Hand): 'won' | 'lost' | 'tied' | undefined {
  if (!result) return undefined
  if (result === 'push') return 'tied'
  return isWon(result) ? 'won' : 'lost'
}

/** What the count trainer has heard so far, in the corner opposite the shoe: on a phone there is no room among the figures. */
function Counts({ right, asked }: Pick<NonNullable<State['count']>, 'right' | 'asked'>) {
  return (
    <p className={styles.counts}>
      Counts{' '}
      <output aria-label="Counts" data-hud="Counts" className="tabular">
        {right}/{asked}
      </output>
    </p>
  )
}

interface MiddleProps {
  readonly state: State
  readonly warned: Warned<Move> | null
  /** Words may come here while a hand is played: their room is kept, so that no card moves when they do. */
  readonly warns: boolean
}

/** What the table says between dealer and player. */
function Middle({ state, warned, warns }: MiddleProps) {
  const { phase, net } = state
  if (warned)
    return (
      <p className={classes(styles.middle, styles.warning)}>
        {warned.text} <span>{`Choose ${nameOfChoice(warned.move.do)} again to play it.`}</span>
      </p>
    )
  if (phase === 'finished')
    return (
      <p className={classes(styles.middle, styles.net, 'tabular')} key={state.rounds}>
        {net === 0 ? 'Even' : `${net > 0 ? '+' : '\u2212'}${money(net)}`}
      </p>
    )
  if (phase === 'insurance')
    return <p className={styles.middle}>The dealer shows an ace. Insurance pays 2 to 1.</p>
  return (
    <p className={classes(styles.middle, styles.print, warns && styles.kept)}>
      Blackjack pays 3 to 2{' '}
      <span>{state.table?.hits17 ? 'Dealer hits soft 17' : 'Dealer stands on all 17'}</span>
    </p>
  )
}

/** The bet that is being laid, as a small stack of chips. */
function Stake({ stake }: { readonly stake: number }) {
  const stack: number[] = []
  let rest = stake
  for (const chip of [...CHIPS].reverse()) {
    while (rest >= chip) {
      stack.push(chip)
      rest -= chip
    }
  }
  return (
    <div className={styles.stake}>
      <div className={styles.spot}>
        {stack.map((chip, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its place in the stack
            key={`${index}-${chip}`}
            className={styles.laid}
            style={{ '--i': index } as React.CSSProperties}
          >
            <ChipShape value={chip} />
          </span>
        ))}
      </div>
      <p className={classes(styles.amount, 'tabular')}>{stake > 0 ? `Bet ${stake}` : 'Lay a bet'}</p>
    </div>
  )
}
