/** The reactions that can be sent, behind one button. */
import Smile from 'lucide-react/icons/smile'
import { type ReactNode, useState } from 'react'
import { Button, IconButton } from '../../ui/controls/Button'
import { Emoji } from '../../ui/controls/Emoji'
import { liveTexts } from '../texts/live'
import styles from './Live.module.css'
import { REACTIONS } from './words'

const texts = liveTexts.bar

interface Props {
  readonly disabled: boolean
  readonly onReact: (reaction: number) => void
  /** Other buttons in the same row. */
  readonly children: ReactNode
}

export function Reactions({ disabled, onReact, children }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={styles.row}>
        <IconButton
          label={texts.reactions}
          variant="quiet"
          aria-expanded={open}
          disabled={disabled}
          icon={<Smile size={20} aria-hidden="true" />}
          onClick={() => setOpen(!open)}
        />
        {children}
      </div>
      {open && !disabled && (
        <div className={styles.reactions} role="group" aria-label={texts.reactions}>
          {REACTIONS.map((emoji, n) => (
            <Button
              key={emoji}
              variant="quiet"
              iconOnly
              aria-label={texts.react(emoji)}
              onClick={() => {
                onReact(n)
                setOpen(false)
              }}
            >
              <Emoji emoji={emoji} said="" />
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** The last reaction. */
export function Reaction({ emoji, own }: { readonly emoji: string; readonly own: boolean }): ReactNode {
  return (
    <span className={styles.reaction} data-reaction={own ? 'own' : 'other'}>
      <Emoji emoji={emoji} />
    </span>
  )
}
