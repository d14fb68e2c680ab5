/** The wins of a game: the share of decided games, and streaks, by options. */
import type { ReactNode } from 'react'
import type { Option } from '../../../engine/core/game/contract'
import type { GameResults } from '../../../engine/storage/values/results'
import { setText } from '../../records/format'
import { streakText, winRate } from '../../records/formatWins'
import { recordsTexts } from '../../texts/records'
import styles from './WinList.module.css'

interface Props {
  readonly wins: GameResults['wins']
  readonly options: readonly Option[] | undefined
}

export function WinList({ wins = {}, options }: Props): ReactNode {
  // Options that were never won are left out.
  const sets = Object.entries(wins).filter(([, { won }]) => won > 0)
  if (sets.length === 0) return null
  return (
    <div>
      <h3 className={styles.heading}>{recordsTexts.wins.title}</h3>
      <ul className={styles.wins} data-wins>
        {sets.map(([set, each]) => (
          <li key={set}>
            <span className={styles.words}>
              <span>{recordsTexts.wins.of(each.won, each.of)}</span>
              <span className={styles.soft}>
                {[set && setText(set, options), streakText(each)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <strong className={styles.value}>{winRate(each)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
