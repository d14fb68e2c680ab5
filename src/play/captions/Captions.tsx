/** Sound captions over a field, on the side of the sound, and the sound light at its edge. Loaded when one of them is on. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import type { Size } from '../../engine/core/game/contract'
import { IMPORTANT_SOUNDS } from '../../engine/sound/soundLabels'
import { settings } from '../../engine/storage/values/settings'
import type { Session } from '../session/core/session'
import { onHeard } from '../session/events/soundListeners'
import styles from './Captions.module.css'
import { captionOf, lightLimit, type Side, sideOf } from './caption'

/** How long a caption stands, and how many at once. */
const STANDS_MS = 1800
const MOST = 3

interface Caption {
  readonly words: string
  readonly side: Side | null
  /** How often it came while it stood. */
  readonly times: number
  readonly until: number
}

interface Props {
  readonly session: Session
  /** The world that events have places in; null for boards. */
  readonly world: Size | null
  /** What holds the field. */
  readonly stage: RefObject<HTMLElement | null>
}

export default function Captions({ session, world, stage }: Props) {
  const { captions, soundLight } = useSnapshot(settings.live).value
  const { turned, phase } = useSnapshot(session.view)
  const [shown, setShown] = useState<readonly Caption[]>([])
  const [light, setLight] = useState<{ readonly side: Side | null; readonly count: number } | null>(null)
  const [field, setField] = useState<HTMLElement | null>(null)
  const may = useRef(lightLimit())

  // The field of a new play or of another look may be another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again with each phase
  useEffect(() => {
    const scene = world ? stage.current?.querySelector<HTMLElement>('[data-field]') : null
    setField(scene ?? stage.current)
  }, [stage, phase, world])

  useEffect(
    () =>
      onHeard(({ game, event, sound }) => {
        if (game !== session.game) return
        const side = world ? sideOf(event, world, turned) : null
        if (captions) {
          const words = captionOf(game, event, sound)
          setShown((before) => withOne(before, words, side, performance.now()))
        }
        if (soundLight && (sound === null || IMPORTANT_SOUNDS.has(sound)) && may.current(performance.now()))
          setLight((before) => ({ side, count: (before?.count ?? 0) + 1 }))
      }),
    [session, world, turned, captions, soundLight],
  )
  useEffect(() => {
    const first = Math.min(...shown.map(({ until }) => until))
    if (!Number.isFinite(first)) return
    const timer = setTimeout(
      () => setShown((all) => all.filter(({ until }) => until > performance.now())),
      Math.max(0, first - performance.now()) + 1,
    )
    return () => clearTimeout(timer)
  }, [shown])

  if (!field) return null
  return createPortal(
    // What matters of it is in the status line for those who listen.
    <div className={styles.over} aria-hidden="true">
      {light && soundLight && (
        <span key={light.count} className={styles.light} data-side={light.side ?? 'all'} data-sound-light />
      )}
      {captions && (
        <ul className={styles.captions} data-captions data-board={world ? undefined : true}>
          {shown.map(({ words, side, times }) => (
            <li key={words + side} className={styles.caption} data-side={side ?? 'middle'}>
              {side === 'left' && '◂ '}
              {words}
              {times > 1 && ` ×${times}`}
              {side === 'left' && ', left'}
              {side === 'right' && ', right ▸'}
            </li>
          ))}
        </ul>
      )}
    </div>,
    field,
  )
}

/** One that stands already is told once more, in its place; of too many the oldest goes. */
function withOne(before: readonly Caption[], words: string, side: Side | null, now: number): Caption[] {
  const until = now + STANDS_MS
  const known = before.some((one) => one.words === words && one.side === side)
  if (known)
    return before.map((one) =>
      one.words === words && one.side === side ? { ...one, times: one.times + 1, until } : one,
    )
  return [...before, { words, side, times: 1, until }].slice(-MOST)
}
