/**
 * The records of one game: the last twenty games as a chart and a table, bests and wins by options, how
 * results are distributed.
 */

import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Game } from '../../../engine/core/game/contract'
import { optionSet } from '../../../engine/storage/values/records'
import { lastResults, type Results } from '../../../engine/storage/values/results'
import { defaultOptions, ruling } from '../../../play/session/core/options'
import { Button, buttonClass } from '../../../ui/controls/Button'
import { warming } from '../../app/preload'
import { forgetRecords, keptRecords } from '../bests'
import type { Asked } from '../confirmForget'
import { many, setText, statText, timeText } from '../format'
import styles from './GameRecords.module.css'
import { LastPlays } from './LastPlays'
import type { GameRow } from './overview'
import { SpreadBars } from './SpreadBars'
import { forgetPlays, playOfBest, useKept } from './useKept'
import { WatchLink } from './WatchLink'
import { WinList } from './WinList'

interface Props {
  readonly row: GameRow
  readonly results: Results
  onAsk(asked: Asked): void
}

export function GameRecords({ row, results, onAsk }: Props): ReactNode {
  const { game, plays, won, lost, tied, ms } = row
  const [known, setKnown] = useState<Game | null>(null)
  /** Id of the game whose texts are loaded, or failed to load. */
  const [settled, setSettled] = useState('')
  // Its names of options and stats. Offline the stored names are shown.
  useEffect(() => {
    let here = true
    game
      .load()
      .then((module) => here && setKnown(module.default))
      .catch(() => undefined)
      .finally(() => here && setSettled(game.id))
    return () => {
      here = false
    }
  }, [game])
  const last = lastResults(results, game.id)
  const kept = useKept(game.id, plays)
  const options = known?.options ?? []
  const standard = optionSet(ruling(options, defaultOptions(options)))
  const bests = keptRecords().filter((best) => best.game === game.id)
  const labelOf = (of: string) => known?.best.find((best) => best.of === of)?.label ?? of
  const sums = [
    many(plays, 'play'),
    won > 0 && `${won} won`,
    lost > 0 && `${lost} lost`,
    tied > 0 && `${tied} tied`,
    ms > 0 && timeText(ms),
  ].filter(Boolean)

  return (
    <section
      className={styles.game}
      aria-label={`Records of ${game.title}`}
      data-records-of={game.id}
      data-waits={settled !== game.id || undefined}
    >
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{game.title}</h2>
          <p className={styles.soft}>{sums.join(' · ')}</p>
        </div>
        <Link href={game.path} className={buttonClass()} aria-label={`Play ${game.title}`} {...warming(game)}>
          Play
        </Link>
      </div>
      {last.length > 0 && <LastPlays last={last} game={known} path={game.path} kept={kept} />}
      {bests.length > 0 && (
        <div>
          <h3 className={styles.heading}>Best results</h3>
          <ul className={styles.bests}>
            {bests.map((best) => (
              <li key={best.id}>
                <span className={styles.words}>
                  {labelOf(best.of)}
                  {best.set && <span className={styles.soft}>{setText(best.set, known?.options)}</span>}
                </span>
                <strong className={styles.value}>{statText(best.of, best.value)}</strong>
                <WatchLink
                  path={game.path}
                  play={playOfBest(kept, best, standard)}
                  what={`${best.name} ${statText(best.of, best.value)}`}
                />
                <Button
                  variant="quiet"
                  aria-label={`Reset ${best.name}`}
                  onClick={() =>
                    onAsk({
                      title: 'Reset this record?',
                      text: `${game.title}, ${best.name}: ${best.value} will be forgotten. This action cannot be undone.`,
                      done: 'The record has been reset',
                      act: best.reset,
                    })
                  }
                >
                  Reset
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <WinList wins={results[game.id]?.wins} options={known?.options} />
      <SpreadBars game={game.id} spread={results[game.id]?.spread ?? {}} options={known?.options} />
      <div>
        <Button
          onClick={() =>
            onAsk({
              title: `Reset the records of ${game.title}?`,
              text: `Best results, plays, time and results of ${game.title} will be forgotten, and the plays kept to watch. This action cannot be undone.`,
              done: `The records of ${game.title} have been reset`,
              act() {
                forgetRecords(game.id)
                void forgetPlays(game.id).catch(() => undefined)
              },
            })
          }
        >
          Reset {game.title}
        </Button>
      </div>
    </section>
  )
}
