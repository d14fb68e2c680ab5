/**
 * The last results of a game: a line chart, or a row of endings if there are no values, and the table behind
 * both.
 */
import { type ReactNode, useMemo } from 'react'
import type { Game } from '../../../engine/core/game/contract'
import { beats } from '../../../engine/storage/values/records'
import type { PlayResult } from '../../../engine/storage/values/results'
import type { KeptPlay } from '../../../play/kept/head'
import { RESULT_WORDS, setText, statText } from '../format'
import { Line } from '../Line'
import { mainBest, mainStat } from '../mainStat'
import styles from './LastPlays.module.css'
import { playAt } from './useKept'
import { WatchLink } from './WatchLink'

interface Props {
  /** The oldest first, at least one. */
  readonly last: readonly PlayResult[]
  /** Null until it is loaded, and where it does not come. */
  readonly game: Game | null
  /** Path of the game. */
  readonly path: string
  /** Its plays that can be watched. */
  readonly kept: readonly KeptPlay[]
}

export function LastPlays({ last, game, path, kept }: Props): ReactNode {
  const best = game ? mainBest(game) : undefined
  const values = last.flatMap((each) => mainStat(best, each) ?? [])
  const [oldest = 0, ...later] = values
  const newest = values.at(-1) ?? oldest
  const top = best ? later.reduce((top, value) => (beats(best, top, value) ? top : value), oldest) : oldest
  // The newest of the best.
  const marked = values.lastIndexOf(top)
  return (
    <div>
      <h3 className={styles.heading}>{last.length === 1 ? 'Last play' : `Last ${last.length}`}</h3>
      {best && values.length > 1 && (
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>
            {best.of}: best {statText(best.of, top)}, last {statText(best.of, newest)}
          </figcaption>
          <Line values={values} marked={marked} height={96} grid />
        </figure>
      )}
      {values.length <= 1 && <Endings last={last} />}
      <details className={styles.table}>
        <summary>One by one</summary>
        <Table last={last} game={game} path={path} kept={kept} />
      </details>
    </div>
  )
}

/** Signs that differ by shape: a disc for won, a ring for lost, a bar for tied, a dot for played. */
function Endings({ last }: { last: readonly PlayResult[] }): ReactNode {
  return (
    <ol className={styles.endings} aria-label="How they ended, the oldest first">
      {last.map(({ date, result }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two plays may end in one millisecond, and none moves
        <li key={`${date} ${i}`} data-result={result} title={RESULT_WORDS[result]}>
          <span className="visually-hidden">{RESULT_WORDS[result]}</span>
        </li>
      ))}
    </ol>
  )
}

/** Options and what helped; what the options say already is said once. */
const optionsText = (options: string, help = '') =>
  [options, !options.toLowerCase().includes(help) && help].filter(Boolean).join(' · ') || '–'

const when = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

function Table({ last, game, path, kept }: Props): ReactNode {
  const newest = useMemo(() => last.toReversed(), [last])
  return (
    <div className={styles.room}>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Result</th>
            <th scope="col">Figures</th>
            <th scope="col">Options</th>
            <th scope="col">
              <span className="visually-hidden">Watch</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {newest.map(({ date, result, figures, set, help }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two plays may end in one millisecond
            <tr key={`${date} ${i}`}>
              <td>{when.format(date)}</td>
              <td>{RESULT_WORDS[result]}</td>
              <td>
                {Object.entries(figures)
                  .map(([of, value]) => `${of} ${statText(of, value)}`)
                  .join(', ') || '–'}
              </td>
              <td>{optionsText(setText(set, game?.options), help)}</td>
              <td>
                <WatchLink path={path} play={playAt(kept, date)} what={`the play of ${when.format(date)}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
