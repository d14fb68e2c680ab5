/** The table of Blackjack: the felt, the dealer on top, the hands below, the buttons at the bottom. */
import type { BoardProps, Warned } from '../../../engine/core/game/contract'
import mark from '../../../ui/board/Mark.module.css'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import { nameOfChoice } from '../bot/judge'
import type { Options } from '../options'
import type { Event, Move, State } from '../rules'
import { nameOfHand } from '../rules/boxes'
import { isWon } from '../rules/round'
import { boxesOf, CHIPS, type Hand } from '../rules/state'
import { texts } from '../texts/game'
import { Actions } from './Actions'
import styles from './Board.module.css'
import { ChipShape } from './Chip'
import { Fixtures, Piles, Suits } from './Fixtures'
import { HandView } from './HandView'

/** Delay between the cards of a deal in ms: player, dealer, player, dealer. */
const CARD_MS = 130

/** Up to this many hands are side by side. More, from pairs split in several boxes, are in rows. */
const FEW_HANDS = 4

/** Hands per row, if there is enough width. */
const across = (hands: number) => (hands > 6 ? Math.ceil(hands / 2) : hands)

export function Board({
  state,
  events,
  play,
  active,
  hint,
  highlighted = [],
  warned,
  options,
}: BoardProps<State, Move, Event, Options>) {
  const { phase, hands, dealer } = state
  // The round counter increases at the end of a round, but its cards must keep their keys.
  const round = state.rounds - (phase === 'finished' ? 1 : 0)
  const fresh = events.some((event) => event.type === 'dealt')
  const boxes = boxesOf(state)
  const delay = (box: number) => (index: number) => (fresh ? (index * (boxes + 1) + box) * CARD_MS : 0)
  return (
    <div className={classes(layout.centered, styles.layout)} data-field dir="ltr">
      <div
        className={styles.felt}
        data-hands={Math.max(1, hands.length)}
        data-many={hands.length > FEW_HANDS || undefined}
      >
        <Fixtures free={!state.count} />
        {hands.length < 2 && <Piles bank={state.bank} hand={hands.length > 0} />}
        {state.count && <Counts {...state.count} />}
        <div className={styles.dealer}>
          <HandView
            label={texts.hands.dealer}
            cards={dealer}
            holeDown={!state.holeUp && dealer.length > 0}
            looked={highlighted.filter((at) => at === 0)}
            round={round}
            delay={delay(boxes)}
          />
        </div>
        <Middle state={state} warned={warned ?? null} warns={options.warn === 'on'} />
        {phase === 'betting' ? (
          <Stake stake={state.stake} boxes={boxes} looked={highlighted.length > 0} />
        ) : (
          <div className={styles.hands} style={{ '--across': across(hands.length) } as React.CSSProperties}>
            {hands.map((hand, index) => (
              <HandView
                // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
                key={index}
                label={nameOfHand(hands, index) ?? texts.hands.yours}
                title={hand.box === undefined ? null : texts.hands.spot(hand.box + 1)}
                cards={hand.cards}
                bet={hand.bet}
                looked={index === state.active ? highlighted.flatMap((at) => (at > 0 ? [at - 1] : [])) : []}
                active={
                  (phase === 'playing' || phase === 'insurance') && hands.length > 1 && index === state.active
                }
                message={hand.result ? texts.results[hand.result] : undefined}
                tone={toneOf(hand)}
                round={round}
                delay={delay(hand.box ?? 0)}
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

/** The count trainer's score, in the corner opposite the shoe: a phone has no space for it in the HUD. */
function Counts({ right, asked }: Pick<NonNullable<State['count']>, 'right' | 'asked'>) {
  return (
    <p className={styles.counts}>
      <span>{texts.table.counts}</span>{' '}
      <output aria-label={texts.stats.Counts} data-hud="Counts" className="tabular">
        {`${right}/${asked}`}
      </output>
    </p>
  )
}

interface MiddleProps {
  readonly state: State
  readonly warned: Warned<Move> | null
  /** Texts may appear here during a hand: their space is reserved, so that no card moves. */
  readonly warns: boolean
}

/** The texts between dealer and player. */
function Middle({ state, warned, warns }: MiddleProps) {
  const { phase, net } = state
  if (warned)
    return (
      <p className={classes(styles.middle, styles.warning)}>
        <span>{warned.text}</span> <span>{texts.warnings.confirm(nameOfChoice(warned.move.do))}</span>
      </p>
    )
  if (phase === 'finished')
    return (
      <p className={classes(styles.middle, styles.net, net > 0 && styles.gain, 'tabular')} key={state.rounds}>
        {net === 0
          ? state.hands.length === 1
            ? texts.table.push
            : texts.table.even
          : net > 0
            ? texts.table.gain(net)
            : texts.table.loss(-net)}
      </p>
    )
  if (phase === 'insurance')
    return (
      <p className={styles.middle}>
        {state.hands[state.active]?.box === undefined
          ? texts.table.insurance
          : texts.table.insuranceFor(nameOfHand(state.hands, state.active) ?? '')}
      </p>
    )
  return (
    <p className={classes(styles.middle, styles.print, warns && styles.kept)}>
      <Suits suits={['spades', 'hearts']} />
      {texts.table.pays} <span>{state.table?.hits17 ? texts.table.hitsSoft17 : texts.table.standsOn17}</span>
      <Suits suits={['diamonds', 'clubs']} />
    </p>
  )
}

function stakeText(stake: number, boxes: number): string {
  if (stake === 0) return texts.table.placeBet
  return boxes > 1 ? texts.table.betOnSpots(stake) : texts.table.bet(stake)
}

interface StakeProps {
  readonly stake: number
  readonly boxes: number
  /** A hint highlights it. */
  readonly looked: boolean
}

/** The current bet as a small stack of chips in the betting circle. */
function Stake({ stake, boxes, looked }: StakeProps) {
  const stack: number[] = []
  let rest = stake
  for (const chip of [...CHIPS].reverse()) {
    while (rest >= chip) {
      stack.push(chip)
      rest -= chip
    }
  }
  return (
    <div className={styles.stake} data-empty={stake === 0 || undefined}>
      <div className={classes(styles.spot, looked && mark.marked)} data-mark={looked || undefined}>
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
      <p className={classes(styles.amount, 'tabular')}>{stakeText(stake, boxes)}</p>
    </div>
  )
}
