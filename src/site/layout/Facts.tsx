/** A game's difficulty and players. */
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { nameOf } from '../../engine/core/text'
import { classes } from '../../ui/styles/classes'
import { factTexts } from '../texts/facts'
import styles from './Facts.module.css'

/** An unknown difficulty is colored like Easy. */
const TONES: Readonly<Record<string, string | undefined>> = { Medium: styles.medium, Hard: styles.hard }

export function Facts({ difficulty, players }: { difficulty: string; players: string }): ReactNode {
  const PlayersIcon = players === '1 Player' ? User : Users
  return (
    <>
      <span className={classes(styles.difficulty, TONES[difficulty])}>
        <span className={styles.dot} aria-hidden="true" />
        <span>{nameOf(factTexts.difficulties, difficulty)}</span>
      </span>
      <span className={styles.players}>
        <PlayersIcon size={16} aria-hidden />
        <span>{nameOf(factTexts.players, players)}</span>
      </span>
    </>
  )
}
