/** Owns how one bingo card looks: letters above, numbers, the dabs of the marker, the pattern that won. */
import Star from 'lucide-react/icons/star'
import { Board as Grid } from '../../../ui/Board'
import { classes } from '../../../ui/classes'
import type { Player } from '../rules'
import { type Cell, LETTERS, letterOf, PATTERNS, SIZE, toGo } from '../rules/card'
import styles from './Card.module.css'

interface Props {
  readonly player: Player
  /** Names are shown where there are several. */
  readonly named: boolean
  readonly active: boolean
  readonly onPress: (cell: number) => void
}

export function Card({ player, named, active, onPress }: Props) {
  const { card, name, hasWon, winningPattern } = player
  const winning = PATTERNS.find((pattern) => pattern.name === winningPattern)?.cells ?? []
  const left = toGo(card)
  return (
    <section className={styles.slot} aria-label={name} data-won={hasWon || undefined}>
      <div className={styles.card}>
        <p className={styles.name}>
          {named && <span>{name}</span>}
          <span className={styles.left}>{hasWon ? winningPattern : `${left} to go`}</span>
        </p>
        <div className={styles.letters} aria-hidden="true">
          {LETTERS.map((letter) => (
            <span key={letter} data-column={letter}>
              {letter}
            </span>
          ))}
        </div>
        <div className={styles.grid}>
          <Grid
            label={`Card of ${name}`}
            rows={SIZE}
            cols={SIZE}
            onPress={(row, col) => onPress(row * SIZE + col)}
            cell={(row, col) => {
              const index = row * SIZE + col
              const cell = card[index] as Cell
              return {
                name: `Row ${row + 1}, column ${col + 1}, ${describe(cell)}`,
                disabled: cell.isFree || !active,
                selected: cell.marked,
                className: styles.cell,
                content: (
                  <span
                    className={classes(styles.number, winning.includes(index) && styles.winning)}
                    style={{ '--turn': winning.indexOf(index) } as React.CSSProperties}
                  >
                    {cell.isFree ? (
                      <Star className={styles.free} aria-hidden="true" />
                    ) : (
                      <span className={styles.figure}>{cell.number}</span>
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

function describe(cell: Cell): string {
  if (cell.isFree) return 'free'
  return `${letterOf(cell.number)} ${cell.number}${cell.marked ? ', marked' : ''}`
}
