/** The distribution of a game's wins, by options. */

import type { CSSProperties, ReactNode } from 'react'
import type { Option } from '../../../engine/core/game/contract'
import { TIME } from '../../../engine/core/game/stats'
import type { GameResults } from '../../../engine/storage/values/results'
import { setText } from '../../records/format'
import { spreadOf } from '../../records/spread'
import { recordsTexts } from '../../texts/records'
import styles from './SpreadBars.module.css'

interface Props {
  /** Id of the game. */
  readonly game: string
  readonly spread: GameResults['spread']
  readonly options: readonly Option[] | undefined
}

export function SpreadBars({ game, spread, options }: Props): ReactNode {
  const kind = spreadOf(game)
  const sets = Object.entries(spread)
  if (!kind || sets.length === 0) return null
  return (
    <div className={styles.spread}>
      <h3 className={styles.heading}>
        {kind.of === TIME ? recordsTexts.wins.byTime : recordsTexts.wins.byGuesses}
      </h3>
      {sets.map(([set, counts]) => {
        const max = Math.max(1, ...Object.values(counts))
        const isCounted = ({ name }: { readonly name: string }) => counts[name] !== undefined
        const from = kind.buckets.findIndex(isCounted)
        const to = kind.buckets.findLastIndex(isCounted)
        return (
          <div key={set}>
            {set && <p className={styles.set}>{setText(set, options)}</p>}
            <dl className={styles.bars}>
              {kind.buckets.slice(from, to + 1).map(({ name, label }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>
                    <span
                      className={styles.bar}
                      style={{ '--part': (counts[name] ?? 0) / max } as CSSProperties}
                    />
                    <span>{counts[name] ?? 0}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
    </div>
  )
}
