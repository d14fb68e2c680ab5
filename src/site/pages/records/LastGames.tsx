/** The last results of a game: a line chart, or a row of symbols if there are no values, and a table. */

import { type ReactNode, useMemo } from 'react'
import type { Game } from '../../../engine/core/game/contract'
import { dateText, nameOf } from '../../../engine/core/text'
import { beats } from '../../../engine/storage/values/records'
import type { PlayResult } from '../../../engine/storage/values/results'
import type { StoredReplay } from '../../../play/replay/stored/storedReplay'
import { helpText } from '../../../play/session/records/help'
import { statText } from '../../../play/session/view/statText'
import { hudTexts } from '../../../play/texts/hud'
import { setText } from '../../records/format'
import { Line } from '../../records/Line'
import { mainBest, mainStat } from '../../records/mainStat'
import { recordsTexts } from '../../texts/records'
import { resultTexts } from '../../texts/results'
import styles from './LastGames.module.css'
import { replayAt } from './useReplays'
import { WatchLink } from './WatchLink'

const texts = recordsTexts.last

interface Props {
  /** From the oldest; at least one. */
  readonly last: readonly PlayResult[]
  /** Null until it is loaded, or if that fails. */
  readonly game: Game | undefined
  /** Path of the game. */
  readonly path: string
  /** Its stored replays. */
  readonly replays: readonly StoredReplay[]
}

export function LastGames({ last, game, path, replays }: Props): ReactNode {
  const best = game ? mainBest(game) : undefined
  const values = last.flatMap((each) => mainStat(best, each) ?? [])
  const [oldest = 0, ...later] = values
  const newest = values.at(-1) ?? oldest
  const top = best ? later.reduce((top, value) => (beats(best, top, value) ? top : value), oldest) : oldest
  // The newest of equal bests.
  const marked = values.lastIndexOf(top)
  return (
    <div>
      <h3 className={styles.heading}>{texts.title(last.length)}</h3>
      {best && values.length > 1 && (
        <figure>
          <figcaption className={styles.caption}>
            {texts.chart(best.of, statText(best.of, top), statText(best.of, newest))}
          </figcaption>
          <Line values={values} marked={marked} height={96} grid />
        </figure>
      )}
      {values.length <= 1 && <Endings last={last} />}
      <details className={styles.table}>
        <summary>{texts.details}</summary>
        <Table last={last} game={game} path={path} replays={replays} />
      </details>
    </div>
  )
}

/** Symbols that differ in shape: a disc for won, a ring for lost, a bar for tied, a dot for other ends. */
function Endings({ last }: { last: readonly PlayResult[] }): ReactNode {
  return (
    <ol className={styles.endings} aria-label={texts.ends}>
      {last.map(({ date, result }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two games may end in the same millisecond, and the order is fixed
        <li key={`${date} ${i}`} data-result={result} title={resultTexts.ends[result]}>
          <span className="visually-hidden">{resultTexts.ends[result]}</span>
        </li>
      ))}
    </ol>
  )
}

/** Options and assists; assists that the options already name are left out. */
const optionsText = (options: string, assists = '') =>
  [options, !options.toLowerCase().includes(assists.toLowerCase()) && assists].filter(Boolean).join(' · ') ||
  texts.none

const timeOf = (date: number) =>
  dateText(date, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

function Table({ last, game, path, replays }: Props): ReactNode {
  const newest = useMemo(() => last.toReversed(), [last])
  return (
    <div className={styles.scroller}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.result}</th>
            <th scope="col">{texts.stats}</th>
            <th scope="col">{texts.options}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.watch}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {newest.map(({ date, result, figures, set, help, assists }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two games may end in the same millisecond
            <tr key={`${date} ${i}`}>
              <td>{timeOf(date)}</td>
              <td>{resultTexts.ends[result]}</td>
              <td>
                {Object.entries(figures)
                  .map(([of, value]) =>
                    hudTexts.stat(game ? nameOf(game.stats, of) : of, statText(of, value)),
                  )
                  .join(', ') || texts.none}
              </td>
              <td>{optionsText(setText(set, game?.options), assists ? helpText(assists) : help)}</td>
              <td>
                <WatchLink
                  path={path}
                  replay={replayAt(replays, date)}
                  label={recordsTexts.watchGame(timeOf(date))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
