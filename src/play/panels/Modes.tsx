/** The modes of a game as pictures in its start panel. A press starts one. */
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Option } from '../../engine/core/game/contract'
import { Emoji } from '../../ui/controls/Emoji'
import { usePlay } from '../session/core/usePlay'
import { panelTexts } from '../texts/panels'
import styles from './Modes.module.css'

/** @param option - one with `pictures` */
export function Modes({ option }: { readonly option: Option }): ReactNode {
  const { session } = usePlay()
  const { options } = useSnapshot(session.view)
  const { id, label, choices, pictures, recommended, says } = option
  const about = recommended && says?.[recommended]
  const best = choices.find(({ value }) => value === recommended)
  return (
    <>
      <div role="group" aria-label={label} className={styles.modes}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={styles.mode}
            aria-current={choice.value === options[id] || undefined}
            onClick={() => session.startWith({ [id]: choice.value })}
          >
            <span className={styles.picture}>
              <Emoji emoji={pictures?.[choice.value] ?? ''} said="" />
            </span>
            <span className={styles.name}>{choice.label}</span>
            {choice.value === recommended && (
              <span className={styles.recommended}>
                <Star size={14} aria-hidden="true" /> {panelTexts.recommended}
              </span>
            )}
            <span className={styles.says}>{says?.[choice.value]}</span>
          </button>
        ))}
      </div>
      {about && (
        <p className={styles.about} aria-hidden="true">
          <strong>{`${panelTexts.recommended}: ${best?.label}.`}</strong> {about}
        </p>
      )}
    </>
  )
}
