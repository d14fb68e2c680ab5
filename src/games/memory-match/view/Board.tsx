/** The board of Memory Match: cards that flip, and bounce when they match. */
import Volume from 'lucide-react/icons/volume-2'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Board as Grid } from '../../../ui/board/Board'
import { Players } from '../../../ui/board/Players'
import { SeatIcon } from '../../../ui/board/SeatIcon'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import { useMedia } from '../../../ui/useMedia'
import type { Options } from '../options'
import { type Card, type Event, type Move, rules, type State } from '../rules'
import { faceName, pictureOf, toneOf } from '../rules/decks'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { CardText } from './CardText'
import { Picture } from './Picture'

/** Windows that are wider than high. */
const LYING = '(orientation: landscape)'
/** Width of the wooden rim, in cells. */
const RIM = 0.035
const BACK = <span className={styles.back} />

export function Board({ state, previous, play, active, options }: BoardProps<State, Move, Event, Options>) {
  const { columns, cards, taken, turn } = state
  const over = rules.outcome(state) !== null
  const isNew = state.moves === 0 && previous === null
  // The longer side of the grid is that of the window. Turned about its diagonal, neighbors stay neighbors.
  const rows = Math.ceil(cards.length / columns)
  const turned = useMedia(LYING) && rows > columns
  const at = (row: number, col: number) => (turned ? col * columns + row : row * columns + col)
  return (
    <div
      className={taken.length > 1 ? classes(layout.headed, styles.shared) : styles.root}
      style={{ '--tall': rows / columns, '--wide': turned ? rows / columns : 1 } as React.CSSProperties}
      data-deck={options.deck}
    >
      {taken.length > 1 && (
        <Players
          label={texts.players.list}
          players={taken.map((score, player) => ({
            id: String(player),
            name: texts.players.player(player + 1),
            // A phone has no space for four names.
            icon: <SeatIcon seat={player} numbered />,
            score,
            scoreLabel: texts.players.pairs(player + 1),
            turn: !over && turn === player,
            won: over && taken.every((other, at) => at === player || other < score),
          }))}
        />
      )}
      <Grid
        label={texts.board.name}
        rows={turned ? columns : rows}
        cols={turned ? rows : columns}
        disabled={!active}
        className={styles.table}
        rim={RIM}
        forThumbs
        onPress={(row, col) => play(at(row, col))}
        cell={(row, col) => {
          const index = at(row, col)
          const card = cards[index]
          // The last row of own pairs may have gaps.
          if (!card) return { name: uiTexts.board.cell(row + 1, col + 1, texts.board.noCard), disabled: true }
          const before = previous?.cards[index]
          const shown = card.isFlipped || card.isMatched
          return {
            name: uiTexts.board.cell(row + 1, col + 1, describe(card)),
            disabled: shown,
            className: classes(styles.cell, isNew && styles.dealt),
            ring: isNew ? index : 0,
            content: (
              <span
                className={classes(
                  styles.card,
                  shown && styles.shown,
                  card.isMatched && styles.matched,
                  card.isMatched && before !== undefined && !before.isMatched && styles.bounce,
                )}
              >
                {BACK}
                <Front card={card} />
              </span>
            ),
          }
        }}
      />
    </div>
  )
}

function Front({ card: { emoji, pair } }: { readonly card: Card }) {
  // On own cards the name of a picture is a text like any other.
  if (pair !== undefined)
    return (
      <span className={classes(styles.front, styles.own)}>
        <CardText text={emoji} />
      </span>
    )
  if (toneOf(emoji) !== null)
    return (
      <span className={classes(styles.front, styles.sound)}>
        <Volume aria-hidden="true" />
      </span>
    )
  const shown = pictureOf(emoji)
  return (
    <span className={classes(styles.front, shown?.night && styles.night, !shown && styles.letter)}>
      {shown ? <Picture name={shown.picture} /> : emoji}
    </span>
  )
}

function describe(card: Card): string {
  const face = card.pair === undefined ? faceName(card.emoji) : card.emoji
  if (card.isMatched) return texts.board.matched(face)
  return card.isFlipped ? face : texts.board.faceDown
}
