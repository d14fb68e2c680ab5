/** The choice of one of the eight icons. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { CUSTOM_ICON_NAMES, type CustomIconName, customIcon } from '../../library/customIcons'
import { customTexts } from '../../texts/custom'
import styles from './AddGameDialog.module.css'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function IconChoice({ value, onChange }: { value: string; onChange(name: string): void }): ReactNode {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const keys = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const count = CUSTOM_ICON_NAMES.length
    const next = (CUSTOM_ICON_NAMES.indexOf(value as CustomIconName) + step + count) % count
    const name = CUSTOM_ICON_NAMES[next]
    if (name) onChange(name)
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus()
  }
  return (
    <div className={styles.icons}>
      <span id={id} className={styles.label}>
        {customTexts.form.icon}
      </span>
      <div ref={group} role="radiogroup" aria-labelledby={id} className={styles.grid} onKeyDown={keys}>
        {CUSTOM_ICON_NAMES.map((name) => {
          const ChoiceIcon = customIcon(name)
          return (
            <button
              key={name}
              type="button"
              role="radio"
              aria-checked={name === value}
              aria-label={customTexts.icons[name]}
              title={customTexts.icons[name]}
              data-icon={name}
              tabIndex={name === value ? 0 : -1}
              className={styles.icon}
              onClick={() => onChange(name)}
            >
              <ChoiceIcon size={26} aria-hidden />
            </button>
          )
        })}
      </div>
    </div>
  )
}
