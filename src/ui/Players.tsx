/** Owns the players' bar above a board: who plays, who is to move, what each has won so far. */
import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './Players.module.css'

export interface Player {
  readonly id: string
  readonly name: string
  /** The sign, disc or piece of this side. On narrow screens the name may give way to it. */
  readonly icon?: ReactNode
  readonly score?: number | string
  /** What the score counts, for screen readers: 'X wins', 'Captured'. */
  readonly scoreLabel?: string
  /** It is this side's turn. */
  readonly turn?: boolean
  /** The computer is at work for this side. */
  readonly thinking?: boolean
  /** A second line: a clock, captured pieces. */
  readonly note?: ReactNode
  /** The name stays on narrow screens. */
  readonly keepName?: boolean
}

interface Props {
  readonly label: string
  readonly players: readonly Player[]
  /** A button at the end: Reset. */
  readonly action?: ReactNode
}

export function Players({ label, players, action }: Props) {
  return (
    <section className={styles.bar} aria-label={label}>
      {players.map((player) => (
        <div
          key={player.id}
          className={classes(styles.side, player.turn && styles.turn, player.thinking && styles.thinking)}
        >
          {player.icon && <span className={styles.icon}>{player.icon}</span>}
          <span className={styles.words}>
            <span
              className={classes(styles.name, player.icon !== undefined && !player.keepName && styles.spare)}
            >
              {player.name}
              {player.turn && <span className="visually-hidden">, to move</span>}
            </span>
            {player.note !== undefined && <span className={styles.note}>{player.note}</span>}
          </span>
          {player.score !== undefined && (
            <output
              aria-label={player.scoreLabel ?? player.name}
              data-hud={player.scoreLabel ?? player.name}
              className={classes(styles.score, 'tabular')}
            >
              {player.score}
            </output>
          )}
        </div>
      ))}
      {action}
    </section>
  )
}
