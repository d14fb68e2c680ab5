/** A game's difficulty and players. */
import type { ReactNode } from 'react'
import { nameOf } from '../../engine/core/text'
import { classes } from '../../ui/styles/classes'
import { factTexts } from '../texts/facts'
import styles from './Facts.module.css'

/** The colors of the dot. An unknown difficulty is colored like Easy. */
const TONES: Readonly<Record<string, string | undefined>> = { Medium: styles.medium, Hard: styles.hard }

export function Facts({ difficulty, players }: { difficulty: string; players: string }): ReactNode {
  return (
    <>
      <span className={classes(styles.difficulty, TONES[difficulty])}>
        <span className={styles.dot} aria-hidden="true" />
        {nameOf(factTexts.difficulties, difficulty)}
      </span>
      <span className={styles.players}>{nameOf(factTexts.players, players)}</span>
    </>
  )
}
