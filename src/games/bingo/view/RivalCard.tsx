/** A computer player's card: only its marks, and its progress. */
import { classes } from '../../../ui/styles/classes'
import type { Player } from '../rules'
import { ASKED, type Asked, type Pattern, toGo } from '../rules/patterns'
import { isReady, nameOf } from '../rules/players'
import { texts } from '../texts/game'
import styles from './RivalCard.module.css'

interface Props {
  readonly rival: Player
  readonly asked: Asked
}

export function RivalCard({ rival, asked }: Props) {
  const { card, hasWon, winningPattern } = rival
  const name = nameOf(rival)
  const ways: readonly Pattern[] = ASKED[asked]
  const won = ways.find(({ id }) => id === winningPattern)
  const ready = isReady(rival, asked)
  return (
    <section className={styles.slot} aria-label={name} data-ready={ready || hasWon || undefined}>
      <div className={styles.card}>
        <div className={styles.marks} aria-hidden="true">
          {card.map(({ marked }, cell) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={cell}
              className={classes(styles.cell, won?.cells.includes(cell) && styles.winning)}
              data-marked={marked || undefined}
            />
          ))}
        </div>
        <p className={styles.line}>
          <span>{name}</span>
          <span>
            {hasWon ? won?.name : ready ? texts.card.aboutToWin : texts.card.toGo(toGo(card, asked))}
          </span>
        </p>
      </div>
    </section>
  )
}
