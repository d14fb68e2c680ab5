/** A bingo card: letters above, numbers, dabs of the marker, the winning pattern. */
import Star from 'lucide-react/icons/star'
import { itemAt } from '../../../engine/core/itemAt'
import { Board as Grid } from '../../../ui/board/Board'
import { SeatIcon } from '../../../ui/board/SeatIcon'
import { classes } from '../../../ui/styles/classes'
import { uiTexts } from '../../../ui/texts'
import type { Player } from '../rules'
import { type Cell, callOf, LETTERS, SIZE } from '../rules/card'
import { ASKED, type Asked, type Pattern, pictureOf, toGo } from '../rules/patterns'
import { nameOf } from '../rules/players'
import { texts } from '../texts/game'
import styles from './Card.module.css'

interface Props {
  readonly player: Player
  /** The winning pattern. Its cells are outlined, unless it is the whole card. */
  readonly asked: Asked
  /** Names are shown if there are several cards. */
  readonly named: boolean
  readonly active: boolean
  readonly onPress: (cell: number) => void
}

export function Card({ player, asked, named, active, onPress }: Props) {
  const { card, hasWon, winningPattern } = player
  const name = nameOf(player)
  const ways: readonly Pattern[] = ASKED[asked]
  const won = ways.find(({ id }) => id === winningPattern)
  const picture = pictureOf(asked)
  // The whole card needs no outline.
  const needed = picture && picture.cells.length < card.length ? picture.cells : []
  const left = toGo(card, asked)
  return (
    <section className={styles.slot} aria-label={name} data-won={hasWon || undefined}>
      <div className={styles.card} data-field dir="ltr">
        <p className={styles.name}>
          {named && (
            <span className={styles.who}>
              <SeatIcon seat={player.id} />
              {name}
            </span>
          )}
          <span className={styles.left}>
            {hasWon
              ? won?.name
              : picture && !named
                ? texts.card.patternToGo(picture.name, left)
                : texts.card.toGo(left)}
          </span>
        </p>
        <div className={styles.letters} translate="no" aria-hidden="true">
          {LETTERS.map((letter) => (
            <span key={letter} data-column={letter}>
              {letter}
            </span>
          ))}
        </div>
        <div className={styles.grid}>
          <Grid
            label={texts.card.name(name)}
            rows={SIZE}
            cols={SIZE}
            disabled={!active}
            onPress={(row, col) => onPress(row * SIZE + col)}
            cell={(row, col) => {
              const index = row * SIZE + col
              const cell = itemAt(card, index)
              const isNeeded = needed.includes(index)
              return {
                name: uiTexts.board.cell(row + 1, col + 1, describe(cell, isNeeded)),
                kind: describe(cell, false),
                disabled: cell.isFree,
                selected: cell.marked,
                className: styles.cell,
                content: (
                  <span
                    className={classes(
                      styles.number,
                      isNeeded && styles.needed,
                      won?.cells.includes(index) && styles.winning,
                    )}
                    style={{ '--turn': won?.cells.indexOf(index) } as React.CSSProperties}
                  >
                    {cell.isFree ? (
                      <Star className={styles.free} aria-hidden="true" />
                    ) : (
                      <span className={styles.digits}>{cell.number}</span>
                    )}
                    {cell.marked && !cell.isFree && (
                      <span
                        className={styles.dab}
                        style={{ '--tilt': `${((cell.number * 37) % 40) - 20}deg` } as React.CSSProperties}
                      />
                    )}
                  </span>
                ),
              }
            }}
          />
        </div>
      </div>
    </section>
  )
}

function describe(cell: Cell, isNeeded: boolean): string {
  if (cell.isFree) return isNeeded ? texts.card.freeNeeded : texts.card.free
  const call = callOf(cell.number)
  if (cell.marked) return isNeeded ? texts.card.markedNeeded(call) : texts.card.marked(call)
  return isNeeded ? texts.card.needed(call) : call
}
