/** Owns the tools of play among the settings: all of them, for every game. */
import type { ReactNode } from 'react'
import { ToolList } from '../../play/tools/ToolList'
import styles from './Settings.module.css'

export function ToolsPart(): ReactNode {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>Tools of play</h3>
      <ToolList speed forgive hold steady pause oneSwitch speech byEar clock />
      <p className={styles.hint}>
        Speed is of games in real time: their rules and sounds stay the same. The result tells what a game was
        played with, and best results at a slower speed are kept apart.
      </p>
    </section>
  )
}
