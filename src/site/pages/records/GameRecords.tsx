/**
 * The records of one game: the last twenty games as a chart and a table, bests and wins by options, and the
 * distribution of wins.
 */

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { completeOptions } from '../../../engine/core/game/option'
import { optionSet } from '../../../engine/storage/values/records'
import { lastResults, type Results } from '../../../engine/storage/values/results'
import { ruling } from '../../../play/opening/options'
import { statText } from '../../../play/session/view/statText'
import { Button, buttonClass } from '../../../ui/controls/Button'
import { preloadHandlers } from '../../game/preload'
import { bestName, bestRecords, deleteRecords, statName } from '../../records/bests'
import { setText, timeText } from '../../records/format'
import { useLoadedGame } from '../../records/useLoadedGame'
import { recordsTexts } from '../../texts/records'
import { resetRecordTexts } from '../../texts/resetRecord'
import styles from './GameRecords.module.css'
import { LastGames } from './LastGames'
import type { GameRow } from './overview'
import type { ResetQuestion } from './resetQuestion'
import { SpreadBars } from './SpreadBars'
import { deleteReplays, replayOfBest, useReplays } from './useReplays'
import { WatchLink } from './WatchLink'
import { WinList } from './WinList'

const texts = recordsTexts

interface Props {
  readonly row: GameRow
  readonly results: Results
  onAsk(question: ResetQuestion): void
}

export function GameRecords({ row, results, onAsk }: Props): ReactNode {
  const { game, plays, won, lost, tied, ms } = row
  const loaded = useLoadedGame(game)
  const known = loaded?.game
  const last = lastResults(results, game.id)
  const replays = useReplays(game.id, plays)
  const options = known?.options ?? []
  const standard = optionSet(ruling(options, completeOptions(options)))
  const bests = bestRecords().filter((best) => best.game === game.id)
  const facts = [
    texts.plays(plays),
    won > 0 && texts.won(won),
    lost > 0 && texts.lost(lost),
    tied > 0 && texts.tied(tied),
    ms > 0 && timeText(ms),
  ].filter(Boolean)

  return (
    <section
      className={styles.game}
      aria-label={texts.game.region(game.title)}
      data-records-of={game.id}
      data-loading={!loaded || undefined}
    >
      <div className={styles.head}>
        <img src={game.cover} alt="" width={320} height={200} draggable={false} className={styles.cover} />
        <div className={styles.words}>
          <h2 className={styles.title} lang={game.titleLang}>
            {game.title}
          </h2>
          <p className={styles.soft}>{facts.join(' · ')}</p>
        </div>
        <Link
          href={game.path}
          className={buttonClass()}
          aria-label={texts.game.playGame(game.title)}
          {...preloadHandlers(game)}
        >
          {texts.game.play}
        </Link>
      </div>
      {last.length > 0 && <LastGames last={last} game={known} path={game.path} replays={replays} />}
      {bests.length > 0 && (
        <div>
          <h3 className={styles.heading}>{texts.game.bests}</h3>
          <ul className={styles.bests}>
            {bests.map((best) => (
              <li key={best.id}>
                <span className={styles.words}>
                  <span>{statName(best.of, known)}</span>
                  {best.set && <span className={styles.soft}>{setText(best.set, known?.options)}</span>}
                </span>
                <strong className={styles.value}>{statText(best.of, best.value)}</strong>
                <WatchLink
                  path={game.path}
                  replay={replayOfBest(replays, best, standard)}
                  label={texts.watchBest(bestName(best, known), statText(best.of, best.value))}
                />
                <Button
                  variant="quiet"
                  aria-label={texts.game.resetBest(bestName(best, known))}
                  onClick={() =>
                    onAsk({
                      title: resetRecordTexts.title,
                      text: resetRecordTexts.text(
                        game.title,
                        bestName(best, known),
                        statText(best.of, best.value),
                      ),
                      done: resetRecordTexts.done,
                      reset: best.reset,
                    })
                  }
                >
                  {texts.reset}
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
              title: texts.game.resetTitle(game.title),
              text: texts.game.resetText(game.title),
              done: texts.game.resetDone(game.title),
              reset() {
                deleteRecords(game.id)
                void deleteReplays(game.id).catch(() => undefined)
              },
            })
          }
        >
          {texts.game.reset(game.title)}
        </Button>
      </div>
    </section>
  )
}
