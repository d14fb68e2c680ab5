/** Owns the panel at the end of a play: how it went, and what can be done with it. */
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trophy from 'lucide-react/icons/trophy'
import { use, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Game } from '../engine/core/contract'
import { Button } from '../ui/Button'
import { PanelNotes } from './notes'
import styles from './Panel.module.css'
import { AllGames, Shell } from './PanelShell'
import type { PanelProps } from './panelProps'
import { challengeOf } from './record/challenge'
import { reviewable } from './review/reviewable'
import { helpText } from './session/bests'
import { trophyText } from './session/told'

export function EndPanel({ session, extra, tools, record, onWatch, onShareResult, onChallenge }: PanelProps) {
  const { outcome, newBests, trophies, bests, options, hints, undone, challenge } = useSnapshot(session.view)
  const { words } = session.game
  const notes = use(PanelNotes)
  if (!outcome) return null
  const results = Object.entries(outcome.results ?? {})
  const help = helpText({ hints, undone })
  return (
    <Shell title={outcome.title} text={outcome.detail} result={outcome.result}>
      {newBests.length > 0 && (
        <p className={styles.newBest}>
          <Trophy size={22} aria-hidden="true" /> New best
        </p>
      )}
      {trophies.length > 0 && <p className={styles.trophies}>{trophyText(trophies)}</p>}
      {results.length > 0 && (
        <dl className={styles.results}>
          {results.map(([label, value]) => (
            <div key={label} className={newBests.includes(label) ? styles.fallen : undefined}>
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
          {Object.entries(bests).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {challenge && <p className={styles.text}>{challenge}</p>}
      {help && (
        <p className={styles.text}>
          Played with {help}.
          {session.game.best.length > 0 && ' Only a play without help counts for the best results.'}
        </p>
      )}
      {notes.end}
      <Button
        variant="primary"
        size="large"
        wide
        data-autofocus
        icon={<RotateCcw size={22} aria-hidden="true" />}
        onClick={() => session.restart()}
      >
        {words?.again ?? 'Play Again'}
      </Button>
      <div className={styles.row}>
        {extra}
        <WatchButtons record={record} onWatch={onWatch} game={session.game} />
        <Button onClick={onShareResult}>Share result</Button>
        {session.bests.counts && challengeOf(session.game, outcome) && (
          <Button onClick={onChallenge}>Challenge</Button>
        )}
        {(words?.menu || session.game.options.some(({ shown }) => shown?.(options) ?? true)) && (
          <Button onClick={() => session.reset()}>{words?.menu ?? 'New Game'}</Button>
        )}
        <AllGames />
      </div>
      {tools}
    </Shell>
  )
}

/** Shows the play that has just ended once more, and what it was worth, where that can be. */
function WatchButtons({
  record,
  onWatch,
  game,
}: Pick<PanelProps, 'record' | 'onWatch'> & { readonly game: Game }) {
  const [kept] = useState(record)
  if (!kept) return null
  return (
    <>
      <Button onClick={() => onWatch(kept)}>Watch</Button>
      {reviewable(game, kept.options) && <Button onClick={() => onWatch(kept, true)}>Review</Button>}
    </>
  )
}
