/** Sound captions over the field, on the side of the sound, and the flash on sounds. Loaded when one of them is on. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import type { Size } from '../../engine/core/game/contract'
import { IMPORTANT_SOUNDS } from '../../engine/sound/soundLabels'
import { settings } from '../../engine/storage/values/settings'
import { usePlay } from '../session/core/usePlay'
import { onHeard } from '../session/events/announce'
import { captionTexts } from '../texts/captions'
import styles from './Captions.module.css'
import { captionOf, lightLimit, type Side, sideOf } from './caption'

/** How long a caption is shown, and how many at once. */
const SHOWN_MS = 1800
const MAX = 3

interface Caption {
  readonly text: string
  readonly side: Side | null
  /** How often the sound was repeated while the caption was shown. */
  readonly times: number
  readonly until: number
}

interface Props {
  /** The size of the world, to place events in it; null for boards. */
  readonly world: Size | null
  readonly stage: RefObject<HTMLElement | null>
}

export default function Captions({ world, stage }: Props) {
  const { session } = usePlay()
  const { captions, soundLight } = useSnapshot(settings.live).value
  const { turned, phase } = useSnapshot(session.view)
  const [shown, setShown] = useState<readonly Caption[]>([])
  const [light, setLight] = useState<{ readonly side: Side | null; readonly count: number } | null>(null)
  const [field, setField] = useState<HTMLElement | null>(null)
  const may = useRef(lightLimit())

  // A new game, or another look, may mount another field.
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
          const text = captionOf(game, event, sound)
          setShown((before) => withCaption(before, text, side, performance.now()))
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
    // The status line announces what matters to screen readers.
    <div className={styles.over} aria-hidden="true">
      {light && soundLight && (
        <span key={light.count} className={styles.light} data-side={light.side ?? 'all'} data-sound-light />
      )}
      {captions && (
        <ul className={styles.captions} data-captions data-board={world ? undefined : true}>
          {shown.map((caption) => (
            <li
              key={caption.text + caption.side}
              className={styles.caption}
              data-side={caption.side ?? 'middle'}
            >
              {captionText(caption)}
            </li>
          ))}
        </ul>
      )}
    </div>,
    field,
  )
}

function captionText({ text, side, times }: Caption): string {
  const repeated = times > 1 ? captionTexts.repeated(text, times) : text
  if (side === 'left') return captionTexts.left(repeated)
  return side === 'right' ? captionTexts.right(repeated) : repeated
}

/** Adds a caption, or counts one that is already shown. The oldest one is dropped when there are too many. */
function withCaption(before: readonly Caption[], text: string, side: Side | null, now: number): Caption[] {
  const until = now + SHOWN_MS
  const isSame = (one: Caption) => one.text === text && one.side === side
  if (before.some(isSame))
    return before.map((one) => (isSame(one) ? { ...one, times: one.times + 1, until } : one))
  return [...before, { text, side, times: 1, until }].slice(-MAX)
}
