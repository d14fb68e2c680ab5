/** The players above a board: who plays, who is to move, and the score. */
import Trophy from 'lucide-react/icons/trophy'
import type { ReactNode } from 'react'
import { classes } from '../styles/classes'
import { uiTexts } from '../texts'
import styles from './Players.module.css'

export interface Player {
  readonly id: string
  readonly name: string
  /** The mark, disc or piece of this player. On narrow screens it may replace the name. */
  readonly icon?: ReactNode
  readonly score?: number | string
  /** What the score counts, for screen readers: 'X wins', 'Captured'. */
  readonly scoreLabel?: string
  /** It is this player's turn. */
  readonly turn?: boolean
  /** This player has won the game. */
  readonly won?: boolean
  /** The computer is thinking for this player. */
  readonly thinking?: boolean
  /** A second line: a clock, captured pieces. */
  readonly note?: ReactNode
  /** The name is shown on narrow screens, too. */
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
    <section className={styles.bar} aria-label={label} data-player-bar>
      {players.map((player) => (
        <Side key={player.id} {...player} />
      ))}
      {action}
    </section>
  )
}

function Side({ name, icon, score, scoreLabel, turn, won, thinking, note, keepName }: Player): ReactNode {
  return (
    <div
      className={classes(styles.side, turn && styles.turn, won && styles.won, thinking && styles.thinking)}
      data-won={won || undefined}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={classes(styles.name, icon !== undefined && !keepName && styles.spare)}>
          <span>{name}</span>
          {turn && <span className="visually-hidden">{uiTexts.board.toMove}</span>}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {score !== undefined && (
        <output
          aria-label={scoreLabel ?? name}
          data-hud={scoreLabel ?? name}
          className={classes(styles.score, 'tabular')}
        >
          {score}
        </output>
      )}
      {won && <Trophy className={styles.trophy} size={18} aria-hidden="true" />}
    </div>
  )
}
