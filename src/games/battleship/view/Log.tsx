/** The shot log: all shots of both sides, newest first. */
import { memo } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { classes } from '../../../ui/styles/classes'
import type { State } from '../rules'
import { cellName } from '../rules/fleet'
import { hitsBy } from '../rules/seen'
import { texts } from '../texts/game'
import styles from './Log.module.css'
import { Flame, Ring, Wait } from './signs'

interface Row {
  readonly key: string
  readonly by: string
  readonly at: string
  readonly hit: boolean | null
}

/** The shots of a game with salvos, salvo by salvo. */
function salvoRows(
  state: State,
  volleys: readonly number[],
  names: readonly string[],
  hits: readonly (readonly (boolean | null)[])[],
): Row[] {
  const at = [0, 0]
  return volleys.flatMap((count, n) => {
    const seat = (n + (state.second ? 1 : 0)) % 2 === 0 ? 0 : 1
    const from = itemAt(at, seat)
    at[seat] = from + count
    return state.shots[seat].slice(from, from + count).map((cell, i) => ({
      key: `${seat}-${cell}`,
      by: names[seat] ?? '',
      at: cellName(cell),
      hit: hits[seat]?.[from + i] ?? null,
    }))
  })
}

interface Props {
  readonly state: State
  /** Names of seat 0 and seat 1. */
  readonly names: readonly string[]
}

/** Memoized: only the state matters. */
export const Log = memo(function Log({ state, names }: Props) {
  const hits = [hitsBy(state, 0), hitsBy(state, 1)] as const
  const rows: Row[] = []
  const [own, theirs] = [state.shots[0].length, state.shots[1].length]
  // The side that fired first is one shot ahead, or fires next. In a link game that may be the enemy.
  const first = own === theirs ? state.turn : own > theirs ? 0 : 1
  if (state.volleys) rows.push(...salvoRows(state, state.volleys, names, hits))
  for (let i = 0; !state.volleys && i < Math.max(own, theirs); i++) {
    for (const seat of first === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const cell = state.shots[seat][i]
      if (cell === undefined) continue
      rows.push({
        key: `${seat}-${cell}`,
        by: names[seat] ?? '',
        at: cellName(cell),
        hit: hits[seat][i] ?? null,
      })
    }
  }
  return (
    <section className={styles.log} aria-label={texts.battle.log}>
      <h3 className={styles.title}>{texts.battle.shots}</h3>
      <ol className={styles.list} reversed>
        {rows.reverse().map(({ key, ...shot }) => (
          <Shot key={key} {...shot} />
        ))}
      </ol>
    </section>
  )
})

const Shot = memo(function Shot({ by, at, hit }: Omit<Row, 'key'>) {
  return (
    <li className={classes(styles.shot, hit && styles.hit)}>
      <span>{by}</span>
      <b className="tabular">{at}</b>
      <span className="visually-hidden">
        {hit === null ? '…' : hit ? texts.battle.hit : texts.battle.miss}
      </span>
      <span className={styles.sign}>{hit === null ? <Wait /> : hit ? <Flame /> : <Ring />}</span>
    </li>
  )
})
