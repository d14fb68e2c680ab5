/** A hand on the felt: fanned cards, total, bet and result, and the chips that fly at its end. */
import { cardName } from '../../../engine/core/cards'
import mark from '../../../ui/board/Mark.module.css'
import { PlayingCard } from '../../../ui/cards/PlayingCard'
import { classes } from '../../../ui/styles/classes'
import { handValue } from '../rules/cards'
import { texts } from '../texts/game'
import { ChipShape } from './Chip'
import styles from './HandView.module.css'

/** The chips that move at the end of a hand, whatever the bet. */
const FLOWN = [0, 1, 2]

/** The places on the felt for the first two cards. */
const PRINTED = [0, 1]

interface Props {
  /** 'Dealer', 'Your hand', 'Hand 2'. */
  readonly label: string
  /** Shown beside the total: 'Spot 2'. */
  readonly title?: string | null
  readonly cards: readonly number[]
  /** The dealer's second card is face down. */
  readonly holeDown?: boolean
  /** Indices of the cards that a hint highlights. */
  readonly looked?: readonly number[]
  readonly bet?: number
  readonly active?: boolean
  /** The result, as fixed by the specification. */
  readonly message?: string | undefined
  readonly tone?: 'won' | 'lost' | 'tied' | undefined
  /** Changes with each round, so that its cards animate in. */
  readonly round: number
  /** Delay in ms before the n-th card of a new deal appears. */
  readonly delay: (index: number) => number
}

export function HandView({
  label,
  title,
  cards,
  holeDown = false,
  looked = [],
  bet,
  active,
  message,
  tone,
  round,
  delay,
}: Props) {
  const shown = holeDown ? cards.slice(0, 1) : cards
  const { total, soft } = handValue(shown)
  const names = shown.map((card, index) =>
    looked.includes(index) ? texts.hands.highlighted(cardName(card)) : cardName(card),
  )
  return (
    <section
      className={classes(styles.hand, active && styles.active)}
      aria-label={label}
      data-tone={tone}
      data-bet={bet !== undefined || undefined}
    >
      <p className="visually-hidden">
        {holeDown ? texts.hands.cardsAndHole(names) : texts.hands.cards(names)}
      </p>
      <div className={styles.fan} style={{ '--n': cards.length || PRINTED.length } as React.CSSProperties}>
        {cards.map((card, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand
            key={`${round}-${index}-${card}`}
            className={styles.place}
            style={{ '--i': index, '--delay': `${delay(index)}ms` } as React.CSSProperties}
          >
            <PlayingCard card={card} faceUp={!(holeDown && index === 1)} />
          </span>
        ))}
        {cards.length === 0 &&
          PRINTED.map((card) => (
            <span key={card} className={styles.printed} style={{ '--i': card } as React.CSSProperties} />
          ))}
        {looked.length > 0 && (
          <span
            data-mark
            className={classes(styles.around, mark.marked)}
            style={
              {
                '--i': Math.min(...looked),
                '--more': Math.max(...looked) - Math.min(...looked),
              } as React.CSSProperties
            }
          />
        )}
      </div>
      {cards.length > 0 && (
        <p className={styles.line}>
          {title && (
            <span className={styles.title} aria-hidden="true">
              {title}
            </span>
          )}
          <span className={classes(styles.total, 'tabular')}>
            {soft && shown.length > 1 && total < 21 && !message ? texts.hands.soft(total) : total}
          </span>
          {bet !== undefined && (
            <span className={classes(styles.bet, 'tabular')}>
              <ChipShape value={bet} className={styles.chip} />
              <span className="visually-hidden">{texts.hands.bet(bet)}</span>
              <span aria-hidden="true">{bet}</span>
            </span>
          )}
        </p>
      )}
      {message && <p className={styles.message}>{message}</p>}
      {tone && bet !== undefined && (
        <span className={styles.flown} aria-hidden="true">
          {FLOWN.map((chip) => (
            <span key={chip} style={{ '--i': chip } as React.CSSProperties}>
              <ChipShape value={bet} />
            </span>
          ))}
        </span>
      )}
    </section>
  )
}
