/** The stats above the field. Every value is an output element that contains only the value. */

import Heart from 'lucide-react/icons/heart'
import { type CSSProperties, memo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Best, Game } from '../../engine/core/game/contract'
import { LIVES, TIME } from '../../engine/core/game/stats'
import { nameOf, numberText } from '../../engine/core/text'
import { settings } from '../../engine/storage/values/settings'
import { hudText } from '../session/view/statText'
import { type SessionView, shownStats } from '../session/view/view'
import { hudTexts } from '../texts/hud'
import styles from './Hud.module.css'

interface Props {
  readonly view: SessionView
  readonly game: Game
}

/** Lives are a row of hearts, up to this many; more are a number. */
const MAX_HEARTS = 5

export function Hud({ view, game }: Props) {
  const { hud, bests, scene, pace } = useSnapshot(view)
  const { hideClock } = useSnapshot(settings.live).value
  const shown = shownStats(game, hud, hideClock)
  /** What the running game still needs for a best; '' if that is not known, or if it has it. */
  const toGo = ({ better, of, shown = of }: Best, value: number) => {
    const now = better === 'higher' && shown !== null ? hud[shown] : undefined
    return typeof now === 'number' && now > 0 && now < value ? hudTexts.toGo(numberText(value - now)) : ''
  }
  return (
    <div className={styles.hud} data-stats>
      <div className={styles.now}>
        {shown.map(([id, value], index) => (
          // Each game has its own hearts and widths.
          <Stat
            key={`${id} ${scene}`}
            id={id}
            label={nameOf(game.stats, id)}
            value={value}
            main={index === 0}
          />
        ))}
        {pace && <Stat id={hudTexts.pace} label={hudTexts.pace} value={pace} />}
      </div>
      {game.best.map((best) => {
        const { of, label = hudTexts.best } = best
        const value = bests[of]
        if (value === undefined || (hideClock && of === TIME)) return null
        return (
          <Stat key={of} id={label} label={label} value={hudText(of, value)} best toGo={toGo(best, value)} />
        )
      })}
    </div>
  )
}

interface StatProps {
  readonly id: string
  readonly label: string
  readonly value: string | number | boolean
  /** Of earlier games: the first to be hidden when space is short. */
  readonly best?: boolean
  /** Larger than the others. */
  readonly main?: boolean
  readonly toGo?: string
}

const Stat = memo(function Stat({ id, label, value, best, main, toGo }: StatProps) {
  const hearts = id === LIVES && typeof value === 'number' && value <= MAX_HEARTS
  const max = useRef(0)
  if (hearts) max.current = Math.max(max.current, value)
  const text = hudText(id, value)
  // A number keeps the width of its longest value, so that the stats beside it do not move.
  const digits = useRef(0)
  const isNumber = /^[\d:./±+−-]+$/.test(text)
  if (isNumber) digits.current = Math.max(digits.current, text.length)
  return (
    <div className={styles.stat} data-stat data-best={best || undefined} data-main={main || undefined}>
      <span className={hearts ? 'visually-hidden' : styles.label} aria-hidden="true">
        {label}
      </span>
      {hearts && (
        <span className={styles.hearts} aria-hidden="true">
          {Array.from({ length: max.current }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its index
            <Heart key={i} size={20} className={i < value ? styles.full : styles.spent} />
          ))}
        </span>
      )}
      <output
        aria-label={label}
        data-hud={id}
        dir={isNumber ? 'ltr' : undefined}
        className={hearts ? 'visually-hidden' : `${styles.value} tabular`}
        style={
          hearts
            ? undefined
            : ({ minInlineSize: `${digits.current}ch`, '--letters': text.length } as CSSProperties)
        }
      >
        {text}
      </output>
      {toGo && <span className={styles.toGo}>{toGo}</span>}
    </div>
  )
})
