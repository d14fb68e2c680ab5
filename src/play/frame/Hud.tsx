/** The stats above the field. Every value is an output element that holds the bare value. */
import Heart from 'lucide-react/icons/heart'
import { memo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Game } from '../../engine/core/game/contract'
import { settings } from '../../engine/storage/values/settings'
import { isClock } from '../session/core/clock'
import type { SessionView } from '../session/core/view'
import styles from './Hud.module.css'

interface Props {
  readonly view: SessionView
  readonly game: Game
}

/** More lives than this are a number and not a row of hearts. */
const MOST_HEARTS = 5

export function Hud({ view, game }: Props) {
  const { hud, bests, scene, pace } = useSnapshot(view)
  const timeless = useSnapshot(settings.live).value.hideClock
  const told = (figure: string) => !(timeless && isClock(figure))
  const shown = Object.entries(hud).filter(([label]) => !game.hidden?.includes(label) && told(label))
  const ofTime = game.best.filter(({ of }) => !told(of)).map(({ label = 'Best' }) => label)
  return (
    <div className={styles.hud} data-figures>
      {shown.map(([label, value]) => (
        // Each play counts its own lives.
        <Stat key={`${label} ${scene}`} label={label} value={value} />
      ))}
      {pace && <Stat label="Pace" value={pace} />}
      {Object.entries(bests)
        .filter(([label]) => !ofTime.includes(label))
        .map(([label, value]) => (
          <Stat key={label} label={label} value={value} best />
        ))}
    </div>
  )
}

interface StatProps {
  readonly label: string
  readonly value: string | number | boolean
  /** Of earlier games: the first to be hidden when space is short. */
  readonly best?: boolean
}

const Stat = memo(function Stat({ label, value, best }: StatProps) {
  const hearts = label === 'Lives' && typeof value === 'number' && value <= MOST_HEARTS
  const most = useRef(0)
  if (hearts) most.current = Math.max(most.current, value)
  const text = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
  // A number keeps the width of the longest it was, so that the stats beside it do not move.
  const digits = useRef(0)
  if (/^[\d:./±+−-]+$/.test(text)) digits.current = Math.max(digits.current, text.length)
  return (
    <div className={styles.figure} data-best={best || undefined}>
      <span className={hearts ? 'visually-hidden' : styles.label} aria-hidden="true">
        {label}
      </span>
      {hearts && (
        <span className={styles.hearts} aria-hidden="true">
          {Array.from({ length: most.current }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place
            <Heart key={i} size={20} className={i < value ? styles.full : styles.spent} />
          ))}
        </span>
      )}
      <output
        aria-label={label}
        data-hud={label}
        className={hearts ? 'visually-hidden' : `${styles.value} tabular`}
        style={hearts ? undefined : { minInlineSize: `${digits.current}ch` }}
      >
        {text}
      </output>
    </div>
  )
})
