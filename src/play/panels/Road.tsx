/** The stages of a road, in a line with their stars. A press starts one. */
import Lock from 'lucide-react/icons/lock'
import Star from 'lucide-react/icons/star'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Option } from '../../engine/core/game/contract'
import { STARS, starsOf } from '../../engine/core/game/road'
import { records } from '../../engine/storage/values/records'
import { useStored } from '../../ui/hydrated'
import { isOpen, playedOptions } from '../opening/unlockedChoices'
import { usePlay } from '../session/core/usePlay'
import { panelTexts } from '../texts/panels'
import styles from './Road.module.css'

const texts = panelTexts.road

/** @param option - one with `road` */
export function Road({ option }: { readonly option: Option }): ReactNode {
  const { entry, session } = usePlay()
  const { options } = useSnapshot(session.view)
  const kept = playedOptions(useStored(records), entry.id)
  const line = useRef<HTMLDivElement>(null)
  const { id, label, choices, initial } = option
  const chosen = options[id] ?? initial
  const stars = starsOf(option, kept)
  const { thumbnails } = session.game
  const [pictures, setPictures] = useState<Readonly<Record<string, string>> | null>(null)
  useEffect(() => {
    // Without them the names are enough.
    thumbnails?.().then(
      (found) => setPictures(found.thumbnails),
      () => undefined,
    )
  }, [thumbnails])
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (!line.current || !current) return
    line.current.scrollLeft = current.offsetLeft - (line.current.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <div className={styles.road} data-road>
      <p className={styles.label}>
        <span>{label}</span>
        <span className={styles.sum}>
          <Star size={14} aria-hidden="true" />{' '}
          {texts.sum(
            stars.reduce((sum, each) => sum + each, 0),
            choices.length * STARS.length,
          )}
        </span>
      </p>
      <div ref={line} role="group" aria-label={label} className={styles.line}>
        {choices.map(({ value, label }, at) => {
          const open = isOpen(option, value, chosen, kept)
          const count = stars[at] ?? 0
          return (
            <button
              key={value}
              type="button"
              className={styles.stage}
              disabled={!open}
              aria-current={value === chosen || undefined}
              aria-label={open ? texts.stage(label, count) : texts.locked(label)}
              onClick={() => session.startWith({ [id]: value })}
            >
              {thumbnails && (!pictures || pictures[value]) && (
                <span className={styles.picture}>
                  {pictures && <img src={pictures[value]} alt="" width={52} height={39} />}
                </span>
              )}
              <span className={styles.name}>{label}</span>
              <span className={styles.stars} aria-hidden="true">
                {open ? (
                  STARS.map((star) => <Star key={star} size={11} data-won={star <= count || undefined} />)
                ) : (
                  <Lock size={13} />
                )}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
